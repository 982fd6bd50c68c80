// A table over a line that the test holds: what comes, what goes out, whose eyes the page has.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Decision } from '../src/protocol/types';

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.drop(1000);
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  drop(code: number, reason = ''): void {
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }

  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let beats: (before: object, events: readonly object[], after: object) => object[] = () => [];
const story = {
  seatName: (seat: number) => `side-${seat}`,
  beats: (before: object, events: readonly object[], after: object) => beats(before, events, after),
  lastMove: () => null,
  mark: () => 'move',
  notation: () => null,
  ending: () => null,
  acting: () => [],
  secret: () => true,
  summary: () => '',
};
vi.mock('../src/games', () => ({ loadGame: () => Promise.resolve({ Board: null, Panel: null, Hand: null, story }) }));

const nobody = { addEventListener: () => undefined, removeEventListener: () => undefined };
vi.stubGlobal('document', { ...nobody, hidden: false, documentElement: { dataset: {}, lang: '' } });
vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('matchMedia', () => ({ matches: false }));
vi.stubGlobal('addEventListener', nobody.addEventListener);
vi.stubGlobal('removeEventListener', nobody.removeEventListener);
vi.stubGlobal('WebSocket', FakeSocket);
const { Table } = await import('../src/match/table.svelte');

const asked = (seat: number): Decision => ({
  seat,
  timing: 'turn',
  prompt: 'prompt',
  rule: 'SW-4.2',
  words: {},
  options: [{ action: 7 + seat, picks: [{ kind: 'button', index: 1 }], notation: 'x', text: 'do', words: {} }],
});

function update(seat: number, seq: number, decides: boolean, full = false): object {
  return {
    t: 'update',
    seat,
    seq,
    events: [],
    view: { seat },
    decision: decides ? asked(seat) : null,
    asides: [],
    undo: false,
    ask: false,
    vote: null,
    clocks: null,
    log: full ? [] : null,
  };
}

const hello = (...mine: number[]): object => ({ t: 'hello', table: 'abc', game: 'g', scenario: '', name: '', options: {}, clock: null, mine, seats: [], over: false });

async function seated(...mine: number[]): Promise<{ table: InstanceType<typeof Table>; socket: FakeSocket }> {
  const table = new Table('abc');
  table.open();
  const socket = FakeSocket.all.at(-1) as FakeSocket;
  socket.open();
  socket.hear(hello(...mine));
  for (const seat of mine.length > 0 ? mine : [-1]) socket.hear(update(seat, 4, seat === 0, true));
  await vi.advanceTimersByTimeAsync(0);
  return { table, socket };
}

const LOOK = 1500; // longer than the last look at what came of a move

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
});
afterEach(() => vi.useRealTimers());

describe('the log', () => {
  test('shows who took back how much, between what stands', async () => {
    const { table, socket } = await seated(0);
    const log = [
      { seq: 2, events: [], back: { by: 1, count: 2 } },
      { seq: 5, events: [] },
    ];
    socket.hear({ ...update(0, 5, true, true), log });
    await vi.advanceTimersByTimeAsync(0);
    const told = table.eyes?.log.map(({ seq, lines }) => [seq, lines.map(({ key, words, side }) => [key, words['count'], side])]);
    expect(told).toEqual([[2, [['log-taken-back', 2, 1]]]]);
  });

  test('says what its events say, whether they come one by one or as a log', async () => {
    const { table, socket } = await seated(0);
    const step = { e: 'move', rule: 'SW-7.1', said: { text: 'event-move', words: { to: 'b2' }, seat: 1, heads: true } };
    const routine = { e: 'turn', rule: 'SW-4.1', said: { text: 'event-turn', routine: true } };
    const events = [step, routine, { e: 'act', rule: 'SW-14.1' }];
    socket.hear({ ...update(0, 5, true, true), log: [{ seq: 5, events }] });
    socket.hear({ ...update(0, 6, true), events });
    await vi.advanceTimersByTimeAsync(0);
    const line = { key: 'event-move', words: { to: 'b2' }, rule: 'SW-7.1', side: 1, heads: true };
    expect(table.eyes?.log).toEqual([{ seq: 5, lines: [line] }, { seq: 6, lines: [line] }]);
  });
});

describe('one seat', () => {
  test('an option goes out with the number of its update, and once only', async () => {
    const { table, socket } = await seated(0);
    const picker = table.eyes?.picker;
    const [option] = picker?.decision?.options ?? [];
    if (option) picker?.choose(option);
    if (option) picker?.choose(option);
    expect(socket.sent).toEqual([{ t: 'act', seat: 0, seq: 4, action: 7 }]);
    expect(picker?.active).toBe(false);
  });

  test('the present truth once more frees what was pending', async () => {
    const { table, socket } = await seated(0);
    table.undo();
    expect(table.eyes?.picker.waiting).toBe(true);
    socket.hear(update(0, 4, true));
    expect(table.eyes?.picker.waiting).toBe(false);
  });

  test('an old update changes nothing, a gap asks for what was missed', async () => {
    const { table, socket } = await seated(0);
    socket.hear(update(0, 3, false));
    expect(table.eyes?.picker.decision).not.toBe(null);
    socket.hear(update(0, 9, false));
    expect(socket.sent).toEqual([{ t: 'sync', seat: 0, seq: 4 }]);
    expect(table.eyes?.picker.decision).not.toBe(null);
  });

  test('a lost line comes back and asks again; a no of the server ends it', async () => {
    const { table, socket } = await seated(0);
    socket.drop(1006);
    expect(table.line).toBe('lost');
    table.type('a1-a2');
    expect(table.notice?.key).toBe('line-not-sent');
    await vi.advanceTimersByTimeAsync(1000);
    const again = FakeSocket.all.at(-1) as FakeSocket;
    expect(again).not.toBe(socket);
    again.open();
    expect(again.sent).toEqual([{ t: 'sync', seat: 0, seq: 4 }]);
    again.drop(4404, 'server-no-table');
    await vi.advanceTimersByTimeAsync(60_000);
    expect([table.line, table.closed, FakeSocket.all.length]).toEqual(['closed', 'server-no-table', 2]);
  });

  test('whoever holds no seat watches', async () => {
    const { table } = await seated();
    expect([table.watching, table.current, table.curtain]).toEqual([true, -1, null]);
  });
});

describe('two secret seats at one screen', () => {
  test('nothing is shown before somebody sits down', async () => {
    const { table } = await seated(0, 1);
    expect([table.curtain, table.current, table.eyes]).toEqual([0, null, null]);
    table.sit();
    expect([table.curtain, table.current]).toEqual([null, 0]);
  });

  test('after a move there is a last look, then the curtain falls', async () => {
    const { table, socket } = await seated(0, 1);
    table.sit();
    socket.hear(update(1, 5, true));
    socket.hear(update(0, 5, false));
    await vi.advanceTimersByTimeAsync(500);
    expect([table.curtain, table.current]).toEqual([null, 0]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(table.curtain).toBe(1);
    table.sit();
    expect([table.curtain, table.current]).toEqual([null, 1]);
  });

  test('whoever has moved sees everything to its end before anybody else looks', async () => {
    const { table, socket } = await seated(0, 1);
    table.sit();
    beats = (_before, events, after) => events.map((event) => ({ event, view: after, ms: 4000, sound: null }));
    const events = [{ e: 'battle', rule: 'R-1' }];
    socket.hear({ ...update(1, 5, true), events });
    socket.hear({ ...update(0, 5, false), events });
    await vi.advanceTimersByTimeAsync(3900);
    expect([table.eyes?.busy, table.curtain, table.current]).toEqual([true, null, 0]);
    await vi.advanceTimersByTimeAsync(LOOK);
    expect([table.eyes?.busy, table.curtain]).toEqual([false, 1]);
    beats = () => [];
  });

  test('a move taken back in the last look keeps the seat', async () => {
    const { table, socket } = await seated(0, 1);
    table.sit();
    socket.hear(update(1, 5, true));
    socket.hear(update(0, 5, false));
    await vi.advanceTimersByTimeAsync(300);
    socket.hear(update(0, 6, true, true));
    socket.hear(update(1, 6, false, true));
    await vi.advanceTimersByTimeAsync(3000);
    expect([table.curtain, table.current]).toEqual([null, 0]);
  });
});

describe('four secret seats at one screen', () => {
  test('the curtain calls whoever decides, one after the other', async () => {
    const { table, socket } = await seated(0, 1, 2, 3);
    expect(table.curtain).toBe(0);
    table.sit();
    for (const next of [1, 2, 3, 0]) {
      const last = table.current ?? -1;
      const seq = 5 + ((next + 3) % 4);
      for (const seat of [0, 1, 2, 3]) socket.hear(update(seat, seq, seat === next));
      await vi.advanceTimersByTimeAsync(LOOK);
      expect([table.curtain, table.current]).toEqual([next, last]);
      table.sit();
      expect([table.curtain, table.current]).toEqual([null, next]);
    }
  });

  test('several who decide at once are called one after the other, and whoever sits stays until done', async () => {
    const { table, socket } = await seated(0, 1, 2, 3);
    for (const seat of [1, 2, 3]) socket.hear(update(seat, 5, true));
    await vi.advanceTimersByTimeAsync(LOOK);
    table.sit();
    expect([table.curtain, table.current]).toEqual([null, 0]);
    socket.hear(update(0, 5, false));
    await vi.advanceTimersByTimeAsync(LOOK);
    expect(table.curtain).toBe(1);
  });
});

describe('what is pointed out', () => {
  const ping = (seat: number, index: number): object => ({ t: 'pointed', seat, word: 'ping-help', pick: { kind: 'cell', index }, text: 'thing-site', words: {} });

  test('goes out for the seat, and what comes changes nothing in the game', async () => {
    const { table, socket } = await seated(0);
    table.point('ping-help', { kind: 'cell', index: 3 });
    expect(socket.sent).toEqual([{ t: 'point', seat: 0, word: 'ping-help', pick: { kind: 'cell', index: 3 } }]);
    expect(table.eyes?.picker.waiting).toBe(false);
    socket.hear(ping(1, 3));
    expect(table.talk.heard.map((each) => each.ping.seat)).toEqual([1]);
    expect(table.eyes?.log).toEqual([]);
    expect(table.eyes?.shown).toBe(4);
  });

  test('is there for a while, once for each seat and thing, and only the last few', async () => {
    const { table, socket } = await seated(0);
    socket.hear(ping(1, 3));
    await vi.advanceTimersByTimeAsync(6000);
    socket.hear(ping(1, 3));
    expect(table.talk.heard.map((each) => each.number)).toEqual([2]);
    await vi.advanceTimersByTimeAsync(6000);
    expect(table.talk.heard).toHaveLength(1); // it was said again
    for (const index of [4, 5, 6, 7]) socket.hear(ping(1, index));
    expect(table.talk.heard.map((each) => each.ping.pick.index)).toEqual([4, 5, 6, 7]);
    await vi.advanceTimersByTimeAsync(12000);
    expect(table.talk.heard).toEqual([]);
  });

  test('begins with a thing, goes on with a word, and can be given up at any moment', async () => {
    const { table: { talk } } = await seated(0);
    expect(talk.stop()).toBe(false);
    talk.toggle();
    expect(talk.pointing).toBe(true);
    talk.toggle();
    expect(talk.pointing).toBe(false);
    talk.toggle();
    talk.take({ kind: 'cell', index: 3 });
    expect([talk.pointing, talk.thing]).toEqual([false, { kind: 'cell', index: 3 }]);
    expect(talk.stop()).toBe(true);
    expect(talk.thing).toBeNull();
  });
});
