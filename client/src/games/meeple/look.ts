// What stands where, in words: for screen readers, for the line below the map, for whoever points at a worker.

import { joined, labelled } from '../../text/joined';
import type { Speech } from '../contract';
import { EDGES } from './content';
import { edgeTo, hexOf } from './hexes';
import { printed } from './printed.svelte';
import { ownerOf, sideKey, slotName, sum, type BattleView, type Field, type MeepleView, type SlotView, type TileView } from './view';

/** An action with its number. */
export const actionWord = (action: string, n: number, speech: Speech): string => speech.say('action-with', { action: `@action-${action}`, n });

/** What a space of a path is: an action, the start, or a place on the way to others. */
export function spaceWord(building: string, space: number, speech: Speech): string {
  const spaces = printed.building(building)?.spaces ?? [];
  const { action, n, after } = spaces[space] ?? {};
  if (action) return actionWord(action, n ?? 0, speech);
  if (space === 0) return speech.say('label-start');
  const ends = endsAfter(after ?? [], building).map((end) => actionWord(spaces[end]?.action ?? '', spaces[end]?.n ?? 0, speech));
  return speech.say('draw-towards', { actions: joined(speech, 'choice', ends) });
}

function endsAfter(spaces: readonly number[], building: string): number[] {
  const all = printed.building(building)?.spaces ?? [];
  return spaces.flatMap((space) => (all[space]?.action ? [space] : endsAfter(all[space]?.after ?? [], building)));
}

/** What the worker of a building will do in its next turn. */
export function nextOf(slot: SlotView, speech: Speech): string {
  if (!slot.building) return '';
  if (!slot.done) return (slot.left ?? 0) <= 1 ? speech.say('draw-finishes') : speech.say('label-site', { left: slot.left ?? 0 });
  const found = (slot.ahead ?? []).map((space) => spaceWord(slot.building ?? '', space, speech));
  return found.length > 0 ? speech.say('draw-next', { spaces: joined(speech, 'choice', found) }) : '';
}

/** The action of a building that waits to be performed. */
export const pendingWord = (slot: SlotView, speech: Speech): string => speech.say('draw-pending', { action: spaceWord(slot.building ?? '', slot.space ?? 0, speech) });

/** A battle that would be fought, and what it would bring. */
export function battleWords(battle: BattleView, code: string, speech: Speech): string {
  const [one, other] = battle.seats;
  const words = { tile: code, player: `@${sideKey(one)}`, foe: `@${sideKey(other)}`, men: battle.men[0], foes: battle.men[1], left: battle.men[0] - battle.lost[0], foes_left: battle.men[1] - battle.lost[1] };
  const brave = battle.bravery.flatMap((points, place) => (points > 0 ? [speech.say('draw-brave', { player: `@${sideKey(battle.seats[place] ?? 0)}`, points })] : []));
  return joined(speech, 'clause', [speech.say('label-battle', words), ...brave]);
}

export function slotWords(slot: SlotView, speech: Speech): string {
  const place = joined(speech, 'clause', [speech.say(sideKey(ownerOf(slot.slot))), speech.say(`slot-${slotName(slot.slot)}`)]);
  if (!slot.building) return labelled(speech, place, speech.say('free-slot'));
  const parts = [labelled(speech, place, speech.say(`building-${slot.building}`)), speech.say('label-defence', { taken: sum(slot.guests), defence: slot.defence ?? 0 })];
  (slot.guests ?? []).forEach((count, seat) => {
    if (count > 0) parts.push(`${speech.say(sideKey(seat))} ${count}`);
  });
  if (slot.falls) parts.push(speech.say('draw-falls'));
  if (slot.pending) parts.push(pendingWord(slot, speech));
  parts.push(nextOf(slot, speech));
  return joined(speech, 'clause', parts);
}

export function tileWords(view: MeepleView, tile: TileView, speech: Speech): string {
  const parts = [tile.code, speech.say(`kind-${tile.kind}`)];
  if (tile.flags) parts.push(speech.say('draw-flags', { count: tile.flags }));
  if (tile.token) parts.push(speech.say(`bonus-${tile.bonus ?? ''}`));
  if ((tile.gate ?? -1) >= 0) parts.push(speech.say('draw-gate', { player: `@${sideKey(tile.gate ?? 0)}` }));
  tile.men.forEach((count, seat) => {
    if (count > 0) parts.push(speech.say('draw-men', { player: `@${sideKey(seat)}`, count }));
  });
  if (view.phase === 4 && (tile.men[view.turn] ?? 0) > 0) parts.push(speech.say('draw-ready', { count: tile.ready ?? 0 }));
  if ((tile.holder ?? -1) >= 0) parts.push(speech.say('draw-held', { player: `@${sideKey(tile.holder ?? 0)}` }));
  const forest = (tile.forest ?? []).filter((edge) => !tile.trees?.includes(edge));
  if (forest.length > 0) parts.push(speech.say('draw-forest', { edges: joined(speech, 'list', forest.map((edge) => speech.say(`edge-${EDGES[edge] ?? 'E'}`))) }));
  for (const battle of view.battles ?? []) if (battle.tile === tile.tile) parts.push(battleWords(battle, tile.code, speech));
  return joined(speech, 'clause', parts);
}

/** What a territory does for a player with meeples there, by its kind or its upgrade token. */
export function tileAbout(tile: TileView, speech: Speech): string {
  if (tile.token) return printed.about(`bonus-${tile.bonus ?? ''}`, speech);
  return tile.kind === 'blank' ? '' : printed.about(`kind-${tile.kind}`, speech, { flags: tile.flags ?? 0 });
}

/** What stands on a cell. */
/** The same as things of the glossary. */
export function thingsOn(field: Field, cell: number): string {
  const [tile, slot] = [field.tiles.get(cell), field.slots.get(cell)];
  if (slot) return slot.building ? `building:${slot.building}` : 'sign:free-slot';
  if (!tile) return 'sign:unseen';
  const found = [`kind:${tile.kind}${(tile.flags ?? 0) > 0 ? `-${tile.flags}` : ''}`];
  if (tile.token) found.push(`bonus:${printed.bonus(tile.token)}`);
  if (tile.gate !== undefined) found.push('sign:gate');
  if (tile.forest?.length) found.push('sign:forest');
  return found.join(' ');
}

export function describe(view: MeepleView, field: Field, cell: number, speech: Speech): string {
  const [tile, slot, waiting] = [field.tiles.get(cell), field.slots.get(cell), field.waiting.get(cell)];
  if (tile) return tileWords(view, tile, speech);
  if (slot) return slotWords(slot, speech);
  const beside = view.tiles.filter((each) => edgeTo(each, hexOf(cell)) >= 0);
  const name = speech.say('draw-unknown', { tiles: joined(speech, 'list', beside.map((each) => each.code)) });
  return joined(speech, 'clause', [name, waiting ? speech.say('draw-men', { player: `@${sideKey(view.turn)}`, count: waiting.men }) : '']);
}

