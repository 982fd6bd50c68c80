// What a click on the board means: a walk, a target, a figure to look at. And what better be asked before it is sent.

import { same } from '../../board/picker.svelte';
import type { Option, Pick, PickerLike, Words } from '../contract';
import type { Content, SpellCard } from './printed.svelte';
import { area, cellName, type Way } from './geometry';
import { HELD_CARD, VERBS, argOf, cellOf, isCharacter, isFigure, percent, step, verbOf, type Field, type KrosmasterView, type PieceView } from './view';

/** A reason to think twice, as a sentence. */
export interface Danger {
  key: string;
  words: Words;
}

export const activePiece = (view: KrosmasterView): PieceView | undefined =>
  view.active ? view.pieces.find((piece) => piece.piece === view.active?.piece) : undefined;

/** Where the active character of this seat can walk now; nothing when it is not asked for a move. */
export function reachOf(view: KrosmasterView, picker: PickerLike, field: Field): Map<number, Way> {
  const piece = activePiece(view);
  const walks = picker.active && view.question.kind === 'activation' && picker.seat === piece?.owner;
  // without a single step on offer there is no walk either: somebody may hold it without dice
  if (!walks || !piece || !picker.left.some((option) => verbOf(option.action) === VERBS.move)) return new Map();
  return field.walks(piece, view.active?.mp ?? 0);
}

/** The cells in a spell's range from here, sight left aside. */
export function inRange(view: KrosmasterView, field: Field, content: Content, slot: number): number[] {
  const place = view.active?.slots?.[slot];
  const spell = place && content.spells[place.spell];
  const caster = activePiece(view);
  if (!place || !spell || !caster) return [];
  return cellsInRange(field, cellOf(caster), spell.range, spell.min, place.reach);
}

export function cellsInRange(field: Field, from: number, range: string, min: number, max: number): number[] {
  if (range === 'personal') return [from];
  const [least, most] = range === 'melee' ? [1, 1] : [min, max];
  const [x, y] = [from % 12, Math.floor(from / 12)];
  const found: number[] = [];
  for (let cell = 0; cell < 144; cell += 1) {
    const [dx, dy] = [Math.abs((cell % 12) - x), Math.abs(Math.floor(cell / 12) - y)];
    const lined = range === 'line' || range === 'fixed-line';
    if (dx + dy >= least && dx + dy <= most && field.isGround(cell) && !(lined && dx > 0 && dy > 0)) found.push(cell);
  }
  return found;
}

/** Everything that can be done to what stands on a cell, apart from walking there. */
export function deedsAt(picker: PickerLike, cell: number): Option[] {
  return picker.left.filter((option) => option.picks.length > 1 && option.picks[0]?.kind !== 'piece' && same(option.picks.at(-1), { kind: 'cell', index: cell }));
}

function castOf(view: KrosmasterView, content: Content, option: Option): { spell: string; cell: number } | null {
  const [verb, arg] = [verbOf(option.action), argOf(option.action)];
  if (verb === VERBS.cast) return { spell: view.active?.slots?.[Math.floor(arg / 144)]?.spell ?? '', cell: arg % 144 };
  if (verb !== VERBS.use) return null;
  const held = activePiece(view)?.held?.[Math.floor(arg / 1024)]?.reward ?? '';
  const spell = content.rewards[held]?.spell ?? '';
  const at = option.picks.at(-1);
  return spell && at?.kind === 'cell' ? { spell, cell: at.index } : null;
}

/** Why somebody might want to be asked before this is sent, of everything that is on offer. */
export function dangers(view: KrosmasterView, field: Field, content: Content, option: Option, offered: readonly Option[]): Danger[] {
  const actor = activePiece(view);
  if (!actor || !view.active || view.question.kind !== 'activation') return [];
  const verb = verbOf(option.action);
  if (verb === VERBS.move) return walkDangers(field, actor, [argOf(option.action)]);
  if (verb === VERBS.end) {
    const unspent = view.active.ap >= 3 && offered.some((other) => isWorthwhile(view, field, content, other, actor));
    return unspent ? [{ key: 'draw-danger-unspent', words: { ap: view.active.ap } }] : [];
  }
  return [...friendlyFire(view, field, content, option, actor), ...selfHarm(view, content, option, actor)];
}

export function walkDangers(field: Field, actor: PieceView, cells: readonly number[]): Danger[] {
  const left = [cellOf(actor), ...cells.slice(0, -1)];
  const free = left.reduce((all, cell) => all * (1 - field.risk(actor, cell)), 1);
  const found: Danger[] = [];
  if (free < 1) found.push({ key: 'draw-danger-lock', words: { chance: percent(1 - free) } });
  const trap = cells.find((cell) => field.traps.has(cell));
  if (trap !== undefined) found.push({ key: 'draw-danger-trap', words: { cell: cellName(trap) } });
  return found;
}

/** Whoever stands in the area of a spell. */
const caught = (field: Field, spell: SpellCard, from: number, at: number): PieceView[] =>
  area(spell.area, from, at).flatMap((cell) => field.at.get(cell) ?? []);

/** Whether somebody would be sorry not to have done it: anything but the end, an attack on no enemy and healing for nobody. */
function isWorthwhile(view: KrosmasterView, field: Field, content: Content, option: Option, actor: PieceView): boolean {
  const cast = castOf(view, content, option);
  const spell = cast && content.spells[cast.spell];
  if (!spell) return verbOf(option.action) !== VERBS.end;
  const hit = caught(field, spell, cellOf(actor), cast.cell);
  if (spell.kind === 'attack') return hit.some((piece) => !field.allies(actor, piece));
  return spell.kind !== 'heal' || hit.some((piece) => field.allies(actor, piece) && (piece.damage ?? 0) > 0);
}

function friendlyFire(view: KrosmasterView, field: Field, content: Content, option: Option, actor: PieceView): Danger[] {
  const cast = castOf(view, content, option);
  const spell = cast && content.spells[cast.spell];
  if (!cast || spell?.kind !== 'attack') return [];
  const hit = caught(field, spell, cellOf(actor), cast.cell).filter((piece) => isCharacter(piece) && field.allies(actor, piece));
  return hit.map((piece) => ({ key: 'draw-danger-ally', words: { piece: `@${isFigure(piece) ? 'figure' : 'summon'}-${piece.kind}` } }));
}

function selfHarm(view: KrosmasterView, content: Content, option: Option, actor: PieceView): Danger[] {
  const cast = castOf(view, content, option);
  let harm = cast ? (content.spells[cast.spell]?.damage ?? 0) : 0;
  const card = option.picks[0];
  if (verbOf(option.action) === VERBS.use && card) {
    harm += content.rewards[actor.held?.[card.index - HELD_CARD]?.reward ?? '']?.['self-damage'] ?? 0;
  }
  const dies = harm > 0 && (actor.damage ?? 0) + harm >= actor.hp;
  return dies ? [{ key: 'draw-danger-self', words: { piece: `@${isFigure(actor) ? 'figure' : 'summon'}-${actor.kind}` } }] : [];
}

/** What a click does that is not simply the picker's business. */
export interface Hands {
  /** Walk; it may be asked about first. */
  walk(way: Way): void;
  /** Something on the board can be done in several ways, or is worth a look: show it. */
  open(cell: number, deeds: readonly Option[]): void;
}

/** A picker for the cells: far walks in one click, a figure stands for its cell, and a target may be clicked before the spell. */
export function cellPicker(picker: PickerLike, view: KrosmasterView, field: Field, reach: ReadonlyMap<number, Way>, hands: Hands): PickerLike {
  const meant = (pick: Pick): Pick => {
    const piece = pick.kind === 'cell' ? field.at.get(pick.index) : undefined;
    const there = piece && { kind: 'piece' as const, index: piece.piece };
    return there && (picker.canPick(there) || picker.isPicked(there)) ? there : pick;
  };
  const isAim = (pick: Pick): boolean => picker.path.length > 0 && picker.canPick(pick);
  // a spell may be cast at friends too: that is found by a click, and not called for by a crosshair
  const isFoe = (cell: number): boolean => {
    const [target, actor] = [field.at.get(cell), activePiece(view)];
    return target !== undefined && actor !== undefined && !field.allies(target, actor);
  };
  const placed = (pick: Pick): Option | undefined =>
    view.question.kind === 'deploy' && picker.path.length === 0
      ? picker.left.find((option) => same(option.picks[1], pick))
      : undefined;

  return {
    get seat() { return picker.seat; },
    get active() { return picker.active; },
    get path() { return picker.path; },
    get left() { return picker.left; },
    get menu() { return picker.menu; },
    get pending() { return picker.pending; },
    get refusal() { return picker.refusal; },
    get wonder() { return picker.wonder ?? null; },
    targets: (kind) => picker.targets(kind),
    canPick: (pick) => picker.canPick(meant(pick)) || reach.has(pick.index) || placed(pick) !== undefined,
    isPicked: (pick) => picker.isPicked(meant(pick)),
    options: (pick) => picker.options(meant(pick)),
    label: (pick) => picker.label(meant(pick)),
    mark(pick) {
      if (isAim(pick)) {
        // a spell may be cast at empty ground too: that is tinted, not marked
        const mark = picker.mark(pick);
        return mark === 'attack' && !field.at.has(pick.index) ? null : mark;
      }
      if (placed(pick)) return 'place';
      if (meant(pick) !== pick) return picker.mark(meant(pick));
      if (picker.path.length > 0) return null;
      if (reach.has(pick.index)) return 'move';
      return isFoe(pick.index) && deedsAt(picker, pick.index).length > 0 ? 'attack' : null;
    },
    pick(pick) {
      const piece = meant(pick);
      const only = placed(pick);
      const way = reach.get(pick.index);
      if (isAim(pick)) picker.pick(pick);
      else if (only) picker.choose(only);
      else if (piece !== pick) takePiece(picker, piece);
      else if (picker.path.length > 0) picker.clear();
      else if (way) hands.walk(way);
      else if (field.at.has(pick.index)) hands.open(pick.index, deedsAt(picker, pick.index));
      else picker.pick(pick);
    },
    back: () => picker.back(),
    clear: () => picker.clear(),
    choose: (option) => picker.choose(option),
    many: (actions) => picker.many(actions),
    prepare: () => picker.prepare(),
  };
}

/** A piece that is asked for: what is complete with it goes out at once. */
export function takePiece(picker: PickerLike, pick: Pick): void {
  const [only, ...more] = picker.options(pick);
  if (only && more.length === 0 && only.picks.length === picker.path.length + 1) picker.choose(only);
  else picker.pick(pick);
}

/** A way as the ordinary steps it is made of. */
export const stepsOf = (seat: number, way: Way): number[] => way.cells.map((cell) => step(seat, cell));
