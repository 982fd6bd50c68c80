// What stays on the board of what happened, in each game, and what is told of it.

import { describe, expect, test } from 'vitest';
import type { Line } from '../src/games/contract';
import { joined as joinedHordes, traces as kingdom } from '../src/games/kingdom/traces';
import { joined as joinedWalk, traces as krosmaster } from '../src/games/krosmaster/traces';
import { cellAt } from '../src/games/meeple/hexes';
import { traces as meeple } from '../src/games/meeple/traces';
import { traces as summoner } from '../src/games/summoner/traces';
import { merged } from '../src/match/recap';

const short = (traces: ReturnType<typeof merged>): unknown[] => traces.map(({ what, way, amount }) => (amount === undefined ? [what, way] : [what, way, amount]));
const line = (key: string, words: Line['words']): Line => ({ key, words, rule: '', side: 0, heads: false });

describe('Krosmaster', () => {
  const view = { pieces: [{ piece: 1, cell: 10, owner: 0 }, { piece: 7, cell: 40, owner: 1 }] } as unknown as Parameters<typeof krosmaster>[0];
  const said = { text: 'x', words: { spell: '@spell-assault', piece: '@figure-queen' } };
  const events = [
    { e: 'move', piece: 7, src: 40, dst: 28 },
    { e: 'move', piece: 7, src: 28, dst: 16 },
    { e: 'cast', piece: 7, cell: 10, said },
    { e: 'hurt', piece: 1, amount: 3, said },
    { e: 'punch', piece: 7, cell: 10, said },
    { e: 'hurt', piece: 1, amount: 5, said },
    { e: 'ko', piece: 1, cell: 10, said },
  ] as unknown as Parameters<typeof krosmaster>[1];

  test('a walk, who did what to whom, and the sum of it', () => {
    const traces = merged(krosmaster(view, events));
    expect(short(traces)).toEqual([['walk', [40, 28, 16]], ['act', [16, 10]], ['loss', [10], 8], ['gone', [10]]]);
    expect(traces[2]).toMatchObject({ name: '@figure-queen', parts: [{ cause: '@spell-assault', amount: 3 }, { cause: '@draw-punch', amount: 5 }] });
  });

  test('the steps of a walk are one line, those of two are not', () => {
    const step = (piece: string, from: string, to: string) => line('event-move', { piece, from, to });
    expect(joinedWalk(step('@queen', 'A1', 'A2'), step('@queen', 'A2', 'B2'))?.words).toEqual({ piece: '@queen', from: 'A1', to: 'B2' });
    expect(joinedWalk(step('@queen', 'A1', 'A2'), step('@king', 'A2', 'B2'))).toBe(null);
    expect(joinedWalk(step('@queen', 'A1', 'A2'), line('event-cast', {}))).toBe(null);
  });
});

describe('Kingdom Rush', () => {
  const view = { trays: [{ tray: 1, cell: 17 }, { tray: 2, cell: 40 }], figures: [{ figure: 3, cell: 18, owner: 1 }], sites: [{ site: 4, cell: 50 }] } as unknown as Parameters<typeof kingdom>[0];
  const events = [
    { e: 'advance', tray: 1, cell: 18 },
    { e: 'hurt', figure: 3, amount: 1, said: { text: 'x', words: { hero: '@hero-alric' } } },
    { e: 'advance', tray: 1, cell: 19 },
    { e: 'escape', tray: 1, hearts: 4 },
    { e: 'destroy', tray: 2, crystals: 1 },
    { e: 'ruin', site: 4 },
  ] as unknown as Parameters<typeof kingdom>[1];

  test('every horde has its way, and every cost its number', () => {
    expect(short(merged(kingdom(view, events)))).toEqual([['walk', [17, 18, 19]], ['loss', [18], 1], ['loss', [19], 4], ['gone', [40]], ['gone', [50]]]);
  });

  test('a horde that goes on is one line, another one beside it is not', () => {
    const advance = (horde: string, cell: string) => line('event-advance', { horde, cell });
    expect(joinedHordes(advance('@a', 'r2c1'), advance('@a', 'r2c2'))?.words).toEqual({ horde: '@a', cell: 'r2c2' });
    expect(joinedHordes(advance('@a', 'r2c1'), advance('@a', 'r5c5'))).toBe(null);
    expect(joinedHordes(advance('@a', 'r2c1'), advance('@b', 'r2c2'))).toBe(null);
  });
});

describe('Meeple War and Summoner War', () => {
  test('battles, ways and what falls', () => {
    const view = { tiles: [{ tile: 0, q: 0, r: 0 }, { tile: 1, q: 1, r: 0 }], slots: [{ slot: 4, q: 2, r: 0 }] } as unknown as Parameters<typeof meeple>[0];
    const events = [
      { e: 'move', seat: 0, src: 0, dst: 1 },
      { e: 'move', seat: 0, src: 0, dst: 1 },
      { e: 'battle', tile: 1, one: 0, other: 1, lost: [2, 0] },
      { e: 'fall', slot: 4 },
    ] as unknown as Parameters<typeof meeple>[1];
    const [from, to, slot] = [cellAt(0, 0), cellAt(1, 0), cellAt(2, 0)];
    expect(short(merged(meeple(view, events, view)))).toEqual([['walk', [from, to]], ['loss', [to], 2], ['gone', [slot]]]);
  });

  test('an attack', () => {
    const events = [{ e: 'reveal', cell: 5, side: 1 }, { e: 'die', cell: 5, side: 1 }, { e: 'move', src: 1, dst: 5, side: 0 }] as unknown as Parameters<typeof summoner>[0];
    expect(short(merged(summoner(events)))).toEqual([['new', [5]], ['gone', [5]], ['walk', [1, 5]]]);
  });
});
