// A horde card as it is read: which enemy stands where, and what each square bears.

import type { Enemy } from './types';
import type { Sheet } from './printed.svelte';
import { SIDE, columnOf, isPawn, rowOf, type FamilyView, type FigureView, type TrayView } from './view';

export interface Standing {
  square: number;
  /** One, or two for a large enemy. */
  size: number;
  name: string;
  resists: readonly string[];
  deadly: boolean;
  /** It holds a shield towards the card's side. */
  shield: boolean;
  slippery: boolean;
  champion: boolean;
  icons: readonly string[];
}

export interface Reading {
  enemies: readonly Standing[];
  strips: readonly number[];
  /** The middle of a portal and its level. */
  level: number;
}

const STRIPS = '=~^';
const BOSS: Readonly<Record<string, readonly string[]>> = { B: [], K: ['physical'], U: ['magic'] };

function bossSquare(square: number, mark: string): Standing | null {
  const resists = BOSS[mark];
  return resists ? { square, size: 1, name: 'boss', resists, deadly: false, shield: false, slippery: false, champion: false, icons: [] } : null;
}

/** Read a card: a large enemy stands where its letter comes first. */
export function readCard(sheet: Sheet, card: string, isBoss: boolean): Reading {
  const marks = sheet.grid(card).join('');
  const byCode = new Map<string, [string, Enemy]>(Object.entries(sheet.all.enemies).map(([name, enemy]) => [enemy.code, [name, enemy]]));
  const taken = new Set<number>();
  const enemies: Standing[] = [];
  const strips: number[] = [];
  let level = 0;
  [...marks].forEach((mark, square) => {
    if (taken.has(square) || mark === '.') return;
    if (STRIPS.includes(mark)) strips.push(square);
    else if (mark >= '1' && mark <= '9') level = Number(mark);
    else if (isBoss) {
      const standing = bossSquare(square, mark);
      if (standing) enemies.push(standing);
    } else {
      const [name, enemy] = byCode.get(mark) ?? [];
      if (!name || !enemy) return;
      const size = enemy.large ? 2 : 1;
      for (const more of [0, 1, SIDE, SIDE + 1].slice(0, enemy.large ? 4 : 1)) taken.add(square + more);
      enemies.push({ square, size, name, resists: enemy.resists, deadly: enemy['tiles-only'], shield: enemy.shield, slippery: enemy.slippery, champion: enemy.champion, icons: enemy.icons });
    }
  });
  return { enemies, strips, level };
}

export const readTray = (sheet: Sheet, tray: TrayView): Reading => readCard(sheet, tray.card, tray.kind === 'boss');

/** The squares of an enemy. */
export const squaresOf = (standing: Standing): number[] => (standing.size === 1 ? [standing.square] : [0, 1, SIDE, SIDE + 1].map((more) => standing.square + more));

/** The squares that a figure covers: a base of two by two, by the number of its block, or the one square of a pawn. */
export const standsOn = (figure: FigureView): number[] => ((figure.block ?? -1) < 0 ? [] : isPawn(figure) ? [figure.block ?? 0] : baseSquares(figure.block ?? 0));

/** The squares of a base on a tray, by the number of its block. */
export const baseSquares = (block: number): number[] => [0, 1, SIDE, SIDE + 1].map((more) => SIDE * Math.floor(block / 4) + (block % 4) + more);

/** Everything that lies on a tray already: nothing else may be laid there. */
export function occupied(view: FamilyView, tray: TrayView): Set<number> {
  const found = new Set<number>([...(tray.soldiers ?? []), ...(tray.tiles ?? []).flatMap((tile) => tile.squares)]);
  for (const figure of view.figures) if (figure.tray === tray.tray) for (const square of standsOn(figure)) found.add(square);
  return found;
}

/** Whether a cell lies on this side of another one: a diagonal one lies on two. */
export function isOnSide(side: string, at: number, cell: number): boolean {
  if (side === 'N') return rowOf(cell) < rowOf(at);
  if (side === 'S') return rowOf(cell) > rowOf(at);
  if (side === 'E') return columnOf(cell) > columnOf(at);
  return side === 'W' && columnOf(cell) < columnOf(at);
}

/** A curse takes away shields and resistance. */
const isCursed = (tray: TrayView): boolean => (tray.marks ?? []).includes('cursed');

/** Whether the attack in hand comes from the side to which shields are held. */
export function isShielded(view: FamilyView, sheet: Sheet, tray: TrayView): boolean {
  const source = view.volley?.source ?? -1;
  return source >= 0 && !isCursed(tray) && isOnSide(sheet.horde(tray.card)?.shield ?? '', tray.cell, source);
}

/** What all enemies of a tray resist at the moment, beside what each of them has printed. */
export const resistedOn = (tray: TrayView, standing: Standing): readonly string[] => (isCursed(tray) ? [] : [...standing.resists, ...(tray.resists ?? [])]);

/** The squares of a piece that cannot lie here, as a drawing shows them; whether it may is the server's affair. */
export function conflicts(view: FamilyView, sheet: Sheet, tray: TrayView, squares: readonly number[], damage: string): number[] {
  const reading = readTray(sheet, tray);
  const taken = occupied(view, tray);
  const closed = new Set([...reading.strips, ...(reading.level > 0 || tray.level ? [12] : [])]);
  const shielded = isShielded(view, sheet, tray);
  const hard = new Set(reading.enemies.filter((each) => resistedOn(tray, each).includes(damage) || (shielded && each.shield) || (damage === 'soldier' && each.deadly)).flatMap(squaresOf));
  return squares.filter((square) => taken.has(square) || closed.has(square) || hard.has(square));
}
