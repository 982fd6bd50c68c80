// What is printed on cards and maps. The server says it, because a content pack may have changed it.

import { get } from '../../protocol/http';
import type { Horde, Printed as Content, PrintedShape, Scenario, Tower } from './types';

const NOTHING: Content = {
  hash: '', shapes: [], towers: {}, enemies: {}, hordes: {}, heroes: {}, spells: {}, bosses: {}, scenarios: {}, settings: {},
  numbers: { soldiers: 0, crystals: 0, rounds: 0, prices: [], slots: 0, bench: 0, 'companion-move': 0, source: '' },
};
const RETRY = 3000; // milliseconds until the server is asked once more

export class Sheet {
  /** Everything printed; empty until the server has said it. */
  all: Content = $state.raw(NOTHING);
  #asked: Promise<void> | null = null;

  constructor(private readonly game: string) {}

  /** Ask once; when nobody answers it is tried again and again. */
  load(): Promise<void> {
    this.#asked ??= this.#fetch();
    return this.#asked;
  }

  async #fetch(): Promise<void> {
    for (;;) {
      try {
        this.all = await get<Content>(`/api/content/${this.game}`);
        return;
      } catch {
        await new Promise((done) => setTimeout(done, RETRY));
      }
    }
  }

  tower(name: string): Tower | undefined {
    return this.all.towers[name];
  }

  towerName(tower: number): string {
    return Object.keys(this.all.towers)[tower] ?? '';
  }

  towerNumber(name: string): number {
    return Object.keys(this.all.towers).indexOf(name);
  }

  shape(name: string): PrintedShape | undefined {
    return this.all.shapes.find((each) => each.name === name);
  }

  shapeName(shape: number): string {
    return this.all.shapes[shape]?.name ?? '';
  }

  horde(name: string): Horde | undefined {
    return this.all.hordes[name];
  }

  cardName(card: number): string {
    return Object.keys(this.all.hordes)[card] ?? '';
  }

  /** The squares of a card as letters, row by row; a boss's health card is named after it and its number. */
  grid(card: string): readonly string[] {
    const horde = this.all.hordes[card];
    if (horde) return horde.grid;
    for (const [name, boss] of Object.entries(this.all.bosses)) {
      if (card.startsWith(name)) return boss.health[Number(/\d+$/.exec(card)?.[0] ?? 1) - 1] ?? [];
    }
    return [];
  }

  heroName(figure: number): string {
    return Object.keys(this.all.heroes)[figure] ?? 'wildcat';
  }

  heroNumber(name: string): number {
    return Object.keys(this.all.heroes).indexOf(name);
  }

  abilities(hero: string): string[] {
    return Object.keys(this.all.heroes[hero]?.abilities ?? {});
  }

  spellName(spell: number): string {
    return Object.keys(this.all.spells)[spell] ?? '';
  }

  spellNumber(name: string): number {
    return Object.keys(this.all.spells).indexOf(name);
  }

  scenario(name: string): Scenario | undefined {
    return this.all.scenarios[name];
  }

  /** The enemy of a letter of a grid. */
  enemy(code: string): string {
    return Object.entries(this.all.enemies).find(([, enemy]) => enemy.code === code)?.[0] ?? '';
  }

  /** What a tower of this level costs; -1 when it is not sold. */
  price(tower: string): number {
    return this.all.numbers.prices[(this.tower(tower)?.level ?? 9) - 1] ?? -1;
  }
}

/** Whether a hero fights in the midst of a horde: such heroes are stronger alone (RT-18.14). */
export const isMelee = (sheet: Sheet, hero: string): boolean => ['own', 'own-or-adjacent'].includes(sheet.all.heroes[hero]?.basic[0]?.reach ?? '');

const sheets = new Map<string, Sheet>();

/** The sheet of a game of the family; it is asked for when somebody first looks. */
export function sheetOf(game: string): Sheet {
  const found = sheets.get(game) ?? new Sheet(game);
  sheets.set(game, found);
  return found;
}
