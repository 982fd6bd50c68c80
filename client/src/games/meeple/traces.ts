// What stays on the map of a turn: who went where, battles and their losses, what was built and what has fallen.

import type { Trace } from '../contract';
import { cellAt } from './hexes';
import { cellOf, ownerOf, type MeepleEvent, type MeepleView } from './view';

export function traces(before: MeepleView, events: readonly MeepleEvent[], after: MeepleView): Trace[] {
  const tile = (number: number): number => {
    const found = after.tiles.find((each) => each.tile === number) ?? before.tiles.find((each) => each.tile === number);
    return found ? cellOf(found) : -1;
  };
  const slot = (number: number): number => {
    const found = before.slots.find((each) => each.slot === number);
    return found ? cellOf(found) : -1;
  };
  const walk = (seat: number, from: number, to: number): Trace[] => [{ what: 'walk', way: [from, to], who: `${seat}:${from}:${to}`, side: seat }];
  const loss = (seat: number, place: number, amount: number): Trace[] => (amount > 0 ? [{ what: 'loss', way: [place], who: `${seat}:${place}`, side: seat, amount }] : []);
  return events.flatMap((event): Trace[] => {
    switch (event.e) {
      case 'move':
      case 'intimidate':
        return walk(event.seat, tile(event.src), tile(event.dst));
      case 'venture':
        return walk(event.seat, tile(event.src), cellAt(event.q, event.r));
      case 'enter':
        return walk(event.seat, tile(event.src), slot(event.slot));
      case 'land':
        return [{ what: 'gain', way: [tile(event.tile)], who: `land-${event.tile}`, side: event.seat, amount: event.count }];
      case 'battle':
        return [...loss(event.one, tile(event.tile), event.lost[0]), ...loss(event.other, tile(event.tile), event.lost[1])];
      case 'destroy':
        return event.how === 'battle' ? [] : loss(event.seat, tile(event.tile), event.count);
      case 'bomb':
      case 'convert':
        return [{ what: 'act', way: [slot(4 * event.seat), slot(event.slot)], who: `${event.seat}`, side: event.seat }];
      case 'fall':
        return [{ what: 'gone', way: [slot(event.slot)], who: `slot-${event.slot}`, side: ownerOf(event.slot) }];
      case 'build':
      case 'found':
      case 'finish':
        return [{ what: 'new', way: [slot(event.slot)], who: `slot-${event.slot}`, side: ownerOf(event.slot) }];
      case 'lay':
        return [{ what: 'new', way: [cellAt(event.q, event.r)], who: `tile-${event.tile}`, side: -1 }];
      default:
        return [];
    }
  });
}
