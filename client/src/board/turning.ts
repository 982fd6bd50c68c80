// Turn what is in hand: R, the wheel and the right button; F for its other side.

export interface Turnable {
  /** Whether something is in hand that can be turned. */
  active: boolean;
  turn: () => void;
  flip?: () => void;
}

const NOTCH = 60; // pixels of a wheel or a touchpad for one turn

/** An action: wheel and right click inside this element, and the keys anywhere on the page, turn what is in hand. */
export function turning(node: HTMLElement, given: Turnable): { update: (given: Turnable) => void; destroy: () => void } {
  let now = given;
  let rolled = 0;

  function wheel(event: WheelEvent): void {
    if (!now.active || event.ctrlKey) return;
    event.preventDefault();
    event.stopPropagation(); // it does not zoom as well
    rolled += event.deltaY;
    if (Math.abs(rolled) < NOTCH) return;
    rolled = 0;
    now.turn();
  }

  function menu(event: MouseEvent): void {
    if (!now.active) return;
    event.preventDefault();
    now.turn();
  }

  function press(event: KeyboardEvent): void {
    if (!now.active || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement || event.target instanceof HTMLTextAreaElement) return;
    const key = event.key.toLowerCase();
    if (key === 'r') now.turn();
    else if (key === 'f' && now.flip) now.flip();
    else return;
    event.preventDefault();
  }

  node.addEventListener('wheel', wheel, { passive: false });
  node.addEventListener('contextmenu', menu);
  addEventListener('keydown', press);
  return {
    update: (next) => {
      if (next.active !== now.active) rolled = 0;
      now = next;
    },
    destroy: () => {
      node.removeEventListener('wheel', wheel);
      node.removeEventListener('contextmenu', menu);
      removeEventListener('keydown', press);
    },
  };
}
