// A closer look at a board inside its fixed box: wheel, two fingers, + and -; a hand that carries nothing moves it.

import { drag, type Point } from './drag.svelte';

const MOST = 4;
const STEP = 1.25;
const FIRM = 8; // pixels: later than a drag begins, so that a hand that carries something moves nothing else

interface Box {
  width: number;
  height: number;
}

/** How large a board is drawn, and where its corner lies, in shares of its own box. */
export class Zoom {
  scale = $state(1);
  x = $state(0);
  y = $state(0);

  get changed(): boolean {
    return this.scale > 1;
  }

  /** Zoom by a factor, so that what lies at this point (in shares of the box) stays there. */
  by(factor: number, at: Point = { x: 0.5, y: 0.5 }): void {
    const scale = Math.min(MOST, Math.max(1, this.scale * factor));
    const grown = scale / this.scale;
    this.#put(scale, at.x - (at.x - this.x) * grown, at.y - (at.y - this.y) * grown);
  }

  in(): void {
    this.by(STEP);
  }

  out(): void {
    this.by(1 / STEP);
  }

  move(x: number, y: number): void {
    this.#put(this.scale, this.x + x, this.y + y);
  }

  reset(): void {
    this.#put(1, 0, 0);
  }

  /** Where something that lies here on the whole board is seen now, in shares of the box. */
  seen(at: Point): Point {
    return { x: this.x + at.x * this.scale, y: this.y + at.y * this.scale };
  }

  /** The board never leaves its box. */
  #put(scale: number, x: number, y: number): void {
    const held = (value: number): number => Math.min(0, Math.max(1 - scale, value));
    this.scale = scale;
    this.x = held(x);
    this.y = held(y);
  }
}

const isTyping = (target: EventTarget | null): boolean => target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

/** An action for the box of a board: what it holds with `data-zoomed` is drawn larger, and nothing else on the page moves. */
export function zooming(node: HTMLElement, zoom: Zoom): { destroy: () => void } {
  const fingers = new Map<number, Point>();
  let hand: { start: Point; last: Point; moves: boolean } | null = null;
  let apart = 0;
  let swallows = false;

  const drawn = (): HTMLElement | SVGElement | null => node.querySelector<HTMLElement | SVGElement>('[data-zoomed]');
  const whole = (): Box & Point => {
    const { width = 1, height = 1, left = 0, top = 0 } = drawn()?.getBoundingClientRect() ?? {};
    const [wide, high] = [width / zoom.scale || 1, height / zoom.scale || 1];
    return { width: wide, height: high, x: left - zoom.x * wide, y: top - zoom.y * high };
  };
  const shareOf = (at: Point): Point => {
    const box = whole();
    return { x: (at.x - box.x) / box.width, y: (at.y - box.y) / box.height };
  };

  const stop = $effect.root(() => {
    $effect(() => {
      const { scale, x, y } = zoom;
      const shown = drawn();
      node.style.overflow = scale > 1 ? 'hidden' : '';
      node.style.touchAction = scale > 1 ? 'none' : 'pan-x pan-y';
      if (shown === null) return;
      shown.style.transformOrigin = '0 0';
      shown.style.transform = scale > 1 ? `translate(${x * 100}%, ${y * 100}%) scale(${scale})` : '';
    });
  });

  function wheel(event: WheelEvent): void {
    if (event.target instanceof Element && event.target.closest('.sheet') !== null) return; // a card that lies open scrolls
    if (event.deltaY === 0 || (event.deltaY > 0 && !zoom.changed && !event.ctrlKey)) return;
    event.preventDefault();
    zoom.by(Math.exp(-Math.sign(event.deltaY) * Math.min(Math.abs(event.deltaY), 120) * 0.0022), shareOf({ x: event.clientX, y: event.clientY }));
  }

  function down(event: PointerEvent): void {
    swallows = false;
    const at = { x: event.clientX, y: event.clientY };
    if (event.pointerType === 'touch') fingers.set(event.pointerId, at);
    apart = spread();
    hand = fingers.size > 1 || event.button > 1 || !event.isPrimary ? null : { start: at, last: at, moves: false };
  }

  function move(event: PointerEvent): void {
    const at = { x: event.clientX, y: event.clientY };
    if (fingers.has(event.pointerId)) fingers.set(event.pointerId, at);
    if (fingers.size > 1) pinch();
    else if (hand !== null) carry(at);
  }

  function pinch(): void {
    const now = spread();
    const all = [...fingers.values()];
    const middle = { x: all.reduce((sum, each) => sum + each.x, 0) / all.length, y: all.reduce((sum, each) => sum + each.y, 0) / all.length };
    if (apart > 0 && now > 0) zoom.by(now / apart, shareOf(middle));
    apart = now;
    swallows = true;
  }

  function carry(at: Point): void {
    if (hand === null || !zoom.changed) return;
    if (!hand.moves && Math.hypot(at.x - hand.start.x, at.y - hand.start.y) < FIRM) return;
    if (drag.active) {
      hand = null;
      return;
    }
    const box = whole();
    zoom.move((at.x - hand.last.x) / box.width, (at.y - hand.last.y) / box.height);
    hand = { ...hand, last: at, moves: true };
    swallows = true;
  }

  const spread = (): number => {
    const [one, two] = [...fingers.values()];
    return one && two ? Math.hypot(one.x - two.x, one.y - two.y) : 0;
  };

  function up(event: PointerEvent): void {
    fingers.delete(event.pointerId);
    apart = spread();
    hand = null;
  }

  /** The click that ends a pinch or a move of the board is none. */
  function click(event: MouseEvent): void {
    if (!swallows) return;
    swallows = false;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Two taps beside everything that can be pointed at: the whole board again. */
  function twice(event: MouseEvent): void {
    if (event.target instanceof Element && event.target.closest('[data-pick], button') === null) zoom.reset();
  }

  function hold(event: TouchEvent): void {
    if (event.touches.length > 1 && event.cancelable) event.preventDefault();
  }

  function press(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || document.querySelector('dialog[open]')) return;
    if (event.key === '+' || event.key === '=') zoom.in();
    else if (event.key === '-') zoom.out();
    else return;
    event.preventDefault();
  }

  const own: [string, EventListener, AddEventListenerOptions][] = [
    ['wheel', wheel as EventListener, { passive: false }],
    ['pointerdown', down as EventListener, {}],
    ['click', click as EventListener, { capture: true }],
    ['dblclick', twice as EventListener, {}],
    ['touchmove', hold as EventListener, { passive: false }],
  ];
  for (const [kind, listener, how] of own) node.addEventListener(kind, listener, how);
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', up);
  addEventListener('keydown', press);
  return {
    destroy: () => {
      stop();
      for (const [kind, listener, how] of own) node.removeEventListener(kind, listener, how);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
      removeEventListener('keydown', press);
    },
  };
}
