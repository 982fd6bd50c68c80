// Actions as the server writes them, and what a person seems to mean by pointing. It says nothing about what is allowed.

import type { Pick } from '../contract';
import { EDGES, FACES, HELD_CARD as HELD, RANKS, SEATS, SHOP_CARD as SHOP, VERBS as NAMES } from './content';
import { printed } from './printed.svelte';
import { cellName } from './geometry';
import { VERBS, argOf, verbOf, type KrosmasterView } from './view';

const cell = (arg: number): string => cellName(arg % 144);
const piece = (arg: number): string => `p${arg}`;
const pair = (arg: number, share: number, one: (arg: number) => string, other: (arg: number) => string): string =>
  `${one(Math.floor(arg / share))} ${other(arg % share)}`;
const nth = (arg: number): string => `${arg + 1}`;
const figure = (arg: number): string => printed.kindName(arg);
const place = (arg: number): string => `${RANKS[Math.floor((arg % 6) / 2)] ?? ''}-${(arg % 2) + 1}${arg > 5 ? ' blind' : ''}`;

/** How each verb is written: its word where that is another one, and what it is applied to. A reward's choice is left out. */
const WORDS: Record<string, [word: string, arg?: (arg: number) => string]> = {
  take: ['take', figure], 'give-back': ['back', figure], card: ['card', figure], arena: ['arena', (arg) => printed.arenaName(arg)],
  start: ['start', (arg) => EDGES[arg] ?? ''], 'line-up': ['line-up', piece], place: ['place', (arg) => pair(arg, 144, piece, cell)],
  joker: ['joker', (arg) => pair(arg, 4, nth, (face) => FACES[face] ?? '')], name: ['name', (arg) => SEATS[arg] ?? ''],
  lay: ['lay', (arg) => pair(arg, 64, nth, piece)], sell: ['sell', nth], next: ['next', piece], bomb: ['bomb', piece], move: ['move', cell],
  cast: ['cast', (arg) => pair(arg, 144, nth, cell)], break: ['break', (arg) => pair(arg, 144, nth, cell)], punch: ['punch', cell],
  'buy-gg': ['gg'], buy: ['buy', place], use: ['use', (arg) => nth(Math.floor(arg / 1024))], locker: ['locker', piece],
  axis: ['axis', (arg) => ['none', 'row', 'column'][arg] ?? ''], assign: ['assign', piece], 'take-from': ['from', (arg) => SEATS[arg] ?? ''],
  fallen: ['fallen', piece],
};

/** An action as the log prints it. */
export function write(action: number): string {
  const verb = NAMES[verbOf(action)] ?? '?';
  const [word, arg] = WORDS[verb] ?? [verb];
  return arg ? `${word} ${arg(argOf(action))}` : word;
}

/** What a person seems to mean by these picks; null when it means nothing. */
export function meant(picks: readonly Pick[], view: KrosmasterView): string | null {
  const [one, two] = picks;
  const asked = view.question.kind === 'activation' && view.question.seats?.includes(view.seat);
  if (!asked || !one) return null;
  if (one.kind === 'cell' && !two) return `move ${cellName(one.index)}`;
  if (one.kind === 'card' && one.index < HELD) {
    const caster = view.pieces.find((each) => each.piece === view.active?.piece);
    const at = two?.kind === 'cell' ? two.index : (caster?.cell ?? 0);
    return `cast ${one.index + 1} ${cellName(at)}`;
  }
  if (one.kind === 'card' && one.index >= SHOP) return `buy ${place(one.index - SHOP)}`;
  if (one.kind === 'card') return `use ${one.index - HELD + 1}${two?.kind === 'cell' ? ` ${cellName(two.index)}` : ''}`;
  if (one.kind === 'button' && one.index === VERBS.punch && two?.kind === 'cell') return `punch ${cellName(two.index)}`;
  return null;
}
