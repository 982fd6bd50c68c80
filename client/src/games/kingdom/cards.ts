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

/** The squares that are shut to what is held, of those that it would cover; whether it may lie there is the server's affair. */
export function conflicts(view: FamilyView, tray: TrayView, squares: readonly number[], held: 'tile' | 'soldier' | 'base'): number[] {
  const { volley, question } = view;
  const shut = held === 'base' ? question.shut : held === 'tile' ? volley?.shut?.[tray.tray] : volley?.barred?.[tray.tray];
  return squares.filter((square) => ((shut ?? 0) >> square) & 1);
}
