// The drawings' own knowledge: the grid, paths and turns, what a click means, and how events are told and shown.

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Picker } from '../../board/picker.svelte';
import type { Option, Pick, Speech } from '../contract';
import { ready, story, type MeepleLast } from './events';
import { beyond, border, cellAt, cellOf, edgeMiddle, edgeTo, frame, hexOf, nextCell, rowsOf, xOf, yOf } from './hexes';
import { describe as described, nextOf, spaceWord, tileAbout } from './look';
import { meant } from './notation';
import { mostOf, rotations, told, wayOf } from './play';
import { printed } from './printed.svelte';
import type { Printed } from './types';
import { Field, VERBS, type MeepleEvent, type MeepleView, type TileView } from './view';

const CONTENT: Printed = {
  hash: '',
  buildings: [
    { name: 'square', defence: 6, site_defence: 6, build: 3, spaces: [{ name: 'S', after: [1, 2] }, { name: 'E1', action: 'build' }, { name: 'E2', action: 'deploy', n: 2 }] },
    { name: 'catapult', defence: 2, site_defence: 2, build: 3, spaces: [{ name: 'S', after: [1] }, { name: 'a', after: [2] }, { name: 'b', after: [3, 4] }, { name: 'E1', action: 'bomb' }, { name: 'E2', action: 'burn' }] },
  ],
  tiles: ['T01', 'T03', 'T03', 'T29'],
  codes: ['T01', 'T03', 'T04', 'T29'],
  faces: {
    T01: { kind: 'tower', count: 1, source: '', setup: 'A', flags: 1, forest: [] },
    T03: { kind: 'blank', count: 2, source: '', setup: 'B', flags: 0, forest: [] },
    T29: { kind: 'blank', count: 1, source: '', setup: '', flags: 0, forest: [1, 2] },
  },
  tokens: { U1: { bonus: 'assemble', source: '' }, U4: { bonus: 'forge', source: '' } },
  numbers: { meeples: 13, workers: 4, depot: 2, goal: 6, ladder: 7, rounds: 100, 'first-building': 'square', quick: [['catapult', 'square'], ['square', 'catapult']] },
  figures: { garrison: 2 },
};
const speech: Speech = { language: 'en', has: () => true, say: (key, words) => (words && Object.keys(words).length > 0 ? `${key} ${JSON.stringify(words)}` : key) };

beforeAll(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve({ ok: true, json: () => Promise.resolve(CONTENT) }));
  await ready();
});
afterAll(() => vi.unstubAllGlobals());

const tile = (number: number, q: number, r: number, men: [number, number], change: Partial<TileView> = {}): TileView => ({
  tile: number, code: printed.codeOf(number), kind: CONTENT.faces[CONTENT.tiles[number] ?? '']?.kind ?? 'blank', q, r, men, ...change,
});

function view(change: Partial<MeepleView> = {}): MeepleView {
  const player = { reserve: 8, depot: 2, bravery: 0, workers: 3, points: 0 };
  return {
    game: 'meeple-war', seat: 0, scenario: 'normal', options: {}, question: { kind: 'moving', seat: 0 }, turn: 0, turns: 1, round: 1, rounds: 100, goal: 6, ladder: 7, unseen: {}, phase: 4, first: 0,
    players: [{ ...player, seat: 0 }, { ...player, seat: 1 }],
    tiles: [tile(0, 0, 0, [0, 1], { flags: 1 }), tile(1, -1, 0, [3, 0], { gate: 0, moved: 1, ready: 2 }), tile(2, 1, 0, [0, 0], { gate: 1 })],
    slots: [
      { slot: 0, q: -2, r: 0, building: 'square', done: true, defence: 6, guests: [0, 0], ahead: [1, 2] },
      { slot: 1, q: -2, r: -1 },
      { slot: 4, q: 2, r: 0, building: 'catapult', defence: 2, guests: [1, 0], space: 1 },
    ],
    ...change,
  };
}

function step(text: string, action: number, ...cells: number[]): Option {
  return { action, picks: cells.map((index): Pick => ({ kind: 'cell', index })), notation: text, text: 'do-step', words: {} };
}

function pickerOf(options: Option[]): Picker {
  const picker = new Picker(0, { speech, mark: story.mark, notation: () => null, send: () => true, many: () => true, prepare: () => true, why: () => undefined, confirms: () => false });
  picker.ask({ seat: 0, timing: 'turn', prompt: '', rule: '', options, words: {} });
  return picker;
}

describe('the grid', () => {
  it('numbers cells as picks do', () => {
    expect(cellAt(0, 0)).toBe(8256);
    expect(hexOf(cellAt(-3, 2))).toEqual({ q: -3, r: 2 });
  });
  it('knows edges and neighbours', () => {
    expect(edgeTo({ q: 0, r: 0 }, { q: 1, r: -1 })).toBe(1);
    expect(edgeTo({ q: 0, r: 0 }, { q: 2, r: 0 })).toBe(-1);
    for (const edge of [0, 1, 2, 3, 4, 5]) expect(beyond(beyond({ q: 2, r: 1 }, edge), edge + 3)).toEqual({ q: 2, r: 1 });
  });
  it('draws an edge towards the cell beyond it', () => {
    for (const edge of [0, 1, 2, 3, 4, 5]) {
      const there = beyond({ q: 0, r: 0 }, edge);
      expect(edgeMiddle(edge).x).toBeCloseTo(xOf(there) / 2);
      expect(edgeMiddle(edge).y).toBeCloseTo(yOf(there) / 2);
    }
  });
  it('lets keys walk by rows', () => {
    const cells = [cellAt(0, 0), cellAt(1, 0), cellAt(0, 1), cellAt(-1, 1)];
    const rows = rowsOf(cells);
    expect(rows).toEqual([[cellAt(0, 0), cellAt(1, 0)], [cellAt(-1, 1), cellAt(0, 1)]]);
    expect(nextCell(rows, cellAt(0, 0), 'ArrowRight')).toBe(cellAt(1, 0));
    expect(nextCell(rows, cellAt(1, 0), 'ArrowDown')).toBe(cellAt(0, 1));
    expect(nextCell(rows, cellAt(0, 0), 'ArrowUp')).toBeUndefined();
  });
  it('frames everything, and bounds a group without inner lines', () => {
    const box = frame([cellAt(0, 0), cellAt(3, 0)], 0);
    expect(box.width).toBeCloseTo(4 * 60 * Math.sqrt(3));
    expect(border([{ q: 0, r: 0 }, { q: 1, r: 0 }]).match(/M/g)).toHaveLength(10);
  });
});

describe('the position', () => {
  it('finds unknown land beside territories, but not in villages', () => {
    const rim = new Field(view()).rim;
    expect(rim).toContain(cellAt(0, -1));
    expect(rim).not.toContain(cellAt(-2, 0));
    expect(rim).not.toContain(cellAt(0, 0));
  });
});

describe('words', () => {
  it('says what a worker does next', () => {
    const [square] = view().slots;
    expect(square && nextOf(square, speech)).toContain('@action-deploy');
    expect(spaceWord('catapult', 1, speech)).toContain('draw-towards');
    expect(nextOf({ slot: 4, q: 0, r: 0, building: 'catapult', space: 2, left: 1 }, speech)).toBe('draw-finishes');
    expect(nextOf({ slot: 4, q: 0, r: 0, building: 'catapult', space: 1, left: 2 }, speech)).toBe('label-site {"left":2}');
  });
  it('says what a territory does, with its numbers', () => {
    expect(tileAbout(tile(0, 0, 0, [0, 0], { flags: 1 }), speech)).toBe('kind-tower-about {"garrison":2,"flags":1}');
    expect(tileAbout(tile(1, 0, 0, [0, 0]), speech)).toBe('');
  });
  it('describes cells', () => {
    const [shown, field] = [view(), new Field(view())];
    expect(described(shown, field, cellAt(-1, 0), speech)).toContain('draw-ready {"count":2}');
    expect(described(shown, field, cellAt(2, 0), speech)).toContain('building-catapult');
    expect(described(shown, field, cellAt(0, -1), speech)).toContain('T01');
  });
  it('writes what was meant', () => {
    const cells = (...indices: number[]): Pick[] => indices.map((index) => ({ kind: 'cell', index }));
    expect(meant(cells(cellAt(-1, 0), cellAt(0, 0)), view())).toBe('step T03 E');
    expect(meant(cells(cellAt(-1, 0), cellAt(1, 0)), view())).toBeNull();
    expect(meant([{ kind: 'card', index: 200 }, ...cells(cellAt(0, 0), cellAt(0, -1))], view())).toBe('tree T01 NW');
    expect(meant([{ kind: 'card', index: 101 }, ...cells(cellAt(0, 0))], view())).toBe('token U4 T01');
  });
});

describe('moving', () => {
  const way = step('step T03 E', VERBS.step << 16, cellAt(-1, 0), cellAt(0, 0));
  it('tells what every number of meeples would find', () => {
    const battle: Option = {
      ...way, text: 'do-step-battle', words: { tile: 'T03', foe: '@side-blue', left: 0, foes_left: 1 },
      times: [{ text: 'do-step-battle', words: { left: 0, foes_left: 0 } }, { text: 'do-step-battle', words: { left: 1, foes_left: 0 } }],
    };
    expect([mostOf(way), mostOf(battle)]).toEqual([1, 3]);
    expect(told(battle, 1)).toMatchObject({ text: 'do-step-battle', words: { left: 0, foes_left: 1 } });
    expect(told(battle, 3)).toEqual({ text: 'do-step-battle', words: { tile: 'T03', foe: '@side-blue', left: 1, foes_left: 0 } });
    const fill: Option = { ...way, text: 'do-step-attack', words: { left: 1 }, times: [{ text: 'do-step-fill', words: { left: 0 } }] };
    expect(told(fill, 2)).toEqual({ text: 'do-step-fill', words: { left: 0 } });
  });
  it('asks only about the way that is left', () => {
    const picker = pickerOf([way, step('step T03 NE', (VERBS.step << 16) | 1, cellAt(-1, 0), cellAt(0, -1))]);
    const goal: Pick = { kind: 'cell', index: cellAt(0, 0) };
    expect(wayOf(picker, goal)).toBeNull();
    picker.pick({ kind: 'cell', index: cellAt(-1, 0) });
    expect(wayOf(picker, goal)).toBe(way);
  });
  it('turns a tile among the legal ways', () => {
    const turned = [3, 0].map((turn): Option => ({ action: (VERBS.rotate << 16) | turn, picks: [{ kind: 'button', index: turn }], notation: `rotate ${turn}`, text: 'do-rotate', words: {} }));
    expect(rotations(pickerOf(turned)).map((each) => each.picks[0]?.index)).toEqual([0, 3]);
  });
  it('marks what a way leads to', () => {
    expect(story.mark(way)).toBe('move');
    expect(story.mark({ ...way, text: 'do-step-battle' })).toBe('attack');
    expect(story.mark({ ...way, text: 'do-step-explore' })).toBe('place');
  });
});

describe('a discovery', () => {
  it('has every cell once in each of its pictures', () => {
    const events = [
      { e: 'venture', seat: 0, src: 1, q: -1, r: 1, rule: 'MW-11.6' },
      { e: 'draw', tile: 3, q: -1, r: 1, rule: 'MW-12.1' },
      { e: 'lay', seat: 0, tile: 3, q: -1, r: 1, rotation: 2, rule: 'MW-12.3' },
    ] as unknown as MeepleEvent[];
    const beats = story.beats(view(), events, view());
    expect(beats.map(({ event }) => event.e)).toEqual(['venture', 'draw', 'lay']);
    for (const beat of beats) {
      const { cells } = new Field(beat.view);
      expect(cells, beat.event.e).toHaveLength(new Set(cells).size);
      expect(cells).toContain(cellAt(-1, 1));
    }
  });
});

describe('events', () => {
  const rule = 'MW-1.1';
  const last = (events: MeepleEvent[], before = view()): MeepleView | undefined => story.beats(before, events, before).at(-1)?.view;
  it('moves meeples, fills defence spaces and lays tiles', () => {
    const moved = last([{ e: 'move', seat: 0, src: 1, dst: 0, how: 'step', rule }]);
    expect(moved?.tiles.map((each) => each.men)).toEqual([[1, 1], [2, 0], [0, 0]]);
    const entered = last([{ e: 'enter', seat: 0, src: 1, slot: 4, building: 0, rule }]);
    expect(entered?.slots.find((slot) => slot.slot === 4)?.guests).toEqual([2, 0]);
    const laid = last([{ e: 'venture', seat: 0, src: 1, q: 0, r: -1, rule }, { e: 'lay', tile: 3, q: 0, r: -1, rotation: 4, rule }]);
    expect(laid?.tiles.find((each) => each.tile === 3)).toMatchObject({ forest: [0, 5], men: [1, 0] });
    expect(laid?.cells).toEqual([]);
  });
  it('shows a battle where it is fought, and its losses after it', () => {
    const battle: MeepleEvent = { e: 'battle', tile: 0, one: 0, other: 1, men: [2, 1], lost: [1, 1], rule };
    const before = view({ tiles: [tile(0, 0, 0, [2, 1])], battles: [{ tile: 0, seats: [0, 1], men: [2, 1], lost: [1, 1], bravery: [1, 0] }] });
    expect(last([battle], before)?.tiles[0]?.men).toEqual([2, 1]);
    const after = last([battle, { e: 'bravery', seat: 0, points: 1, step: 1, rule }], before);
    expect(after?.tiles[0]?.men).toEqual([1, 0]);
    expect(after?.battles).toEqual([]);
    expect(after?.players[0]?.bravery).toBe(1);
  });
  it('starts the ladder anew once it gave a point', () => {
    const climbed = last([{ e: 'bravery', seat: 0, points: 7, step: 7, rule }, { e: 'honour', seat: 0, count: 1, rule }]);
    expect(climbed?.players[0]).toMatchObject({ bravery: 0, honour: 1, points: 1 });
  });
  it('marks what a step touched', () => {
    const found = story.lastMove([{ e: 'venture', seat: 0, src: 1, q: 0, r: -1, rule }, { e: 'enter', seat: 0, src: 1, slot: 4, building: 0, rule }]) as MeepleLast;
    expect(found).toMatchObject({ cells: [cellAt(0, -1)], slots: [4] });
    expect(story.lastMove([{ e: 'phase', phase: 2, rule }])).toBeNull();
  });
  it('shows a site where one was founded', () => {
    const founded: MeepleEvent = { e: 'found', slot: 1, building: 1, rule };
    expect(last([founded])?.slots.find((slot) => slot.slot === 1)).toMatchObject({ building: 'catapult', done: false, defence: 2 });
  });
  it('ends with one winner, several or none', () => {
    expect(story.ending(view())).toBeNull();
    expect(story.ending(view({ ending: 'points', winners: [1] }))).toMatchObject({ key: 'ending-points', winners: [1], words: { count: 1 } });
    expect(story.ending(view({ ending: 'resignation', winners: [] }))).toMatchObject({ key: 'draw-nobody-wins', winners: [] });
  });
  it('sums everything up', () => {
    expect(story.summary(view(), speech)).toContain('T03 3');
    expect(cellOf({ q: 0, r: 0 })).toBe(8256);
  });
});
