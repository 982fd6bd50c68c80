// What is printed on cards and maps.

import { Printed } from '../printed.svelte';
import { ICONS } from './content';
import { readLabel } from './labels';
import type { Horde, Modification, Printed as Content, PrintedShape, Scenario, Tower } from './types';
import { WHITE, type FamilyView, type SiteView } from './view';

const NOTHING = {
  hash: '', shapes: [], towers: {}, enemies: {}, hordes: {}, heroes: {}, spells: {}, bosses: {}, scenarios: {}, settings: {}, numbers: { prices: [], slots: 0 },
  paths: {}, modifications: {}, icons: {}, flowers: {}, features: {}, totems: {}, rifts: {},
} as unknown as Content;
const LETTERS = 'ABCDEFGHIJKLMNOPQRST';
const PIECES = ['tentacle', 'beacon', 'rift'];

export class Sheet extends Printed<Content> {
  constructor(game: string) {
    super(game, NOTHING);
  }

  /** The tower that a card shows, whatever sticks on it. */
  tower(card: string): Tower | undefined {
    return this.all.towers[readLabel(card).tower];
  }

  modification(name: string): Modification | undefined {
    return this.all.modifications[name];
  }

  modificationName(modification: number): string {
    return Object.keys(this.all.modifications)[modification] ?? '';
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

  /** Figures are the heroes, then the companion, then the pawns of a hero. */
  heroName(figure: number): string {
    const names = Object.keys(this.all.heroes);
    return names[figure] ?? (figure === names.length ? 'wildcat' : 'warrior');
  }

  /** The kinds of tokens in the order in which events number them, each as a key of the texts. */
  tokenKey(kind: number): string {
    const keyed = (group: string, things: object): string[] => Object.keys(things).map((name) => `${group}-${name}`);
    const all = [...keyed('flower', this.all.flowers), ...keyed('feature', this.all.features), ...keyed('totem', this.all.totems), ...PIECES.map((name) => `piece-${name}`)];
    return all[kind] ?? '';
  }

  /** The same as views name it. */
  tokenName(kind: number): string {
    return this.tokenKey(kind).replace(/^[a-z]+-/, '');
  }

  iconName(icon: number): string {
    return [...ICONS, ...Object.keys(this.all.icons).filter((name) => !ICONS.includes(name))][icon] ?? '';
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

  /** The map that is played on: a scenario has one, or one for every number of players. */
  map(view: Pick<FamilyView, 'scenario' | 'players'>): readonly string[] {
    const scenario = this.all.scenarios[view.scenario];
    const own = scenario?.players[String(view.players.length)]?.map ?? [];
    return own.length > 0 ? own : (scenario?.map ?? []);
  }

  /** Whether every site has a letter of its own, which tells whose it is (RT-2.13); else all of one colour share theirs. */
  isLettered(view: Pick<FamilyView, 'scenario' | 'players'>): boolean {
    const letters = [...this.map(view).join('')].filter((mark) => mark >= 'a' && mark <= 'h');
    return new Set(letters).size === letters.length;
  }

  /** A building site as the map names it: white ones by notation's letter only where others are named so, too. */
  siteName(view: Pick<FamilyView, 'scenario' | 'players'>, site: Pick<SiteView, 'site' | 'colour'>): string {
    return site.colour === WHITE && this.isLettered(view) ? 'W' : (LETTERS[site.site] ?? '');
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

/** The number by which picks and events call a tower card: those with stickers come behind the printed ones. */
export function cardNumber(view: Pick<FamilyView, 'cards'>, sheet: Sheet, label: string): number {
  const marked = Object.entries(view.cards ?? {}).find(([, each]) => each === label)?.[0];
  return marked === undefined ? sheet.towerNumber(label) : Number(marked);
}

/** The card of a number. */
export const cardLabel = (view: Pick<FamilyView, 'cards'>, sheet: Sheet, number: number): string => view.cards?.[String(number)] ?? sheet.towerName(number);

const sheets = new Map<string, Sheet>();

/** The sheet of a game of the family; it is asked for when somebody first looks. */
export function sheetOf(game: string): Sheet {
  const found = sheets.get(game) ?? new Sheet(game);
  sheets.set(game, found);
  return found;
}
