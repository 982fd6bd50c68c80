import { describe, expect, test } from 'vitest';
import { readable, secondsLeft } from '../src/match/clock';
import { trouble } from '../src/protocol/http';
import { backoff, Sequence } from '../src/protocol/sequence';

describe('the numbers of updates', () => {
  test('the next one is news, a known one is old, the present one is the same', () => {
    const sequence = new Sequence();
    expect(sequence.take(0, 7, true)).toBe('news');
    expect(sequence.take(0, 8, false)).toBe('news');
    expect(sequence.take(0, 8, false)).toBe('same');
    expect(sequence.take(0, 7, false)).toBe('old');
    expect(sequence.of(0)).toBe(8);
  });

  test('a gap is not taken, and a full update closes it', () => {
    const sequence = new Sequence();
    sequence.take(0, 1, true);
    expect(sequence.take(0, 3, false)).toBe('gap');
    expect(sequence.of(0)).toBe(1);
    expect(sequence.take(0, 5, true)).toBe('news');
    expect(sequence.of(0)).toBe(5);
  });

  test('an update without a log before any full one is a gap', () => {
    expect(new Sequence().take(-1, 4, false)).toBe('gap');
  });

  test('each audience has its own', () => {
    const sequence = new Sequence();
    sequence.take(0, 4, true);
    sequence.take(1, 9, true);
    sequence.take(-1, 2, true);
    expect(sequence.take(1, 10, false)).toBe('news');
    expect([0, 1, -1, 3].map((seat) => sequence.of(seat))).toEqual([4, 10, 2, -1]);
    expect(sequence.seats()).toEqual([0, 1, -1]);
  });
});

test('waiting doubles and ends at about ten seconds', () => {
  const waits = Array.from({ length: 10 }, (_, tries) => backoff(tries, 0.5));
  expect(waits.slice(0, 3)).toEqual([300, 600, 1200]);
  expect(Math.max(...waits)).toBe(10_000);
  expect(backoff(2, 0)).toBeLessThan(backoff(2, 1));
});

describe('clocks', () => {
  test('run only when they run, and never below zero', () => {
    expect(secondsLeft({ seat: 0, left: 9000, running: true }, 2500)).toBe(6.5);
    expect(secondsLeft({ seat: 0, left: 9000, running: false }, 2500)).toBe(9);
    expect(secondsLeft({ seat: 0, left: 1000, running: true }, 2500)).toBe(0);
  });

  test.each([
    [9.34, '9.3'],
    [65, '1:05'],
    [3905, '1:05:05'],
  ])('%d is %s', (seconds, text) => {
    expect(readable(seconds)).toBe(text);
  });
});

describe('errors', () => {
  test('carry the key of a sentence', () => {
    const found = trouble(404, { error: { key: 'server-no-table', words: { id: 'x' }, rule: 'SW-1.1' } });
    expect([found.key, found.words, found.rule]).toEqual(['server-no-table', { id: 'x' }, 'SW-1.1']);
  });

  test.each([null, 'text', {}, { error: 3 }, { error: { key: 4 } }])('%j still has a sentence', (body) => {
    expect(trouble(500, body).key).toBe('trouble-server');
  });

  test('a game is named by its title', () => {
    const named = (game: string): unknown => trouble(404, { error: { key: 'server-no-campaign', words: { game } } }).words['game'];
    expect([named('summoner-war'), named('elemental-uprising'), named('chess')]).toEqual(['@game-summoner', '@game-uprising', 'chess']);
  });
});
