// The drawings' own knowledge: notation, counts, the plan of a deployment, and how events are shown.

import { describe, expect, it } from 'vitest';
import type { Option } from '../contract';
import { CARDS, LETTERS } from './content';
import { Draft } from './draft.svelte';
import { story } from './events';
import { act, argOf, meant, seatOf, verbOf } from './notation';
import { between, cardCount, cellName, cellNamed, cellsOf, composition, homeOf, knownTraps, trapChance, unseen, usesLeft, type PieceView, type SummonerEvent, type SummonerView } from './view';

function view(change: Partial<SummonerView> = {}): SummonerView {
  const side = { locked: true, dead: [], public_cards: [], secret_cards: 3, chosen_turns: 2 };
  return {
    game: 'summoner-war', seat: 0, phase: 'play', options: {}, acting: [0], label: 'turn', pieces: [],
    sides: [{ ...side }, { ...side }], ...change,
  };
}

function piece(cell: string, side: number, change: Partial<PieceView> = {}): PieceView {
  return { cell: cellNamed(cell), token: `${side}-${cell}`, side, up: false, ...change };
}

describe('cells', () => {
  it('are named by file and rank, both ways', () => {
    expect(cellName(0)).toBe('a1');
    expect(cellName(31)).toBe('h4');
    for (let cell = 0; cell < 32; cell += 1) expect(cellNamed(cellName(cell))).toBe(cell);
  });
  it('belong to the nearer side', () => {
    expect(cellsOf(0)).toHaveLength(16);
    expect(homeOf(cellNamed('c2'))).toBe(0);
    expect(homeOf(cellNamed('c3'))).toBe(1);
  });
  it('lie between others on straight lines only', () => {
    expect(between(cellNamed('b1'), cellNamed('e4')).map(cellName)).toEqual(['c2', 'd3']);
    expect(between(cellNamed('a1'), cellNamed('d1')).map(cellName)).toEqual(['b1', 'c1']);
    expect(between(cellNamed('a1'), cellNamed('c2'))).toEqual([]);
  });
});

describe('notation', () => {
  it('reads what was pointed at as a question', () => {
    const seen = view({ pieces: [piece('b1', 0, { up: true, kind: 'W' }), piece('c1', 0, { kind: 'A' }), piece('b4', 1)] });
    const cell = (name: string) => ({ kind: 'cell' as const, index: cellNamed(name) });
    expect(meant([cell('b1'), cell('b4')], seen)).toBe('b1xb4');
    expect(meant([cell('b1'), cell('b3')], seen)).toBe('b1-b3');
    expect(meant([cell('c1'), cell('b4')], seen)).toBe('~c1xb4');
    expect(meant([cell('c1')], seen)).toBe('+c1');
    expect(meant([cell('b4')], seen)).toBeNull();
    expect(meant([{ kind: 'card', index: Object.keys(CARDS).indexOf('OBSERVE') }, cell('b4')], seen)).toBe('$OBSERVE b4');
  });
  it('packs seat, verb and arg', () => {
    const action = act(1, 'place', 77);
    expect([seatOf(action), verbOf(action), argOf(action)]).toEqual([1, 'place', 77]);
  });
});

describe('what anybody may count', () => {
  it('takes the dead and the shown from what a side may hide, a changeling as what it was', () => {
    const seen = view({ pieces: [piece('a4', 1, { up: true, kind: 'W', transformed: true }), piece('b4', 1, { kind: 'S', public_type: 'S' }), piece('c4', 1)] });
    seen.sides[1].dead = ['F', 'F'];
    const left = unseen(seen, 1);
    expect([left['A'], left['S'], left['F'], left['W']]).toEqual([1, 0, 2, 2]);
    expect(trapChance(seen, 1)).toEqual({ traps: 1, pieces: 12 });
  });
  it('never counts what only the owner knows', () => {
    const hidden = view({ pieces: [piece('c4', 1, { kind: 'A' })] });
    expect(trapChance(hidden, 1)).toEqual(trapChance(view({ pieces: [piece('c4', 1, { kind: 'F' })] }), 1));
  });
  it('knows a composition of the table’s own', () => {
    expect(composition(view({ options: { composition: 'S1 H1 F14' } }))['F']).toBe(14);
    expect(cardCount(view({ options: { augment_count: '0' } }))).toBe(0);
  });
  it('counts uses by unused bearers; what lasts has none', () => {
    const seen = view({ pieces: [piece('a1', 0, { kind: 'K' }), piece('b1', 0, { kind: 'K', used: true })] });
    expect(usesLeft(seen, 0, 'COMMANDER')).toBe(1);
    expect(usesLeft(seen, 0, 'GUARDIAN')).toBeNull();
  });
  it('counts a summon card only for pieces that can still be summoned, and for the one that was just now', () => {
    const seen = view({ pieces: [piece('a1', 0, { kind: 'K', up: true }), piece('b1', 0, { kind: 'K' })] });
    expect(usesLeft(seen, 0, 'COMMANDER')).toBe(1);
    expect(usesLeft({ ...seen, summoned: cellNamed('a1') }, 0, 'COMMANDER')).toBe(2);
    expect(usesLeft(view({ pieces: [piece('a1', 0, { kind: 'A', up: true })] }), 0, 'MIMIC')).toBe(0);
    expect(usesLeft(view({ pieces: [piece('a1', 0, { kind: 'P', up: true })] }), 0, 'SOULLINK')).toBe(1);
  });
  it('knows a card that was spent, whether cards are open or secret', () => {
    const pieces = [piece('a1', 0, { kind: 'W', up: true }), piece('b1', 0, { kind: 'W', up: true })];
    for (const secrecy of ['secret', 'open']) {
      const seen = view({ pieces, options: { augment_secrecy: secrecy } });
      seen.sides[0].public_cards = ['SACRIFICE'];
      expect(usesLeft(seen, 0, 'SACRIFICE')).toBe(1);
      seen.sides[0].spent_cards = ['SACRIFICE'];
      expect(usesLeft(seen, 0, 'SACRIFICE')).toBe(0);
    }
  });
  it('never calls a swap that comes back every turn used up', () => {
    const seen = view({ pieces: [piece('a1', 0, { kind: 'P', up: true })], options: { soul_link_uses: 'once_per_turn' } });
    expect(usesLeft(seen, 0, 'SOULLINK')).toBeNull();
  });
  it('knows the face-down pieces that are known to spring a trap', () => {
    const seen = view({ pieces: [piece('a4', 1, { kind: 'A', public_type: 'A' }), piece('b4', 1, { kind: 'A', up: true }), piece('c4', 1), piece('d4', 1, { kind: 'S', public_type: 'S' })] });
    expect(knownTraps(seen, 1).map(cellName)).toEqual(['a4']);
    expect(knownTraps(seen, 0)).toEqual([]);
  });
});

describe('a story', () => {
  const before = view({ pieces: [piece('b2', 0, { up: true, kind: 'W' }), piece('b4', 1)] });
  const trap = [
    { e: 'act', rule: 'SW-14.1', side: 0, action: act(0, 'attack', (cellNamed('b2') << 5) | cellNamed('b4')) },
    { e: 'reveal', rule: 'SW-8.12', cell: cellNamed('b4'), side: 1, kind: LETTERS.indexOf('A') },
    { e: 'die', rule: 'SW-8.13', cell: cellNamed('b2'), side: 0, kind: LETTERS.indexOf('W') },
    { e: 'turn', rule: 'SW-8.16', side: 0 },
  ] as SummonerEvent[];

  it('is shown picture by picture and leaves the view it began with alone', () => {
    const beats = story.beats(before, trap, view());
    expect(beats.map((beat) => beat.event.e)).toEqual(['reveal', 'die']);
    expect(beats[0]?.view.pieces.find((each) => each.side === 1)).toMatchObject({ up: true, kind: 'A' });
    expect(beats[1]?.view.pieces).toHaveLength(1);
    expect(beats[1]?.view.sides[0].dead).toEqual(['W']);
    expect(before.pieces).toHaveLength(2);
    expect(story.lastMove(trap)).toMatchObject({ again: true });
  });
  it('takes the same time whatever was hidden', () => {
    const other = trap.map((event) => (event.e === 'reveal' ? { ...event, kind: 0 } : event));
    const times = (events: SummonerEvent[]) => story.beats(before, events.slice(0, 2), view()).map((beat) => beat.ms);
    expect(times(other)).toEqual(times(trap));
  });
  it('marks targets by what would happen there', () => {
    const option = (notation: string) => ({ action: 0, picks: [], notation, text: '', words: {} });
    expect(['b1-b2', 'b1xb4', '~c1xc2', '$BLINDSHOT c1xc4', 'place W b2', '+b2', '!SWITCH h1'].map((each) => story.mark(option(each)))).toEqual(
      ['move', 'attack', 'attack', 'attack', 'place', 'pick', 'pick'],
    );
  });
});

describe('a plan', () => {
  const setup = (change: Partial<SummonerView> = {}) => view({ phase: 'setup', draft: {}, ...change });

  it('begins whole: the composition on the own cells, and cards of different types', () => {
    for (let time = 0; time < 40; time += 1) {
      const seat = time % 2;
      const draft = new Draft(seat, setup({ seat }), {});
      expect(Object.keys(draft.kinds).map(Number).sort((a, b) => a - b)).toEqual(cellsOf(seat));
      const counts = composition(setup());
      for (const letter of Object.values(draft.kinds)) counts[letter] = (counts[letter] ?? 0) - 1;
      expect(Object.values(counts).every((count) => count === 0)).toBe(true);
      expect(new Set(draft.cards.map((code) => CARDS[code]?.bearer)).size).toBe(3);
    }
  });
  it('is kept by the server from the beginning, and comes back after a reload', () => {
    const kept: string[] = [];
    const draft = new Draft(0, setup(), { draft: null, keep: (text) => kept.push(text) });
    draft.tap(0);
    draft.tap(5);
    draft.deal(setup());
    expect(kept).toHaveLength(3);
    expect(kept.every((text) => text.length < 2000)).toBe(true);
    const again = new Draft(0, setup(), { draft: kept.at(-1) ?? null, keep: (text) => kept.push(text) });
    expect([again.kinds, again.cards]).toEqual([draft.kinds, draft.cards]);
    expect(kept).toHaveLength(3);
    for (const broken of ['', '{', '{}', '{"kinds":{},"cards":[]}']) {
      expect(Object.keys(new Draft(0, setup(), { draft: broken }).kinds)).toHaveLength(16);
    }
  });
  it('swaps by two taps', () => {
    const draft = new Draft(0, setup(), {});
    const [one, other] = [draft.kinds[0], draft.kinds[5]];
    draft.tap(0);
    draft.tap(5);
    expect([draft.kinds[0], draft.kinds[5], draft.held]).toEqual([other, one, null]);
  });
  it('sends every piece, every card and the lock', () => {
    const draft = new Draft(1, setup({ seat: 1 }), {});
    const verbs = draft.actions(setup({ seat: 1 })).map(verbOf);
    expect(verbs.filter((verb) => verb === 'place')).toHaveLength(16);
    expect(verbs.filter((verb) => verb === 'choose')).toHaveLength(3);
    expect(verbs.at(-1)).toBe('lock');
  });
  it('takes back first what the server has otherwise', () => {
    const draft = new Draft(0, setup(), {});
    const wrong = LETTERS.find((letter) => letter !== draft.kinds[0]) ?? '';
    const there = setup({ draft: { a1: wrong } });
    expect(draft.actions(there).slice(0, 2)).toEqual([act(0, 'edit'), act(0, 'take', cellNamed('a1'))]);
    expect(draft.actions({ ...there, editing: true }).slice(0, 1)).toEqual([act(0, 'take', cellNamed('a1'))]);
  });
  it('has room for one card of a type', () => {
    const draft = new Draft(0, setup(), {});
    draft.cards = ['FEARLESS', 'CHAIN', 'MIMIC'];
    draft.toggle('SWITCH', setup());
    expect(draft.cards).toEqual(['CHAIN', 'MIMIC', 'SWITCH']);
    expect(draft.fits('PIERCE', setup())).toBe(false);
    draft.toggle('CHAIN', setup());
    expect(draft.isWhole(setup())).toBe(false);
  });
});

describe('a hint while preparing', () => {
  const place = (piece: string, cell: string): Option => ({ action: 1, picks: [], notation: '', text: 'do-place', words: { piece: `@piece-${piece}`, cell } });
  const empty = view({ phase: 'setup', draft: {} });

  it('goes into the plan: pieces change places, and what was advised stays', () => {
    const plan = new Draft(0, empty, {});
    const before = Object.values(plan.kinds).sort();
    for (const [piece, cell] of [['S', 'a1'], ['H', 'b1'], ['F', 'c1'], ['F', 'd1']] as const) plan.follow(place(piece, cell));
    expect([plan.kinds[0], plan.kinds[4], plan.kinds[8], plan.kinds[12]]).toEqual(['S', 'H', 'F', 'F']);
    expect(Object.values(plan.kinds).sort()).toEqual(before);
  });

  it('chooses the card, and the plan keeps their number', () => {
    const plan = new Draft(0, empty, {});
    const code = Object.keys(CARDS).find((each) => !plan.cards.includes(each)) ?? '';
    plan.follow({ action: 1, picks: [], notation: '', text: 'do-choose', words: { card: `@card-${code}` } });
    expect(plan.cards).toContain(code);
    expect(plan.cards.length).toBeLessThanOrEqual(3);
  });
});
