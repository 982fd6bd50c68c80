// A horde card as it is read: which enemy stands where, and what each square bears.

import type { Enemy } from './types';
import type { Sheet } from './printed.svelte';
import { SIDE, type FamilyView, type TrayView } from './view';

export interface Standing {
  square: number;
  /** One, or two for a large enemy. */
  size: number;
  name: string;
  resists: readonly string[];
  deadly: boolean;
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
  return resists ? { square, size: 1, name: 'boss', resists, deadly: false, icons: [] } : null;
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
      enemies.push({ square, size, name, resists: enemy.resists, deadly: enemy['tiles-only'], icons: enemy.icons });
    }
  });
  return { enemies, strips, level };
}

export const readTray = (sheet: Sheet, tray: TrayView): Reading => readCard(sheet, tray.card, tray.kind === 'boss');

/** The squares of an enemy. */
export const squaresOf = (standing: Standing): number[] => (standing.size === 1 ? [standing.square] : [0, 1, SIDE, SIDE + 1].map((more) => standing.square + more));

/** The squares of a base on a tray, by the number of its block. */
export const baseSquares = (block: number): number[] => [0, 1, SIDE, SIDE + 1].map((more) => SIDE * Math.floor(block / 4) + (block % 4) + more);

/** Everything that lies on a tray already: nothing else may be laid there. */
export function occupied(view: FamilyView, tray: TrayView): Set<number> {
  const found = new Set<number>([...(tray.soldiers ?? []), ...(tray.tiles ?? []).flatMap((tile) => tile.squares)]);
  for (const figure of view.figures) if (figure.tray === tray.tray && (figure.block ?? -1) >= 0) for (const square of baseSquares(figure.block ?? 0)) found.add(square);
  return found;
}

/** The squares of a piece that cannot lie here, as a drawing shows them; whether it may is the server's affair. */
export function conflicts(view: FamilyView, sheet: Sheet, tray: TrayView, squares: readonly number[], damage: string): number[] {
  const reading = readTray(sheet, tray);
  const taken = occupied(view, tray);
  const closed = new Set([...reading.strips, ...(reading.level > 0 || tray.level ? [12] : [])]);
  const hard = new Set(reading.enemies.filter((each) => each.resists.includes(damage) || (damage === 'soldier' && each.deadly)).flatMap(squaresOf));
  return squares.filter((square) => taken.has(square) || closed.has(square) || hard.has(square));
}
