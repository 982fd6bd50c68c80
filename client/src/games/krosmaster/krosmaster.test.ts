// The drawings' own knowledge: geometry, chances, what a click means, and how events are shown.

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Picker } from '../../board/picker.svelte';
import type { Option, Speech } from '../contract';
import { damages, lockChance } from './chances';
import type { Content, RewardCard, SpellCard } from './printed.svelte';
import { ready, story, type KrosmasterLast } from './events';
import { forecast } from './forecast';
import { area, cellName, cellNamed, crossed, distance, hindrances, walks } from './geometry';
import { drawn } from './layout';
import { about, describe as described } from './look';
import { meant } from './notation';
import { cellPicker, cellsInRange, dangers, deedsAt, reachOf, stepsOf } from './play';
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

/** A picture with @ the eye, ! what is looked at, # what blocks: whether it is seen, both ways (KA-12.15). */
function seen(picture: string): boolean[] {
  const rows = picture.trim().split('\n').map((row) => row.trim().split(/\s+/));
  const find = (sign: string): number => {
    const y = rows.findIndex((row) => row.includes(sign));
    return y * 12 + (rows[y]?.indexOf(sign) ?? 0);
  };
  const blocks = (cell: number): boolean => rows[Math.floor(cell / 12)]?.[cell % 12] === '#';
  return [hindrances(find('@'), find('!'), blocks).length === 0, hindrances(find('!'), find('@'), blocks).length === 0];
}

describe('cells', () => {
  it('have names, both ways', () => {
    expect([cellName(0), cellName(143), at('B1'), at('A2'), at('M1'), at('A13')]).toEqual(['A1', 'L12', 1, 12, -1, -1]);
    for (let cell = 0; cell < 144; cell += 1) expect(at(cellName(cell))).toBe(cell);
  });
  it('lie as far from each other as there are steps (KA-EX-50)', () => {
    expect([distance(at('E5'), at('G6')), distance(at('E5'), at('G7'))]).toEqual([3, 4]);
  });
});

describe('line of sight', () => {
  it.each([
    ['KA-EX-57', '@ # . !', false],
    ['KA-EX-59', '@ b c o t !', true],
    ['KA-EX-60', '@ #\n# !', true],
    ['KA-EX-66', '# # # #\n@ . . !\n# # # #', true],
    ['KA-EX-67', '@ # #\n. . #\n# . #\n# . .\n# # !', true],
    ['a knight’s step over a corner', '@ .\n# .\n. !', false],
    ['a full diagonal', '@ . .\n. # .\n. . !', false],
  ])('%s', (_, picture, expected) => {
    expect(seen(picture)).toEqual([expected, expected]);
  });
  it('equals exact fractions: a cell counts when the segment runs through its inside', () => {
    // the segment is cut at every grid line it meets; the middle of each piece lies inside exactly one cell
    const through = (dx: number, dy: number): Set<string> => {
      const cuts = new Set<number>([0, 1]);
      const [ax, ay] = [Math.abs(dx), Math.abs(dy)];
      for (let n = 0; n < ax; n += 1) cuts.add((2 * n + 1) / (2 * ax));
      for (let n = 0; n < ay; n += 1) cuts.add((2 * n + 1) / (2 * ay));
      const sorted = [...cuts].sort((a, b) => a - b);
      const found = new Set<string>();
      sorted.slice(1).forEach((cut, place) => {
        const before = sorted[place] ?? 0;
        if (cut - before < 1e-9) return;
        const middle = (cut + before) / 2;
        found.add(`${Math.round(dx * middle)},${Math.round(dy * middle)}`);
      });
      found.delete('0,0');
      found.delete(`${dx},${dy}`);
      return found;
    };
    for (let to = 0; to < 144; to += 1) {
      const [dx, dy] = [to % 12, Math.floor(to / 12)];
      const mine = crossed(0, to).map((cell) => `${cell % 12},${Math.floor(cell / 12)}`);
      expect([dx, dy, ...mine.sort()]).toEqual([dx, dy, ...[...through(dx, dy)].sort()]);
    }
  });
  it('is blocked by trees and by characters that are not tiny, and by nothing else', () => {
    const field = new Field(view([piece(0, 'queen', 0, 'A1'), piece(8, 'king', 1, 'C1'), piece(16, 'tofu', 1, 'E1')], { board: { width: 12, height: 12, trees: [at('B2')], bushes: [at('B3')], crates: [at('B4')] } }));
    expect(['C1', 'E1', 'B2', 'B3', 'B4', 'F6'].map((name) => field.blocksSight(at(name)))).toEqual([true, false, true, false, false, false]);
  });
});

describe('chances', () => {
  it('of being held are those of the rulebook’s dice', () => {
    expect(lockChance(1, 1)).toBeCloseTo(1 / 6);
    expect(lockChance(2, 1)).toBeCloseTo(1 / 3);
    expect(lockChance(1, 2)).toBeCloseTo(1 / 12);
    expect(lockChance(2, 2)).toBeCloseTo(7 / 36);
  });
  it('of damage with one critical and one armor die', () => {
    const found = damages(1, 1, 1);
    expect(found).toHaveLength(3);
    [1 / 6, 1 / 2, 1 / 3].forEach((chance, damage) => expect(found[damage]).toBeCloseTo(chance));
  });
  it('of an attack count powers and the own summons beside the target', () => {
    const queen = piece(0, 'queen', 0, 'E5');
    const king = piece(8, 'king', 1, 'E7', { damage: 8 });
    const alone = view([queen, king]);
    const option = optionFor(15, at('E7'));
    expect(forecast(alone, new Field(alone), CONTENT, option)).toMatchObject({ least: 0, most: 3 });
    const helped = view([queen, king, piece(16, 'tofu', 0, 'D7', { summoner: 0 }), piece(17, 'tofu', 0, 'F7', { summoner: 3 })]);
    const found = forecast(helped, new Field(helped), CONTENT, option);
    expect(found).toMatchObject({ least: 0, most: 4 });
    expect(found?.falls).toBeCloseTo(1 - damages(2, 2, 2).slice(0, 2).reduce((sum, each) => sum + each, 0));
    expect(forecast(alone, new Field(alone), CONTENT, optionFor(15, at('E6')))).toBeNull();
  });
});

function optionFor(verb: number, arg: number, picks: Option['picks'] = []): Option {
  return { action: (verb << 16) | arg, picks, notation: '', text: '', words: {} };
}

describe('walking', () => {
  const board = { width: 12, height: 12, trees: [at('C1')], bushes: [at('B2')] };
  it('goes round what stands in the way, on a shortest way', () => {
    const queen = piece(0, 'queen', 0, 'B1');
    const field = new Field(view([queen], { board }));
    const found = field.walks(queen, 4);
    expect(found.get(at('A3'))?.cells.map(cellName)).toEqual(['A1', 'A2', 'A3']);
    expect(found.has(at('C2'))).toBe(false);
    expect(found.get(at('B3'))?.cells).toHaveLength(4);
  });
  it('takes the way with the least risk among the shortest', () => {
    const queen = piece(0, 'queen', 0, 'E5');
    const field = new Field(view([queen, piece(8, 'king', 1, 'G5')]));
    const way = field.walks(queen, 4).get(at('F6'));
    expect([way?.cells.map(cellName), way?.risk]).toEqual([['E6', 'F6'], 0]);
    expect(field.walks(queen, 4).get(at('G6'))?.risk).toBe(0);
  });
  it('knows the risk of leaving a cell: lock power against dodge power', () => {
    const queen = piece(0, 'queen', 0, 'E5');
    const field = new Field(view([queen, piece(8, 'king', 1, 'E6'), piece(1, 'king', 0, 'E4'), piece(16, 'tofu', 1, 'D5')]));
    expect(field.risk(queen, at('E5'))).toBeCloseTo(7 / 36);
    expect(field.lockers(queen, at('E5')).map((each) => each.piece)).toEqual([8]);
  });
  it('stays on a small board', () => {
    const found = walks({ from: at('F6'), steps: 2, isFree: (cell) => cell % 12 < 6 && cell < 72, risk: () => 0 });
    expect([...found.keys()].map(cellName).sort()).toEqual(['D6', 'E5', 'E6', 'F4', 'F5']);
  });
  it('travels as ordinary steps', () => {
    expect(stepsOf(1, { cells: [at('A2'), at('A3')], risk: 0 })).toEqual([(1 << 24) | (14 << 16) | 12, (1 << 24) | (14 << 16) | 24]);
  });
});

describe('ranges and areas', () => {
  const field = new Field(view([]));
  it('are diamonds, lines, or the cells beside', () => {
    expect(cellsInRange(field, at('E4'), 'line', 1, 3).map(cellName)).toEqual(['E1', 'E2', 'E3', 'B4', 'C4', 'D4', 'F4', 'G4', 'H4', 'E5', 'E6', 'E7']);
    expect(cellsInRange(field, at('A1'), 'melee', 1, 1).map(cellName)).toEqual(['B1', 'A2']);
    expect(cellsInRange(field, at('A1'), 'personal', 0, 0)).toEqual([0]);
    expect(cellsInRange(field, at('F6'), 'normal', 3, 3)).toHaveLength(12);
  });
  it('have the rulebook’s shapes', () => {
    const names = (shape: string) => area(shape, at('E8'), at('E5')).map(cellName);
    expect(names('cross')).toEqual(['E5', 'E4', 'D5', 'F5', 'E6']);
    expect(names('line')).toEqual(['E5', 'E4', 'E3']);
    expect(names('sweep').sort()).toEqual(['D5', 'E5', 'F5']);
    expect(names('hollow')).toHaveLength(8);
    expect(area('square', at('B2'), at('A1')).map(cellName)).toEqual(['A1', 'B1', 'A2', 'B2']);
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
    const reach = reachOf(position, picker, field);
    const cells = cellPicker(picker, position, field, reach, {
      walk: (way) => picker.many(stepsOf(0, way)),
      open: (cell, deeds) => void opened.push([cellName(cell), deeds.length]),
    });
    return { picker, cells, sent, opened };
  }
  const position = view([piece(0, 'queen', 0, 'E5'), piece(8, 'king', 1, 'E8')]);
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
  it('with a spell in hand casts it; elsewhere it puts the spell away instead of walking', () => {
    const { cells, sent, picker } = hands([move('E6'), cast(0, 'E8'), cast(0, 'E7'), end], position);
    picker.pick({ kind: 'card', index: 0 });
    expect([cells.mark(cell('E8')), cells.mark(cell('E7')), cells.mark(cell('E6'))]).toEqual(['attack', null, null]);
    cells.pick(cell('E6'));
    expect([picker.path, sent]).toEqual([[], []]);
    picker.pick({ kind: 'card', index: 0 });
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
  it('can be held back before it goes out', () => {
    const { picker, sent } = hands([end], position);
    picker.guard = () => true;
    picker.choose(end);
    picker.guard = null;
    expect(sent).toEqual([]);
    picker.choose(end);
    expect(sent).toEqual([end.action]);
  });

  it('is worth a second thought when it is dangerous', () => {
    const close = view([piece(0, 'queen', 0, 'E5', { damage: 6, held: [{ rank: 'jade', reward: 'J07' }] }), piece(8, 'king', 1, 'E6'), piece(1, 'king', 0, 'F7')]);
    const found = (option: Option) => dangers(close, new Field(close), CONTENT, option, [move('E4'), end]).map((each) => each.key);
    expect(found(move('E4'))).toEqual(['draw-danger-lock']);
    expect(found(end)).toEqual(['draw-danger-unspent']);
    expect(found(cast(0, 'E6'))).toEqual([]);
    expect(found(cast(1, 'E6'))).toEqual(['draw-danger-ally', 'draw-danger-ally']); // the caster stands in its own area
    expect(found(cast(2, 'E6'))).toEqual(['draw-danger-self']);
    expect(found({ ...optionFor(21, 0), picks: [{ kind: 'card', index: 100 }] })).toEqual(['draw-danger-self']);
    const calm = view(position.pieces, { active: { piece: 0, ap: 2, mp: 0 } });
    expect(dangers(calm, new Field(calm), CONTENT, end, [move('E4'), end])).toEqual([]);
  });
  it('may end with points left when nothing is worth them', () => {
    const hurt = piece(1, 'king', 0, 'E3', { damage: 2 });
    const field = new Field(view([...position.pieces, hurt]));
    const asks = (...others: Option[]) => dangers(field.view, field, CONTENT, end, [...others, end]).length > 0;
    expect(asks()).toBe(false);
    expect(asks(cast(0, 'E4'))).toBe(false); // at the empty ground
    expect(asks(cast(0, 'E3'))).toBe(false); // at a friend
    expect(asks(cast(0, 'E8'))).toBe(true);
    expect(asks(cast(1, 'F7'))).toBe(true); // the area reaches the King
    expect(asks(cast(3, 'E4'))).toBe(true); // a summon needs nobody
    expect(asks(cast(4, 'E8'))).toBe(false); // an enemy is not healed, nor who is well
    expect(asks(cast(4, 'E5'))).toBe(false);
    expect(asks(cast(4, 'E3'))).toBe(true);
    expect(asks(move('E4'))).toBe(true); // who walks may find a target
    expect(asks(optionFor(18, 0))).toBe(true);
  });
});

describe('words about a cell', () => {
  const position = view([piece(0, 'queen', 0, 'B2'), piece(8, 'king', 1, 'E2')], { board: { width: 12, height: 12, trees: [at('C2')], coins: { [at('A1')]: 2 }, demons: [at('A1')] } });
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
