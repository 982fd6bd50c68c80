// What happened, shown: the picture after each event, and what the step touched.

import { joined } from '../../text/joined';
import type { Beat, LastMove, Mark, Option, Speech, Story } from '../contract';
import { cellAt } from './hexes';
import { meant } from './notation';
import { printed } from './printed.svelte';
import { traces } from './traces';
import { VERBS, asked, sideKey, verbOf, villageOf, type CellView, type MeepleEvent, type MeepleView, type PlayerView, type SlotView, type TileView } from './view';

const onTile = (view: MeepleView, tile: number, change: (tile: TileView) => Partial<TileView>): MeepleView => ({
  ...view,
  tiles: view.tiles.map((each) => (each.tile === tile ? { ...each, ...change(each) } : each)),
});

const inSlot = (view: MeepleView, slot: number, change: (slot: SlotView) => Partial<SlotView>): MeepleView => ({
  ...view,
  slots: view.slots.map((each) => (each.slot === slot ? { ...each, ...change(each) } : each)),
});

const ofPlayer = (view: MeepleView, seat: number, change: (player: PlayerView) => Partial<PlayerView>): MeepleView => ({
  ...view,
  players: view.players.map((each) => (each.seat === seat ? { ...each, ...change(each) } : each)),
});

const added = (men: readonly number[], seat: number, count: number): number[] => men.map((each, place) => (place === seat ? Math.max(0, each + count) : each));

const walk = (view: MeepleView, tile: number, seat: number, count: number): MeepleView => onTile(view, tile, ({ men }) => ({ men: added(men, seat, count) }));

const guest = (view: MeepleView, slot: number, seat: number, count: number): MeepleView =>
  inSlot(view, slot, ({ guests }) => ({ guests: added(guests ?? view.players.map(() => 0), seat, count) }));

/** A meeple goes where no tile lies yet. */
function venture(view: MeepleView, src: number, seat: number, q: number, r: number): MeepleView {
  const cells = view.cells ?? [];
  const there = cells.find((cell) => cell.q === q && cell.r === r);
  const more: CellView[] = there ? cells.map((cell) => (cell === there ? { ...cell, men: cell.men + 1 } : cell)) : [...cells, { q, r, men: 1, edges: [] }];
  return { ...walk(view, src, seat, -1), cells: more };
}

function laid(view: MeepleView, event: MeepleEvent & { e: 'lay' | 'draw' }): MeepleView {
  const face = printed.face(event.tile);
  const rotation = event.e === 'lay' ? event.rotation : 0;
  const waiting = (view.cells ?? []).find((cell) => cell.q === event.q && cell.r === event.r);
  const tile: TileView = {
    tile: event.tile, code: printed.codeOf(event.tile), kind: face?.kind ?? 'blank', q: event.q, r: event.r, rotation, flags: face?.flags ?? 0,
    forest: (face?.forest ?? []).map((edge) => (edge + rotation) % 6).sort((a, b) => a - b),
    men: view.players.map(({ seat }) => (seat === view.turn && event.e === 'lay' ? (waiting?.men ?? 0) : 0)),
  };
  const others = view.tiles.filter((each) => each.tile !== event.tile);
  return { ...view, tiles: [...others, tile], cells: event.e === 'lay' ? (view.cells ?? []).filter((cell) => cell !== waiting) : view.cells ?? [] };
}

function fought(view: MeepleView, event: MeepleEvent & { e: 'battle' }): MeepleView {
  const next = walk(walk(view, event.tile, event.one, -event.lost[0]), event.tile, event.other, -event.lost[1]);
  return { ...next, battles: (view.battles ?? []).filter((each) => each.tile !== event.tile) };
}

const empty = (view: MeepleView, slot: number): MeepleView => inSlot(view, slot, () => ({ building: '', done: false, guests: [], ahead: [], pending: false, defence: 0 }));

/** The view once one event has happened; the very same view when it changes nothing that is drawn. */
function after(view: MeepleView, event: MeepleEvent): MeepleView {
  switch (event.e) {
    case 'turn':
      return { ...view, turn: event.seat, turns: event.number, phase: 0, tiles: view.tiles.map((tile) => ({ ...tile, fresh: 0, moved: 0 })) };
    case 'phase':
      return { ...view, phase: event.phase };
    case 'token':
      return onTile(view, event.tile, () => ({ token: printed.tokenName(event.token), bonus: printed.bonus(printed.tokenName(event.token)) }));
    case 'tree':
      return onTile(view, event.tile, ({ trees }) => ({ trees: [...(trees ?? []), event.edge] }));
    case 'assemble':
      return ofPlayer(view, event.seat, ({ reserve, depot }) => ({ reserve: reserve - event.count, depot: depot + event.count }));
    case 'land':
      return ofPlayer(walk(view, event.tile, event.seat, event.count), event.seat, ({ depot }) => ({ depot: depot - event.count }));
    case 'worker':
      return inSlot(view, event.slot, () => ({ space: event.space }));
    case 'finish':
      return inSlot(view, event.slot, () => ({ done: true, space: 0, guests: [], defence: printed.building(printed.buildingName(event.building))?.defence ?? 0 }));
    case 'build':
    case 'found':
      return inSlot(view, event.slot, () => ({ building: printed.buildingName(event.building), done: false, space: 0, guests: [], defence: printed.building(printed.buildingName(event.building))?.site_defence ?? 0 }));
    case 'clear':
    case 'fall':
      return empty(view, event.slot);
    case 'intimidate':
      return walk(walk(view, event.src, event.seat, -event.count), event.dst, event.seat, event.count);
    case 'destroy':
      return event.how === 'battle' || event.how === 'forge' || event.how === 'shield' ? view : walk(view, event.tile, event.seat, -event.count);
    case 'convert':
      return guest(guest(view, event.slot, event.victim, -1), event.slot, event.seat, 1);
    case 'bomb':
      return guest(view, event.slot, event.seat, 1);
    case 'move':
      return walk(walk(view, event.src, event.seat, -1), event.dst, event.seat, 1);
    case 'venture':
      return venture(view, event.src, event.seat, event.q, event.r);
    case 'enter':
      return guest(walk(view, event.src, event.seat, -1), event.slot, event.seat, 1);
    case 'draw':
    case 'lay':
      return laid(view, event);
    case 'battle':
      return fought(view, event);
    case 'bravery':
      return ofPlayer(view, event.seat, () => ({ bravery: event.step }));
    case 'honour':
      return ofPlayer(view, event.seat, ({ honour, points, bravery }) => ({ honour: (honour ?? 0) + Math.max(1, event.count), points: points + Math.max(1, event.count), bravery: bravery >= view.ladder ? 0 : bravery }));
    default:
      return view;
  }
}

/** How long each is shown, in milliseconds; what is not named happens between two pictures. */
const LASTS: Record<string, number> = {
  turn: 420, token: 400, tree: 400, assemble: 260, land: 280, worker: 220, finish: 420, build: 360, found: 420, clear: 240, intimidate: 360, destroy: 420, convert: 420,
  bomb: 460, move: 230, venture: 230, enter: 280, draw: 420, lay: 320, battle: 900, bravery: 320, honour: 480, fall: 620, phase: 0, control: 0, take: 240,
};
const SOUNDS: Record<string, 'move' | 'hit' | 'turn'> = { battle: 'hit', fall: 'hit', destroy: 'hit', bomb: 'hit', move: 'move', venture: 'move', enter: 'move', land: 'move', draw: 'turn', turn: 'turn' };

function beats(before: MeepleView, events: readonly MeepleEvent[]): Beat<MeepleView>[] {
  const found: Beat<MeepleView>[] = [];
  let view = before;
  for (const event of events) {
    const ms = LASTS[event.e];
    if (ms === undefined) continue;
    const next = after(view, event);
    // whoever falls is seen where it fell, and is gone with the next picture
    const shown = event.e === 'battle' || event.e === 'fall' || event.e === 'destroy' ? view : next;
    if (ms > 0) found.push({ event, view: shown, ms, sound: SOUNDS[event.e] ?? null });
    view = next;
  }
  return found;
}

/** The cells that an event was about; slots and tiles need a view to be found, so they are kept by number. */
export interface MeepleLast extends LastMove {
  tiles: readonly number[];
  slots: readonly number[];
}

function lastMove(events: readonly MeepleEvent[]): MeepleLast | null {
  const [tiles, slots, cells] = [new Set<number>(), new Set<number>(), new Set<number>()];
  for (const event of events) {
    if (event.e === 'move' || event.e === 'intimidate') tiles.add(event.src).add(event.dst);
    else if (event.e === 'enter') slots.add(event.slot);
    else if (event.e === 'land' || event.e === 'battle' || event.e === 'destroy' || event.e === 'token' || event.e === 'tree') tiles.add(event.tile);
    else if (event.e === 'build' || event.e === 'found' || event.e === 'bomb' || event.e === 'convert' || event.e === 'fall' || event.e === 'finish') slots.add(event.slot);
    else if (event.e === 'venture' || event.e === 'lay') cells.add(cellAt(event.q, event.r));
  }
  const touched = tiles.size + slots.size + cells.size > 0;
  return touched ? { cells: [...cells], from: null, to: null, tiles: [...tiles], slots: [...slots] } : null;
}

const ATTACKS = /-(battle|attack|fill|falls)$/;
const STRIKES = new Set(['do-step-site', 'do-bomb-site', 'do-burn', 'do-kill', 'do-bomb', 'do-convert', 'do-battle', 'do-intimidate']);
const PLACES = new Set(['do-build', 'do-build-over', 'do-found', 'do-token', 'do-tree', 'do-reinforce', 'do-stealth', 'do-drop', 'do-bonus-here', 'do-bonus-gate', 'do-step-explore', 'do-explore']);

function mark(option: Option): Mark {
  if (ATTACKS.test(option.text) || STRIKES.has(option.text)) return 'attack';
  if (PLACES.has(option.text)) return 'place';
  const verb = verbOf(option.action);
  return verb === VERBS.step || verb === VERBS.cave || verb === VERBS.tunnel ? 'move' : 'pick';
}

function summary(view: MeepleView, speech: Speech): string {
  const sides = view.players.map((player) => {
    const held = view.tiles.filter((tile) => (tile.men[player.seat] ?? 0) > 0).map((tile) => `${tile.code} ${tile.men[player.seat] ?? 0}`);
    const buildings = villageOf(view, player.seat).filter((slot) => slot.building).map((slot) => speech.say(`building-${slot.building ?? ''}`));
    return speech.say('draw-summary', {
      player: `@${sideKey(player.seat)}`, points: player.points, bravery: player.bravery, depot: player.depot, reserve: player.reserve,
      places: joined(speech, 'list', held) || speech.say('draw-none'), buildings: joined(speech, 'list', buildings) || speech.say('draw-none'),
    });
  });
  return joined(speech, 'told', sides);
}

export const story: Story<MeepleView, MeepleEvent> = {
  seatName: sideKey,
  beats,
  traces,
  lastMove,
  mark,
  notation: meant,
  ending(view) {
    if (!view.ending) return null;
    const winners = view.winners ?? [];
    const points = Math.max(0, ...winners.map((seat) => view.players[seat]?.points ?? 0));
    // nobody wins when all have left
    const key = winners.length > 0 ? `ending-${view.ending}` : 'draw-nobody-wins';
    return { key, words: { winner: winners.map((seat) => `@${sideKey(seat)}`), count: winners.length, points }, winners };
  },
  acting: (view) => (asked(view) < 0 ? [] : [asked(view)]),
  secret: () => false,
  summary,
};

/** What has to be known before anything can be told: the names of things that events number. */
export const ready = (): Promise<void> => printed.load();

