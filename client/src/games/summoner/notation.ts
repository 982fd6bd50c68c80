// Actions: unpacking them, and writing what was pointed at. It says nothing about what is allowed.

import type { Pick } from '../contract';
import { CARDS, VERBS } from './content';
import { CODES, cellName, type SummonerView } from './view';

export const seatOf = (action: number): number => action >>> 24;
export const verbOf = (action: number): string => VERBS[(action >>> 16) & 0xff] ?? '';
export const argOf = (action: number): number => action & 0xffff;

/** Pack an action: the way it travels. */
export function act(seat: number, verb: string, arg = 0): number {
  const number = Number(Object.keys(VERBS).find((known) => VERBS[Number(known)] === verb) ?? -1);
  return (seat << 24) | (number << 16) | arg;
}

/** What a person seems to mean by these picks, in the notation; null when it means nothing. */
export function meant(picks: readonly Pick[], view: SummonerView): string | null {
  const [one, two, three] = picks;
  if (!one) return null;
  const at = (pick: Pick) => view.pieces.find((piece) => piece.cell === pick.index);
  if (one.kind === 'card') {
    const code = CODES[one.index] ?? '';
    const card = CARDS[code];
    if (!card?.sign) return null;
    const cells = [two, three].filter((pick) => pick?.kind === 'cell').map((pick) => cellName(pick?.index ?? 0));
    const joined = card.sign === '$' && card.choice === 'cells' ? cells.join('x') : cells.join(' ');
    return `${card.sign}${code} ${joined}`.trim();
  }
  if (one.kind !== 'cell') return null;
  const actor = at(one);
  if (!two) {
    // a lone click: on an own hidden piece it asks for a summon, on anything else there is nothing to say
    return actor && actor.side === view.seat && !actor.up ? `+${cellName(one.index)}` : null;
  }
  if (two.kind !== 'cell') return null;
  const target = at(two);
  const hidden = actor && !actor.up && target ? '~' : '';
  return `${hidden}${cellName(one.index)}${target ? 'x' : '-'}${cellName(two.index)}`;
}
