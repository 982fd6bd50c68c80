// A closer look, a turn of what is in hand, and where a box stands beside what it is about.

import { describe, expect, test } from 'vitest';
import { Picker } from '../src/board/picker.svelte';
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
