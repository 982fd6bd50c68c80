// What stays on the board of a turn: who went where, who died, who was seen.

import type { Trace } from '../contract';
import type { SummonerEvent } from './view';

export function traces(events: readonly SummonerEvent[]): Trace[] {
  return events.flatMap((event): Trace[] => {
    switch (event.e) {
      case 'move':
        return [{ what: 'walk', way: [event.src, event.dst], who: `side-${event.side}`, side: event.side }];
      case 'swap':
        return [{ what: 'act', way: [event.one, event.other], who: 'swap', side: -1 }];
      case 'die':
        return [{ what: 'gone', way: [event.cell], who: `cell-${event.cell}`, side: event.side }];
      case 'reveal':
      case 'become':
        return [{ what: 'new', way: [event.cell], who: `cell-${event.cell}`, side: event.side }];
      default:
        return [];
    }
  });
}
