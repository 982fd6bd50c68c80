// The drawings' own knowledge: geometry, chances, what a click means, and how events are shown.

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Picker } from '../../board/picker.svelte';
import type { Option, Speech } from '../contract';
import type { Content, RewardCard, SpellCard } from './printed.svelte';
import { ready, story, type KrosmasterLast } from './events';
import { cellName, cellNamed } from './geometry';
import { drawn } from './layout';
import { about, describe as described, doing } from './look';
import { meant } from './notation';
import { cellPicker, dangersOf, deedsAt, reachOf, stepsOf } from './play';
import { cellsIn, farTo, rangeOf, waysIn } from './reach';
import { Field, step, type KrosmasterEvent, type KrosmasterView, type PieceView } from './view';

const SPELL: SpellCard = {
  kind: 'attack', range: 'normal', limit: 'unlimited', ap: 3, mp: 0, damage: 0, min: 1, max: 3, element: 'air', value: 1, area: 'single', source: '',
  summons: '', 'summon-limit': 0, 'life-steal': false, 'armor-break': 0, recoil: 0, approach: 0, push: 0, pull: 0, swap: false, 'allies-only': false,
  'ap-markers': 0, 'mp-markers': 0, 'steal-ap': 0, 'steal-mp': 0, beside: '', 'beside-bonus': 0, 'beside-most': 0, 'range-bonus': 0, 'drops-mp': false,
};
const REWARD: RewardCard = {
  rank: 'jade', category: 'boost', copies: 1, source: '', gains: [], pick: 'all', 'next-elements': [], 'next-bonus': 0, pays: 0, gg: 0, tribute: 0,
  'self-damage': 4, recall: false, leap: 0, summons: '', spell: '', 'any-element': false, powers: [], hp: 0, ap: 0, mp: 0, elements: [], bonus: 0,
  'melee-only': false, reduces: 0, shields: false, warden: false, finds: 0,
};
const CONTENT: Content = {
  hash: '',
  figures: {
    king: { level: 3, initiative: 2, mp: 3, hp: 10, ap: 7, name: 'gold', breed: 'osamodas', source: '', spells: ['gobbolob'], powers: ['armor', 'lock'] },
    queen: { level: 3, initiative: 8, mp: 4, hp: 8, ap: 6, name: 'gold', breed: 'osamodas', source: '', spells: ['dan-to-fu', 'blast', 'stab', 'call', 'kindness'], powers: ['critical-hit', 'dodge'] },
  },
  summons: { tofu: { species: 'creature', hp: 1, ap: 4, mp: 5, source: '', spells: ['kiss'], powers: ['itty-bitty'] } },
  spells: {
    'dan-to-fu': { ...SPELL, beside: 'tofu', 'beside-bonus': 1 },
    blast: { ...SPELL, area: 'square' },
    stab: { ...SPELL, damage: 3 },
    call: { ...SPELL, kind: 'summon', summons: 'tofu', range: 'melee' },
    kindness: { ...SPELL, kind: 'heal' },
  },
  rewards: { J07: REWARD },
  arenas: { pit: { board: '', source: '', zones: {} } },
  tutorials: {},
  prices: {
    granite: 3, jade: 6, gold: 12, gg: 10, 'buy-ap': 1, 'pick-ap': 1, 'punch-ap': 5, 'punch-damage': 1, kamas: 54, refund: [1, 3],
    'bush-hp': 6, 'tree-hp': 12, 'crate-hp': 3,
  },
  kinds: ['king', 'queen', 'tofu'],
  tokens: ['J07'],
};
const speech: Speech = { language: 'en', has: () => true, say: (key, words) => (words && Object.keys(words).length > 0 ? `${key} ${JSON.stringify(words)}` : key) };
const at = cellNamed;

beforeAll(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve({ ok: true, json: () => Promise.resolve(CONTENT) }));
  await ready();
});
afterAll(() => vi.unstubAllGlobals());

function piece(number: number, kind: string, owner: number, cell: string, change: Partial<PieceView> = {}): PieceView {
  const card = CONTENT.figures[kind] ?? CONTENT.summons[kind];
  return { piece: number, kind, species: number < 16 ? 'krosmaster' : 'creature', owner, hp: card?.hp ?? 1, cell: at(cell), powers: card?.powers ?? [], ...change };
}

function view(pieces: PieceView[], change: Partial<KrosmasterView> = {}): KrosmasterView {
  return {
    game: 'krosmaster-arena', seat: 0, scenario: 'duel', mode: 'duel', options: {}, phase: 'play', question: { kind: 'activation', seats: [0], piece: 0 },
    players: [{ seat: 0, side: 0, gg: 6, pool: 2 }, { seat: 1, side: 1, gg: 6 }], order: [0, 1],
    board: { width: 12, height: 12 }, pieces, turn: 0, turns: 1, wild: 1,
    active: { piece: 0, ap: 6, mp: 4, slots: [{ spell: 'dan-to-fu', reach: 3 }, { spell: 'blast', reach: 3 }, { spell: 'stab', reach: 3 }, { spell: 'call', reach: 1 }, { spell: 'kindness', reach: 3 }] },
    ...change,
  };
}

describe('cells', () => {
  it('have names, both ways', () => {
    expect([cellName(0), cellName(143), at('B1'), at('A2'), at('M1'), at('A13')]).toEqual(['A1', 'L12', 1, 12, -1, -1]);
    for (let cell = 0; cell < 144; cell += 1) expect(at(cellName(cell))).toBe(cell);
  });
});

describe('what the server tells of reach', () => {
  const queen = piece(0, 'queen', 0, 'E5');
  const far = [...Array(144).keys()].map((cell) => (cell < 72 ? (cell % 12).toString(36) : '.')).join('');
  const told = view([queen], {
    active: {
      piece: 0, ap: 6, mp: 3, far, hidden: { [at('G5')]: [at('F5')], [at('H5')]: [at('F5'), at('G5')] },
      ways: [[at('E4'), at('E5'), 0, -1], [at('E6'), at('E5'), 17, -1], [at('F4'), at('E4'), 17, -1], [at('G4'), at('F4'), 31, at('G4')]],
      slots: [{ spell: 'blast', reach: 3, cells: '000000000000038', sight: true }, { spell: 'kiss', reach: 1, cells: '000000000000038' }],
    },
  });
  it('is read as ways, cell by cell', () => {
    const found = waysIn(told);
    expect([...found.keys()].map(cellName)).toEqual(['E4', 'E6', 'F4', 'G4']);
    expect(found.get(at('G4'))).toEqual({ cells: [at('E4'), at('F4'), at('G4')], risk: 31, trap: at('G4') });
    expect(waysIn(view([queen])).size).toBe(0);
  });
  it('is read as cells, those that are not seen apart where sight is needed', () => {
    expect(cellsIn('800001').map(cellName)).toEqual(['A1', 'L2']);
    expect(cellsIn('')).toEqual([]);
    expect(rangeOf(told, 0)).toEqual({ cells: [at('G5'), at('H5'), at('I5')], unseen: new Set([at('G5'), at('H5')]) });
    expect(rangeOf(told, 1).unseen.size).toBe(0);
  });
  it('is read as distances, and where there is no ground', () => {
    expect([farTo(told, at('L1')), farTo(told, at('B6')), farTo(told, at('B7'))]).toEqual([11, 1, null]);
    expect(farTo(view([queen]), 0)).toBeNull();
  });
  it('travels as ordinary steps', () => {
    expect(stepsOf(1, { cells: [at('A2'), at('A3')], risk: 0, trap: null })).toEqual([(1 << 24) | (14 << 16) | 12, (1 << 24) | (14 << 16) | 24]);
  });
  it('makes a walk worth a second thought', () => {
    expect(dangersOf({ cells: [1], risk: 0, trap: null })).toEqual([]);
    expect(dangersOf({ cells: [1], risk: 17, trap: at('B1') }).map((each) => [each.text, each.words])).toEqual([['danger-lock', { chance: 17 }], ['danger-trap', { cell: 'B1' }]]);
  });
});

describe('a click on a cell', () => {
  const move = (name: string): Option => ({ action: step(0, at(name)), picks: [{ kind: 'cell', index: at(name) }], notation: `move ${name}`, text: 'do-move', words: {} });
  const cast = (slot: number, name: string): Option => ({
    action: (15 << 16) | (slot * 144 + at(name)), picks: [{ kind: 'card', index: slot }, { kind: 'cell', index: at(name) }],
    notation: `cast ${slot + 1} ${name}`, text: 'do-cast-at', words: {},
  });
  const end: Option = { action: 22 << 16, picks: [{ kind: 'button', index: 22 }], notation: 'end', text: 'do-end', words: {} };

  function hands(options: Option[], position: KrosmasterView) {
    const sent: (number | readonly number[])[] = [];
    const opened: [string, number][] = [];
    const picker = new Picker(0, {
      speech, mark: story.mark, notation: () => null, why: () => undefined, confirms: () => false, prepare: () => false,
      send: (option) => sent.push(option.action) > 0, many: (actions) => sent.push(actions) > 0,
    });
    picker.ask({ seat: 0, timing: 'turn', prompt: '', rule: '', options, words: {} });
    const field = new Field(position);
    const reach = reachOf(position, picker);
    const cells = cellPicker(picker, position, field, reach, {
      walk: (way) => picker.many(stepsOf(0, way)),
      open: (cell, deeds) => void opened.push([cellName(cell), deeds.length]),
      say: (way, deeds) => doing(way, deeds, speech),
    });
    return { picker, cells, sent, opened };
  }
  const position = view([piece(0, 'queen', 0, 'E5'), piece(8, 'king', 1, 'E8')], { active: { piece: 0, ap: 6, mp: 4, ways: [[at('E6'), at('E5'), 0, -1], [at('E7'), at('E6'), 0, -1]] } });
  const cell = (name: string) => ({ kind: 'cell' as const, index: at(name) });

  it('far away walks there in one go', () => {
    const { cells, sent } = hands([move('E4'), move('E6'), end], position);
    expect(cells.mark(cell('E7'))).toBe('move');
    cells.pick(cell('E7'));
    expect(sent).toEqual([[step(0, at('E6')), step(0, at('E7'))]]);
  });
  it('on somebody offers what can be done there, and nothing walks', () => {
    const { cells, sent, opened, picker } = hands([move('E6'), cast(0, 'E8'), cast(1, 'E8'), end], position);
    expect([cells.mark(cell('E8')), deedsAt(picker, at('E8')).length]).toEqual(['attack', 2]);
    cells.pick(cell('E8'));
    expect([sent, opened]).toEqual([[], [['E8', 2]]]);
  });
  it('is said before it is made: a walk, what can be done to somebody, or nothing', () => {
    const { cells } = hands([move('E4'), move('E6'), cast(0, 'E8'), cast(1, 'E8'), end], position);
    expect(cells.label(cell('E7'))).toContain('draw-walk-here');
    expect(cells.label(cell('E8'))).toContain('draw-deeds-here');
    expect(cells.label(cell('A1'))).toBe('');
  });
  it('with a spell in hand casts it; elsewhere it asks why not, keeps the spell and does not walk', () => {
    const { cells, sent, picker } = hands([move('E6'), cast(0, 'E8'), cast(0, 'E7'), end], position);
    picker.pick({ kind: 'card', index: 0 });
    expect([cells.mark(cell('E8')), cells.mark(cell('E7')), cells.mark(cell('E6'))]).toEqual(['attack', null, null]);
    cells.pick(cell('E6'));
    expect([picker.path, sent]).toEqual([[{ kind: 'card', index: 0 }], []]);
    cells.pick(cell('E8'));
    expect(sent).toEqual([(15 << 16) | at('E8')]);
  });
  it('is nobody’s walk while somebody else is asked', () => {
    const other = view(position.pieces, { active: { piece: 8, ap: 6, mp: 3 } });
    const { cells } = hands([end], other);
    expect(cells.mark(cell('E6'))).toBeNull();
  });
  it('places the next figure on a start cell', () => {
    const place: Option = { action: (7 << 16) | 5, picks: [{ kind: 'piece', index: 0 }, { kind: 'cell', index: 5 }], notation: 'place p0 F1', text: 'do-place', words: {} };
    const { cells, sent } = hands([place], view([piece(0, 'queen', 0, 'E5', { cell: -1 })], { phase: 'setup', question: { kind: 'deploy' }, active: null }));
    expect(cells.mark({ kind: 'cell', index: 5 })).toBe('place');
    cells.pick({ kind: 'cell', index: 5 });
    expect(sent).toEqual([place.action]);
  });
});

describe('words about a cell', () => {
  const active = { piece: 0, ap: 6, mp: 4, far: `${'.'.repeat(at('E2'))}3` };
  const position = view([piece(0, 'queen', 0, 'B2'), piece(8, 'king', 1, 'E2')], { active, board: { width: 12, height: 12, trees: [at('C2')], coins: { [at('A1')]: 2 }, demons: [at('A1')] } });
  const field = new Field(position);
  it('say what stands there', () => {
    expect(described(position, field, at('A1'), speech)).toContain('draw-coins {"count":2}gap-clausedraw-demon');
    expect(described(position, field, at('E2'), speech)).toContain('@figure-king');
  });
  it('name what blocks the sight', () => {
    const sight = { to: at('E2'), blocks: [at('C2')] };
    const found = about(position, field, at('E2'), { way: null, sight, ranged: [at('E2')], slot: 0, speech });
    expect(found).toEqual(['draw-distance {"cell":"E2","distance":3}', 'draw-in-range', 'draw-blocked {"cell":"C2","thing":"@scenery-tree"}']);
  });
});

describe('notation', () => {
  it('asks about what was pointed at', () => {
    const position = view([piece(0, 'queen', 0, 'B2')]);
    expect(meant([{ kind: 'cell', index: at('C4') }], position)).toBe('move C4');
    expect(meant([{ kind: 'card', index: 1 }, { kind: 'cell', index: at('C4') }], position)).toBe('cast 2 C4');
    expect(meant([{ kind: 'card', index: 206 }], position)).toBe('buy granite-1 blind');
    expect(meant([{ kind: 'cell', index: 1 }], { ...position, question: { kind: 'jokers', seats: [0] } })).toBeNull();
    expect(meant([{ kind: 'cell', index: 1 }], { ...position, seat: 1 })).toBeNull();
  });
  it('reads the drawing of a board', () => {
    expect(drawn('\n    A B C\n 1  . s T\n 2  1 . .\n')).toEqual({ width: 3, height: 2, signs: [{ x: 1, y: 0, sign: 's' }, { x: 2, y: 0, sign: 'T' }, { x: 0, y: 1, sign: '1' }] });
  });
});

describe('a story', () => {
  const before = view([piece(0, 'queen', 0, 'E5'), piece(8, 'king', 1, 'E8', { damage: 8 })]);
  const attack = [
    { e: 'act', rule: 'KA-8.6', seat: 0, action: (15 << 16) | at('E8') },
    { e: 'cast', rule: 'KA-11.11', piece: 0, spell: 0, cell: at('E8') },
    { e: 'roll', rule: 'KA-11.13', roll: 'critical', seat: 0, piece: 0, faces: [0, 5], hits: 2 },
    { e: 'hurt', rule: 'KA-11.15', piece: 8, amount: 2, damage: 10 },
    { e: 'ko', rule: 'KA-21.1', piece: 8, cell: at('E8'), by: 0 },
    { e: 'honour', rule: 'KA-21.2', giver: -1, taker: 0, amount: 1 },
  ] as KrosmasterEvent[];

  it('is shown picture by picture and leaves the view it began with alone', () => {
    const beats = story.beats(before, attack, before);
    expect(beats.map((beat) => beat.event.e)).toEqual(['cast', 'roll', 'hurt', 'ko', 'honour']);
    expect(beats[2]?.view.pieces.find((each) => each.piece === 8)?.damage).toBe(10);
    expect(beats[4]?.view).toMatchObject({ wild: 0, players: [{ gg: 7 }, { gg: 6 }] });
    expect(beats[4]?.view.pieces.find((each) => each.piece === 8)).toMatchObject({ cell: -1, knocked_out: true });
    expect(before.pieces[1]?.damage).toBe(8);
    expect((story.lastMove(attack) as KrosmasterLast).rolls).toHaveLength(1);
  });
  it('ends for partners together', () => {
    const four = [0, 1, 2, 3].map((seat) => ({ seat, side: seat % 2 }));
    const over = view([], { phase: 'over', mode: 'two-against-two', players: four, winner: 1, ending: 'honour' });
    expect(story.ending(over)).toEqual({ key: 'ending-honour', words: { winner: { text: 'both', words: { one: '@side-blue', other: '@side-yellow' } } }, winners: [1, 3] });
    expect(story.ending(view([], { phase: 'over', ending: 'drawn' }))).toMatchObject({ winners: null });
    expect(story.ending(before)).toBeNull();
  });
  it('has secrets only while an unseen reward lies on a card', () => {
    expect(story.secret(before)).toBe(false);
    expect(story.secret(view([piece(0, 'queen', 0, 'E5', { held: [{ rank: 'jade' }] })]))).toBe(true);
    expect(story.secret(view([piece(0, 'queen', 0, 'E5', { held: [{ rank: 'jade', reward: 'J07', public: true }] })]))).toBe(false);
  });
  it('marks targets by what would happen there', () => {
    const option = (verb: number, text: string, notation = '', words = {}) => ({ action: verb << 16, picks: [], notation, text, words });
    expect([option(14, 'do-move'), option(15, 'do-cast-at'), option(15, 'do-cast', '', { spell: '@spell-call' }), option(17, 'do-punch'), option(7, 'do-place', 'place p0 A1'), option(12, 'do-next')].map(story.mark)).toEqual(
      ['move', 'attack', 'place', 'attack', 'place', 'pick'],
    );
  });
  it('speaks of glory and money only where there are any', () => {
    const poor = view([piece(0, 'queen', 0, 'E5')], { players: [{ seat: 0, side: 0 }, { seat: 1, side: 1 }], wild: 0 });
    expect(story.summary(poor, speech)).toMatch(/^draw-summary-figures .*E5/);
    const lying = { ...poor, board: { ...poor.board, coins: { 7: 1 } } };
    for (const rich of [lying, { ...poor, bank: 3 }, { ...poor, wild: 1 }]) expect(story.summary(rich, speech)).toMatch(/^draw-summary .*"kamas":0/);
  });
});
