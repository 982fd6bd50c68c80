// While a deployment is only planned, a tap is not yet an action: it takes up a piece, or changes two.

import type { Pick, PickerLike, Speech } from '../contract';
import type { Draft } from './draft.svelte';

/** The picker of a plan: every own cell may be picked, and nothing is sent. */
export function planPicker(real: PickerLike, draft: Draft, speech: Speech): PickerLike {
  const mine = (pick: Pick) => pick.kind === 'cell' && pick.index in draft.kinds;
  return {
    get seat() {
      return real.seat;
    },
    get active() {
      return real.active;
    },
    get path() {
      return draft.held === null ? [] : [{ kind: 'cell' as const, index: draft.held }];
    },
    left: [],
    menu: [],
    pending: null,
    refusal: null,
    targets: (kind) => new Set(kind === 'cell' ? Object.keys(draft.kinds).map(Number) : []),
    canPick: mine,
    isPicked: (pick) => pick.kind === 'cell' && pick.index === draft.held,
    options: () => [],
    label: (pick) => (mine(pick) ? speech.say(draft.held === null ? 'draw-take-up' : 'draw-swap-here') : ''),
    mark: (pick) => (mine(pick) && draft.held !== null ? 'place' : null),
    pick: (pick) => {
      if (pick.kind === 'cell') draft.tap(pick.index);
    },
    leads: mine,
    drop: (pick) => {
      if (mine(pick)) draft.tap(pick.index);
    },
    back: () => {
      const held = draft.held !== null;
      draft.held = null;
      return held;
    },
    clear: () => {
      draft.held = null;
    },
    consider: () => undefined,
    choose: () => undefined,
    many: () => undefined,
    prepare: () => undefined,
  };
}
