// The campaign: the best result counts, a scenario opens when the one before it is won, and the server keeps it all.

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { placesOf } from '../src/campaign/layout';
import { nothingIn, reachedIn, wonIn } from '../src/campaign/progress';
import type { Progress, Standing, Victory } from '../src/protocol/types';

const GAME = 'rift-in-time';
const WORTH: Record<string, number> = { easy: 1, hard: 3, iron: 0, heroic: 0 };
const KEY = 'warbook-campaign';

function victory(scenario: string, setting: string, table = ''): Victory {
  return { scenario, setting, stars: WORTH[setting] ?? 0, at: 1000, table };
}

function progress(...won: Victory[]): Progress {
  return { ...nothingIn(GAME).progress, won };
}

const standing = (...won: Victory[]): Standing => ({ progress: progress(...won), locked: ['RS03'], next: 'RS02' });

describe('what was won', () => {
  test('counts at its best, with every badge (RT-23.3)', () => {
    const kept = progress(victory('RS01', 'easy', 'one'), victory('RS01', 'hard', 'two'), victory('RS01', 'iron', 'three'), victory('RS02', 'heroic'));
    expect(reachedIn(kept, 'RS01')).toEqual({ stars: 3, badges: ['iron'], shown: victory('RS01', 'hard', 'two') });
    expect(reachedIn(kept, 'RS02')).toEqual({ stars: 0, badges: ['heroic'], shown: null });
    expect(reachedIn(kept, 'RS03')).toEqual({ stars: 0, badges: [], shown: null });
  });

  test('is looked back at where its replay is', () => {
    expect(reachedIn(progress(victory('RS01', 'easy', 'here'), victory('RS01', 'hard')), 'RS01').shown?.table).toBe('here');
  });

  test('is a victory in any setting', () => {
    const kept = progress(victory('RS01', 'iron'));
    expect([wonIn(kept, 'RS01'), wonIn(kept, 'RS02')]).toEqual([true, false]);
  });
});

describe('the map', () => {
  test.each([320, 390, 700, 900])('has room for every place at %d pixels', (width) => {
    const places = placesOf(13, width);
    for (const [place, one] of places.entries()) {
      expect(one.x).toBeGreaterThan(26);
      expect(one.x).toBeLessThan(width - 26);
      for (const other of places.slice(place + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(90);
    }
  });
});

describe('the server', () => {
  let store: Map<string, string>;
  let asked: { path: string; body: unknown }[];
  let answers: Record<string, () => Response>;
  let campaigns: (typeof import('../src/campaign/campaigns.svelte'))['campaigns'];

  beforeEach(async () => {
    store = new Map();
    asked = [];
    answers = {};
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => void store.set(key, value),
      removeItem: (key: string) => void store.delete(key),
    });
    vi.stubGlobal('fetch', (path: string, { method, body }: RequestInit) => {
      asked.push({ path: `${method ?? ''} ${path}`, body: typeof body === 'string' ? JSON.parse(body) : undefined });
      return Promise.resolve(answers[`${method ?? ''} ${path}`]?.() ?? new Response('{}', { status: 404 }));
    });
    vi.resetModules();
    ({ campaigns } = await import('../src/campaign/campaigns.svelte'));
  });

  function says(what: string, body: unknown, status = 200): void {
    answers[what] = () => new Response(JSON.stringify(body), { status });
  }

  test('is asked once by all who want to know at the same time', async () => {
    const kept = standing(victory('RS01', 'easy', 'one'));
    says('GET /api/progress', [kept]);
    expect(campaigns.of(GAME)).toEqual(nothingIn(GAME));
    await Promise.all([campaigns.load(), campaigns.load()]);
    expect(asked).toHaveLength(1);
    expect(campaigns.of(GAME)).toEqual(kept);
    await campaigns.load();
    expect(asked).toHaveLength(2); // something may have been won meanwhile
  });

  test('gets once what this browser kept, which then forgets it', async () => {
    const won = { RS01: { stars: 3, badges: ['iron'] } };
    store.set(KEY, JSON.stringify({ [GAME]: { won, open: true } }));
    says('POST /api/progress', standing());
    says('GET /api/progress', [standing()]);
    await campaigns.load();
    await campaigns.load();
    expect(asked.filter((each) => each.path.startsWith('POST'))).toEqual([{ path: 'POST /api/progress', body: { warbook: 'campaign', game: GAME, won, open: true } }]);
    expect(store.has(KEY)).toBe(false);
  });

  test('may refuse one of two campaigns, which stays here', async () => {
    store.set(KEY, JSON.stringify({ other: { won: {}, open: false }, [GAME]: { won: {}, open: false } }));
    let first = true;
    answers['POST /api/progress'] = () => {
      const status = first ? 404 : 200;
      first = false;
      return new Response(JSON.stringify({ error: { key: 'server-no-game' } }), { status });
    };
    says('GET /api/progress', []);
    await campaigns.load();
    expect(JSON.parse(store.get(KEY) ?? '')).toEqual({ other: { won: {}, open: false } });
  });

  test.each(['', 'null', '[]', '3', 'no'])('hears nothing of nonsense in the browser: %s', async (text) => {
    store.set(KEY, text);
    says('GET /api/progress', []);
    await campaigns.load();
    expect(asked).toHaveLength(1);
  });

  test('adds a file, opens scenarios, and says what is wrong', async () => {
    const merged = standing(victory('RS02', 'hard'));
    says('POST /api/progress', merged);
    await campaigns.take(JSON.stringify(progress(victory('RS02', 'hard'))));
    expect(campaigns.of(GAME)).toEqual(merged);
    says('POST /api/progress/open', { ...merged, progress: { ...merged.progress, open: true } });
    await campaigns.open(GAME, true);
    expect(asked.at(-1)?.body).toEqual({ game: GAME, open: true });
    expect(campaigns.of(GAME).progress.open).toBe(true);
    says('POST /api/progress', { error: { key: 'server-progress' } }, 400);
    await expect(campaigns.take('[]')).rejects.toMatchObject({ key: 'server-progress' });
    await expect(campaigns.take('no')).rejects.toMatchObject({ key: 'campaign-no-file' });
    expect(campaigns.of(GAME).progress.open).toBe(true);
  });

  test('is no reason to stop for a browser that keeps nothing', async () => {
    vi.stubGlobal('localStorage', undefined);
    says('GET /api/progress', [standing()]);
    await expect(campaigns.load()).resolves.toBeUndefined();
  });
});
