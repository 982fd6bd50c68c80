// What happened, in words. It follows the trays through a story, so that each horde is called by its name.

import type { Line, Speech, Words } from '../contract';
import { readLabel } from './labels';
import { cardLabel, type Sheet } from './printed.svelte';
import { BOSS_TRAY, CELLS, cellName, colourKey, damageName, facingKey, markName, sideKey, type FamilyView, type KingdomEvent } from './view';

const HEADS = new Set(['round', 'phase', 'end']);
/** A player's decision is told by what came of it, the back of a deck is seen on the map. */
const SILENT = new Set(['act', 'back']);

/** Events whose card is a horde's. */
const CARDS = new Set(['spawn', 'reveal', 'well-up', 'destroy', 'escape']);

const count = (mask: number): number => {
  let total = 0;
  for (let bit = 0; bit < 25; bit += 1) if ((mask >> bit) & 1) total += 1;
  return total;
};

export class Teller {
  readonly #cards = new Map<number, string>();
  readonly #sites = new Map<number, string>();
  #boss = '';
  #labels: Readonly<Record<string, string>> = {};

  constructor(private readonly speech: Speech, private readonly sheet: Sheet) {}

  see(view: FamilyView): void {
    for (const tray of view.trays) this.#cards.set(tray.tray, tray.card);
    this.meet(view);
  }

  /** What never changes in a game. */
  meet(view: FamilyView): void {
    for (const site of view.sites) this.#sites.set(site.site, this.sheet.siteName(view, site));
    this.#boss = this.sheet.scenario(view.scenario)?.boss?.name ?? view.boss?.name ?? '';
    this.#labels = view.cards ?? {};
  }

  /** What came with the set-up was never told to come: it is known by how it left the map, or is there still. */
  foresee(steps: readonly (readonly KingdomEvent[])[], now: FamilyView): void {
    const met = new Set<number>();
    for (const event of steps.flat()) {
      if (event.e !== 'spawn' && event.e !== 'destroy' && event.e !== 'escape') continue;
      if (event.e !== 'spawn' && !met.has(event.tray)) this.#cards.set(event.tray, this.sheet.cardName(event.card));
      met.add(event.tray);
    }
    for (const tray of now.trays) if (!met.has(tray.tray)) this.#cards.set(tray.tray, tray.card);
  }

  lines(events: readonly KingdomEvent[]): Line[] {
    return events.flatMap((event) => {
      if (event.e === 'spawn') this.#cards.set(event.tray, this.sheet.cardName(event.card));
      const key = this.#key(event);
      if (SILENT.has(event.e) || !this.speech.has(key)) return [];
      return [{ key, words: this.#words(event), rule: event.rule, side: sideOf(event), heads: HEADS.has(event.e) }];
    });
  }

  #key(event: KingdomEvent): string {
    if (event.e === 'hero' && event.bench) return 'event-hero-bench';
    if (event.e === 'move' && !isOnMap(event.cell)) return 'event-move-home';
    if (event.e === 'move' && event.displaced) return 'event-displace';
    if (event.e === 'pass') return event.raised === event.tower ? 'event-pass-unchanged' : event.seat === event.receiver ? 'event-pass-own' : 'event-pass';
    if (event.e === 'mark') return `event-mark-${markName(event.mark)}`;
    if (event.e === 'beacon') return event.lit ? 'event-beacon-lit' : 'event-beacon-out';
    if (event.e === 'sight' && (event.gold ?? 0) + (event.crystals ?? 0) > 0) return 'event-sight-goods';
    return event.e === 'end' ? `ending-${event.how}` : `event-${event.e}`;
  }

  #horde(tray: number): string {
    return tray === BOSS_TRAY ? `@boss-${this.#boss}` : `@horde-${this.#cards.get(tray) ?? ''}`;
  }

  #site(site: number): string {
    return this.#sites.get(site) ?? '';
  }

  #tower(tower: number): string {
    return `@tower-${readLabel(cardLabel({ cards: this.#labels }, this.sheet, tower)).tower}`;
  }

  /** Everything an event can say of itself; a sentence takes what it needs. */
  #words(event: KingdomEvent): Words {
    const words: Words = {};
    if ('seat' in event) words['player'] = `@${sideKey(event.seat)}`;
    if ('receiver' in event) words['receiver'] = `@${sideKey(event.receiver)}`;
    if ('colour' in event) words['colour'] = `@${colourKey(event.colour)}`;
    if ('tray' in event) words['horde'] = this.#horde(event.tray);
    if ('card' in event && CARDS.has(event.e)) words['horde'] = `@horde-${this.sheet.cardName(event.card)}`;
    if (event.e === 'boss-card') {
      words['card'] = `@card-${this.sheet.all.bosses[this.#boss]?.cards[event.card]?.name ?? ''}`;
      words['about'] = `${words['card']}-about`;
    }
    if ('figure' in event) words['hero'] = `@hero-${this.sheet.heroName(event.figure)}`;
    if ('tower' in event) words['tower'] = this.#tower(event.tower);
    if ('raised' in event) words['raised'] = this.#tower(event.raised);
    if ('higher' in event) words['higher'] = this.#tower(event.higher);
    this.#more(event, words);
    if ('site' in event) words['cell'] = this.#site(event.site);
    if ('facing' in event) words['facing'] = `@${facingKey(event.facing)}`;
    if ('cell' in event) words['cell'] = cellName(event.cell);
    if ('spell' in event) words['spell'] = `@spell-${this.sheet.spellName(event.spell)}`;
    if (event.e === 'ability' || event.e === 'refresh') {
      const hero = this.sheet.heroName(event.e === 'ability' ? event.hero : event.figure);
      words['ability'] = `@ability-${this.sheet.abilities(hero)[event.ability] ?? ''}`;
    }
    if (event.e === 'tile') words['damage'] = `@damage-${damageName(event.damage)}`;
    this.#numbers(event, words);
    words['boss'] = `@boss-${this.#boss}`;
    return words;
  }

  /** What only games with tokens, modifications and cards of the rift have. */
  #more(event: KingdomEvent, words: Words): void {
    if ('kind' in event) words['piece'] = words['token'] = `@${this.sheet.tokenKey(event.kind)}`;
    if ('modification' in event) words['modification'] = `@modification-${this.sheet.modificationName(event.modification)}`;
    if (event.e === 'trigger-icon') words['icon'] = `@icon-${this.sheet.iconName(event.icon)}`;
    if (event.e === 'force') Object.assign(words, { force: `@force-${event.force}`, until: `@until-${event.until}` });
    if (event.e === 'story') Object.assign(words, { story: `@event-marker-${event.name}`, about: `@event-marker-${event.name}-about` });
    if (event.e === 'rift-open' || event.e === 'rift-closed') {
      words['rift'] = `@rift-${Object.keys(this.sheet.all.rifts)[event.card] ?? ''}`;
      words['about'] = `${words['rift']}-about`;
    }
  }

  #numbers(event: KingdomEvent, words: Words): void {
    for (const name of ['left', 'crystals', 'gold', 'price', 'level'] as const) {
      const value = (event as unknown as Record<string, unknown>)[name];
      if (typeof value === 'number') words[name] = value;
    }
    if (event.e === 'reward' || event.e === 'sight') Object.assign(words, { crystals: event.crystals ?? 0, gold: event.gold ?? 0 });
    const n = numberOf(event);
    if (n !== null) words['n'] = n;
    if (event.e === 'round') words['round'] = event.number;
    if (event.e === 'phase') words['name'] = `@phase-${event.phase}`;
    if ('route' in event) words['route'] = event.route + 1;
  }
}

/** The number that a sentence counts by. */
function numberOf(event: KingdomEvent): number | null {
  if (event.e === 'tile') return count(event.mask);
  if (event.e === 'destroy') return event.crystals;
  if (event.e === 'escape') return event.hearts;
  if (event.e === 'boss-health') return event.left;
  if (event.e === 'last-stand') return event.hearts;
  if (event.e === 'tithe') return event.gold;
  if (event.e === 'skulls') return event.skulls;
  return 'amount' in event ? event.amount : null;
}

/** A figure that left the map is on its hero board. */
const isOnMap = (cell: number): boolean => cell >= 0 && cell < CELLS;

const sideOf = (event: KingdomEvent): number => ('seat' in event ? event.seat : -1);
