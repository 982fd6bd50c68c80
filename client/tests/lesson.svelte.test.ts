// A lesson's step while something is being shown: whatever is tapped then, the step can be finished.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Beat, Event, GameModule, View } from '../src/games/contract';

const asked: (string | null)[] = [];
let answers: Map<string, (moves: readonly string[]) => object>;
vi.stubGlobal('matchMedia', () => ({ matches: false }));
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('document', { hidden: false, documentElement: { dataset: {}, lang: '' } });
vi.mock('../src/protocol/http', async (real) => ({
  ...(await real<object>()),
  post: (_path: string, form: { moves: string[]; move: string | null }) => {
    asked.push(form.move);
    return Promise.resolve(answers.get(form.move ?? '')?.(form.moves) ?? { objection: { notation: form.move, legal: false, rule: 'R', text: 'no', words: {} }, moves: form.moves });
  },
}));
const { Exercise } = await import('../src/lesson/exercise.svelte');
const { speech } = await import('../src/text/speech.svelte');

const option = (cell: number, notation: string): object => ({ action: cell, picks: [{ kind: 'cell', index: cell }], notation, text: 'do', words: {} });
const decision = (cell: number, notation: string): object => ({ seat: 0, timing: 'reaction', prompt: 'p', rule: 'R', words: {}, options: [option(cell, notation)] });
const view = (at: number): View => ({ seat: 0, at }) as View;
const frame = (at: number, seat = 0): object => ({ seat, notation: '', events: [{ e: 'go', rule: 'R' }], view: view(at) });
const story = {
  // the card of the first move is shown for longer than the second move
  // a cell that is not offered yet is asked about: that is a move as well, when it is legal by then
  notation: (picks: { index: number }[]) => `m${picks.at(-1)?.index}`,
  lastMove: () => null,
  mark: () => 'move',
  beats: (_before: View, events: readonly Event[], after: View): Beat[] => events.map((event) => ({ event, view: after, ms: (after as unknown as { at: number }).at === 1 ? 1100 : 200, sound: null })),
};

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  answers = new Map<string, (moves: readonly string[]) => object>([
    ['', () => ({ objection: null, seat: 0, view: view(0), moves: [], frames: [], clue: 'm1', decision: decision(1, 'm1'), done: false })],
    ['m1', (moves) => ({ objection: null, seat: 0, view: view(1), moves: [...moves, 'm1'], frames: [frame(1)], clue: 'm2', decision: decision(2, 'm2'), done: false })],
    ['m2', (moves) => ({ objection: null, seat: 0, view: view(2), moves: [...moves, 'm2'], frames: [frame(2)], clue: '', decision: null, done: true })],
  ]);
});
afterEach(() => vi.useRealTimers());

async function begun() {
  const exercise = new Exercise({ story } as unknown as GameModule, speech.of('g'), 'g', 'first', 'commander');
  await vi.advanceTimersByTimeAsync(0);
  exercise.picker.pick({ kind: 'cell', index: 1 });
  await vi.advanceTimersByTimeAsync(100);
  expect(exercise.animation).not.toBe(null);
  return exercise;
}

describe('a tap while a move is being shown', () => {
  test('that would be the next move does not make the step impossible', async () => {
    const exercise = await begun();
    exercise.picker.pick({ kind: 'cell', index: 2 });
    await vi.advanceTimersByTimeAsync(10_000);
    if (!exercise.done) exercise.picker.pick({ kind: 'cell', index: 2 });
    await vi.advanceTimersByTimeAsync(10_000);
    expect([exercise.done, (exercise.view as unknown as { at: number }).at, exercise.made]).toEqual([true, 2, 2]);
    expect(exercise.picker.decision).toBe(null);
  });

  test('skips it, and then the present answers', async () => {
    const exercise = await begun();
    exercise.skip();
    expect([exercise.busy, exercise.made, exercise.picker.decision?.options[0]?.notation]).toEqual([false, 1, 'm2']);
    exercise.picker.pick({ kind: 'cell', index: 2 });
    await vi.advanceTimersByTimeAsync(10_000);
    expect([exercise.done, asked]).toEqual([true, [null, 'm1', 'm2']]);
  });

  test('of "show me" makes the move that is next, not the one before', async () => {
    const exercise = await begun();
    exercise.showMe();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([exercise.done, asked]).toEqual([true, [null, 'm1', 'm2']]);
  });

  test('many times does nothing twice', async () => {
    const exercise = await begun();
    for (let taps = 0; taps < 5; taps += 1) exercise.picker.pick({ kind: 'cell', index: 2 });
    await vi.advanceTimersByTimeAsync(10_000);
    expect([exercise.done, exercise.made, (exercise.view as unknown as { at: number }).at]).toEqual([true, 2, 2]);
  });
});
