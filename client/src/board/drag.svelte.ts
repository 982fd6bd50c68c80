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
  /** True when the game itself shows what would lie there: the copy then makes room. */
  moved?: (at: Point) => boolean;
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
  const shown = hand?.carried?.moved?.(at) ?? false;
  if (hand?.shadow) hand.shadow.style.visibility = shown ? 'hidden' : '';
}

function take(held: Hand, event: PointerEvent, at: Point): boolean {
  if (event.pointerType === 'touch' && scrolls(held.from, at.x - held.start.x, at.y - held.start.y)) return false;
  for (const lift of held.lifts) {
    // the copy is made first: what is picked up may be drawn differently, or not at all
    const shadows = new Map<Element, HTMLElement>();
    const near = held.from.closest('[data-pick], [data-piece]');
    for (const each of [near, drawnAs(pickOf(held.from))]) if (each !== null) shadows.set(each, shadowOf(each));
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

/** What shows a thing, when that is not what takes its clicks: a figure stands above its cell. */
function drawnAs(pick: Pick | null): Element | null {
  return pick === null ? null : document.querySelector(`[data-drawn="${pick.kind}:${pick.index}"]`);
}

/** A copy of a thing where it is drawn now, which takes no part in anything. */
function shadowOf(thing: Element): HTMLElement {
  const box = thing.getBoundingClientRect();
  const copy = thing.cloneNode(true) as Element;
  for (const each of [copy, ...copy.querySelectorAll('*')]) for (const name of ['id', 'data-pick', 'data-piece', 'data-drawn', 'data-action', 'role', 'tabindex']) each.removeAttribute(name);
  const shadow = document.createElement('div');
  // it leaves its game's frame and keeps the frame's colours
  const frame = thing.closest<HTMLElement>('[data-game]');
  shadow.className = ['carried', ...(frame?.classList ?? [])].filter((name) => !name.startsWith('svelte-')).join(' ');
  if (frame?.dataset['game']) shadow.dataset['game'] = frame.dataset['game'];
  shadow.setAttribute('aria-hidden', 'true');
  shadow.inert = true;
  Object.assign(shadow.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
  if (thing instanceof SVGGraphicsElement && !(thing instanceof SVGSVGElement)) {
    const { x, y, width, height } = thing.getBBox();
    const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    picture.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
    copy.removeAttribute('transform');
    if (copy instanceof SVGElement) copy.style.transform = 'none';
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

/** What a drawing knows better than the options: a figure whose turn it is stands somewhere, and its options are only goals. */
export interface Stance {
  picker: PickerLike;
  /** Whether what stands here may be carried to any goal of the moment. */
  stands?: (source: Pick) => boolean;
  /** How a goal is taken where it is not simply the picker's business. */
  put?: (goal: Pick) => void;
}

/** An action for a table or a board: whatever leads on to something else can be carried there. */
export function drags(node: HTMLElement, given: PickerLike | Stance): { update: (given: PickerLike | Stance) => void; destroy: () => void } {
  const made = dragging(node, liftOf(given));
  return { update: (next) => made.update(liftOf(next)), destroy: made.destroy };
}

function liftOf(given: PickerLike | Stance): Lift {
  if (!('picker' in given)) return liftWith(given);
  const { picker, stands, put } = given;
  const plain = liftWith(picker, put);
  return (from) => {
    const source = pickOf(from);
    return source !== null && picker.active && picker.path.length === 0 && stands?.(source) ? standing(picker, from, source) : plain(from);
  };
}

/** Something that is carried without being picked: only where it is let go counts. */
function standing(picker: PickerLike, from: Element, source: Pick): Carried {
  return {
    looks: drawnAs(source) ?? from.closest(markOf(source)),
    drop: (at) => {
      const found = picksAt(at).filter((each) => !same(each, source));
      const goal = found.find((each) => picker.canPick(each)) ?? found.find((each) => each.kind === 'cell' || each.kind === 'piece');
      if (goal) picker.drop(goal);
    },
    cancel: () => undefined,
  };
}

const liftWith =
  (picker: PickerLike, into?: (goal: Pick) => void): Lift =>
  (from) => {
    const source = pickOf(from);
    if (source === null || !picker.leads(source)) return null;
    const took = !same(picker.path.at(-1), source);
    if (took) picker.pick(source);
    if (!picker.isPicked(source)) return null;
    const put = (): void => void (took && picker.back());
    return {
      looks: drawnAs(source) ?? from.closest(markOf(source)),
      drop: (at) => {
        const found = picksAt(at).filter((each) => !same(each, source));
        const goal = found.find((each) => picker.canPick(each));
        const [first] = found;
        if (goal) (into ?? ((pick: Pick) => picker.pick(pick)))(goal);
        else if (first && (first.kind === 'cell' || first.kind === 'piece')) picker.drop(first);
        else put();
      },
      cancel: put,
    };
  };
