// Where the active character can walk, cast and see, as the server tells it in short: only read here.

import type { KrosmasterView } from './types';

/** A way to a cell: the cells stepped on, the last one being the goal; the risk to be locked on it, in percent. */
export interface Way {
  cells: readonly number[];
  risk: number;
  /** The first cell with a trap; null when there is none. */
  trap: number | null;
}

/** Every cell that can be walked to now, with its way. */
export function waysIn(view: KrosmasterView): Map<number, Way> {
  const steps = new Map((view.active?.ways ?? []).map((step) => [step[0], step]));
  const found = new Map<number, Way>();
  for (const [cell, before, risk, trap] of steps.values()) {
    const cells = [cell];
    for (let step = steps.get(before); step !== undefined; step = steps.get(step[1])) cells.unshift(step[0]);
    found.set(cell, { cells, risk, trap: trap < 0 ? null : trap });
  }
  return found;
}

const DIGITS = 3; // of base 16: one row of twelve cells

/** The cells of a set: a bit for each, row by row. */
export function cellsIn(rows: string): number[] {
  const found: number[] = [];
  for (let row = 0; row * DIGITS < rows.length; row += 1) {
    const mask = parseInt(rows.slice(row * DIGITS, (row + 1) * DIGITS), 16);
    for (let column = 0; column < 12; column += 1) if ((mask >> (11 - column)) & 1) found.push(12 * row + column);
  }
  return found;
}

/** How far a cell lies from the active character; null where there is no ground. */
export function farTo(view: KrosmasterView, cell: number): number | null {
  const steps = parseInt(view.active?.far?.charAt(cell) ?? '', 36);
  return Number.isNaN(steps) ? null : steps;
}

/** What stands in the way of a look at a cell, nearest first; nothing means that it is seen. */
export const blocksOf = (view: KrosmasterView, cell: number): readonly number[] => view.active?.hidden?.[cell] ?? [];

/** The cells in a spell's range, and those of them that are not seen where that matters. */
export function rangeOf(view: KrosmasterView, slot: number): { cells: readonly number[]; unseen: ReadonlySet<number> } {
  const place = view.active?.slots?.[slot];
  const cells = cellsIn(place?.cells ?? '');
  return { cells, unseen: new Set(place?.sight ? cells.filter((cell) => blocksOf(view, cell).length > 0) : []) };
}
