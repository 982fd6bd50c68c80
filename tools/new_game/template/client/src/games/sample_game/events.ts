// What happened, as movements on the board; what it says comes with each event.

import type { Beat, LastMove, Mark, Option, Pick, Speech, Story } from '../contract';
import { joined } from '../../text/joined';
import { cellName, sideName, type SampleGameEvent, type SampleGameView } from './view';

/** The view once one event has happened. */
function after(view: SampleGameView, event: SampleGameEvent): SampleGameView {
  switch (event.e) {
    case 'move':
      return { ...view, sides: view.sides.map((side, seat) => (seat === event.seat ? { ...side, scout: event.dst } : side)) };
    case 'search':
      return { ...view, searched: [...view.searched, event.cell] };
    case 'find':
      return { ...view, sides: view.sides.map((side, seat) => (seat === event.seat ? side : { ...side, banner: event.cell })) };
    default:
      return view;
  }
}

function beats(before: SampleGameView, events: readonly SampleGameEvent[]): Beat<SampleGameView>[] {
  const found: Beat<SampleGameView>[] = [];
  let view = before;
  for (const event of events) {
    const next = after(view, event);
    if (next === view) continue;
    view = next;
    found.push({ event, view, ms: 220, sound: event.e === 'find' ? 'hit' : 'move' });
  }
  return found;
}

function lastMove(events: readonly SampleGameEvent[]): LastMove | null {
  for (const event of events) {
    if (event.e === 'move') return { cells: [event.src, event.dst], from: event.src, to: event.dst };
    if (event.e === 'hide') return { cells: event.cell === undefined ? [] : [event.cell], from: null, to: null };
  }
  return null;
}

function mark(option: Option): Mark {
  return option.notation.startsWith('hide') ? 'place' : 'move';
}

/** What a person seems to mean by pointing at a cell. */
function notation(picks: readonly Pick[], view: SampleGameView): string | null {
  const pick = picks.at(-1);
  if (pick?.kind !== 'cell') return null;
  return `${view.phase === 'hiding' ? 'hide' : 'go'} ${cellName(view, pick.index)}`;
}

function summary(view: SampleGameView, speech: Speech): string {
  const sides = view.sides.map((side, seat) => speech.say('draw-summary', { side: `@side-${sideName(seat)}`, cell: cellName(view, side.scout) }));
  return joined(speech, 'told', sides);
}

export const story: Story<SampleGameView, SampleGameEvent> = {
  seatName: (seat) => `side-${sideName(seat)}`,
  beats,
  lastMove,
  mark,
  notation,
  ending(view) {
    if (view.phase !== 'over') return null;
    const winner = view.winner ?? -1;
    return { key: `ending-${view.ending}`, words: { winner: sideName(winner) }, winners: winner < 0 ? null : [winner] };
  },
  acting: (view) => view.acting,
  secret: (view) => view.phase !== 'over',
  summary,
};
