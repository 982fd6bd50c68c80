// Where things are drawn on the page just now: boards scroll, turn and grow.

import { placeBeside } from '../explain/place';
import type { Pick } from '../protocol/types';

export const EVERY = 200; // milliseconds between two looks

export interface Spot {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What a thing that can be pointed at carries. */
export function markOf({ kind, index }: Pick): string {
  return `[data-pick="${kind}:${index}"]`;
}

/** The thing that an element belongs to. */
export function pickOf(element: EventTarget | null): Pick | null {
  const mark = element instanceof Element ? element.closest('[data-pick]')?.getAttribute('data-pick') : null;
  const found = /^(cell|piece|card|die|button):(-?\d+)$/.exec(mark ?? '');
  return found === null ? null : { kind: found[1] as Pick['kind'], index: Number(found[2]) };
}

/** Every place where something is drawn and not under another part of the page. */
export function spotsOf(marks: string): Spot[] {
  return [...document.querySelectorAll(marks)].filter(isInSight).map((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return { left, top, width, height };
  });
}

/** Where a box stands beside a thing, above it if there is room, and never on what must stay in sight around it. */
export function besideOf(
  at: DOMRect,
  size: { width: number; height: number },
  clear: DOMRect | null,
  under = false,
): { left: number; top: number } {
  const [wide, high] = [size.width, size.height];
  if (clear !== null) return placeBeside(clear, wide, high, { width: innerWidth, height: innerHeight }, at);
  const left = Math.max(8, Math.min(innerWidth - wide - 8, at.left + at.width / 2 - wide / 2));
  const above = at.top - high - 8;
  return { left, top: above > 8 && !under ? above : Math.min(innerHeight - high - 8, at.bottom + 8) };
}

/** What must stay in sight around a thing: it says so with data-clear. */
export const clearOf = (thing: Element | null): DOMRect | null =>
  thing?.closest('[data-clear]')?.getBoundingClientRect() ?? null;

function isInSight(thing: Element): boolean {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const above = width > 0 ? document.elementFromPoint(left + width / 2, top + height / 2) : null;
  return above !== null && above.closest('section') === thing.closest('section');
}
