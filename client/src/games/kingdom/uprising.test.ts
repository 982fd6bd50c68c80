import { describe, expect, it } from 'vitest';
import type { Option, PickerLike } from '../contract';
import { conflicts, readCard } from './cards';
import { FEATURES, FLOWERS, HEROES, ENEMIES, MODIFICATIONS, RIFTS, SIGNS, TOWERS, TURNED } from './drawings';
import { CELL, laidTiles, marginsOf, markerSpots } from './geometry';
import { pointing, readLabel } from './labels';
import { PAWN, RETURN, STAND, bearersOf, isStuck, modesOf, pieceOf, places, waysOf } from './play';
import { cardLabel, cardNumber, Sheet, sheetOf } from './printed.svelte';
import { storyOf } from './story';
import type { Laid, PathTile } from './types';
import type { FamilyView, KingdomEvent, TrayView } from './view';

const at = (row: number, column: number): number => 16 * row + column;
const enemy = (code: string, more: object = {}): object => ({ code, resists: [], 'tiles-only': false, icons: [], large: false, shield: false, slippery: false, champion: false, ...more });

function sheet(more: object = {}): Sheet {
  const found = new Sheet('elemental-uprising');
  found.all = {
    ...found.all,
    towers: { ARC1: { instead: [{ reach: 'precise' }], attack: { reach: 'arrows' } }, MAG1: { instead: [], attack: {} } },
    modifications: { 'tile-2x1': { directions: 1 }, soldier: { directions: 3 } },
    enemies: { goblin: enemy('g'), shieldbearer: enemy('d', { shield: true }), ogre: enemy('O', { large: true }), imp: enemy('e', { resists: ['magic'] }) },
    hordes: { H: { grid: ['gd...', '..e..', '...OO', '...OO', '.....'], shield: 'W' } },
    scenarios: { S1: { map: [], players: { 2: { map: ['aob', 'aoX'] } } }, RS01: { map: ['aob'], players: { 2: {} } } },
    ...more,
  } as unknown as Sheet['all'];
  return found;
}
const tray = (more: object = {}): TrayView => ({ tray: 3, card: 'H', kind: 'normal', cell: at(2, 2), ...more }) as unknown as TrayView;
const seen = (more: object = {}): FamilyView => ({ game: 'elemental-uprising', figures: [], question: { kind: 'play' }, volley: null, ...more }) as unknown as FamilyView;

describe('labels of tower cards', () => {
  it('are a tower and what sticks on it', () => {
    expect(readLabel('ARC1')).toEqual({ tower: 'ARC1', stickers: [] });
    expect(readLabel('MAG2+direct+tile-2x1:NE')).toEqual({ tower: 'MAG2', stickers: [{ modification: 'direct', direction: -1 }, { modification: 'tile-2x1', direction: 1 }] });
  });

  it('turn with the card', () => {
    expect(pointing(7, 3)).toEqual([7, 0, 1]);
    expect(pointing(7, 3, 1)).toEqual([1, 2, 3]);
    expect(pointing(-1, 0, 2)).toEqual([]);
  });

  it('have numbers behind the printed towers', () => {
    const view = { cards: { 20: 'ARC1+direct' } };
    expect(cardNumber(view, sheet(), 'ARC1+direct')).toBe(20);
    expect(cardNumber(view, sheet(), 'MAG1')).toBe(1);
    expect(cardLabel(view, sheet(), 20)).toBe('ARC1+direct');
    expect(cardLabel(view, sheet(), 0)).toBe('ARC1');
    expect(sheet().tower('ARC1+direct')?.attack.reach).toBe('arrows');
  });
});

describe('the map', () => {
  it('is that of the number of players, where a scenario has several', () => {
    expect(sheet().map(seen({ scenario: 'S1', players: [{}, {}] }))).toEqual(['aob', 'aoX']);
    expect(sheet().map(seen({ scenario: 'RS01', players: [{}, {}] }))).toEqual(['aob']);
  });

  it('names white sites by notation only where letters are shared', () => {
    const [shared, own] = [seen({ scenario: 'S1', players: [{}, {}] }), seen({ scenario: 'RS01', players: [{}, {}] })];
    expect([sheet().isLettered(shared), sheet().isLettered(own)]).toEqual([false, true]);
    expect(sheet().siteName(shared, { site: 12, colour: -2 })).toBe('M');
    expect(sheet().siteName(own, { site: 2, colour: -2 })).toBe('W');
    expect(sheet().siteName(own, { site: 1, colour: 0 })).toBe('B');
  });

  it('lies on its tiles, turned', () => {
    const forms = { narrow: { ids: ['G1'], rows: [',', 'o', ','], source: '' } } as Record<string, PathTile>;
    const laid = (turns: number): Laid => ({ id: 'G1', row: 1, column: 2, turns });
    expect(laidTiles([laid(0), laid(1)], forms)).toEqual([{ id: 'G1', row: 1, column: 2, rows: 3, columns: 1 }, { id: 'G1', row: 1, column: 2, rows: 1, columns: 3 }]);
    expect(laidTiles([{ ...laid(0), id: 'Z9' }], forms)).toEqual([]);
  });

  it('has markers behind the first spaces of their routes', () => {
    const map = ['...', 'ooo', '...'];
    const route = [at(1, 0), at(1, 1), at(1, 2)];
    const view = { routes: [route, route, [at(1, 1), at(1, 2)]], markers: [0, 1, 2].map((each) => ({ route: each, cell: each === 2 ? at(1, 1) : at(1, 0), cards: 3, recipe: ['T1'] })) };
    const spots = markerSpots(view, map);
    expect(spots.get(0)).toMatchObject({ x: CELL / 2 - 84, y: 1.5 * CELL - 30 });
    expect(spots.get(1)).toMatchObject({ y: 1.5 * CELL + 30 });
    expect(spots.get(2)?.scale).toBeLessThan(1); // inside the map it makes room
    expect(marginsOf(spots, 3, 3)).toEqual({ left: 100, top: 38, right: 18, bottom: 18 });
    // a marker with a space of its own stays there
    expect(markerSpots({ routes: [route], markers: [{ route: 0, cell: at(0, 0), cards: 3, recipe: ['T1'] }] }, map).size).toBe(0);
    // and one without a deck is not in use
    expect(markerSpots({ ...view, markers: view.markers.map((each) => ({ ...each, recipe: [] })) }, map).size).toBe(0);
    expect(marginsOf(new Map(), 3, 3)).toEqual({ left: 38, top: 38, right: 18, bottom: 18 });
  });
});

describe('a horde card', () => {
  it('is read with shields and large enemies', () => {
    const found = readCard(sheet(), 'H', false).enemies;
    expect(found.map((each) => [each.name, each.square, each.size, each.shield])).toEqual([['goblin', 0, 1, false], ['shieldbearer', 1, 1, true], ['imp', 7, 1, false], ['ogre', 13, 2, false]]);
  });

  it('shows which squares are shut to what is held', () => {
    const view = seen({ volley: { shut: { 3: 0b1000_0010 }, barred: { 3: 1 << 24 } }, question: { kind: 'placing', shut: 0b1 } });
    expect(conflicts(view, tray(), [0, 1, 7], 'tile')).toEqual([1, 7]);
    expect(conflicts(view, tray(), [0, 24], 'soldier')).toEqual([24]);
    expect(conflicts(view, tray(), [0, 1, 5, 6], 'base')).toEqual([0]);
    expect(conflicts(view, tray({ tray: 4 }), [0, 1, 7], 'tile')).toEqual([]); // nothing is told of other trays
    expect(conflicts(seen(), tray(), [0], 'tile')).toEqual([]);
  });

  it('bears signs of what holds for a while', () => {
    for (const mark of ['frozen', 'silent', 'cursed', 'charged']) expect(SIGNS[mark]).toBeDefined();
  });
});

describe('choices beside the map', () => {
  const option = (...picks: [Option['picks'][number]['kind'], number][]): Option => ({ action: 0, picks: picks.map(([kind, index]) => ({ kind, index })), notation: '', text: '', words: {} });
  const picker = (left: Option[], path: Option['picks'] = []): PickerLike => ({ left, path }) as unknown as PickerLike;

  it('are the ways of a sticker, once its card is chosen', () => {
    const left = [option(['card', 500], ['card', 0], ['button', 200]), option(['card', 500], ['card', 0], ['button', 207])];
    expect(waysOf(picker(left)).size).toBe(0);
    expect([...waysOf(picker(left, [{ kind: 'card', index: 500 }, { kind: 'card', index: 0 }])).keys()]).toEqual([0, 7]);
    expect(waysOf(picker([option(['button', 101])])).size).toBe(0); // a player
  });

  it('are whose card it is, first, when several players hold such a card', () => {
    const left = [option(['card', 500], ['card', 0], ['button', 100], ['button', 200]), option(['card', 500], ['card', 0], ['button', 101], ['button', 200])];
    const path: Option['picks'] = [{ kind: 'card', index: 500 }, { kind: 'card', index: 0 }];
    expect(bearersOf(picker(left, path))).toEqual([0, 1]);
    expect(waysOf(picker(left, path)).size).toBe(0);
    const one = left.slice(1);
    expect([bearersOf(picker(one, path)), [...waysOf(picker(one, path)).values()]]).toEqual([[], one]);
    expect(left.map((each) => isStuck(picker(left, path), each))).toEqual([true, true]);
    expect(isStuck(picker([option(['card', 3], ['button', 100])], [{ kind: 'card', index: 3 }]), left[0] as Option)).toBe(false); // a tower that is bought
  });

  it('are the attacks of a card', () => {
    const asked = seen({ question: { kind: 'mode', tower: 'ARC1+direct' } });
    const second = option(['button', 1]);
    expect(modesOf(asked, sheet(), picker([second])).map(({ attack, option: chosen }) => [attack.reach, chosen])).toEqual([['arrows', undefined], ['precise', second]]);
    expect(modesOf(seen({ question: { kind: 'play', tower: 'ARC1' } }), sheet(), picker([second]))).toEqual([]);
  });
});

describe('what is held', () => {
  const option = (notation: string, ...picks: [Option['picks'][number]['kind'], number][]): Option => ({ action: 0, picks: picks.map(([kind, index]) => ({ kind, index })), notation, text: '', words: {} });

  it('may be a tile that goes back, a pawn that is put on a tray, one that stands', () => {
    const options = [option('untile t3 11', ['piece', 3], ['cell', 1006]), option('scatter warrior1 t3 04', ['card', 111], ['piece', 3], ['cell', 1004]), option('stand 12', ['cell', 1007]), option('march warrior1 r3c4', ['card', 111], ['cell', 52])];
    expect(options.map(pieceOf)).toEqual([RETURN, PAWN - 11, STAND, null]);
    const view = seen({ figures: [{ figure: 11, cell: at(2, 2) }], question: { kind: 'seating', figure: 11 }, trays: [tray({ tiles: [{ squares: [6, 7, 11], damage: 'magic' }] })] });
    expect([...places(view, options, RETURN, 0, 3).keys()]).toEqual([6, 7, 11]); // any of its squares
    expect([...places(view, options, PAWN - 11, 0, 3).keys()]).toEqual([4]);
    expect([...places(view, options, STAND, 0, 3).keys()]).toEqual([7]);
  });
});

describe('what happens', () => {
  const content = { flowers: { magic: {} }, features: { volcano: {} }, totems: { stone: {} }, icons: { mend: {}, fast: {} }, rifts: { R01: {}, R02: {} }, heroes: { elora: {}, bruxa: {} } };
  const event = (e: string, rest: object): KingdomEvent => ({ e, rule: 'EU-7.1', ...rest }) as unknown as KingdomEvent;

  it('speaks of tokens and figures by number', () => {
    expect(sheet(content).tokenKey(3)).toBe('piece-tentacle');
    expect([0, 1, 2, 3].map((kind) => sheet(content).tokenName(kind))).toEqual(['magic', 'volcano', 'stone', 'tentacle']);
    expect([1, 3].map((icon) => sheet(content).iconName(icon))).toEqual(['fast', 'mend']);
    expect([0, 2, 3].map((figure) => sheet(content).heroName(figure))).toEqual(['elora', 'wildcat', 'warrior']);
  });

  it('is shown, one picture after the other', () => {
    const own = sheetOf('elemental-uprising');
    own.all = { ...sheet({ ...content, hordes: { H: { grid: ['gg...', '.....', '.....', '.....', '.....'] } } }).all };
    const before = seen({ hearts: 4, crystals: 1, gold: 1, tokens: [{ kind: 'magic', cell: at(1, 1) }], trays: [tray({ tiles: [{ squares: [0, 1, 2], damage: 'magic' }], uncovered: [], marks: [] })], sites: [], figures: [{ figure: 1, name: 'bruxa' }] });
    const after = (...events: KingdomEvent[]): FamilyView => {
      const beats = storyOf('elemental-uprising').beats(before, [...events, event('revive', { figure: 1 })], before);
      return beats.at(-1)?.view as FamilyView;
    };
    expect(after(event('reward', { gold: 2 }))).toMatchObject({ crystals: 1, gold: 3 });
    expect(after(event('sight', { kind: 0, cell: at(1, 1), crystals: 1 }))).toMatchObject({ crystals: 2, tokens: [{ turned: true }] });
    expect(after(event('sight', { kind: 0, cell: at(1, 1) }), event('bloom', {})).tokens).toMatchObject([{ turned: false }]);
    expect(after(event('placed', { kind: 3, cell: 7 })).tokens).toMatchObject([{ kind: 'magic' }, { kind: 'tentacle', cell: 7 }]);
    expect(after(event('removed', { kind: 0, cell: at(1, 1) })).tokens).toEqual([]);
    expect(after(event('mend', { tray: 3, mask: 0b111 })).trays[0]).toMatchObject({ tiles: [], uncovered: [0, 1] }); // the third square was empty
    expect(after(event('mark', { tray: 3, mark: 1 }), event('charge', { tray: 3 })).trays[0]?.marks).toEqual(['frozen', 'charged']);
    expect(after(event('skulls', { figure: 1, skulls: 3 })).figures[0]?.skulls).toBe(3);
    expect(after(event('rift-open', { card: 0 }), event('rift-open', { card: 1 }), event('rift-closed', { card: 0 })).rift).toEqual(['R02']);
    expect(after(event('last-stand', { hearts: 3 })).hearts).toBe(1);
  });
});

describe('drawings', () => {
  // each by the ids that the game's content has
  const WANTED: readonly (readonly [Readonly<Record<string, unknown>>, string])[] = [
    [TOWERS, 'ARC1 ARC2 ARC3 ARC4A ARC4B MAG1 MAG2 MAG3 MAG4A MAG4B ART1 ART2 ART3 ART4A ART4B SOL1 SOL2 SOL3 SOL4A SOL4B'],
    [ENEMIES, 'goblin gnoll orc worg acolyte shieldbearer harpy imp lurker wisp wraith ogre titan colossus behemoth grukk drummother tidecaller djinn'],
    [SIGNS, 'mend scorch volley rally totem undertow gust fast shield slippery champion gold skull survive last-stand champions beacons event'],
    [HEROES, 'elora dierdre bruxa alric saitam warrior'],
    [FLOWERS, 'magic fire frost sun gale'],
    [FEATURES, 'volcano cyclone ink-pool fissure stone spirit tentacle beacon rift'],
    [TURNED, 'volcano ink-pool beacon'],
    [MODIFICATIONS, 'tile-2x1 tile-1x1 direct precise soldier site double-shot long-barrels royal-charter tithe-chest falconer'],
    [RIFTS, 'R01 R02 R03 R04 R05 R06 R07 R08 R09 R10 R11 R12 R13 R14 R15'],
  ];

  it('are there for everything, and no two are the same', () => {
    for (const [drawings, names] of WANTED) {
      expect(names.split(' ').filter((name) => !(name in drawings))).toEqual([]);
      const drawn = names.split(' ').map((name) => JSON.stringify(drawings[name]));
      expect(new Set(drawn).size).toBe(drawn.length);
    }
  });
});
