// Where things are drawn on the page just now: boards scroll, turn and grow.

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

function isInSight(thing: Element): boolean {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const above = width > 0 ? document.elementFromPoint(left + width / 2, top + height / 2) : null;
  return above !== null && above.closest('section') === thing.closest('section');
}
