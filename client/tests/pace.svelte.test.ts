// The queue of what happened: it is played in order and to its end, at the pace that was set, and can be skipped at any moment.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Beat, Event, Line, Story, Trace, View } from '../src/games/contract';
import type { Decision, Update } from '../src/protocol/types';

let reduced = false;
const kept = new Map<string, string>();
vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
vi.stubGlobal('document', { hidden: false, documentElement: { dataset: {}, lang: '' } });
const { Audience } = await import('../src/match/audience.svelte');
const { settings } = await import('../src/look/settings.svelte');
const { speech } = await import('../src/text/speech.svelte');

interface Step extends Event {
  seat?: number;
  at?: number;
  amount?: number;
}
type Place = View & { at: number; acting: number };

/** A game in which somebody stands on a cell and goes on, and may be hurt. */
const story = {
  seatName: () => 'side',
  beats(before: Place, events: readonly Step[]): Beat<Place>[] {
    let view = before;
    return events.flatMap((event) => {
      if (event.e !== 'go' && event.e !== 'hurt') return [];
      view = { ...view, at: event.at ?? view.at };
      return [{ event, view, ms: 200, sound: null, ...(event.e === 'go' ? { walk: 'one' } : {}) }];
    });
  },
  traces: (before: Place, events: readonly Step[]): Trace[] =>
    events.flatMap((event): Trace[] => {
      if (event.e === 'go') return [{ what: 'walk', way: [(event.at ?? 1) - 1, event.at ?? 0], who: 'one', side: 1 }];
      return event.e === 'hurt' ? [{ what: 'loss', way: [before.at], who: 'queen', side: 0, amount: event.amount ?? 0, name: '@queen', cause: '@bomb' }] : [];
    }),
  joined: (one: Line, next: Line): Line | null => (one.key === 'went' && next.key === 'went' ? { ...one, words: { ...next.words, from: one.words['from'] ?? 0 } } : null),
  lastMove: () => null,
  mark: () => 'move',
  notation: () => null,
  ending: () => null,
  acting: (view: Place) => [view.acting],
  secret: () => false,
  summary: () => '',
} as unknown as Story;

const mine: Decision = { seat: 0, timing: 'turn', prompt: 'p', rule: 'R-1', words: {}, options: [{ action: 7, picks: [{ kind: 'cell', index: 1 }], notation: 'x', text: 'do', words: {} }] };

function update(seq: number, events: Step[], decides: boolean, acting: number, more: Partial<Update> = {}): Update {
  const at = events.map((event) => event.at).filter((each) => each !== undefined).at(-1) ?? 0;
  return { t: 'update', seat: 0, seq, events, view: { seat: 0, at, acting } as View, decision: decides ? mine : null, asides: [], undo: false, ask: false, vote: null, clocks: null, log: null, ...more } as Update;
}

const act = (seat: number): Step => ({ e: 'act', rule: 'R-1', seat });
const go = (at: number): Step => ({ e: 'go', rule: 'R-1', at, said: { text: 'went', words: { from: at - 1, to: at }, seat: 1 } });
const hurt = (amount: number): Step => ({ e: 'hurt', rule: 'R-1', amount, said: { text: 'hurt', seat: 0 } });

function seated() {
  const sent: number[] = [];
  const hands = { send: (option: { action: number }) => sent.push(option.action) > 0, many: () => true, prepare: () => true, why: () => undefined };
  const eyes = new Audience(0, story, speech.of('g'), hands, () => undefined);
  eyes.take(update(0, [], true, 0, { log: [] }));
  const places: number[] = [];
  const beats: string[] = [];
  const stop = $effect.root(() => {
    $effect(() => {
      const { animation } = eyes;
      if (animation) {
        places.push((eyes.view as Place).at);
        beats.push(`${animation.gesture}`);
      }
    });
  });
  return { eyes, sent, places, beats, stop };
}

/** A turn of somebody else: so many steps, each an update of its own, and then it is my turn. */
function turn(eyes: InstanceType<typeof Audience>, steps: number, first = 1): void {
  for (let step = 0; step < steps; step += 1) {
    const last = step === steps - 1;
    eyes.take(update(first + step, [act(1), go(first + step)], last, last ? 0 : 1));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  reduced = false;
  settings.set({ pace: 'normal' });
});
afterEach(() => vi.useRealTimers());

describe('the queue', () => {
  test('plays everything that happened, in order, however much waits', async () => {
    const { eyes, places, stop } = seated();
    turn(eyes, 30);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(places).toEqual(Array.from({ length: 30 }, (_, at) => at + 1));
    expect([eyes.busy, eyes.shown, eyes.picker.decision]).toEqual([false, 30, mine]);
    stop();
  });

  test('is as slow as was set', async () => {
    const times: number[] = [];
    for (const pace of ['slow', 'normal', 'fast', 'instant'] as const) {
      settings.set({ pace });
      const { eyes, stop } = seated();
      const began = Date.now();
      turn(eyes, 10);
      while (eyes.busy) await vi.advanceTimersByTimeAsync(10);
      times.push(Date.now() - began);
      stop();
    }
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(new Set(times).size).toBe(4);
    expect(times.at(-1)).toBe(0);
    expect(JSON.parse(kept.get('warbook-settings') ?? '{}')).toMatchObject({ pace: 'instant' });
  });

  test('is over at once with reduced motion, and in a hidden page', () => {
    reduced = true;
    const { eyes, stop } = seated();
    turn(eyes, 5);
    expect([eyes.busy, eyes.shown]).toEqual([false, 5]);
    reduced = false;
    vi.stubGlobal('document', { hidden: true, documentElement: { dataset: {}, lang: '' } });
    turn(eyes, 5, 6);
    expect([eyes.busy, eyes.shown]).toEqual([false, 10]);
    vi.stubGlobal('document', { hidden: false, documentElement: { dataset: {}, lang: '' } });
    stop();
  });

  test('is replaced by a full update', () => {
    const { eyes, stop } = seated();
    turn(eyes, 5);
    expect(eyes.busy).toBe(true);
    eyes.take(update(9, [], true, 0, { log: [] }));
    expect([eyes.busy, eyes.shown, eyes.animation, eyes.traces]).toEqual([false, 9, null, []]);
    stop();
  });

  test('ends when it is skipped, before the call returns', () => {
    const { eyes, stop } = seated();
    turn(eyes, 12);
    eyes.skip();
    expect([eyes.busy, eyes.shown, (eyes.view as Place).at, eyes.picker.decision]).toEqual([false, 12, 12, mine]);
    stop();
  });

  test('does not lose a vote that comes meanwhile, and never holds the clocks', async () => {
    const { eyes, stop } = seated();
    turn(eyes, 3);
    const vote = { what: 'undo', by: 1, agreed: [1], waiting: [0] };
    eyes.repeat(update(3, [], true, 0, { vote, clocks: [{ seat: 0, left: 5000, running: true }] } as unknown as Partial<Update>));
    expect(eyes.clocks?.[0]?.left).toBe(5000);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(eyes.vote).toEqual(vote);
    stop();
  });

  test('tells a walk as one gesture and in one line', async () => {
    const { eyes, beats, stop } = seated();
    turn(eyes, 4);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(new Set(beats).size).toBe(1);
    expect(eyes.log.flatMap((step) => step.lines.map(({ words }) => words))).toEqual([{ from: 0, to: 4 }]);
    stop();
  });
});

describe('a hand in the middle of the show', () => {
  test('of others means only: go on', () => {
    const { eyes, stop } = seated();
    eyes.take(update(1, [act(0)], false, 1));
    turn(eyes, 3, 2);
    expect([eyes.busy, eyes.counts, eyes.awaited]).toEqual([true, false, true]);
    stop();
  });

  test('of my own move, or while I may act, means what it points at', () => {
    const { eyes, sent, stop } = seated();
    eyes.take(update(1, [act(0), go(1)], true, 0));
    expect(eyes.counts).toBe(true);
    const [option] = mine.options;
    if (option) eyes.picker.choose(option);
    expect([eyes.busy, sent, eyes.picker.waiting]).toEqual([false, [7], true]);
    stop();
  });
});

describe('what happened since my last move', () => {
  test('leaves marks and words until my next one, and is shown again without changing the truth', async () => {
    const { eyes, places, stop } = seated();
    eyes.take(update(1, [act(1), go(1), hurt(3)], false, 1));
    eyes.take(update(2, [act(1), go(2), hurt(5)], true, 0));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(eyes.traces.map(({ what, way, amount }) => [what, way, amount])).toEqual([
      ['walk', [0, 1, 2], undefined],
      ['loss', [1], 8],
    ]);
    expect(eyes.recap.map(({ key, words }) => [key, words['who'] ?? words['to'], words['amount']])).toEqual([
      ['recap-changes', '@queen', '−8'],
      ['went', 2, undefined],
    ]);
    const before = [...places];
    eyes.again();
    expect([eyes.busy, eyes.picker.active, (eyes.view as Place).at]).toEqual([true, false, 1]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(places).toEqual([...before, ...before]);
    expect([eyes.busy, (eyes.view as Place).at, eyes.shown, eyes.picker.active, eyes.log.length]).toEqual([false, 2, 2, true, eyes.log.length]);
    eyes.take(update(3, [act(0), go(3)], true, 0));
    expect([eyes.traces, eyes.recap, eyes.repeats]).toEqual([[], [], false]);
    stop();
  });

  test('is told in words after a reload, without marks: where it was is not known any more', () => {
    const { eyes, stop } = seated();
    const log = [{ seq: 1, events: [act(0), go(1)] }, { seq: 2, events: [act(1), go(2), hurt(3)] }, { seq: 3, events: [act(1), hurt(4)] }];
    eyes.take(update(3, [], true, 0, { log } as Partial<Update>));
    expect([eyes.traces, eyes.repeats]).toEqual([[], false]);
    expect(eyes.recap.map(({ key, words }) => [key, words['amount'] ?? words['to']])).toEqual([['recap-changes', '−7'], ['went', 2]]);
    stop();
  });

  test('of my own move tells only what others did then', async () => {
    const { eyes, stop } = seated();
    const phase: Step = { e: 'phase', rule: 'R-2', said: { text: 'phase', heads: true } };
    eyes.take(update(1, [act(0), go(1), phase, hurt(2)], true, 0));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(eyes.traces.map(({ what }) => what)).toEqual(['loss']);
    eyes.again();
    expect((eyes.view as Place).at).toBe(1);
    eyes.skip();
    expect([eyes.busy, eyes.picker.active]).toEqual([false, true]);
    stop();
  });
});
