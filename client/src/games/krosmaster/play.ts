// What a click on the board means: a walk, a target, a figure to look at. Options and their dangers come from the server.

import { same } from '../../board/picker.svelte';
import type { Option, Pick, PickerLike, Phrase } from '../contract';
import { cellName } from './geometry';
import { waysIn, type Way } from './reach';
import { step, type Field, type KrosmasterView, type PieceView } from './view';

export const activePiece = (view: KrosmasterView): PieceView | undefined =>
  view.active ? view.pieces.find((piece) => piece.piece === view.active?.piece) : undefined;

/** Where the active character of this seat can walk now; nothing when it is not asked for a move. */
export const reachOf = (view: KrosmasterView, picker: PickerLike): Map<number, Way> =>
  picker.active && picker.seat === view.seat ? waysIn(view) : new Map<number, Way>();

/** Everything that can be done to what stands on a cell, apart from walking there. */
export function deedsAt(picker: PickerLike, cell: number): Option[] {
  return picker.left.filter((option) => option.picks.length > 1 && option.picks[0]?.kind !== 'piece' && same(option.picks.at(-1), { kind: 'cell', index: cell }));
}

/** Why a whole walk is worth a second thought, in the words of its steps. */
export function dangersOf(way: Way): Phrase[] {
  const found: Phrase[] = [];
  if (way.risk > 0) found.push({ text: 'danger-lock', words: { chance: way.risk } });
  if (way.trap !== null) found.push({ text: 'danger-trap', words: { cell: cellName(way.trap) } });
  return found;
}

/** What a click does that is not simply the picker's business. */
export interface Hands {
  /** Walk; it may be asked about first. */
  walk(way: Way): void;
  /** Something on the board can be done in several ways, or is worth a look: show it. */
  open(cell: number, deeds: readonly Option[]): void;
  /** Words for what a click does. */
  say(way: Way | undefined, deeds: readonly Option[]): string;
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
    label(pick) {
      const only = placed(pick);
      if (only) return hands.say(undefined, [only]);
      const said = picker.label(meant(pick));
      return said || picker.path.length > 0 ? said : hands.say(reach.get(pick.index), deedsAt(picker, pick.index));
    },
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
      else if (picker.path.length > 0) picker.pick(pick); // out of range: why not, and the spell stays in hand
      else if (way) hands.walk(way);
      else if (field.at.has(pick.index)) hands.open(pick.index, deedsAt(picker, pick.index));
      else picker.pick(pick);
    },
    leads: (pick) => picker.leads(meant(pick)),
    drop(pick) {
      const [only, way] = [placed(pick), reach.get(pick.index)];
      const deeds = picker.path.length === 0 && pick.kind === 'cell' ? deedsAt(picker, pick.index) : [];
      if (picker.canPick(pick)) picker.drop(pick);
      else if (only) picker.choose(only);
      else if (way && picker.path.length === 0) hands.walk(way);
      else if (deeds.length > 0) hands.open(pick.index, deeds);
      else picker.drop(meant(pick));
    },
    consider: (dangers, at, go) => picker.consider(dangers, at, go),
    back: () => picker.back(),
    clear: () => picker.clear(),
    choose: (option, sure) => picker.choose(option, sure),
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
