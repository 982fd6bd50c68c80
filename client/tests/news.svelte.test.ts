// News about the people at a table, and what is kept while it is being prepared.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Keeper } from '../src/match/keeper';
import { changes, News, type NewsItem } from '../src/match/news.svelte';
import type { SeatInfo } from '../src/protocol/types';

const seat = (number: number, change: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: number, who: 'person', name: '', online: true, bot: '', seconds: 0, stand_in: false, grace: 0, consent: false, asked: 0, ...change,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what has changed for the others is told, never what I did myself', () => {
  const before = [seat(0), seat(1, { who: 'open', online: false }), seat(2), seat(3)];
  const after = [seat(0, { online: false }), seat(1, { name: 'Ben' }), seat(2, { online: false }), seat(3, { stand_in: true, bot: 'mcts' })];
  expect(changes(before, after, [0]).map(({ key, seat, name }) => [key, seat, name])).toEqual([
    ['news-joined', 1, 'Ben'],
    ['news-left', 2, ''],
    ['news-bot', 3, ''],
  ]);
  expect(changes(after, after, [0])).toEqual([]);
});

test('somebody who is back at once was never gone', () => {
  const told: string[] = [];
  const news = new News(({ key }) => told.push(key));
  const item = (key: string): NewsItem => ({ key, seat: 1, other: -1, name: 'Ben' });
  news.hear([item('news-left')]);
  vi.advanceTimersByTime(1000);
  news.hear([item('news-back')]);
  vi.advanceTimersByTime(20_000);
  expect(told).toEqual([]);
  news.hear([item('news-left')]);
  vi.advanceTimersByTime(5000);
  expect(news.shown.map(({ key }) => key)).toEqual(['news-left']);
  news.hear([item('news-back')]);
  expect(told).toEqual(['news-left', 'news-back']);
  vi.advanceTimersByTime(20_000);
  expect(news.shown).toEqual([]);
});

test('the first change is sent at once, the last of many a little later, and a lost line is tried again', () => {
  const sent: string[] = [];
  let open = true;
  const keeper = new Keeper((text) => open && sent.push(text) > 0);
  for (const text of ['one', 'two', 'three']) keeper.keep(text);
  expect(sent).toEqual(['one']);
  vi.advanceTimersByTime(3000);
  expect(sent).toEqual(['one', 'three']);
  open = false;
  keeper.keep('four');
  vi.advanceTimersByTime(3000);
  open = true;
  vi.advanceTimersByTime(3000);
  expect(sent).toEqual(['one', 'three', 'four']);
  keeper.keep('five');
  keeper.keep('six');
  keeper.stop();
  expect(sent.at(-1)).toBe('six');
});
