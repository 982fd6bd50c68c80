// What is printed on cards, tokens and boards.

import { Printed } from '../printed.svelte';
import type { Figure, Printed as Content, Prices, Spell, Summon } from './types';

export type { Figure as FigureCard, Printed as Content, Reward as RewardCard, Spell as SpellCard, Summon as SummonCard } from './types';

const PRICES: Prices = {
  granite: 0, jade: 0, gold: 0, gg: 0, 'buy-ap': 0, 'pick-ap': 0, 'punch-ap': 0, 'punch-damage': 0, kamas: 0, refund: [0, 0], 'bush-hp': 0, 'tree-hp': 0, 'crate-hp': 0,
};
const NOTHING: Content = { hash: '', figures: {}, summons: {}, spells: {}, rewards: {}, arenas: {}, tutorials: {}, prices: PRICES, kinds: [], tokens: [] };

class Cards extends Printed<Content> {
  constructor() {
    super('krosmaster-arena', NOTHING);
  }

  spell(name: string): Spell | undefined {
    return this.all.spells[name];
  }

  character(kind: string): Figure | Summon | undefined {
    return this.all.figures[kind] ?? this.all.summons[kind];
  }

  /** What a number in an event means. */
  kindName(kind: number): string {
    return this.all.kinds[kind] ?? '';
  }

  spellName(spell: number): string {
    return Object.keys(this.all.spells)[spell] ?? '';
  }

  arenaName(arena: number): string {
    return Object.keys(this.all.arenas)[arena] ?? '';
  }

  /** What a reward of this rank costs. */
  price(rank: string): number {
    const { granite, jade, gold } = this.all.prices;
    return rank === 'gold' ? gold : rank === 'jade' ? jade : granite;
  }
}

export const printed = new Cards();
