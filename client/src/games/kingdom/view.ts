// What all drawings of the family know about a view: its parts by number, its things by cell.

import type { Speech } from '../contract';
import { DAMAGES, FACINGS, SEATS, VERBS as NUMBERED } from './content';
import type { FateView, FigureView, KingdomEvent, KingdomView, SeatView, SiteView, TokenView, TrayView, WoundView } from './types';

export type { AbilityView, FateView, FigureView, HappeningView, KingdomEvent, MarkerView, PlacedView, SeatView, SiteView, TokenView, TowerView, TrayView, VolleyView, WoundView } from './types';

/** A view says which game of the family it belongs to. */
export interface FamilyView extends KingdomView {
  game: string;
}

export const WIDTH = 16; // cells of a row, as they are numbered
export const CELLS = 256;
export const SIDE = 5; // squares of a card's side
export const BOSS_TRAY = 31;
export const WHITE = -2;
export const NONE = -1;

export const VERBS: Readonly<Record<string, number>> = Object.fromEntries(Object.entries(NUMBERED).map(([number, name]) => [name, Number(number)]));

/** The verb of an action, as kernel/api.py packs it: seat << 24 | verb << 16 | arg needs more room, so it is asked of its notation. */
export const verbOf = (notation: string): string => notation.split(' ')[0] ?? '';

export const sideKey = (seat: number): string => `side-${SEATS[seat] ?? 'red'}`;
/** A colour of sites: in a game for one there are more of them than players. */
export const colourKey = (seat: number): string => `colour-${SEATS[seat] ?? 'red'}`;
export const facingKey = (facing: number): string => `facing-${FACINGS[facing] ?? 'N'}`;
export const damageName = (damage: number): string => DAMAGES[damage] ?? 'physical';

export const rowOf = (cell: number): number => Math.floor(cell / WIDTH);
export const columnOf = (cell: number): number => cell % WIDTH;
export const cellAt = (row: number, column: number): number => WIDTH * row + column;
/** A cell as notation and the edge of the map name it. */
export const cellName = (cell: number): string => `r${rowOf(cell)}c${columnOf(cell)}`;

export const trayOf = (view: KingdomView, tray: number): TrayView | undefined => view.trays.find((each) => each.tray === tray);
export const figureOf = (view: KingdomView, figure: number): FigureView | undefined => view.figures.find((each) => each.figure === figure);
export const siteAt = (view: KingdomView, cell: number): SiteView | undefined => view.sites.find((each) => each.cell === cell);
export const fateOf = (view: KingdomView, tray: number): FateView | undefined => (view.fates ?? []).find((each) => each.tray === tray);
export const woundOf = (view: KingdomView, figure: number): WoundView | undefined => (view.wounds ?? []).find((each) => each.figure === figure);
/** The trays of a cell from the lowest to the highest. */
export const traysAt = (view: KingdomView, cell: number): TrayView[] =>
  view.trays.filter((each) => each.cell === cell).sort((a, b) => (a.height ?? 0) - (b.height ?? 0));
/** What lies on a cell: flowers, features, totems, markers. */
export const tokensAt = (view: KingdomView, cell: number): TokenView[] => (view.tokens ?? []).filter((each) => each.cell === cell);
export const playerOf = (view: KingdomView, seat: number): SeatView | undefined => view.players.find((each) => each.seat === seat);
export const heroOf = (view: KingdomView, seat: number): FigureView | undefined => view.figures.find((each) => each.role === 'main' && each.owner === seat);
export const isSolo = (view: KingdomView): boolean => view.players.length === 1;
export const askedSeats = (view: KingdomView): readonly number[] => view.question.seats ?? [];

/** A companion that covers one square: a pawn among heroes. */
export const isPawn = (figure: FigureView): boolean => figure.role === 'warrior';

const MARKS: Readonly<Record<number, string>> = { 1: 'frozen', 2: 'silent', 4: 'cursed', 8: 'charged' };
/** A mark of a tray as events number it. */
export const markName = (mark: number): string => MARKS[mark] ?? '';

/** What a boss's health card or a horde is called. */
export const hordeKey = (view: KingdomView, tray: TrayView): string => (tray.tray === BOSS_TRAY ? `boss-${view.boss?.name ?? ''}` : `horde-${tray.card}`);
/** A horde's or the boss's name as a word of texts: one that shares its card with another has its mark. */
export const hordeWord = (view: KingdomView, tray: TrayView): string => `@${hordeKey(view, tray)}${tray.label ? `#${tray.label}` : ''}`;
/** The same, said. */
export const hordeName = (view: KingdomView, tray: TrayView, speech: Speech): string => {
  const name = speech.say(hordeKey(view, tray));
  return tray.label ? speech.say('marked', { name, mark: tray.label }) : name;
};

export type Changes = (event: KingdomEvent) => void;
