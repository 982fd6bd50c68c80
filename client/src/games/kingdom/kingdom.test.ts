import { describe, expect, it } from 'vitest';
import type { Option, Speech } from '../contract';
import { anchorAt, border, covered, flippedForm, gripOf, squareAt, turnedForm } from './geometry';
import { farWords, fateWords } from './look';
import { BASE, LIFT, SOLDIER, fittingForms, heldPieces, pieceOf, places } from './play';
import type { PrintedShape } from './types';
import { BOSS_TRAY, type FamilyView, type TrayView } from './view';

const L3: PrintedShape = { name: 'L3', forms: [[[0, 0], [1, 0], [1, 1]], [[0, 0], [0, 1], [1, 0]], [[0, 0], [0, 1], [1, 1]], [[0, 1], [1, 0], [1, 1]]], after: [0, 1, 2, 3] };
const P5: PrintedShape = { name: 'P5', forms: Array.from({ length: 8 }, () => [[0, 0]] as [number, number][]), after: [0, 1, 2, 3] };
const option = (notation: string, ...picks: [Option['picks'][number]['kind'], number][]): Option => ({ action: 0, picks: picks.map(([kind, index]) => ({ kind, index })), notation, text: '', words: {} });
const view = { question: { kind: 'placing' }, figures: [], trays: [] } as unknown as FamilyView;

describe('geometry', () => {
  it('pushes a tile back onto the card at its edges', () => {
    const column: [number, number][] = [[0, 0], [1, 0], [2, 0]];
    expect(anchorAt(column, 24)).toBe(14);
    expect(anchorAt(column, 0)).toBe(0);
    expect(covered(column, 14)).toEqual([14, 19, 24]);
  });

  it('points at a square of the tile itself', () => {
    for (const form of L3.forms) {
      const { row, column } = gripOf(form);
      expect(form).toContainEqual([row, column]);
      expect(anchorAt(form, squareAt(form, 6))).toBe(6);
    }
  });

  it('turns and flips only among the forms that are allowed', () => {
    expect(turnedForm(L3, 3, [0, 1, 2, 3])).toBe(0);
    expect(turnedForm(L3, 2, [2])).toBe(2);
    expect(flippedForm(L3, 0, [0, 1, 2, 3])).toBeNull();
    expect(flippedForm(P5, 1, [0, 1, 2, 3, 4, 5, 6, 7])).toBe(5);
    expect(flippedForm(P5, 5, [0, 1, 2, 3, 4, 5, 6, 7])).toBe(1);
  });

  it('draws an edge where only one square has it', () => {
    expect(border([[0, 0], [0, 1]]).match(/M/g)).toHaveLength(6);
  });
});

describe('what is held', () => {
  const options = [
    option('tile t3 1 f0 12', ['card', 400], ['piece', 3], ['die', 0], ['cell', 1007]),
    option('tile t3 1 f2 12', ['card', 400], ['piece', 3], ['die', 2], ['cell', 1008]),
    option('tile t4 2 f0 00', ['card', 401], ['piece', 4], ['die', 0], ['cell', 1000]),
    option('soldier t3 44', ['card', 450], ['piece', 3], ['cell', 1024]),
    option('lift t4 11', ['piece', 4], ['cell', 1006]),
    option('seat 00', ['cell', 1000]),
    option('stop', ['button', 25]),
    option('build A1 a N', ['card', 0], ['cell', 17], ['button', 0]),
  ];

  it('knows tiles, soldiers and bases by their picks', () => {
    expect(options.map(pieceOf)).toEqual([0, 0, 1, SOLDIER, LIFT, BASE, null, null]);
    expect(heldPieces(options)).toEqual([0, 1, SOLDIER, BASE, LIFT]);
  });

  it('finds the option of a place', () => {
    expect([...places(view, options, 0, 0, 3)]).toEqual([[7, options[0]]]);
    expect([...places(view, options, 0, 2, 3)]).toEqual([[8, options[1]]]);
    expect([...places(view, options, SOLDIER, 0, 3)]).toEqual([[24, options[3]]]);
    expect(places(view, options, 1, 0, 3).size).toBe(0);
    expect([...fittingForms(view, options, 0, 3)]).toEqual([0, 2]);
  });
});

describe('a boss', () => {
  const speech = { say: (key: string, words: Record<string, unknown> = {}) => [key, ...Object.values(words)].join(' ') } as unknown as Speech;
  const tray = { tray: BOSS_TRAY, left: 0 } as TrayView;
  const told = (fate: object, steps?: number): FamilyView => ({ fates: [{ tray: BOSS_TRAY, ...fate }], boss: { steps } }) as unknown as FamilyView;

  it('that walks away from the exit has so many steps, and none to the exit', () => {
    expect(farWords(told({}, 2), tray, speech)).toBe('draw-boss-steps 2');
    expect(farWords(told({}, 0), tray, speech)).toBe('draw-boss-steps 0');
    expect(farWords(told({}), { ...tray, left: 3 }, speech)).toBe('draw-steps 3');
  });

  it('that gets stuck or reaches the exit loses the game', () => {
    expect(fateWords(told({ fate: 'stuck', lost: true }), tray, speech)).toContain('draw-fate-lost');
    expect(fateWords(told({ fate: 'escapes', lost: true }), tray, speech)).toContain('draw-fate-escapes-boss');
    expect(fateWords(told({ fate: 'moves' }), tray, speech)).not.toContain('lost');
  });
});
