// A hand in the middle of the show: it is never lost, and nothing is ever half done.

import { flushSync } from 'svelte';

/** Whatever can be shown and skipped: what a table tells, the answer of a lesson. */
export interface Showing {
  readonly busy: boolean;
  /** Whether the decision was the person's before it and is after it: then a click means what it points at. */
  readonly counts: boolean;
  skip(): void;
}

const CONTROLS = 'button, a, input, select, summary, dialog';
const PICKS = '[data-pick], [data-card], [data-piece], [data-action], .choices';

/**
 * A click or a key that comes while something is shown ends the show. Where the person was asked all along it goes on to
 * what it points at, which is the present by then; while others act it does nothing else: such a tap
 * means "go on", not the cell that happens to lie under the finger.
 */
export function heed(show: Showing, event: Event, board: boolean): void {
  if (!show.busy || !(event.target instanceof Element)) return;
  if (event instanceof KeyboardEvent && event.key !== 'Enter') return;
  const picks = event.target.closest(PICKS) !== null;
  if (show.counts && picks) {
    show.skip();
    flushSync();
  } else if (board && !event.target.closest(CONTROLS)) {
    show.skip();
    event.stopPropagation();
  }
}
