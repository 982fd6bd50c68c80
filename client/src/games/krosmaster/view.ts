// What the server tells of a position, sorted for the drawings.

import { SEATS, VERBS as NAMES } from './content';
import { cellAt } from './geometry';
import type { HeldView, KrosmasterEvent, KrosmasterView, PieceView, PlayerView } from './types';

export type { HeldView, KrosmasterEvent, KrosmasterView, PieceView, PlayerView };

export { ELEMENTS, FACES, FIGURE_CARD, HELD_CARD, RANKS, SEATS, SHOP_CARD, SPELL_CARD, TEAM_CARD } from './content';

const numberOf = (verb: string): number => Number(Object.keys(NAMES).find((number) => NAMES[Number(number)] === verb) ?? -1);
/** The verbs that the drawings have to tell apart, by number: a step is built here, the others are marked by what they do. */
export const VERBS = { move: numberOf('move'), cast: numberOf('cast'), break: numberOf('break'), punch: numberOf('punch'), use: numberOf('use') } as const;

export const seatName = (seat: number): string => SEATS[seat] ?? 'none';
export const verbOf = (action: number): number => (action >>> 16) & 0xff;
export const argOf = (action: number): number => action & 0xffff;
/** A step to a cell, as it travels. */
export const step = (seat: number, cell: number): number => (seat << 24) | (VERBS.move << 16) | cell;

export const isCharacter = (piece: PieceView): boolean => piece.species === 'krosmaster' || piece.species === 'creature';
export const isFigure = (piece: PieceView): boolean => piece.species === 'krosmaster';
export const cellOf = (piece: PieceView): number => piece.cell ?? -1;
export const lifeOf = (piece: PieceView): number => Math.max(0, piece.hp - (piece.damage ?? 0));
/** The name of what it is, as a key. */
export const nameKey = (piece: Pick<PieceView, 'kind' | 'species'>): string =>
  piece.species === 'krosmaster' ? `figure-${piece.kind}` : `summon-${piece.kind}`;

export function powersOf(piece: PieceView): string[] {
  return [...new Set([...(piece.powers ?? []), ...(piece.inspired ?? []), ...(piece.equipped ?? [])])];
}

/** Who or what stands on the cells; traps lie on them and are kept apart. */
export class Field {
  readonly at = new Map<number, PieceView>();
  readonly traps = new Map<number, PieceView>();

  constructor(readonly view: KrosmasterView) {
    for (const piece of view.pieces) {
      if (cellOf(piece) >= 0) (piece.species === 'trap' ? this.traps : this.at).set(cellOf(piece), piece);
    }
  }

  side(seat: number): number {
    return this.view.players[seat]?.side ?? seat;
  }

  allies(one: PieceView, other: PieceView): boolean {
    return this.side(one.owner) === this.side(other.owner);
  }
}

export const rowsOf = (width: number, height: number): number[][] =>
  [...Array(height).keys()].map((row) => [...Array(width).keys()].map((column) => cellAt(column, row)));

/** The Krosmasters of a seat in the order they act; before the order is set, as they were chosen. */
export function lineOf(view: KrosmasterView, seat: number): PieceView[] {
  const timeline = view.players[seat]?.timeline ?? [];
  const own = view.pieces.filter((piece) => piece.owner === seat && isFigure(piece));
  const placed = timeline.flatMap((number) => own.find((piece) => piece.piece === number) ?? []);
  return [...placed, ...own.filter((piece) => !placed.includes(piece))];
}

/** How many Gallons of Glory there were for each side before any changed hands: the length of the bar. */
export function gallons(view: KrosmasterView): number {
  return view.players.reduce((sum, player) => sum + (player.gg ?? 0), 0) + (view.wild ?? 0);
}

/** Whether there is any money in this game: in the bank, in a pool or on the ground. */
export const hasKamas = (view: KrosmasterView): boolean =>
  (view.bank ?? 0) > 0 || view.players.some((player) => (player.pool ?? 0) > 0) || Object.keys(view.board.coins ?? {}).length > 0;

/** Whether the market is open: there are rewards in this game, and they lie on the table. */
export const hasMarket = (view: KrosmasterView): boolean =>
  view.market?.shop.some((reward, place) => reward !== '' || (view.market?.piles[place] ?? 0) > 0) ?? false;
