// What happened, told and shown: the words of each event, and the picture after it.

import { joined } from '../../text/joined';
import type { Beat, LastMove, Line, Mark, Option, Speech, Story, Words } from '../contract';
import { LETTERS } from './content';
import { meant, verbOf, write } from './notation';
import { CELLS, cellName, homeOf, sideName, type PieceView, type SideView, type SummonerEvent, type SummonerView } from './view';

const PREPARING = new Set(['choose', 'drop', 'place', 'take', 'edit', 'lock']);
const ASIDE = new Set(['resign', 'flag', 'offer-draw', 'accept-draw', 'decline-draw']);
const ENDINGS = [
  '', 'summoner', 'no-action', 'resignation', 'time', 'both-blocked', 'no-progress', 'repetition', 'agreed',
];
/** The rule by which the same side goes on after a trap. */
export const AGAIN = 'SW-8.16';

/** The last move, and whether the turn stayed with the side that met a trap. */
export interface SummonerLast extends LastMove {
  again: boolean;
}

interface Known {
  side: number;
  kind: string;
}

/** Follows the pieces through a story, so that a move names who moves. */
class Teller {
  readonly at = new Map<number, Known>();

  constructor(private readonly speech: Speech) {}

  see(view: SummonerView): void {
    this.at.clear();
    for (const piece of view.pieces) this.at.set(piece.cell, { side: piece.side, kind: piece.kind ?? '' });
  }

  /** The thirty-two pieces before the first turn, whose types nobody has told. */
  deploy(): void {
    for (let cell = 0; cell < CELLS; cell += 1) this.at.set(cell, { side: homeOf(cell), kind: '' });
  }

  lines(events: readonly SummonerEvent[]): Line[] {
    let heads = false;
    return events.flatMap((event) => {
      if (event.e === 'act' && PREPARING.has(verbOf(event.action))) return [];
      if (event.e === 'act' && ASIDE.has(verbOf(event.action))) {
        heads = true; // the sentence that follows says it better than the notation
        return [];
      }
      const first = heads || event.e === 'act';
      heads = false;
      if (event.e === 'turn' && event.rule === 'SW-2.1' && this.at.size === 0) this.deploy();
      const [key, words, side] = this.told(event);
      const special = `${key}-${event.rule.replaceAll('.', '-')}`;
      const own = this.speech.has(special);
      if (event.e === 'turn' && !own) return [];
      return [{ key: own ? special : key, words, rule: event.rule, side, heads: first }];
    });
  }

  private told(event: SummonerEvent): [string, Words, number] {
    switch (event.e) {
      case 'act':
        return ['event-act', { side: sideName(event.side), move: write(event.action) }, event.side];
      case 'card':
        return ['event-card', { side: sideName(event.side), card: `@card-${event.code}` }, event.side];
      case 'result':
        return [`ending-${ENDINGS[event.ending] ?? ''}`, { winner: sideName(event.winner) }, event.winner];
      case 'pass':
      case 'lock':
      case 'turn':
      case 'offer':
      case 'decline':
        return [`event-${event.e}`, { side: sideName(event.side) }, event.side];
      default:
        return this.onBoard(event);
    }
  }

  private onBoard(event: SummonerEvent): [string, Words, number] {
    switch (event.e) {
      case 'reveal':
        this.at.set(event.cell, { side: event.side, kind: LETTERS[event.kind] ?? '' });
        return ['event-reveal', this.named(event.cell), event.side];
      case 'move': {
        const words = { ...this.named(event.src), to: cellName(event.dst) };
        const moved = this.take(event.src);
        this.at.set(event.dst, moved);
        return ['event-move', words, moved.side];
      }
      case 'die': {
        const was = this.take(event.cell).kind;
        const letter = LETTERS[event.kind] ?? '';
        const words = { side: sideName(event.side), cell: cellName(event.cell), piece: `@piece-${letter}` };
        if (was === '' || was === letter) return ['event-die', words, event.side];
        return ['event-die-transformed', { ...words, was: `@piece-${was}` }, event.side];
      }
      case 'swap': {
        const [one, other] = [this.take(event.one), this.take(event.other)];
        this.at.set(event.one, other);
        this.at.set(event.other, one);
        return ['event-swap', { one: cellName(event.one), other: cellName(event.other) }, one.side];
      }
      case 'become': {
        const words = { ...this.named(event.cell), becomes: `@piece-${LETTERS[event.kind] ?? ''}` };
        const side = this.at.get(event.cell)?.side ?? -1;
        this.at.set(event.cell, { side, kind: LETTERS[event.kind] ?? '' });
        return ['event-become', words, side];
      }
      case 'bonus':
        return [`event-bonus-${event.bonus}`, this.named(event.cell), this.at.get(event.cell)?.side ?? -1];
      case 'hide':
      case 'survive':
        return [`event-${event.e}`, this.named(event.cell), this.at.get(event.cell)?.side ?? -1];
      default:
        return [`event-${event.e}`, {}, -1];
    }
  }

  private named(cell: number): Words {
    const piece = this.at.get(cell);
    const kind = piece?.kind ? `@piece-${piece.kind}` : '@draw-piece';
    return { side: sideName(piece?.side ?? -1), piece: kind, cell: cellName(cell) };
  }

  private take(cell: number): Known {
    const piece = this.at.get(cell) ?? { side: -1, kind: '' };
    this.at.delete(cell);
    return piece;
  }
}

function buried(side: SideView, mine: boolean, kind: number): SideView {
  return mine ? { ...side, dead: [...side.dead, LETTERS[kind] ?? ''] } : side;
}

/** The view once one event has happened; the very same view when it changes nothing on the board. */
function after(view: SummonerView, event: SummonerEvent): SummonerView {
  const touch = (cell: number, change: Partial<PieceView>): SummonerView => ({
    ...view,
    pieces: view.pieces.map((piece) => (piece.cell === cell ? { ...piece, ...change } : piece)),
  });
  switch (event.e) {
    case 'reveal':
      return touch(event.cell, { up: true, kind: LETTERS[event.kind] ?? '' });
    case 'move':
      return touch(event.src, { cell: event.dst });
    case 'swap':
      return {
        ...view,
        pieces: view.pieces.map((piece) => {
          if (piece.cell !== event.one && piece.cell !== event.other) return piece;
          return { ...piece, cell: piece.cell === event.one ? event.other : event.one };
        }),
      };
    case 'die':
      return {
        ...view,
        pieces: view.pieces.filter((piece) => piece.cell !== event.cell),
        sides: [buried(view.sides[0], event.side === 0, event.kind), buried(view.sides[1], event.side === 1, event.kind)],
      };
    case 'hide':
      return touch(event.cell, { up: false });
    case 'become':
      return touch(event.cell, { kind: LETTERS[event.kind] ?? '', transformed: true });
    case 'bonus': {
      const piece = view.pieces.find((there) => there.cell === event.cell);
      if (event.bonus === 'snipe') return touch(event.cell, { sniper: true });
      if (event.bonus === 'cross') return touch(event.cell, { orthogonal: (piece?.orthogonal ?? 0) + 1 });
      return touch(event.cell, { diagonal: (piece?.diagonal ?? 0) + 1 });
    }
    default:
      return view;
  }
}

const LASTS: Record<string, number> = {
  reveal: 220, move: 220, die: 240, swap: 250, hide: 200, become: 250, bonus: 200, survive: 250, card: 1100,
};

function beats(before: SummonerView, events: readonly SummonerEvent[]): Beat<SummonerView>[] {
  const found: Beat<SummonerView>[] = [];
  // the first picture of a game is the board itself: nothing moves before it is there
  if (before.phase === 'setup') return found;
  let view = before;
  for (const event of events) {
    const ms = LASTS[event.e];
    if (ms === undefined) continue;
    view = after(view, event);
    found.push({ event, view, ms, sound: event.e === 'die' ? 'hit' : event.e === 'card' ? 'turn' : 'move' });
  }
  return found;
}

function lastMove(events: readonly SummonerEvent[]): SummonerLast | null {
  const cells = new Set<number>();
  let [from, to]: [number | null, number | null] = [null, null];
  let [again, turned] = [false, false];
  for (const event of events) {
    if (event.e === 'move') {
      from = event.src;
      to = event.dst;
      cells.add(from).add(to);
    } else if (event.e === 'swap') {
      cells.add(event.one).add(event.other);
    } else if ('cell' in event) {
      cells.add(event.cell);
    } else if (event.e === 'turn') {
      turned = true;
      again = event.rule === AGAIN;
    }
  }
  return cells.size > 0 || turned ? { cells: [...cells], from, to, again } : null;
}

function mark(option: Option): Mark {
  const { notation } = option;
  if (notation.startsWith('place')) return 'place';
  // attacks are written with an x, those of spells too: $TWINBLADE d2xd4
  if (/[a-h][1-4]x[a-h][1-4]$/.test(notation)) return 'attack';
  return /^[a-h][1-4]-/.test(notation) ? 'move' : 'pick';
}

function summary(view: SummonerView, speech: Speech): string {
  const sides = [0, 1].map((side) => {
    const men = view.pieces.filter((piece) => piece.side === side);
    const shown = men.filter((piece) => piece.up && piece.kind);
    const listed = shown.map((piece) => `${speech.say(`piece-${piece.kind}`)} ${cellName(piece.cell)}`);
    return speech.say('draw-summary', {
      side: sideName(side),
      hidden: men.length - shown.length,
      shown: joined(speech, 'list', listed) || speech.say('label-none'),
    });
  });
  return joined(speech, 'told', sides);
}

export const story: Story<SummonerView, SummonerEvent> = {
  seatName: (seat) => `side-${sideName(seat)}`,
  beats,
  lines(before, events, speech) {
    const teller = new Teller(speech);
    if (before && before.phase !== 'setup') teller.see(before);
    return teller.lines(events);
  },
  chronicle(steps, speech) {
    const teller = new Teller(speech);
    return steps.map((events) => teller.lines(events));
  },
  lastMove,
  mark,
  notation: meant,
  ending(view) {
    if (view.phase !== 'over') return null;
    const winner = view.winner ?? -1;
    return { key: `ending-${(view.ending ?? '').replaceAll('_', '-')}`, words: { winner: sideName(winner) }, winners: winner < 0 ? null : [winner] };
  },
  acting: (view) => view.acting,
  secret: (view) => view.phase !== 'over',
  summary,
};
