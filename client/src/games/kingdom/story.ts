// What happened, shown: the picture after each event, and what the step touched.

import { joined, labelled } from '../../text/joined';
import type { Beat, LastMove, Mark, Option, Speech, Story } from '../contract';
import { describe, tokenWords, trayWords } from './look';
import { meant } from './notation';
import { cardLabel, sheetOf, type Sheet } from './printed.svelte';
import { joined as joinedWalk, traces } from './traces';
import { askedSeats, cellName, damageName, hordeName, markName, sideKey, verbOf, type FamilyView, type FigureView, type KingdomEvent, type SeatView, type SiteView, type TokenView, type TrayView } from './view';

const onTray = (view: FamilyView, tray: number, change: (tray: TrayView) => Partial<TrayView>): FamilyView => ({
  ...view,
  trays: view.trays.map((each) => (each.tray === tray ? { ...each, ...change(each) } : each)),
});

const ofFigure = (view: FamilyView, figure: number, change: (figure: FigureView) => Partial<FigureView>): FamilyView => ({
  ...view,
  figures: view.figures.map((each) => (each.figure === figure ? { ...each, ...change(each) } : each)),
});

const onSite = (view: FamilyView, site: number, change: (site: SiteView) => Partial<SiteView>): FamilyView => ({
  ...view,
  sites: view.sites.map((each) => (each.site === site ? { ...each, ...change(each) } : each)),
});

const ofPlayer = (view: FamilyView, seat: number, change: (player: SeatView) => Partial<SeatView>): FamilyView => ({
  ...view,
  players: view.players.map((each) => (each.seat === seat ? { ...each, ...change(each) } : each)),
});

function less(cards: Record<string, number> | undefined, name: string): Record<string, number> {
  const { [name]: count = 0, ...rest } = cards ?? {};
  return count > 1 ? { ...rest, [name]: count - 1 } : rest;
}

const more = (cards: Record<string, number> | undefined, name: string): Record<string, number> => ({ ...cards, [name]: (cards?.[name] ?? 0) + 1 });

const bits = (mask: number): number[] => Array.from({ length: 25 }, (_, square) => square).filter((square) => (mask >> square) & 1);
const without = (list: readonly number[] | undefined, gone: readonly number[]): number[] => (list ?? []).filter((each) => !gone.includes(each));
const off = (view: FamilyView, tray: number): FamilyView => ({ ...view, trays: view.trays.filter((each) => each.tray !== tray) });

function spawned(view: FamilyView, sheet: Sheet, event: KingdomEvent & { e: 'spawn' }): FamilyView {
  const card = sheet.cardName(event.card);
  const horde = sheet.horde(card);
  const route = view.routes[event.route] ?? [];
  const tray: TrayView = {
    tray: event.tray, card, kind: horde?.kind ?? 'normal', route: event.route, index: event.index, cell: event.cell, turn: view.exit_turn, left: route.length - event.index,
    uncovered: [...(horde?.grid ?? []).join('')].flatMap((mark, square) => (/[a-zA-Z]/.test(mark) ? [square] : [])),
  };
  const markers = view.markers.map((each) => (each.route === event.route ? { ...each, cards: Math.max(0, each.cards - 1) } : each));
  return { ...view, markers, trays: [...view.trays.filter((each) => each.tray !== event.tray), tray] };
}

function built(view: FamilyView, sheet: Sheet, event: KingdomEvent & { e: 'build' }): FamilyView {
  const tower = cardLabel(view, sheet, event.tower);
  const stands = onSite(view, event.site, ({ towers }) => ({ towers: [...(towers ?? []), { tower, facing: event.facing, builder: event.seat }] }));
  return ofPlayer(stands, event.seat, ({ hand }) => ({ hand: less(hand, tower) }));
}

/** The view once one event has happened; the very same view when it changes nothing that is drawn. */
function after(view: FamilyView, sheet: Sheet, event: KingdomEvent): FamilyView {
  switch (event.e) {
    case 'round':
      return { ...view, round: event.number };
    case 'phase':
      return { ...view, phase: event.phase, fates: [], wounds: [] };
    case 'spawn':
      return spawned(view, sheet, event);
    case 'build':
      return built(view, sheet, event);
    case 'pass':
      return ofPlayer(ofPlayer(view, event.seat, ({ hand }) => ({ hand: less(hand, cardLabel(view, sheet, event.tower)) })), event.receiver, ({ incoming }) => ({ incoming: more(incoming, cardLabel(view, sheet, event.raised)) }));
    case 'tile':
      return onTray(view, event.tray, ({ tiles, uncovered }) => ({ tiles: [...(tiles ?? []), { squares: bits(event.mask), damage: damageName(event.damage) }], uncovered: without(uncovered, bits(event.mask)) }));
    case 'soldier':
      return { ...onTray(view, event.tray, ({ soldiers, uncovered }) => ({ soldiers: [...(soldiers ?? []), event.square], uncovered: without(uncovered, [event.square]) })), soldiers: view.soldiers - 1 };
    case 'take-soldier':
      return onTray(view, event.tray, ({ soldiers }) => ({ soldiers: without(soldiers, [event.square]) }));
    case 'face-down':
      return onSite(view, event.site, ({ towers }) => ({ towers: (towers ?? []).map((each) => ({ ...each, flipped: true })) }));
    case 'move':
      return ofFigure(view, event.figure, () => ({ cell: event.cell, tray: -1, block: -1 }));
    case 'engage':
      return ofFigure(view, event.figure, () => ({ tray: event.tray, block: event.block }));
    case 'hurt':
      return ofFigure(view, event.figure, () => ({ health: event.left }));
    case 'heal':
      return ofFigure(view, event.figure, ({ health, most }) => ({ health: Math.min(most ?? 9, (health ?? 0) + event.amount) }));
    case 'knock-out':
      return ofFigure(view, event.figure, () => ({ cell: -1, tray: -1, block: -1, down: true }));
    case 'destroy':
      return { ...off(view, event.tray), crystals: view.crystals + event.crystals };
    case 'escape':
      return { ...off(view, event.tray), hearts: Math.max(0, view.hearts - event.hearts) };
    case 'tray-heal':
      return onTray(view, event.tray, ({ uncovered, tiles }) => ({ tiles: [], uncovered: [...(uncovered ?? []), ...(tiles ?? []).flatMap((tile) => tile.squares)] }));
    case 'advance':
      return marched(view, event.tray, event.index, event.cell);
    case 'ruin':
      return onSite(view, event.site, ({ towers }) => ({ towers: (towers ?? []).filter((each) => each.tower !== cardLabel(view, sheet, event.tower)) }));
    case 'last-stand':
      return { ...view, hearts: Math.max(0, view.hearts - event.hearts) };
    case 'mark':
      return onTray(view, event.tray, ({ marks }) => ({ marks: [...(marks ?? []), markName(event.mark)] }));
    case 'charge':
      return onTray(view, event.tray, ({ marks }) => ({ marks: [...(marks ?? []), 'charged'] }));
    case 'mend':
      return onTray(view, event.tray, (tray) => mended(sheet, tray, bits(event.mask)));
    case 'pushed':
      return marched(view, event.tray, event.index, event.cell);
    case 'skulls':
      return ofFigure(view, event.figure, () => ({ skulls: event.skulls }));
    case 'instead':
      return ofFigure(view, event.warrior, () => ({ cell: -1, tray: -1, block: -1 }));
    case 'shut':
      return onSite(view, event.site, () => ({ closed: true }));
    case 'buy':
      return { ...ofPlayer(view, event.seat, ({ hand }) => ({ hand: more(hand, cardLabel(view, sheet, event.tower)) })), crystals: view.crystals - event.price };
    default:
      return onLand(view, sheet, event);
  }
}

/** Tokens, stock and open cards after an event. */
function onLand(view: FamilyView, sheet: Sheet, event: KingdomEvent): FamilyView {
  const tokens = view.tokens ?? [];
  const changed = (wanted: (token: TokenView) => boolean, change: Partial<TokenView>): FamilyView => ({ ...view, tokens: tokens.map((each) => (wanted(each) ? { ...each, ...change } : each)) });
  const here = (token: TokenView, kind: number, cell: number): boolean => token.kind === sheet.tokenName(kind) && token.cell === cell;
  switch (event.e) {
    case 'reward':
      return { ...view, crystals: view.crystals + (event.crystals ?? 0), gold: (view.gold ?? 0) + (event.gold ?? 0) };
    case 'tithe':
      return { ...view, gold: (view.gold ?? 0) + event.gold };
    case 'sight': {
      const turned = changed((token) => here(token, event.kind, event.cell), { turned: true });
      return { ...turned, crystals: view.crystals + (event.crystals ?? 0), gold: (view.gold ?? 0) + (event.gold ?? 0) };
    }
    case 'beacon':
      return changed((token) => token.kind === 'beacon' && token.cell === event.cell, { turned: event.lit });
    case 'bloom':
      return changed((token) => token.kind in sheet.all.flowers, { turned: false });
    case 'drift': {
      const moved = tokens.findIndex((token) => token.kind === sheet.tokenName(event.kind));
      return { ...view, tokens: tokens.map((each, place) => (place === moved ? { ...each, cell: event.cell } : each)) };
    }
    case 'placed':
      return { ...view, tokens: [...tokens, { kind: sheet.tokenName(event.kind), cell: event.cell }] };
    case 'removed':
      return { ...view, tokens: tokens.filter((token) => !here(token, event.kind, event.cell)) };
    case 'rift-open':
      return { ...view, rift: [...(view.rift ?? []), Object.keys(sheet.all.rifts)[event.card] ?? ''] };
    case 'rift-closed':
      return { ...view, rift: (view.rift ?? []).filter((card) => card !== Object.keys(sheet.all.rifts)[event.card]) };
    default:
      return view;
  }
}

/** A tile went back: what it covered is seen again. */
function mended(sheet: Sheet, tray: TrayView, squares: readonly number[]): Partial<TrayView> {
  const grid = sheet.grid(tray.card).join('');
  const seen = squares.filter((square) => /[a-zA-Z]/.test(grid[square] ?? ''));
  return { tiles: (tray.tiles ?? []).filter((tile) => tile.squares.join() !== squares.join()), uncovered: [...(tray.uncovered ?? []), ...seen] };
}

/** A horde moves, and whoever stands on its tray with it. */
function marched(view: FamilyView, tray: number, index: number, cell: number): FamilyView {
  const moved = onTray(view, tray, ({ left, index: was }) => ({ index, cell, left: left - (index - was) }));
  return { ...moved, figures: moved.figures.map((each) => (each.tray === tray ? { ...each, cell } : each)) };
}

/** How long each is shown, in milliseconds; what is not named happens between two pictures. What it costs is shown longest. */
const LASTS: Record<string, number> = {
  round: 900, phase: 700, spawn: 480, build: 320, pass: 200, tile: 240, soldier: 200, 'take-soldier': 200, 'face-down': 300, move: 200, engage: 240, hurt: 620, heal: 420, 'knock-out': 900,
  destroy: 620, escape: 1200, 'tray-heal': 560, block: 700, advance: 420, aim: 620, 'boss-card': 1600, 'boss-health': 700, ruin: 620, rift: 620, buy: 160, revive: 360, protect: 360,
  reward: 420, mend: 480, charge: 420, frozen: 420, instead: 420, 'trigger-icon': 700, 'last-stand': 1200, mark: 420, pushed: 420, skulls: 420, sight: 480, drift: 420, placed: 420, removed: 360, bloom: 420, shut: 360,
  beacon: 480, tithe: 420, story: 1600, 'rift-open': 1600, 'rift-closed': 360, modified: 240,
};
const SOUNDS: Record<string, 'move' | 'hit' | 'turn'> = { tile: 'hit', destroy: 'hit', escape: 'hit', hurt: 'hit', ruin: 'hit', advance: 'move', move: 'move', soldier: 'move', build: 'move', spawn: 'turn', story: 'turn', 'rift-open': 'turn', 'last-stand': 'hit', placed: 'move' };
/** Whoever falls or leaves is seen where it stood, and is gone with the next picture. */
const BEFORE = new Set(['destroy', 'escape', 'knock-out', 'ruin', 'tray-heal', 'mend', 'removed', 'instead']);

/** A phase is announced when something happens in it. */
const HEADS = new Set(['round', 'phase']);

/** Who walks: a horde or a hero, cell by cell. */
function walker(event: KingdomEvent): { walk?: string } {
  if (event.e === 'advance') return { walk: `tray-${event.tray}` };
  return event.e === 'move' ? { walk: `figure-${event.figure}` } : {};
}

function beatsOf(sheet: Sheet, before: FamilyView, events: readonly KingdomEvent[]): Beat<FamilyView>[] {
  const found: Beat<FamilyView>[] = [];
  let view = before;
  for (const event of events) {
    const ms = LASTS[event.e];
    if (ms === undefined) continue;
    const next = after(view, sheet, event);
    found.push({ event, view: BEFORE.has(event.e) ? view : next, ms, sound: SOUNDS[event.e] ?? null, ...walker(event) });
    view = next;
  }
  return found.filter(({ event }, place) => !HEADS.has(event.e) || !HEADS.has(found[place + 1]?.event.e ?? 'phase'));
}

function lastMove(events: readonly KingdomEvent[]): LastMove | null {
  const cells = new Set<number>();
  for (const event of events) if ((event.e === 'advance' || event.e === 'spawn' || event.e === 'move') && event.cell >= 0) cells.add(event.cell);
  return cells.size > 0 ? { cells: [...cells], from: null, to: null } : null;
}

function mark(option: Option): Mark {
  const verb = verbOf(option.notation);
  if (verb === 'move' || verb === 'step' || verb === 'march' || verb === 'way') return option.text.endsWith('-engage') ? 'attack' : 'move';
  return verb === 'build' || verb === 'tile' || verb === 'soldier' || verb === 'seat' || verb === 'spot' ? 'place' : 'pick';
}

function summary(view: FamilyView, speech: Speech): string {
  const words = { round: view.round, hearts: view.hearts, crystals: view.crystals };
  const facts = view.goal === 'portals' || view.gold === undefined ? speech.say('draw-summary', { ...words, portals: view.portals ?? 0 }) : speech.say('draw-summary-gold', { ...words, gold: view.gold, goal: `@draw-goal-${view.goal}` });
  const hordes = view.trays.map((tray) => labelled(speech, hordeName(view, tray, speech), trayWords(view, tray, speech)));
  const built = view.sites.filter((site) => site.towers?.length).map((site) => describe(view, site.cell, speech));
  const tokens = (view.tokens ?? []).map((token) => labelled(speech, cellName(token.cell), tokenWords(token, speech)));
  return joined(speech, 'sentence', [facts, ...hordes, ...built, ...tokens]);
}

/** The story of one game of the family. */
export function storyOf(game: string): Story<FamilyView, KingdomEvent> {
  const sheet = sheetOf(game);
  return {
    seatName: sideKey,
    beats: (before, events) => beatsOf(sheet, before, events),
    traces: (before, events) => traces(before, events),
    joined: joinedWalk,
    lastMove,
    mark,
    notation: meant,
    ending(view) {
      if (!view.ending) return null;
      return { key: `ending-${view.ending}`, words: {}, winners: view.ending === 'won' ? view.players.map((player) => player.seat) : [] };
    },
    acting: askedSeats,
    secret: () => false,
    summary,
  };
}
