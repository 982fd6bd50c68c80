// What happened, shown: the picture after each event, and what the step touched.

import { joined } from '../../text/joined';
import type { Beat, LastMove, Mark, Option, Speech, Story } from '../contract';
import { LETTERS } from './content';
import { planOf } from './draft.svelte';
import { meant } from './notation';
import { traces } from './traces';
import { cellName, sideName, type PieceView, type SideView, type SummonerEvent, type SummonerView } from './view';

/** The rule by which the same side goes on after a trap. */
export const AGAIN = 'SW-8.16';

/** The last move, and whether the turn stayed with the side that met a trap. */
export interface SummonerLast extends LastMove {
  again: boolean;
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
  traces: (_before, events) => traces(events),
  lastMove,
  mark,
  notation: meant,
  ending(view) {
    if (view.phase !== 'over') return null;
    const winner = view.winner ?? -1;
    return { key: `ending-${(view.ending ?? '').replaceAll('_', '-')}`, words: { winner: sideName(winner) }, winners: winner < 0 ? null : [winner] };
  },
  acting: (view) => view.acting,
  // what is in reach changes little in one turn, and a clock may run
  ahead: (view) => view.phase === 'play',
  secret: (view) => view.phase !== 'over',
  follow(option, view, picker) {
    const plan = view.phase === 'setup' ? planOf(picker.seat) : null;
    if (plan === null) return false;
    if (option.text === 'do-lock') picker.many(plan.actions(view));
    else plan.follow(option);
    return option.text === 'do-lock';
  },
  // how far a Soldier goes is an option of the table
  explain: (thing, entry, view) => {
    if (thing !== 'piece:F') return entry;
    return { ...entry, about: entry.about.map((line) => ({ ...line, words: { ...line.words, range: String(view.options['soldier_range'] ?? 'one') } })) };
  },
  summary,
};
