// What stays on the map of the enemies' phase and of the partners' deeds. Everything comes from the events.

import type { Line, Trace } from '../contract';
import type { FamilyView, KingdomEvent } from './view';

export function traces(before: FamilyView, events: readonly KingdomEvent[]): Trace[] {
  const trays = new Map(before.trays.map((tray) => [tray.tray, tray.cell]));
  const figures = new Map(before.figures.map((figure) => [figure.figure, figure.cell ?? -1]));
  const owner = (figure: number): number => before.figures.find((each) => each.figure === figure)?.owner ?? -1;
  const horde = (tray: number): { who: string; side: number } => ({ who: `tray-${tray}`, side: -1 });
  const hero = (figure: number): { who: string; side: number } => ({ who: `figure-${figure}`, side: owner(figure) });
  const at = (tray: number): number => trays.get(tray) ?? -1;
  return events.flatMap((event): Trace[] => {
    const name = event.said?.words?.['hero'];
    const named = name === undefined ? {} : { name };
    switch (event.e) {
      case 'advance':
      case 'pushed': {
        const way = [at(event.tray), event.cell];
        trays.set(event.tray, event.cell);
        return [{ what: 'walk', way, ...horde(event.tray) }];
      }
      case 'move': {
        const way = [figures.get(event.figure) ?? -1, event.cell];
        figures.set(event.figure, event.cell);
        return way.every((cell) => cell >= 0) ? [{ what: 'walk', way, ...hero(event.figure) }] : [];
      }
      case 'spawn':
        trays.set(event.tray, event.cell);
        return [{ what: 'new', way: [event.cell], ...horde(event.tray) }];
      case 'destroy':
        return [{ what: 'gone', way: [at(event.tray)], ...horde(event.tray) }];
      case 'escape':
        return [{ what: 'loss', way: [at(event.tray)], ...horde(event.tray), amount: event.hearts }];
      case 'hurt':
        return [{ what: 'loss', way: [figures.get(event.figure) ?? -1], ...hero(event.figure), amount: event.amount, ...named }];
      case 'heal':
        return [{ what: 'gain', way: [figures.get(event.figure) ?? -1], ...hero(event.figure), amount: event.amount, ...named }];
      case 'knock-out':
        return [{ what: 'gone', way: [figures.get(event.figure) ?? -1], ...hero(event.figure) }];
      case 'build':
        return [{ what: 'new', way: [event.cell], who: `site-${event.site}`, side: event.seat }];
      case 'ruin':
        return [{ what: 'gone', way: [before.sites.find((each) => each.site === event.site)?.cell ?? -1], who: `site-${event.site}`, side: -1 }];
      default:
        return [];
    }
  });
}

/** A hero or a horde that goes on is told in one line: two hordes of one name are never side by side in one walk. */
export function joined(one: Line, next: Line): Line | null {
  if (one.key !== next.key || (one.key !== 'event-move' && one.key !== 'event-advance')) return null;
  const same = one.words['hero'] === next.words['hero'] && one.words['horde'] === next.words['horde'];
  return same && beside(String(one.words['cell']), String(next.words['cell'])) ? { ...one, words: next.words } : null;
}

function beside(one: string, other: string): boolean {
  const [from, to] = [one, other].map((name) => (name.match(/\d+/g) ?? []).map(Number));
  const [row = 0, column = 0, toRow = 9, toColumn = 9] = [...(from ?? []), ...(to ?? [])];
  return Math.abs(row - toRow) + Math.abs(column - toColumn) === 1;
}
