// What may be laid on an enlarged tray, and the option that a place of it means. No rule is known here: options are.

import type { Option, Pick, PickerLike } from '../contract';
import { ABILITY_CARD, DIRECTION, HERO_CARD, PIECE_CARD, RECEIVER, SOLDIER_CARD, SPELL_CARD, SQUARE } from './content';
import type { Attack } from './types';
import { figureOf, trayOf, verbOf, type FamilyView } from './view';
import type { Sheet } from './printed.svelte';

export const SOLDIER = -1;
export const BASE = -2;
export const LIFT = -3;
/** A tile that goes back. */
export const RETURN = -4;
/** A pawn that stands on one square. */
export const STAND = -5;
/** Where the pawns begin that may be put on trays, each by its figure. */
export const PAWN = -100;

type Squares = readonly (readonly [number, number])[];
const ONE: Squares = [[0, 0]];
const BLOCK: Squares = [[0, 0], [0, 1], [1, 0], [1, 1]];

const isCard = (pick: Pick | undefined, from: number, to: number): boolean => pick?.kind === 'card' && pick.index >= from && pick.index < to;
const isSquare = (pick: Pick | undefined): boolean => pick?.kind === 'cell' && pick.index >= SQUARE;

/** Which held thing an option lays down: the place of a tile, one of the things above, or null for none of them. */
export function pieceOf(option: Option): number | null {
  const [first, second, third] = option.picks;
  const verb = verbOf(option.notation);
  if (isCard(first, PIECE_CARD, SOLDIER_CARD)) return (first?.index ?? 0) - PIECE_CARD;
  if (first?.kind === 'card' && first.index === SOLDIER_CARD) return SOLDIER;
  if (isSquare(first)) return verb === 'stand' ? STAND : BASE;
  if (isHeroCard(first) && second?.kind === 'piece' && isSquare(third)) return PAWN - ((first?.index ?? 0) - HERO_CARD);
  if (first?.kind !== 'piece' || !isSquare(second)) return null;
  return verb === 'untile' ? RETURN : LIFT;
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
  const piece = pieceOf(option);
  if (piece === BASE || piece === STAND) {
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
    if (!square) continue;
    const place = square.index - SQUARE;
    // a tile is pointed at by any of its squares
    const whole = piece === RETURN ? trayOf(view, tray)?.tiles?.find((tile) => tile.squares.includes(place))?.squares : undefined;
    for (const each of whole ?? [place]) found.set(each, option);
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

/** What is left to choose of a sticker: whose card, if several have it, and the direction. */
function sticking(picker: PickerLike): { option: Option; rest: readonly Pick[] }[] {
  const found = picker.left.map((option) => ({ option, rest: option.picks.slice(picker.path.length) }));
  return picker.path.length === 0 ? [] : found.filter(({ rest }) => rest.length <= 2 && isWay(rest.at(-1)) && (rest.length === 1 || isReceiver(rest[0])));
}

const isWay = (pick: Pick | undefined): boolean => pick?.kind === 'button' && pick.index >= DIRECTION && pick.index < DIRECTION + 8;

/** The players whose card may get the sticker, when more than one could. */
export function bearersOf(picker: PickerLike): number[] {
  const seats = new Set(sticking(picker).flatMap(({ rest }) => (rest.length === 2 ? [(rest[0]?.index ?? RECEIVER) - RECEIVER] : [])));
  return seats.size > 1 ? [...seats].sort((a, b) => a - b) : [];
}

/** The directions in which a sticker may point, once it is clear on whose card. */
export function waysOf(picker: PickerLike): Map<number, Option> {
  if (bearersOf(picker).length > 0) return new Map();
  return new Map(sticking(picker).map(({ option, rest }) => [(rest.at(-1)?.index ?? DIRECTION) - DIRECTION, option]));
}

/** Whether a drawing beside the map offers it: then the bar need not. */
export const isStuck = (picker: PickerLike, option: Option): boolean => sticking(picker).some((each) => each.option === option);

export interface Mode {
  attack: Attack;
  /** Undefined for somebody who may not choose it. */
  option: Option | undefined;
}

/** The attacks of the card that was just played, of which one is chosen; none when nothing of that kind is asked. */
export function modesOf(view: FamilyView, sheet: Sheet, picker: PickerLike): Mode[] {
  const tower = view.question.kind === 'mode' ? sheet.tower(view.question.tower ?? '') : undefined;
  const chosen = (place: number) => (option: Option): boolean => option.picks.length === 1 && option.picks[0]?.kind === 'button' && option.picks[0].index === place;
  return tower ? [tower.attack, ...tower.instead].map((attack, place) => ({ attack, option: picker.left.find(chosen(place)) })) : [];
}

/** The cell that facings are chosen for: the site that was picked, or where the hero of the ability stands. */
export function facingCell(view: FamilyView, picker: PickerLike): number {
  const last = picker.path.at(-1);
  if (last?.kind === 'cell' && last.index < SQUARE) return last.index;
  return figureOf(view, view.question.figure ?? -1)?.cell ?? -1;
}

/** A player who points at something while somebody else decides is told so. */
export const isEarly = (picker: PickerLike): boolean => picker.seat >= 0 && !picker.active && picker.pending === null;

export const isHeroCard = (pick: Pick | undefined): boolean => isCard(pick, HERO_CARD, ABILITY_CARD);
export const isAbilityCard = (pick: Pick | undefined): boolean => isCard(pick, ABILITY_CARD, SPELL_CARD);
export const isSpellCard = (pick: Pick | undefined): boolean => isCard(pick, SPELL_CARD, PIECE_CARD);
export const isReceiver = (pick: Pick | undefined): boolean => pick?.kind === 'button' && pick.index >= RECEIVER;
