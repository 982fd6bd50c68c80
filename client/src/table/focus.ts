// The keyboard stays where the player works: what had the focus may go away with a move, and the browser would then
// begin at the top of the page again.

const FOCUSABLE = 'button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled), [tabindex="0"]';
// what a place of the table offers first; undo and other buttons are not meant by a second Enter
const OFFERED = ['.pickable:is(button, [tabindex="0"])', '.pickable [tabindex="0"]', '.pickable button:not(:disabled)', '[data-action]:not(:disabled)', '.choices > button:not(:disabled)'];
const STOP = '[role="gridcell"][tabindex="0"]';

function isShown(node: Element | null): node is HTMLElement | SVGElement {
  return (node instanceof HTMLElement || node instanceof SVGElement) && node.getClientRects().length > 0;
}

/** Where the board's keys are: the cell that Tab stops at, or else the first thing on it. */
export function boardStop(root: ParentNode): HTMLElement | SVGElement | null {
  const board = root.querySelector('section.board');
  const found = [...(board?.querySelectorAll(STOP) ?? []), ...(board?.querySelectorAll(FOCUSABLE) ?? [])].find(isShown);
  return found ?? null;
}

/** An action of the table's <main>: gives the focus back to the thing that was worked with, to its place, or to the board. */
export function keepsFocus(root: HTMLElement): { destroy(): void } {
  let place: Element | null = null;
  let pick = '';
  let keys = false; // whether the person works with the keyboard
  let asked = 0;

  const note = (event: FocusEvent): void => {
    if (!(event.target instanceof Element)) return;
    place = event.target.closest('section');
    pick = event.target.closest('[data-pick]')?.getAttribute('data-pick') ?? '';
  };
  const press = (event: Event): void => void (keys = event.type === 'keydown');

  function isLost(): boolean {
    const at = document.activeElement;
    return at === null || at === document.body || at.matches(':disabled') || (root.contains(at) && !isShown(at));
  }

  function restore(): void {
    asked = 0;
    if (!keys || place === null || !isLost() || document.querySelector('dialog[open]') !== null) return;
    const again = pick === '' ? null : (place.isConnected ? place : root).querySelector(`[data-pick="${pick}"]:is(button:not(:disabled), [tabindex])`);
    const offered = place.isConnected ? OFFERED.flatMap((each) => [...(place?.querySelectorAll(each) ?? [])]) : [];
    const next = [again, ...offered].find(isShown) ?? boardStop(root) ?? root;
    if (next === root) root.setAttribute('tabindex', '-1');
    const worked = { place, pick };
    next.focus({ preventScroll: next === root });
    // it stands in for what is gone: whatever comes back there gets the focus again
    if (next !== again) ({ place, pick } = worked);
  }

  const watch = new MutationObserver(() => {
    if (keys && asked === 0 && isLost()) asked = requestAnimationFrame(restore);
  });
  watch.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'hidden', 'class'] });
  root.addEventListener('focusin', note);
  addEventListener('keydown', press, true);
  addEventListener('pointerdown', press, true);
  return {
    destroy() {
      watch.disconnect();
      cancelAnimationFrame(asked);
      root.removeEventListener('focusin', note);
      removeEventListener('keydown', press, true);
      removeEventListener('pointerdown', press, true);
    },
  };
}
