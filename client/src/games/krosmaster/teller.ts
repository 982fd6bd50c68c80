// What happened, in words. It follows the pieces through a story, so that each is called by its name.

import { joined } from '../../text/joined';
import type { Line, Speech, Words } from '../contract';
import { printed } from './printed.svelte';
import { EDGES, ENDINGS } from './content';
import { cellName } from './geometry';
import { write } from './notation';
import { FACES, RANKS, cellOf, nameKey, seatName, type KrosmasterEvent, type KrosmasterView } from './view';

const FIGURES = 16;
const HEADS = new Set(['turn', 'character', 'team', 'end']);
/** Decisions that the lines after them tell better than their notation. */
const PLAIN = new Set(['take', 'back', 'ready', 'card', 'arena', 'start', 'line-up', 'place', 'resign', 'flag', 'end']);

interface Known {
  key: string;
  owner: number;
  cell: number;
  hp: number;
}

type Told = [key: string, words: Words, side: number];

export class Teller {
  readonly #pieces = new Map<number, Known>();
  #turn = -1;
  #mode = '';
  #arena = '';
  #seats = 2;

  constructor(private readonly speech: Speech) {}

  see(view: KrosmasterView): void {
    this.#pieces.clear();
    for (const piece of view.pieces) {
      this.#pieces.set(piece.piece, { key: nameKey(piece), owner: piece.owner, cell: cellOf(piece), hp: piece.hp });
    }
    this.#turn = view.turn ?? -1;
    this.#mode = view.mode;
    this.#arena = view.board.arena ?? '';
    this.#seats = view.players.length;
  }

  /** The figures of a game that is told from its beginning: who they are is known, where they stood is not. */
  meet(view: KrosmasterView): void {
    this.see({ ...view, pieces: view.pieces.filter((piece) => piece.species === 'krosmaster') });
    for (const [piece, known] of this.#pieces) this.#pieces.set(piece, { ...known, cell: -1 });
    this.#turn = -1;
  }

  lines(events: readonly KrosmasterEvent[]): Line[] {
    this.#meet(events);
    return events.flatMap((event) => {
      const told = this.#told(event);
      this.#follow(event);
      if (!told) return [];
      const [key, words, side] = told;
      return [{ key, words, rule: event.rule, side, heads: HEADS.has(event.e) }];
    });
  }

  /** The teams name all figures at once: their pieces are numbered seat by seat. */
  #meet(events: readonly KrosmasterEvent[]): void {
    const teams = events.filter((event) => event.e === 'team');
    if (teams.length < 2) return;
    this.#seats = teams.length;
    const share = FIGURES / teams.length;
    for (const team of teams) {
      team.figures.forEach((figure, place) => {
        const hp = printed.character(printed.kindName(figure))?.hp ?? 0;
        this.#pieces.set(team.seat * share + place, { key: printed.kindKey(figure), owner: team.seat, cell: -1, hp });
      });
    }
  }

  #follow(event: KrosmasterEvent): void {
    const put = (piece: number, cell: number): void => {
      const known = this.#pieces.get(piece);
      if (known) this.#pieces.set(piece, { ...known, cell });
    };
    switch (event.e) {
      case 'place': put(event.piece, event.cell); break;
      case 'move':
      case 'shift': put(event.piece, event.dst); break;
      case 'swap': {
        const [one, other] = [this.#cell(event.one), this.#cell(event.other)];
        put(event.one, other);
        put(event.other, one);
        break;
      }
      case 'summon': {
        const kind = printed.kindName(event.kind);
        const owner = this.#pieces.get(event.summoner)?.owner ?? -1;
        this.#pieces.set(event.piece, { key: printed.kindKey(event.kind), owner, cell: event.cell, hp: printed.character(kind)?.hp ?? 0 });
        break;
      }
      case 'ko':
      case 'remove': put(event.piece, -1); break;
      case 'turn': this.#turn = event.seat; break;
      case 'arena': this.#arena = printed.arenaName(event.arena); break;
    }
  }

  #cell(piece: number): number {
    return this.#pieces.get(piece)?.cell ?? -1;
  }

  #name(piece: number): string {
    return `@${this.#pieces.get(piece)?.key ?? 'draw-someone'}`;
  }

  #owner(piece: number): number {
    return this.#pieces.get(piece)?.owner ?? -1;
  }

  #say(keys: readonly string[]): string {
    return joined(this.speech, 'list', keys.map((key) => this.speech.say(key)));
  }

  #points(ap: number, mp: number): string {
    const signed = (amount: number): string => (amount > 0 ? `+${amount}` : `−${-amount}`);
    const found = [ap ? this.speech.say('points-ap', { amount: signed(ap) }) : '', mp ? this.speech.say('points-mp', { amount: signed(mp) }) : ''];
    return joined(this.speech, 'list', found);
  }

  #told(event: KrosmasterEvent): Told | null {
    return this.#before(event) ?? this.#table(event) ?? this.#arenaTold(event);
  }

  /** The preparation, the turns, the end. */
  #before(event: KrosmasterEvent): Told | null {
    const player = (seat: number): string => `@side-${seatName(seat)}`;
    switch (event.e) {
      case 'act': {
        const move = write(event.action);
        return PLAIN.has(move.split(' ')[0] ?? '') || this.#turn >= 0 ? null : ['event-act', { player: player(event.seat), move }, event.seat];
      }
      case 'team':
        return ['event-team', { player: player(event.seat), figures: this.#say(event.figures.map((figure) => printed.kindKey(figure))) }, event.seat];
      case 'deal': {
        const [one, other] = event.figures.map((figure) => `@${printed.kindKey(figure)}`);
        return ['event-deal', { player: player(event.seat), one: one ?? '', other: other ?? '' }, event.seat];
      }
      case 'order':
        return ['event-order', { players: this.#say(event.seats.map((seat) => `side-${seatName(seat)}`)) }, -1];
      case 'arena':
        return event.arena < 0 ? ['event-arena-own', {}, -1] : ['event-arena', { arena: `@arena-${printed.arenaName(event.arena)}` }, -1];
      case 'start': {
        if (this.#seats === 2) return ['event-start', { player: player(event.seat), edge: `@edge-${EDGES[event.edge] ?? 'N'}` }, event.seat];
        const zone = Object.keys(printed.all.arenas[this.#arena]?.zones ?? {})[event.edge] ?? '';
        return ['event-start-zone', { player: player(event.seat), zone: `@zone-${zone}` }, event.seat];
      }
      case 'market':
        return ['event-market', { rewards: this.#say(event.tokens.filter((token) => token >= 0).map((token) => `reward-${printed.rewardName(token)}`)) }, -1];
      case 'turn':
        return ['event-turn', { player: player(event.seat), number: event.number }, event.seat];
      case 'end':
        return [`ending-${ENDINGS[event.ending] ?? ''}`, { winner: winnerName(event.winner, this.#mode) }, event.winner];
      case 'out':
        return ['event-out', { player: player(event.seat) }, event.seat];
      default:
        return null;
    }
  }

  /** Dice, honour, coins, rewards. */
  #table(event: KrosmasterEvent): Told | null {
    const player = (seat: number): string => `@side-${seatName(seat)}`;
    const reward = (token: number): string => `@reward-${printed.rewardName(token)}`;
    switch (event.e) {
      case 'roll': {
        const faces = this.#say(event.faces.map((face) => `face-${FACES[face] ?? 'wild'}`));
        return [`event-roll-${event.roll}`, { player: player(event.seat), piece: this.#name(event.piece), faces, hits: event.hits }, event.seat];
      }
      case 'joker':
        return ['event-joker', { player: player(event.seat), number: event.die + 1, face: `@face-${FACES[event.face] ?? ''}` }, event.seat];
      case 'doubles':
        return ['event-doubles', { face: `@face-${FACES[event.face] ?? ''}` }, -1];
      case 'honour': {
        const words = { giver: player(event.giver), taker: player(event.taker), amount: event.amount };
        if (event.giver === -1) return ['event-honour-wild', words, event.taker];
        if (event.taker === -1) return ['event-honour-to-wild', words, event.giver];
        return event.taker === -2 ? ['event-honour-lost', words, event.giver] : ['event-honour', words, event.taker];
      }
      case 'inspire':
        return ['event-inspire', { piece: this.#name(event.piece), face: `@face-${FACES[event.face] ?? ''}` }, this.#owner(event.piece)];
      case 'refund':
        return ['event-refund', { player: player(event.seat), dice: event.dice, kamas: event.kamas }, event.seat];
      case 'name':
        return ['event-name', { player: player(event.seat), named: player(event.named) }, event.seat];
      case 'coins':
        return [event.amount < 0 ? 'event-coins-pay' : 'event-coins-gain', { player: player(event.seat), amount: Math.abs(event.amount) }, event.seat];
      case 'buy': {
        const words = { piece: this.#name(event.piece), rank: `@rank-${RANKS[Math.floor((event.place % 6) / 2)] ?? ''}`, reward: event.token < 0 ? '' : reward(event.token) };
        return [event.place < 6 ? 'event-buy' : event.token < 0 ? 'event-buy-blind' : 'event-buy-own', words, this.#owner(event.piece)];
      }
      case 'turn-up':
        return event.token < 0 ? ['event-turn-up-none', {}, -1] : ['event-turn-up', { reward: reward(event.token) }, -1];
      case 'assign':
      case 'discard': {
        const hidden = event.token < 0;
        return [`event-${event.e}${hidden ? '-hidden' : ''}`, { piece: this.#name(event.piece), reward: hidden ? '' : reward(event.token) }, this.#owner(event.piece)];
      }
      case 'use':
        return ['event-use', { piece: this.#name(event.piece), reward: reward(event.token) }, this.#owner(event.piece)];
      default:
        return null;
    }
  }

  /** What the characters do and suffer. */
  #arenaTold(event: KrosmasterEvent): Told | null {
    const at = (cell: number): string => (cell < 0 ? '' : cellName(cell));
    switch (event.e) {
      case 'place':
        return ['event-place', { piece: this.#name(event.piece), cell: at(event.cell) }, this.#owner(event.piece)];
      case 'character':
        return ['event-character', { piece: this.#name(event.piece), cell: at(this.#cell(event.piece)), ap: event.ap, mp: event.mp }, this.#owner(event.piece)];
      case 'move':
        return ['event-move', { piece: this.#name(event.piece), from: at(event.src), to: at(event.dst) }, this.#owner(event.piece)];
      case 'shift':
        return [`event-shift-${event.way}`, { piece: this.#name(event.piece), from: at(event.src), to: at(event.dst) }, this.#owner(event.piece)];
      case 'locked':
        return ['event-locked', { piece: this.#name(event.piece), by: this.#name(event.by) }, this.#owner(event.by)];
      case 'swap':
        return ['event-swap', { one: this.#name(event.one), other: this.#name(event.other) }, this.#owner(event.one)];
      case 'cast': {
        const target = this.#at(event.cell);
        const words = { piece: this.#name(event.piece), spell: `@spell-${printed.spellName(event.spell)}`, cell: at(event.cell), target: target === -1 ? '' : this.#name(target) };
        return [target === event.piece ? 'event-cast-self' : target === -1 ? 'event-cast' : 'event-cast-at', words, this.#owner(event.piece)];
      }
      case 'punch':
        return ['event-punch', { piece: this.#name(event.piece), target: this.#name(this.#at(event.cell)) }, this.#owner(event.piece)];
      case 'hurt':
      case 'heal': {
        const words = { piece: this.#name(event.piece), amount: event.amount, damage: event.damage, hp: this.#pieces.get(event.piece)?.hp ?? 0 };
        return [`event-${event.e}`, words, this.#owner(event.piece)];
      }
      case 'marker':
      case 'gain':
        return [`event-${event.e}`, { piece: this.#name(event.piece), points: this.#points(event.ap, event.mp) }, this.#owner(event.piece)];
      case 'summon':
        return ['event-summon', { piece: `@${printed.kindKey(event.kind)}`, cell: at(event.cell), summoner: this.#name(event.summoner) }, this.#owner(event.summoner)];
      case 'remove':
      case 'ko':
      case 'explode':
      case 'trap':
        return [`event-${event.e}`, { piece: this.#name(event.piece), cell: at(event.cell) }, this.#owner(event.piece)];
      case 'pick-up':
        return ['event-pick-up', { piece: this.#name(event.piece), cell: at(event.cell) }, this.#owner(event.piece)];
      case 'scratch':
        return ['event-scratch', { scenery: '@draw-scenery', cell: at(event.cell), amount: event.amount }, -1];
      case 'break':
        return ['event-break', { scenery: '@draw-scenery', cell: at(event.cell), kamas: event.kamas }, -1];
      default:
        return null;
    }
  }

  #at(cell: number): number {
    for (const [piece, known] of this.#pieces) if (known.cell === cell && cell >= 0) return piece;
    return -1;
  }
}

/** The winner's name, or both partners'. */
export function winnerName(side: number, mode: string): string {
  if (side < 0) return '@nobody';
  const key = mode === 'two-against-two' ? `draw-partners-${side}` : `side-${seatName(side)}`;
  return `@${key}`;
}
