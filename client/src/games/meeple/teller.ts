// What happened, in words. It follows the villages through a story, so that each building is called by its name.

import { joined } from '../../text/joined';
import type { Line, Speech, Words } from '../contract';
import { EDGES, ENDINGS } from './content';
import { printed } from './printed.svelte';
import { ownerOf, sideKey, slotName, type MeepleEvent, type MeepleView } from './view';

const HEADS = new Set(['turn', 'end']);

type Told = [key: string, words: Words, side: number];

const player = (seat: number): string => `@${sideKey(seat)}`;
/** A token is called by what it gives. */
const tokenWord = (token: number): string => `@bonus-${printed.bonus(printed.tokenName(token))}`;
const tile = (number: number, name = ''): Words => ({ [`${name}tile`]: printed.codeOf(number), [`${name}kind`]: `@kind-${printed.face(number)?.kind ?? 'blank'}` });

export class Teller {
  readonly #buildings = new Map<number, string>();
  readonly #sites = new Set<number>();
  #turn = -1;
  #seats = 2;
  readonly #points = new Map<number, number>();

  constructor(private readonly speech: Speech) {}

  see(view: MeepleView): void {
    this.#buildings.clear();
    this.#sites.clear();
    for (const slot of view.slots) {
      if (slot.building) this.#buildings.set(slot.slot, slot.building);
      if (slot.building && !slot.done) this.#sites.add(slot.slot);
    }
    this.#turn = view.turn;
    this.#seats = view.players.length;
    for (const { seat, points } of view.players) this.#points.set(seat, points);
  }

  /** The villages as a game that is told from its beginning found them. */
  meet(view: MeepleView): void {
    this.#buildings.clear();
    this.#seats = view.players.length;
    this.#turn = view.first ?? 0;
    const { numbers } = printed.all;
    for (const { seat } of view.players) {
      this.#buildings.set(4 * seat, numbers['first-building']);
      if (view.scenario !== 'quick') continue;
      const place = (seat - (view.first ?? 0) + view.players.length) % view.players.length;
      (numbers.quick[place] ?? []).forEach((name, which) => this.#buildings.set(4 * seat + 1 + which, name));
    }
  }

  lines(events: readonly MeepleEvent[]): Line[] {
    return events.flatMap((event) => {
      const told = this.#told(event);
      this.#follow(event);
      if (!told || !this.speech.has(told[0])) return [];
      const [key, words, side] = told;
      return [{ key, words, rule: event.rule, side, heads: HEADS.has(event.e) }];
    });
  }

  #follow(event: MeepleEvent): void {
    if (event.e === 'turn') this.#turn = event.seat;
    else if (event.e === 'honour') this.#points.set(event.seat, (this.#points.get(event.seat) ?? 0) + Math.max(1, event.count));
    else if (event.e === 'build' || event.e === 'found') {
      this.#buildings.set(event.slot, printed.buildingName(event.building));
      this.#sites.add(event.slot);
    } else if (event.e === 'finish') this.#sites.delete(event.slot);
    else if (event.e === 'clear' || event.e === 'fall') this.#buildings.delete(event.slot);
  }

  #slot(slot: number): Words {
    const building = this.#buildings.get(slot);
    return { player: player(ownerOf(slot)), slot: `@slot-${slotName(slot)}`, building: building ? `@building-${building}` : '@free-slot' };
  }

  /** The same, where somebody else does something to it. */
  #of(slot: number): Words {
    const { player: owner, ...words } = this.#slot(slot);
    return { ...words, owner: owner ?? '' };
  }

  #worker(slot: number, space: number): Told {
    const words = this.#slot(slot);
    const building = printed.building(this.#buildings.get(slot) ?? '');
    if (this.#sites.has(slot)) return ['event-worker-site', { ...words, left: (building?.build ?? 0) - space }, ownerOf(slot)];
    const path = building?.spaces[space];
    if (path?.action) return ['event-worker-action', { ...words, action: `@action-${path.action}`, n: path.n ?? 0 }, ownerOf(slot)];
    return [space === 0 ? 'event-worker-start' : 'event-worker', words, ownerOf(slot)];
  }

  #told(event: MeepleEvent): Told | null {
    return this.#table(event) ?? this.#village(event) ?? this.#land(event);
  }

  /** Turns, bonuses, points, the end. */
  #table(event: MeepleEvent): Told | null {
    switch (event.e) {
      case 'turn':
        return ['event-turn', { player: player(event.seat), round: Math.ceil(event.number / this.#seats) }, event.seat];
      case 'control':
        return ['event-control', { player: player(event.seat), bonuses: this.#bonuses(event) }, event.seat];
      case 'bravery':
        return ['event-bravery', { player: player(event.seat), n: event.points, step: event.step, ladder: printed.all.numbers.ladder }, event.seat];
      case 'honour':
        return ['event-honour', { player: player(event.seat), n: event.count }, event.seat];
      case 'left':
        return ['event-left', { player: player(event.seat) }, event.seat];
      case 'end':
        return [endingKey(ENDINGS[event.ending] ?? '', event.winners), { winner: winnerName(event.winners, this.speech), count: event.winners.length, points: Math.max(0, ...event.winners.map((seat) => this.#points.get(seat) ?? 0)) }, event.winners[0] ?? -1];
      case 'take':
        return ['event-take', { player: player(event.seat), token: tokenWord(event.token) }, event.seat];
      case 'token':
        return ['event-token', { player: player(event.seat), token: tokenWord(event.token), ...tile(event.tile) }, event.seat];
      case 'tree':
        return ['event-tree', { player: player(event.seat), ...tile(event.tile), edge: `@edge-${EDGES[event.edge] ?? 'E'}` }, event.seat];
      default:
        return null;
    }
  }

  /** What the territories give this turn, as one list. */
  #bonuses(event: MeepleEvent & { e: 'control' }): string {
    const found: string[] = [];
    if (event.flags) found.push(this.speech.say('control-flags', { n: event.flags }));
    if (event.weapons) found.push(this.speech.say('control-weapons', { n: event.weapons }));
    if (event.shields) found.push(this.speech.say('control-shields', { n: event.shields }));
    if (event.nature) found.push(this.speech.say('control-nature'));
    return joined(this.speech, 'list', found);
  }

  /** Depots, workers and buildings. */
  #village(event: MeepleEvent): Told | null {
    switch (event.e) {
      case 'assemble':
        return ['event-assemble', { player: player(event.seat), n: event.count }, event.seat];
      case 'worker':
        return this.#worker(event.slot, event.space);
      case 'build':
      case 'found':
      case 'finish':
      case 'clear':
      case 'fall':
        return [`event-${event.e}`, { ...this.#slot(event.slot), building: `@building-${printed.buildingName(event.building)}` }, ownerOf(event.slot)];
      case 'home':
        return ['event-home', { player: player(event.seat), n: event.count }, event.seat];
      case 'convert':
        return ['event-convert', { ...this.#of(event.slot), player: player(event.seat), victim: player(event.victim) }, event.seat];
      case 'bomb':
        return ['event-bomb', { ...this.#of(event.slot), player: player(event.seat) }, event.seat];
      case 'enter':
        return ['event-enter', { ...this.#of(event.slot), player: player(event.seat), ...tile(event.src) }, event.seat];
      default:
        return null;
    }
  }

  /** What happens on the map. */
  #land(event: MeepleEvent): Told | null {
    switch (event.e) {
      case 'land':
        return ['event-land', { player: player(event.seat), ...tile(event.tile), n: event.count }, event.seat];
      case 'intimidate':
        return ['event-intimidate', { player: player(event.seat), ...tile(event.src), ...tile(event.dst, 'to_'), n: event.count }, event.seat];
      case 'destroy':
        return [`event-destroy-${event.how}`, { player: player(event.seat), ...tile(event.tile), n: event.count }, event.seat];
      case 'move':
        return [`event-move-${event.how}`, { player: player(event.seat), ...tile(event.src), ...tile(event.dst, 'to_') }, event.seat];
      case 'venture':
        return ['event-venture', { player: player(event.seat), ...tile(event.src) }, event.seat];
      case 'draw':
        return ['event-draw', { player: player(this.#turn), ...tile(event.tile) }, this.#turn];
      case 'lay':
        return null; // it was told when it was drawn
      case 'battle': {
        const [men, foes] = event.men;
        const [lost, foesLost] = event.lost;
        const words = { player: player(event.one), foe: player(event.other), ...tile(event.tile), men, foes, lost, foes_lost: foesLost };
        return ['event-battle', words, event.one];
      }
      default:
        return null;
    }
  }
}

/** Nobody wins when all have left. */
export const endingKey = (ending: string, winners: readonly number[]): string => (winners.length > 0 ? `ending-${ending}` : 'draw-nobody-wins');

/** The winners' names, all of them when they share. */
export function winnerName(winners: readonly number[], speech: Speech): string {
  return joined(speech, 'list', winners.map((seat) => speech.say(sideKey(seat))));
}
