// What stays on the board of a turn: ways, spells, damage, who has fallen. Everything comes from the events.

import type { Line, Trace } from '../contract';
import { cellOf, type KrosmasterEvent, type KrosmasterView } from './view';

export function traces(before: KrosmasterView, events: readonly KrosmasterEvent[]): Trace[] {
  const cells = new Map(before.pieces.map((piece) => [piece.piece, cellOf(piece)]));
  const owners = new Map(before.pieces.map((piece) => [piece.piece, piece.owner]));
  const at = (piece: number): number => cells.get(piece) ?? -1;
  const found: Trace[] = [];
  let cause: string | undefined;
  for (const event of events) {
    const name = event.said?.words?.['piece'];
    switch (event.e) {
      case 'move':
      case 'shift':
        found.push({ what: 'walk', way: [event.src, event.dst], who: `piece-${event.piece}`, side: owners.get(event.piece) ?? -1 });
        cells.set(event.piece, event.dst);
        break;
      case 'place':
        cells.set(event.piece, event.cell);
        break;
      case 'swap': {
        const [one, other] = [at(event.one), at(event.other)];
        found.push({ what: 'act', way: [one, other], who: `piece-${event.one}`, side: owners.get(event.one) ?? -1 });
        cells.set(event.one, other).set(event.other, one);
        break;
      }
      case 'cast':
      case 'punch':
        cause = event.e === 'punch' ? '@draw-punch' : String(event.said?.words?.['spell'] ?? '');
        if (at(event.piece) !== event.cell) found.push({ what: 'act', way: [at(event.piece), event.cell], who: `piece-${event.piece}`, side: owners.get(event.piece) ?? -1 });
        break;
      case 'trap':
      case 'explode':
        cause = undefined;
        if (event.e === 'explode') found.push({ what: 'gone', way: [event.cell], who: `piece-${event.piece}`, side: -1 });
        break;
      case 'hurt':
      case 'heal':
        found.push({
          what: event.e === 'hurt' ? 'loss' : 'gain', way: [at(event.piece)], who: `piece-${event.piece}`, side: owners.get(event.piece) ?? -1, amount: event.amount,
          ...(name === undefined ? {} : { name }), ...(cause ? { cause } : {}),
        });
        break;
      case 'summon':
        cells.set(event.piece, event.cell);
        found.push({ what: 'new', way: [event.cell], who: `piece-${event.piece}`, side: owners.get(event.summoner) ?? -1 });
        break;
      case 'ko':
        found.push({ what: 'gone', way: [event.cell], who: `piece-${event.piece}`, side: owners.get(event.piece) ?? -1 });
        break;
      case 'break':
        found.push({ what: 'gone', way: [event.cell], who: `cell-${event.cell}`, side: -1 });
        break;
      case 'character':
        cause = undefined;
    }
  }
  return found;
}

/** Steps of one walk are one line: from where it began to where it ended. */
export function joined(one: Line, next: Line): Line | null {
  const walks = one.key === 'event-move' && next.key === 'event-move' && one.words['to'] === next.words['from'];
  if (!walks || JSON.stringify(one.words['piece']) !== JSON.stringify(next.words['piece'])) return null;
  return { ...one, words: { ...next.words, from: one.words['from'] ?? '' } };
}
