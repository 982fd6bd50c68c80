// A long show comes in pages: only those that somebody wants to see are fetched.

import { describe, expect, test, vi } from 'vitest';
import type { GameModule } from '../src/games/contract';
import { Trouble } from '../src/protocol/http';

vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }));
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('document', { hidden: false, documentElement: { dataset: {}, lang: '' } });
const { Reel } = await import('../src/replay/reel.svelte');
const { Show } = await import('../src/replay/show.svelte');

const SIZE = 10;
const COUNT = 95;
const silent = [50, 51, 94]; // moments that tell nothing

const story = {
  lastMove: () => null,
  beats: () => [],
};

function page(number: number) {
  const first = number * SIZE;
  const places = Array.from({ length: Math.min(SIZE, COUNT - first) }, (_, index) => first + index);
  const frames = places.map((place) => ({ seat: 0, notation: '', events: place === 0 ? [] : [{ e: 'x', rule: '', said: silent.includes(place) ? null : { text: `moved-${place}` } }], view: { seat: -1, place } }));
  return { before: first === 0 ? null : { seat: -1, place: first - 1 }, frames };
}

function long(fails = () => false) {
  const asked: number[] = [];
  const reel = new Reel(COUNT, SIZE, page(0), (number) => {
    asked.push(number);
    return fails() ? Promise.reject(new Trouble('trouble-offline')) : Promise.resolve(page(number));
  });
  const show = new Show({ story } as unknown as GameModule, reel);
  return { asked, show };
}

const place = (show: InstanceType<typeof Show>) => (show.view as unknown as { place: number }).place;

describe('a long show', () => {
  test('begins with its first page alone', () => {
    const { asked, show } = long();
    expect([show.at, show.last, show.isLast]).toEqual([0, 94, false]);
    expect(show.parts.map(({ stops }) => stops?.length ?? null)).toEqual([10, null, null, null, null, null, null, null, null, null]);
    expect(asked).toEqual([]);
  });

  test('goes to its end with the last page alone, and back from there', async () => {
    const { asked, show } = long();
    await show.go(show.last);
    expect([show.at, place(show), show.isLast]).toEqual([93, 93, true]); // the very last moment tells nothing
    expect(asked).toEqual([9]);
    await show.go(90);
    expect(show.lines(90).map(({ key }) => key)).toEqual(['moved-90']);
    show.step(-1);
    await vi.waitFor(() => expect(show.at).toBe(89));
    expect(asked).toEqual([9, 8]);
  });

  test('fetches the next page before it is wanted, and steps over what tells nothing', async () => {
    const { asked, show } = long();
    await show.go(49);
    await vi.waitFor(() => expect(asked).toEqual([4, 5]));
    show.step(1);
    await vi.waitFor(() => expect(show.at).toBe(52));
  });

  test('fetches only where a hand rests', async () => {
    vi.useFakeTimers();
    const { asked, show } = long();
    for (const moment of [20, 40, 60, 71]) show.drag(moment);
    await vi.advanceTimersByTimeAsync(1000);
    expect([show.at, asked[0]]).toEqual([71, 7]);
    vi.useRealTimers();
  });

  test('says what went wrong, and tries again when asked again', async () => {
    let broken = true;
    const { show } = long(() => broken);
    await show.go(70);
    expect([show.at, show.trouble?.key, show.loading]).toEqual([0, 'trouble-offline', false]);
    broken = false;
    await show.go(70);
    expect([show.at, show.trouble]).toEqual([70, null]);
  });

  test('of two wishes the later one counts', async () => {
    const { show } = long();
    await Promise.all([show.go(70), show.go(30)]);
    expect([show.at, place(show), show.loading]).toEqual([30, 30, false]);
  });
});
