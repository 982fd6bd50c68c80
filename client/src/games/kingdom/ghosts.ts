// What an ally has in hand and where it points with it, as it is drawn: picks as those of an option.

import type { BoardProps, Pick } from '../contract';
import { HERO_CARD, PIECE_CARD, SOLDIER_CARD, SQUARE, TOWER_CARD } from './content';
import { covered } from './geometry';
import type { Sheet } from './printed.svelte';
import { CELLS, type FamilyView } from './view';

type Held = BoardProps['held'];

export interface Lying {
  seat: number;
  squares: readonly number[];
}

const of = (picks: readonly Pick[], kind: Pick['kind']): number | undefined => picks.find((pick) => pick.kind === kind)?.index;

/** The squares of a tray that allies' pieces would cover. */
export function ghostsOn(view: FamilyView, sheet: Sheet, held: Held, tray: number): Lying[] {
  return (held ?? []).flatMap(({ seat, picks }) => {
    const [card = -1, square] = [of(picks, 'card'), picks.find((pick) => pick.kind === 'cell' && pick.index >= SQUARE)?.index];
    if (of(picks, 'piece') !== tray || square === undefined) return [];
    const tile = card >= PIECE_CARD && card < SOLDIER_CARD ? sheet.shape(view.volley?.tiles[card - PIECE_CARD] ?? '') : undefined;
    const form = tile?.forms[of(picks, 'die') ?? 0] ?? [[0, 0] as const];
    const anchor = square - SQUARE;
    return [{ seat, squares: covered(form, anchor).filter((each) => each >= 0 && each < 25) }];
  });
}

export interface Standing {
  seat: number;
  cell: number;
  /** The tower card in hand, -1 for anything else. */
  tower: number;
  facing: number;
}

/** The cells of the map that allies point at, with the tower that would stand there. */
export function ghostsOnMap(held: Held): Standing[] {
  return (held ?? []).flatMap(({ seat, picks }) => {
    const cell = [...picks].reverse().find((pick) => pick.kind === 'cell' && pick.index < CELLS)?.index;
    const card = of(picks, 'card') ?? -1;
    if (cell === undefined) return [];
    return [{ seat, cell, tower: card >= TOWER_CARD && card < HERO_CARD ? card - TOWER_CARD : -1, facing: of(picks, 'button') ?? -1 }];
  });
}
