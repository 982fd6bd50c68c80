// What the server tells of a position, sorted for the drawings.

import { SEATS, SLOTS, VERBS as NAMES } from './content';
import { beyond, cellAt, cellOf, hexOf, type Hex } from './hexes';
import type { BattleView, CellView, MeepleEvent, MeepleView, PlayerView, SlotView, TileView } from './types';

export type { BattleView, CellView, MeepleEvent, MeepleView, PlayerView, SlotView, TileView };

const numberOf = (verb: string): number => Number(Object.keys(NAMES).find((number) => NAMES[Number(number)] === verb) ?? -1);
/** The verbs that the drawings have to tell apart, by number. */
export const VERBS = {
  step: numberOf('step'), cave: numberOf('cave'), tunnel: numberOf('tunnel'), rotate: numberOf('rotate'), done: numberOf('done'),
} as const;

export const seatName = (seat: number): string => SEATS[seat] ?? 'none';
export const sideKey = (seat: number): string => `side-${seatName(seat)}`;
export const slotName = (slot: number): string => SLOTS[slot % 4] ?? '';
export const ownerOf = (slot: number): number => Math.floor(slot / 4);
export const verbOf = (action: number): number => (action >>> 16) & 0xff;
export const sum = (numbers: readonly number[] | undefined): number => (numbers ?? []).reduce((all, each) => all + each, 0);

export const villageOf = (view: MeepleView, seat: number): SlotView[] => view.slots.filter((slot) => ownerOf(slot.slot) === seat);
export const asked = (view: MeepleView): number => view.question.seat ?? -1;

/** What lies where. */
export class Field {
  readonly tiles = new Map<number, TileView>();
  readonly slots = new Map<number, SlotView>();
  readonly waiting = new Map<number, CellView>();
  readonly #numbers = new Map<number, TileView>();

  constructor(readonly view: MeepleView) {
    for (const tile of view.tiles) {
      this.tiles.set(cellOf(tile), tile);
      this.#numbers.set(tile.tile, tile);
    }
    for (const slot of view.slots) this.slots.set(cellOf(slot), slot);
    for (const cell of view.cells ?? []) this.waiting.set(cellOf(cell), cell);
  }

  tile(number: number): TileView | undefined {
    return this.#numbers.get(number);
  }

  /** Empty cells beside a territory. */
  get rim(): number[] {
    const found = new Set<number>();
    for (const tile of this.view.tiles) {
      for (let edge = 0; edge < 6; edge += 1) {
        const cell = cellOf(beyond(tile, edge));
        if (!this.tiles.has(cell) && !this.slots.has(cell)) found.add(cell);
      }
    }
    // a tile that is just being laid has its cell already
    for (const cell of this.waiting.keys()) if (!this.tiles.has(cell)) found.add(cell);
    return [...found];
  }

  get cells(): number[] {
    return [...this.tiles.keys(), ...this.slots.keys(), ...this.rim];
  }
}

/** The cell that a village's gate opens to, and the slot behind it. */
export function gateOf(view: MeepleView, seat: number): { tile: TileView; front: SlotView } | null {
  const tile = view.tiles.find((each) => each.gate === seat);
  const front = view.slots.find((slot) => slot.slot === 4 * seat);
  return tile && front ? { tile, front } : null;
}

export const at = (cell: number): Hex => hexOf(cell);
export { cellAt, cellOf };
