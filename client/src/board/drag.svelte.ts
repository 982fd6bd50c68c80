// Drag and drop beside clicks, for mouse and finger. What is dropped makes the same picks as clicks do.

import type { Pick, PickerLike } from '../games/contract';
import { markOf, pickOf } from '../table/spots';
import { same } from './picker.svelte';

const START = 6; // pixels that a hand moves before a click becomes a drag

export interface Point {
  x: number;
  y: number;
}

/** Something that was lifted: what becomes of it. */
export interface Carried {
  /** What follows the pointer; a copy of it is made. Null when the game draws it itself. */
  looks: Element | null;
  moved?: (at: Point) => void;
  drop: (at: Point) => void;
  /** Escape, or the browser took the finger away. */
  cancel: () => void;
}

/** Lift what a hand has moved on: null when nothing there can be carried. */
export type Lift = (from: Element) => Carried | null;

class Drag {
  /** Whether something is being carried. */
  active = $state(false);
  /** Where the pointer is with it. */
  at: Point = $state.raw({ x: 0, y: 0 });
}

/** The one thing that a hand carries. */
export const drag = new Drag();

interface Hand {
  pointer: number;
  from: Element;
  start: Point;
  lifts: Lift[];
  carried: Carried | null;
  shadow: HTMLElement | null;
}

let hand: Hand | null = null;
let swallows = false; // the click that ends a drag

/** An action: things inside this element can be carried. An inner element is asked before an outer one. */
export function dragging(node: HTMLElement, lift: Lift): { update: (lift: Lift) => void; destroy: () => void } {
  let own = lift;
  const asked: Lift = (from) => own(from);
  const down = (event: PointerEvent): void => {
    swallows = false; // an old click will not come any more
    if (event.button !== 0 || !event.isPrimary || !(event.target instanceof Element)) return;
    if (hand?.carried) return;
    if (hand?.pointer === event.pointerId && hand.from === event.target) hand.lifts.push(asked);
    else begin({ pointer: event.pointerId, from: event.target, start: { x: event.clientX, y: event.clientY }, lifts: [asked], carried: null, shadow: null });
  };
  node.addEventListener('pointerdown', down);
  // only a listener that may say no keeps the page from scrolling under a finger that carries something
  node.addEventListener('touchstart', idle, { passive: false });
  return {
    update: (next) => void (own = next),
    destroy: () => {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('touchstart', idle);
    },
  };
}

function idle(): void {
  // see where it is added
}

function begin(next: Hand): void {
  end();
  hand = next;
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', cancel);
  addEventListener('keydown', press, true);
  addEventListener('dragstart', refuse);
  // a thing that is redrawn while it is carried still gets its finger's movements, but they no longer reach the page
  next.from.addEventListener('touchmove', hold as EventListener, { passive: false });
}

function end(): void {
  if (hand === null) return;
  hand.shadow?.remove();
  hand.from.removeEventListener('touchmove', hold as EventListener);
  hand = null;
  removeEventListener('pointermove', move);
  removeEventListener('pointerup', up);
  removeEventListener('pointercancel', cancel);
  removeEventListener('keydown', press, true);
  removeEventListener('dragstart', refuse);
  drag.active = false;
  delete document.documentElement.dataset['dragging'];
}

function move(event: PointerEvent): void {
  if (hand === null || event.pointerId !== hand.pointer) return;
  const at = { x: event.clientX, y: event.clientY };
  if (hand.carried === null && Math.hypot(at.x - hand.start.x, at.y - hand.start.y) < START) return;
  if (hand.carried === null && !take(hand, event, at)) {
    end();
    return;
  }
  drag.at = at;
  if (hand?.shadow) hand.shadow.style.translate = `${at.x - hand.start.x}px ${at.y - hand.start.y}px`;
  hand?.carried?.moved?.(at);
}

function take(held: Hand, event: PointerEvent, at: Point): boolean {
  if (event.pointerType === 'touch' && scrolls(held.from, at.x - held.start.x, at.y - held.start.y)) return false;
  for (const lift of held.lifts) {
    // the copy is made first: what is picked up may be drawn differently, or not at all
    const shadows = new Map<Element, HTMLElement>();
    const near = held.from.closest('[data-pick], [data-piece]');
    if (near !== null) shadows.set(near, shadowOf(near));
    held.carried = lift(held.from);
    if (held.carried === null) continue;
    const { looks } = held.carried;
    held.shadow = looks === null ? null : (shadows.get(looks) ?? shadowOf(looks));
    if (held.shadow) (held.from.closest('main') ?? document.querySelector('main') ?? document.body).append(held.shadow);
    break;
  }
  if (held.carried === null) return false;
  // a finger is bound to where it went down: let it go, so that what lies under it can answer
  if (held.from.hasPointerCapture(event.pointerId)) held.from.releasePointerCapture(event.pointerId);
  getSelection()?.removeAllRanges();
  document.documentElement.dataset['dragging'] = '';
  drag.active = true;
  return true;
}

/** Whether a finger that goes this way still scrolls something. */
function scrolls(from: Element, dx: number, dy: number): boolean {
  const sideways = Math.abs(dx) > Math.abs(dy);
  for (let each: Element | null = from; each !== null; each = each.parentElement) {
    const room = sideways ? each.scrollWidth - each.clientWidth : each.scrollHeight - each.clientHeight;
    const gone = sideways ? each.scrollLeft : each.scrollTop;
    const left = (sideways ? dx : dy) > 0 ? gone : room - gone;
    const flow = getComputedStyle(each)[sideways ? 'overflowX' : 'overflowY'];
    if (left > 1 && (flow === 'auto' || flow === 'scroll')) return true;
  }
  return false;
}

/** A copy of a thing where it is drawn now, which takes no part in anything. */
function shadowOf(thing: Element): HTMLElement {
  const box = thing.getBoundingClientRect();
  const copy = thing.cloneNode(true) as Element;
  for (const each of [copy, ...copy.querySelectorAll('*')]) for (const name of ['id', 'data-pick', 'data-piece', 'data-action', 'role', 'tabindex']) each.removeAttribute(name);
  const shadow = document.createElement('div');
  shadow.className = 'carried';
  shadow.setAttribute('aria-hidden', 'true');
  shadow.inert = true;
  Object.assign(shadow.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
  if (thing instanceof SVGGraphicsElement && !(thing instanceof SVGSVGElement)) {
    const { x, y, width, height } = thing.getBBox();
    const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    picture.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
    copy.removeAttribute('transform');
    picture.append(copy);
    shadow.append(picture);
  } else shadow.append(copy);
  return shadow;
}

function up(event: PointerEvent): void {
  if (hand === null || event.pointerId !== hand.pointer) return;
  const { carried } = hand;
  end();
  if (carried === null) return;
  swallow();
  carried.drop({ x: event.clientX, y: event.clientY });
}

function cancel(event?: PointerEvent): void {
  if (hand === null || (event && event.pointerId !== hand.pointer)) return;
  const { carried } = hand;
  end();
  carried?.cancel();
}

function press(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || hand?.carried == null) return;
  event.preventDefault();
  event.stopPropagation();
  cancel();
  swallow(); // the hand is still down
}

/** The click that ends a drag is none. */
function swallow(): void {
  swallows = true;
  addEventListener('click', click, { capture: true, once: true });
}

function hold(event: TouchEvent): void {
  if (hand?.carried && event.cancelable) event.preventDefault();
}

function refuse(event: Event): void {
  if (hand !== null) event.preventDefault();
}

function click(event: MouseEvent): void {
  if (!swallows) return;
  swallows = false;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Everything that can be pointed at where a thing is let go, the topmost first. */
export function picksAt({ x, y }: Point): Pick[] {
  return document.elementsFromPoint(x, y).flatMap((each) => pickOf(each) ?? []);
}

/** An action for a whole table: whatever leads on to something else can be carried there. */
export function drags(node: HTMLElement, picker: PickerLike): { update: (picker: PickerLike) => void; destroy: () => void } {
  const made = dragging(node, liftWith(picker));
  return { update: (next) => made.update(liftWith(next)), destroy: made.destroy };
}

const liftWith =
  (picker: PickerLike): Lift =>
  (from) => {
    const source = pickOf(from);
    if (source === null || !picker.leads(source)) return null;
    const took = !same(picker.path.at(-1), source);
    if (took) picker.pick(source);
    if (!picker.isPicked(source)) return null;
    const put = (): void => void (took && picker.back());
    return {
      looks: from.closest(markOf(source)),
      drop: (at) => {
        const found = picksAt(at).filter((each) => !same(each, source));
        const goal = found.find((each) => picker.canPick(each));
        const [first] = found;
        if (goal) picker.pick(goal);
        else if (first && (first.kind === 'cell' || first.kind === 'piece')) picker.drop(first);
        else put();
      },
      cancel: put,
    };
  };
