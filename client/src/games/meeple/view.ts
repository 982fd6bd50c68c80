// What the server tells of a position, and what anybody may work out from it: places and sums, not rules.

import { SEATS, SLOTS, VERBS as NAMES } from './content';
import { beyond, cellAt, cellOf, hexOf, type Hex } from './hexes';
import { printed, type PrintedBuilding } from './printed.svelte';
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
export const argOf = (action: number): number => action & 0xffff;
export const sum = (numbers: readonly number[] | undefined): number => (numbers ?? []).reduce((all, each) => all + each, 0);

/** How many meeples hold a public building. */
export const GARRISON = 2;
/** What a territory can give to whoever holds it. */
export const counts = (tile: TileView): boolean => tile.kind === 'tower' || (tile.bonus ?? '') !== '';
/** Who holds it now, so that it would count at the start of their turn; nobody is -1. */
export const holder = (tile: TileView): number => (counts(tile) ? tile.men.findIndex((men) => men >= GARRISON) : -1);

/** Meeples of the current player that have not moved yet. */
export const ready = (view: MeepleView, tile: TileView): number => Math.max(0, (tile.men[view.turn] ?? 0) - (tile.moved ?? 0));
export const free = (slot: SlotView): number => (slot.defence ?? 0) - sum(slot.guests);
/** Every defence space is taken: it falls at the end of the turn. */
export const isFalling = (slot: SlotView): boolean => (slot.building ?? '') !== '' && free(slot) <= 0;

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
    for (const cell of this.waiting.keys()) found.add(cell);
    return [...found];
  }

  get cells(): number[] {
    return [...this.tiles.keys(), ...this.slots.keys(), ...this.rim];
  }

  /** Forest on the border beyond this edge, on whichever side it is printed, that no tree token has opened. */
  isClosed(tile: TileView, edge: number): boolean {
    const other = this.tiles.get(cellOf(beyond(tile, edge)));
    const opened = tile.trees?.includes(edge) || other?.trees?.includes((edge + 3) % 6);
    return !opened && (tile.forest?.includes(edge) || other?.forest?.includes((edge + 3) % 6) || false);
  }
}

/** The end spaces of a path with the turns that the worker needs to get there, the nearest way; from an end it starts anew. */
export function turnsTo(building: PrintedBuilding, space: number): Map<number, number> {
  const found = new Map<number, number>();
  const isEnd = (each: number): boolean => (building.spaces[each]?.action ?? '') !== '';
  let [reached, turns] = [[isEnd(space) ? 0 : space], isEnd(space) ? 1 : 0];
  while (reached.length > 0 && turns < 9) {
    turns += 1;
    reached = reached.flatMap((each) => building.spaces[each]?.after ?? []);
    for (const each of reached) if (isEnd(each) && !found.has(each)) found.set(each, turns);
  }
  return found;
}

/** A site's worker: the steps it still has to make. */
export const stepsLeft = (slot: SlotView): number => Math.max(0, (printed.building(slot.building ?? '')?.build ?? 0) - (slot.space ?? 0));

/** The cell that a village's gate opens to, and the slot behind it. */
export function gateOf(view: MeepleView, seat: number): { tile: TileView; front: SlotView } | null {
  const tile = view.tiles.find((each) => each.gate === seat);
  const front = view.slots.find((slot) => slot.slot === 4 * seat);
  return tile && front ? { tile, front } : null;
}

export const at = (cell: number): Hex => hexOf(cell);
export { cellAt, cellOf };
