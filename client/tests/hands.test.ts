// A closer look, a turn of what is in hand, and where a box stands beside what it is about.

import { describe, expect, test } from 'vitest';
import { Picker } from '../src/board/picker.svelte';
import { Ahead } from '../src/board/ahead.svelte';
import { Zoom } from '../src/board/zoom.svelte';
import { besideOf } from '../src/table/spots';

describe('a closer look', () => {
  test('what lies under the pointer stays there', () => {
    const zoom = new Zoom();
    const at = { x: 0.8, y: 0.25 };
    zoom.by(2, at);
    expect(zoom.scale).toBe(2);
    expect(zoom.seen(at).x).toBeCloseTo(0.8);
    expect(zoom.seen(at).y).toBeCloseTo(0.25);
  });

  test('the board never leaves its box, and goes back to its size', () => {
    const zoom = new Zoom();
    zoom.by(2, { x: 1, y: 1 });
    zoom.move(5, -5);
    expect([zoom.x, zoom.y]).toEqual([0, -1]);
    zoom.by(0.01);
    expect([zoom.scale, zoom.x, zoom.y]).toEqual([1, 0, 0]);
    expect(zoom.changed).toBe(false);
  });

  test('it ends somewhere', () => {
    const zoom = new Zoom();
    for (let each = 0; each < 30; each += 1) zoom.in();
    expect(zoom.scale).toBe(4);
    for (let each = 0; each < 30; each += 1) zoom.out();
    expect(zoom.scale).toBe(1);
  });
});

describe('a box beside something', () => {
  const size = { width: 300, height: 100 };
  const rect = (left: number, top: number, width: number, height: number) => ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;
  const free = (box: { left: number; top: number }, clear: DOMRect) =>
    box.left + size.width <= clear.left || box.left >= clear.right || box.top + size.height <= clear.top || box.top >= clear.bottom;

  test('covers nothing of what must stay in sight', () => {
    Object.assign(globalThis, { innerWidth: 1280, innerHeight: 720 });
    for (const left of [40, 500, 900]) {
      const clear = rect(left, 200, 330, 400);
      expect(free(besideOf(rect(left + 100, 300, 60, 60), size, clear), clear)).toBe(true);
    }
    Object.assign(globalThis, { innerWidth: 390, innerHeight: 844 });
    const clear = rect(5, 200, 380, 420);
    expect(free(besideOf(rect(100, 300, 60, 60), size, clear), clear)).toBe(true);
  });
});

describe('pointing while somebody else decides', () => {
  const hands = { speech: { language: 'en', has: () => true, say: (key: string) => key }, mark: () => 'pick' as const, notation: () => null, send: () => true, many: () => true, prepare: () => true, why: () => undefined, confirms: () => true };

  test('is answered, until something is asked', () => {
    const picker = new Picker(1, hands);
    picker.pick({ kind: 'card', index: 7 });
    expect(picker.early).toEqual({ kind: 'card', index: 7 });
    picker.ask({ seat: 1, timing: 'turn', prompt: '', rule: '', options: [], words: {} });
    expect(picker.early).toBe(null);
  });

  test('a spectator is told nothing', () => {
    const picker = new Picker(-1, hands);
    picker.pick({ kind: 'card', index: 7 });
    expect(picker.early).toBe(null);
  });
});

describe('a move chosen ahead', () => {
  const cell = (index: number) => ({ kind: 'cell' as const, index });
  const option = (action: number, notation: string, ...picks: { kind: 'cell'; index: number }[]) => ({ action, picks, notation, text: '', words: {} });
  const written = (picks: readonly { index: number }[]) => (picks.length === 2 ? picks.map((each) => each.index).join('-') : null);

  function thinking(plans = true) {
    const sent: number[] = [];
    const hands = { speech: { language: 'en', has: () => true, say: (key: string) => key }, mark: () => 'move' as const, notation: written, send: ({ action }: { action: number }) => sent.push(action) > 0, many: () => true, prepare: () => true, why: () => undefined, confirms: () => true, plans: () => plans };
    return { picker: new Picker(0, hands), sent };
  }
  const decision = (...options: ReturnType<typeof option>[]) => ({ seat: 0, timing: 'turn' as const, prompt: '', rule: '', options, words: {} });

  test('goes out as soon as it may be made', () => {
    const { picker, sent } = thinking();
    picker.pick(cell(3));
    picker.pick(cell(7));
    expect(picker.ahead.plan?.notation).toBe('3-7');
    picker.ask(null); // somebody else still decides
    expect(sent).toEqual([]);
    picker.ask(decision(option(1, '3-6', cell(3), cell(6)), option(2, '3-7', cell(3), cell(7))));
    expect(sent).toEqual([2]);
    expect(picker.ahead.plan).toBe(null);
  });

  test('is dropped with a word when it means something else by then, or nothing', () => {
    const { picker, sent } = thinking();
    picker.pick(cell(3));
    picker.pick(cell(7));
    picker.ask(decision(option(2, '3x7', cell(3), cell(7))));
    expect(sent).toEqual([]);
    expect(picker.ahead.missed?.notation).toBe('3-7');
    expect(picker.back()).toBe(true);
    expect(picker.ahead.missed).toBe(null);
  });

  test('is given up by Escape, and by pointing at it once more', () => {
    const { picker } = thinking();
    picker.pick(cell(3));
    picker.pick(cell(7));
    picker.pick(cell(7));
    expect(picker.ahead.plan).toBe(null);
    picker.pick(cell(3));
    expect(picker.back()).toBe(true);
    expect(picker.ahead.plan).toBe(null);
  });

  test('is not begun where a game does not want it', () => {
    const { picker } = thinking(false);
    picker.pick(cell(3));
    expect(picker.ahead.plan).toBe(null);
  });

  test('begins anew when two things mean nothing together', () => {
    const ahead = new Ahead();
    ahead.take(cell(1), () => null);
    ahead.take(cell(2), () => null);
    expect(ahead.plan).toEqual({ picks: [cell(2)], notation: '' });
  });
});
