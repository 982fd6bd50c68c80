import { describe, expect, test } from 'vitest';
import { overlaps, placeBeside } from '../src/explain/place';

const window = { width: 400, height: 300 };
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe('a note beside a thing', () => {
  test.each([
    ['in the middle', box(150, 120, 40, 40)],
    ['at the left edge', box(0, 0, 40, 40)],
    ['at the right lower corner', box(360, 260, 40, 40)],
    ['as wide as the window', box(0, 100, 400, 60)],
    ['as high as the window', box(150, 0, 60, 300)],
  ])('covers nothing of it: %s', (_, target) => {
    const { left, top } = placeBeside(target, 120, 70, window);
    expect(overlaps(box(left, top, 120, 70), target)).toBe(false);
    expect([left >= 0, top >= 0, left + 120 <= 400, top + 70 <= 300]).toEqual([true, true, true, true]);
  });

  test('stays in the window where there is no room at all', () => {
    const { left, top } = placeBeside(box(0, 0, 400, 300), 120, 70, window);
    expect([left >= 0, top >= 0, left + 120 <= 400, top + 70 <= 300]).toEqual([true, true, true, true]);
  });

  test('keeps clear of the whole that the thing is on', () => {
    const whole = box(100, 20, 150, 200);
    const { left, top } = placeBeside(whole, 120, 70, window, box(110, 30, 20, 20));
    expect(overlaps(box(left, top, 120, 70), whole)).toBe(false);
  });
});
