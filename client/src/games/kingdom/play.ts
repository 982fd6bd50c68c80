// What may be laid on an enlarged tray, and the option that a place of it means. No rule is known here: options are.

import type { Option, Pick, PickerLike } from '../contract';
import { ABILITY_CARD, HERO_CARD, PIECE_CARD, RECEIVER, SOLDIER_CARD, SPELL_CARD, SQUARE } from './content';
import { figureOf, type FamilyView } from './view';
import type { Sheet } from './printed.svelte';

export const SOLDIER = -1;
export const BASE = -2;
export const LIFT = -3;

type Squares = readonly (readonly [number, number])[];
const ONE: Squares = [[0, 0]];
const BLOCK: Squares = [[0, 0], [0, 1], [1, 0], [1, 1]];

const isCard = (pick: Pick | undefined, from: number, to: number): boolean => pick?.kind === 'card' && pick.index >= from && pick.index < to;
const isSquare = (pick: Pick | undefined): boolean => pick?.kind === 'cell' && pick.index >= SQUARE;

/** Which held thing an option lays down: the place of a tile, SOLDIER, BASE, LIFT, or null for none of them. */
export function pieceOf(option: Option): number | null {
  const [first, second] = option.picks;
  if (isCard(first, PIECE_CARD, SOLDIER_CARD)) return (first?.index ?? 0) - PIECE_CARD;
  if (first?.kind === 'card' && first.index === SOLDIER_CARD) return SOLDIER;
  if (isSquare(first)) return BASE;
  return first?.kind === 'piece' && isSquare(second) ? LIFT : null;
}

/** Everything that can be held now, in the order of the attack. */
export function heldPieces(options: readonly Option[]): number[] {
  const found = new Set<number>();
  for (const option of options) {
    const piece = pieceOf(option);
    if (piece !== null) found.add(piece);
  }
  return [...found].sort((a, b) => (a < 0 && b < 0 ? b - a : a < 0 ? 1 : b < 0 ? -1 : a - b));
}

/** The tray that an option is about; a base lies on the tray of the figure that is asked about. */
export function trayOfOption(view: FamilyView, option: Option): number {
  if (pieceOf(option) === BASE) {
    const cell = figureOf(view, view.question.figure ?? -1)?.cell ?? -1;
    const here = view.trays.filter((tray) => tray.cell === cell).sort((a, b) => (b.height ?? 0) - (a.height ?? 0));
    return here[0]?.tray ?? -1;
  }
  return option.picks.find((pick) => pick.kind === 'piece')?.index ?? -1;
}

/** The squares of what is held, as it is held. */
export function squaresHeld(view: FamilyView, sheet: Sheet, piece: number, form: number): Squares {
  if (piece === BASE) return BLOCK;
  if (piece < 0) return ONE;
  return sheet.shape(view.volley?.tiles[piece] ?? '')?.forms[form] ?? ONE;
}

/** The options that lay this piece in this form on this tray, by the square of their box. */
export function places(view: FamilyView, options: readonly Option[], piece: number, form: number, tray: number): Map<number, Option> {
  const found = new Map<number, Option>();
  for (const option of options) {
    if (pieceOf(option) !== piece || trayOfOption(view, option) !== tray) continue;
    if (piece >= 0 && option.picks.find((pick) => pick.kind === 'die')?.index !== form) continue;
    const square = option.picks.find(isSquare);
    if (square) found.set(square.index - SQUARE, option);
  }
  return found;
}

/** The forms of a piece that fit somewhere on a tray. */
export function fittingForms(view: FamilyView, options: readonly Option[], piece: number, tray: number): Set<number> {
  const found = new Set<number>();
  for (const option of options)
    if (pieceOf(option) === piece && trayOfOption(view, option) === tray) found.add(option.picks.find((pick) => pick.kind === 'die')?.index ?? 0);
  return found;
}

/** The facings that may be chosen next, when nothing else is. */
export function facings(picker: PickerLike): Map<number, Option> {
  const found = new Map<number, Option>();
  if (picker.path.length === 0) return found;
  for (const option of picker.left) {
    const pick = option.picks[picker.path.length];
    if (pick?.kind === 'button' && pick.index < 4 && option.picks.length === picker.path.length + 1) found.set(pick.index, option);
  }
  return found;
}

/** The cell that facings are chosen for: the site that was picked, or where the hero of the ability stands. */
export function facingCell(view: FamilyView, picker: PickerLike): number {
  const last = picker.path.at(-1);
  if (last?.kind === 'cell' && last.index < SQUARE) return last.index;
  return figureOf(view, view.question.figure ?? -1)?.cell ?? -1;
}

export const isHeroCard = (pick: Pick | undefined): boolean => isCard(pick, HERO_CARD, ABILITY_CARD);
export const isAbilityCard = (pick: Pick | undefined): boolean => isCard(pick, ABILITY_CARD, SPELL_CARD);
export const isSpellCard = (pick: Pick | undefined): boolean => isCard(pick, SPELL_CARD, PIECE_CARD);
export const isReceiver = (pick: Pick | undefined): boolean => pick?.kind === 'button' && pick.index >= RECEIVER;
