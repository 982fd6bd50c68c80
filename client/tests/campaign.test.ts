// The campaign: the best result stays, a scenario opens when the one before it is won, and a file holds it all.

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { campaignOf, isOpen, isWon, keepOpen, keepWin, taken, wonIn, written } from '../src/campaign/progress';
import { keepResult, starsOf } from '../src/campaign/settings';
import { Trouble } from '../src/protocol/http';

const GAME = 'rift-in-time';
const NAMES = ['RS01', 'RS02', 'RS03'];

function store(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

function open(): string[] {
  return NAMES.filter((name) => isOpen(campaignOf(GAME), NAMES, name));
}

beforeEach(() => {
  vi.stubGlobal('localStorage', store());
});

describe('what was won', () => {
  test('stays at its best, with every badge once (RT-23.3)', () => {
    keepWin(GAME, 'RS01', 'two-stars', 2);
    keepWin(GAME, 'RS01', 'one-star', 1);
    keepWin(GAME, 'RS01', 'iron', 0);
    keepWin(GAME, 'RS01', 'heroic', 0);
    keepWin(GAME, 'RS01', 'iron', 0);
    expect(wonIn(campaignOf(GAME), 'RS01')).toEqual({ stars: 2, badges: ['heroic', 'iron'] });
    expect(wonIn(campaignOf('other'), 'RS01')).toEqual({ stars: 0, badges: [] });
  });

  test('opens the next scenario, in any setting (RT-23.4)', () => {
    expect(open()).toEqual(['RS01']);
    keepWin(GAME, 'RS01', 'iron', 0);
    expect(open()).toEqual(['RS01', 'RS02']);
    expect(isWon(campaignOf(GAME), 'RS02')).toBe(false);
    keepOpen(GAME, true);
    expect(open()).toEqual(NAMES);
    keepOpen(GAME, false);
    expect(open()).toEqual(['RS01', 'RS02']);
  });

  test('is worth what the content says', async () => {
    const content = { settings: { easy: { stars: 1 }, hard: { stars: 3 }, iron: {} } };
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(content))));
    expect([...(await starsOf(GAME))]).toEqual([['easy', 1], ['hard', 3], ['iron', 0]]);
    await keepResult(GAME, 'RS01', 'hard');
    await keepResult(GAME, 'RS01', 'iron');
    await keepResult(GAME, 'RS02', 'unheard of');
    expect(campaignOf(GAME).won).toEqual({ RS01: { stars: 3, badges: ['iron'] } });
  });
});

describe('a file', () => {
  test('carries a campaign to another browser, and takes nothing away there', () => {
    keepWin(GAME, 'RS01', 'three-stars', 3);
    keepWin(GAME, 'RS02', 'heroic', 0);
    const file = written(GAME);
    vi.stubGlobal('localStorage', store());
    keepWin(GAME, 'RS01', 'one-star', 1);
    keepWin(GAME, 'RS03', 'two-stars', 2);
    const all = taken(GAME, file);
    expect(all.won).toEqual({ RS01: { stars: 3, badges: [] }, RS02: { stars: 0, badges: ['heroic'] }, RS03: { stars: 2, badges: [] } });
    expect(campaignOf(GAME)).toEqual(all);
  });

  test.each(['', 'no', '[]', '{}', '{"warbook":"campaign","game":"chess"}', ' '.repeat(200_000)])('that is none is said: %#', (text) => {
    expect(() => taken(GAME, text)).toThrow(Trouble);
  });

  test('with nonsense inside is taken for what it holds', () => {
    const won = { RS01: { stars: 99, badges: [1, 'iron'] }, RS02: { stars: -1 }, RS03: 'won' };
    expect(taken(GAME, JSON.stringify({ warbook: 'campaign', game: GAME, won })).won).toEqual({
      RS01: { stars: 3, badges: ['iron'] },
      RS02: { stars: 0, badges: [] },
      RS03: { stars: 0, badges: [] },
    });
  });
});

test('a browser that keeps nothing is no reason to stop', () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => { throw new Error('full'); } });
  expect(keepOpen(GAME, true).open).toBe(true);
  vi.stubGlobal('localStorage', undefined);
  expect(campaignOf(GAME)).toEqual({ won: {}, open: false });
});
