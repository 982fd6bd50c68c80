// What happened, shown: the picture after each event, and what the step touched.

import { joined, noted } from '../../text/joined';
import type { Argument, Beat, LastMove, Mark, Option, Speech, Story } from '../contract';
import { printed } from './printed.svelte';
import { cellName } from './geometry';
import { meant } from './notation';
import type { Rolled } from './types';
import { joined as joinedWalk, traces } from './traces';
import { VERBS, cellOf, gallons, hasKamas, isFigure, lifeOf, nameKey, seatName, verbOf, type KrosmasterEvent, type KrosmasterView, type PieceView, type PlayerView } from './view';

/** The last step, and the dice that were rolled in it. */
export interface KrosmasterLast extends LastMove {
  rolls: readonly Rolled[];
}

const touch = (view: KrosmasterView, piece: number, change: (piece: PieceView) => Partial<PieceView>): KrosmasterView => ({
  ...view,
  pieces: view.pieces.map((each) => (each.piece === piece ? { ...each, ...change(each) } : each)),
});

const player = (view: KrosmasterView, seat: number, change: (player: PlayerView) => Partial<PlayerView>): KrosmasterView => ({
  ...view,
  players: view.players.map((each) => (each.seat === seat ? { ...each, ...change(each) } : each)),
});

const cellFor = (view: KrosmasterView, piece: number): number => {
  const found = view.pieces.find((each) => each.piece === piece);
  return found ? cellOf(found) : -1;
};

function summoned(view: KrosmasterView, piece: number, kind: string, summoner: number, cell: number): KrosmasterView {
  const card = printed.all.summons[kind];
  const owner = view.pieces.find((each) => each.piece === summoner)?.owner ?? 0;
  const token: PieceView = { piece, kind, species: card?.species ?? 'creature', owner, hp: card?.hp ?? 0, cell, summoner, powers: card?.powers ?? [] };
  return { ...view, pieces: [...view.pieces.filter((each) => each.piece !== piece), token] };
}

function fewer(view: KrosmasterView, cell: number): KrosmasterView {
  const coins = { ...view.board.coins };
  const left = (coins[cell] ?? 0) - 1;
  if (left > 0) coins[cell] = left;
  else delete coins[cell];
  return { ...view, board: { ...view.board, coins } };
}

function honour(view: KrosmasterView, giver: number, taker: number, amount: number): KrosmasterView {
  let next = view;
  if (giver >= 0) next = player(next, giver, (each) => ({ gg: (each.gg ?? 0) - amount }));
  if (taker >= 0) next = player(next, taker, (each) => ({ gg: (each.gg ?? 0) + amount }));
  const wild = (next.wild ?? 0) + (taker === -1 ? amount : 0) - (giver === -1 ? amount : 0);
  return { ...next, wild };
}

/** The view once one event has happened; the very same view when it changes nothing that is drawn. */
function after(view: KrosmasterView, event: KrosmasterEvent): KrosmasterView {
  switch (event.e) {
    case 'move':
      return spend(touch(view, event.piece, () => ({ cell: event.dst })), event.piece);
    case 'shift':
      return touch(view, event.piece, () => ({ cell: event.dst }));
    case 'place':
      return touch(view, event.piece, () => ({ cell: event.cell }));
    case 'swap': {
      const [one, other] = [cellFor(view, event.one), cellFor(view, event.other)];
      return touch(touch(view, event.one, () => ({ cell: other })), event.other, () => ({ cell: one }));
    }
    case 'hurt':
    case 'heal':
      return touch(view, event.piece, () => ({ damage: event.damage }));
    case 'marker':
      return touch(view, event.piece, (each) => ({
        ap_plus: (each.ap_plus ?? 0) + Math.max(0, event.ap), ap_minus: (each.ap_minus ?? 0) + Math.max(0, -event.ap),
        mp_plus: (each.mp_plus ?? 0) + Math.max(0, event.mp), mp_minus: (each.mp_minus ?? 0) + Math.max(0, -event.mp),
      }));
    case 'summon':
      return summoned(view, event.piece, printed.kindName(event.kind), event.summoner, event.cell);
    case 'remove':
    case 'explode':
      return { ...view, pieces: view.pieces.filter((each) => each.piece !== event.piece) };
    case 'character':
      return { ...view, active: { piece: event.piece, ap: event.ap, mp: event.mp } };
    case 'pick-up':
      return fewer(view, event.cell);
    case 'coins':
      return player(view, event.seat, (each) => ({ pool: (each.pool ?? 0) + event.amount }));
    case 'honour':
      return honour(view, event.giver, event.taker, event.amount);
    default:
      return view;
  }
}

function spend(view: KrosmasterView, piece: number): KrosmasterView {
  return view.active?.piece === piece ? { ...view, active: { ...view.active, mp: Math.max(0, view.active.mp - 1) } } : view;
}

/** A knocked-out character is shown where it fell, and is gone with the next picture. */
function buried(view: KrosmasterView, piece: number): KrosmasterView {
  const figure = view.pieces.find((each) => each.piece === piece);
  if (figure && isFigure(figure)) return touch(view, piece, () => ({ cell: -1, knocked_out: true }));
  return { ...view, pieces: view.pieces.filter((each) => each.piece !== piece) };
}

/** How long each is shown, in milliseconds: a turn takes six to ten seconds. What is not named happens between two pictures. */
const LASTS: Record<string, number> = {
  move: 100, shift: 220, swap: 250, hurt: 420, heal: 400, marker: 400, gain: 400, summon: 250, remove: 150, ko: 480, explode: 420,
  trap: 380, scratch: 320, break: 380, 'pick-up': 220, cast: 340, punch: 320, roll: 620, locked: 600, place: 160, honour: 260, character: 300, coins: 0,
};
const SOUNDS: Record<string, 'move' | 'hit' | 'turn'> = { hurt: 'hit', ko: 'hit', explode: 'hit', break: 'hit', roll: 'turn', move: 'move', shift: 'move', swap: 'move' };

function beats(before: KrosmasterView, events: readonly KrosmasterEvent[]): Beat<KrosmasterView>[] {
  const found: Beat<KrosmasterView>[] = [];
  let view = before;
  for (const event of events) {
    const ms = LASTS[event.e];
    if (ms === undefined) continue;
    view = after(view, event);
    if (ms > 0) found.push({ event, view, ms, sound: SOUNDS[event.e] ?? null, ...(event.e === 'move' ? { walk: `piece-${event.piece}` } : {}) });
    if (event.e === 'ko') view = buried(view, event.piece);
  }
  return found;
}

function lastMove(events: readonly KrosmasterEvent[]): KrosmasterLast | null {
  const cells = new Set<number>();
  const rolls: Rolled[] = [];
  let [from, to]: [number | null, number | null] = [null, null];
  for (const event of events) {
    if (event.e === 'move' || event.e === 'shift') {
      from ??= event.src;
      to = event.dst;
      cells.add(event.src).add(event.dst);
    } else if (event.e === 'roll') rolls.push(event);
    else if ((event.e === 'cast' || event.e === 'punch' || event.e === 'summon' || event.e === 'ko' || event.e === 'explode' || event.e === 'place') && event.cell >= 0) cells.add(event.cell);
  }
  return events.length > 0 ? { cells: [...cells], from, to, rolls } : null;
}

function mark(option: Option): Mark {
  const verb = verbOf(option.action);
  if (verb === VERBS.move) return 'move';
  if (verb === VERBS.punch || verb === VERBS.break) return 'attack';
  if (verb === VERBS.cast) return option.text === 'do-cast' && isSummoning(option) ? 'place' : 'attack';
  if (verb === VERBS.use) return option.text === 'do-use-to' ? 'place' : 'attack';
  return option.notation.startsWith('place') ? 'place' : 'pick';
}

/** Whether the option puts something onto an empty cell: its words name the spell. */
function isSummoning(option: Option): boolean {
  const spell = String(option.words['spell'] ?? '').replace('@spell-', '');
  return printed.spell(spell)?.kind === 'summon';
}

function summary(view: KrosmasterView, speech: Speech): string {
  const sides = view.players.map(({ seat }) => {
    const own = view.pieces.filter((piece) => piece.owner === seat && cellOf(piece) >= 0);
    const listed = own.map((piece) => noted(speech, `${speech.say(nameKey(piece))} ${cellName(cellOf(piece))}`, String(lifeOf(piece))));
    const side = view.players[seat];
    const words = { player: `@side-${seatName(seat)}`, figures: joined(speech, 'list', listed) || speech.say('draw-none') };
    if (gallons(view) === 0 && !hasKamas(view)) return speech.say('draw-summary-figures', words);
    return speech.say('draw-summary', { ...words, gg: side?.gg ?? 0, kamas: side?.pool ?? 0 });
  });
  return joined(speech, 'told', sides);
}

/** The player who has won, or both partners. */
function winnerWord(winners: readonly number[]): Argument {
  const [one, other] = winners.map((seat) => `@side-${seatName(seat)}`);
  return other === undefined ? (one ?? '@nobody') : { text: 'both', words: { one: one ?? '', other } };
}

export const story: Story<KrosmasterView, KrosmasterEvent> = {
  seatName: (seat) => `side-${seatName(seat)}`,
  beats,
  traces,
  joined: joinedWalk,
  lastMove,
  mark,
  notation: meant,
  ending(view) {
    if (view.phase !== 'over') return null;
    const side = view.winner ?? -1;
    const winners = view.players.filter((each) => each.side === side).map((each) => each.seat);
    return { key: `ending-${view.ending ?? ''}`, words: { winner: winnerWord(winners) }, winners: side < 0 ? null : winners };
  },
  acting: (view) => view.question.seats ?? [],
  // only a reward that was bought unseen is anybody's secret
  secret: (view) => view.pieces.some((piece) => piece.held?.some((held) => !held.up && !held.public)),
  summary,
};

/** What has to be known before anything can be told: the names of things that events number. */
export const ready = (): Promise<void> => printed.load();
