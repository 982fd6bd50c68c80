// What the server tells of a position, and what anybody may work out from it: counts, not rules.

import type { PieceView, SideView, SummonerEvent, SummonerView } from './types';
import { CARDS, CHANGELING, COUNT, LETTERS, TRAPS } from './content';

export type { PieceView, SideView, SummonerEvent, SummonerView };

export const FILES = 8;
export const RANKS = 4;
export const CELLS = 32;
export const SIDES = ['red', 'blue'] as const;
export const CODES: readonly string[] = Object.keys(CARDS);

export const sideName = (side: number): string => SIDES[side] ?? 'none';
export const fileOf = (cell: number): number => Math.floor(cell / RANKS);
export const rankOf = (cell: number): number => cell % RANKS;
export const cellAt = (file: number, rank: number): number => file * RANKS + rank;
export const cellName = (cell: number): string => `${'abcdefgh'.charAt(fileOf(cell))}${rankOf(cell) + 1}`;
export const cellNamed = (name: string): number => cellAt('abcdefgh'.indexOf(name.charAt(0)), Number(name.charAt(1)) - 1);
/** The two ranks nearest to a side: where its pieces are deployed, and what is tinted in its colour. */
export const homeOf = (cell: number): number => (rankOf(cell) < RANKS / 2 ? 0 : 1);
export const cellsOf = (side: number): number[] => [...Array(CELLS).keys()].filter((cell) => homeOf(cell) === side);

/** The cells strictly between two cells on a straight line; [] when they are on none. */
export function between(from: number, to: number): number[] {
  const across = fileOf(to) - fileOf(from);
  const along = rankOf(to) - rankOf(from);
  const steps = Math.max(Math.abs(across), Math.abs(along));
  if (across !== 0 && along !== 0 && Math.abs(across) !== Math.abs(along)) return [];
  return [...Array(Math.max(steps - 1, 0)).keys()].map((step) =>
    cellAt(fileOf(from) + Math.sign(across) * (step + 1), rankOf(from) + Math.sign(along) * (step + 1)),
  );
}

/** How many pieces of each type a side has at this table. */
export function composition(view: SummonerView): Record<string, number> {
  const text = view.options['composition'] ?? 'standard';
  if (text === 'standard') return { ...COUNT };
  const counts: Record<string, number> = Object.fromEntries(LETTERS.map((letter) => [letter, 0]));
  for (const part of text.trim().split(/[\s,]+/)) {
    counts[part.charAt(0)] = (counts[part.charAt(0)] ?? 0) + Number(part.slice(1));
  }
  return counts;
}

export const cardCount = (view: SummonerView): number => Number(view.options['augment_count'] ?? 3);

/** What a side still hides, by elimination from what everybody has seen (SW-16.6); a changeling counts as what it was. */
export function unseen(view: SummonerView, side: number): Record<string, number> {
  const left = composition(view);
  for (const letter of view.sides[side]?.dead ?? []) left[letter] = (left[letter] ?? 0) - 1;
  for (const piece of view.pieces) {
    if (piece.side !== side || !piece.kind || !(piece.up || piece.public_type)) continue;
    const letter = piece.transformed ? CHANGELING : piece.kind;
    left[letter] = (left[letter] ?? 0) - 1;
  }
  return left;
}

/** How many of a side's unseen pieces would spring a trap, and of how many (SW-19.5). */
export function trapChance(view: SummonerView, side: number): { traps: number; pieces: number } {
  const left = unseen(view, side);
  const pieces = Object.values(left).reduce((sum, count) => sum + count, 0);
  return { traps: TRAPS.reduce((sum, letter) => sum + (left[letter] ?? 0), 0), pieces };
}

/** The cells of a side's face-down pieces that everybody knows to spring a trap (SW-6.9, SW-16.6). */
export function knownTraps(view: SummonerView, side: number): number[] {
  return view.pieces.filter((piece) => piece.side === side && !piece.up && TRAPS.includes(piece.public_type ?? '')).map((piece) => piece.cell);
}

/** How many own pieces can still use an own card; null for what is never used up (SW-10.3). */
export function usesLeft(view: SummonerView, side: number, code: string): number | null {
  const card = CARDS[code];
  if (!card || card.lasting || (card.sign === '&' && view.options['soul_link_uses'] === 'once_per_turn')) return null;
  if (view.sides[side]?.spent_cards?.includes(code)) return 0;
  const bearers = view.pieces.filter((p) => p.side === side && p.kind === card.bearer && !p.transformed && !p.used);
  // a piece that came in without using it, or declined, has lost its use until it is hidden again
  const able = bearers.filter((p) => !card.fromHidden || !p.up || (p.cell === view.summoned && card.timing === 'summon'));
  return card.once ? Math.min(able.length, 1) : able.length;
}
