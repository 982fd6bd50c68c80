// What a person seems to mean by pointing, as the server reads it. It says nothing about what is allowed.

import type { Pick } from '../contract';
import { HERO_CARD, SQUARE, TOWER_CARD } from './content';
import { desk } from './desk.svelte';
import { BASE, LIFT, PAWN, RETURN, SOLDIER, STAND } from './play';
import { cardLabel, sheetOf } from './printed.svelte';
import { BOSS_TRAY, SIDE, cellName, siteAt, type FamilyView } from './view';

const trayName = (tray: number): string => (tray === BOSS_TRAY ? 'boss' : `t${tray}`);
const squareName = (square: number): string => `${Math.floor(square / SIDE)}${square % SIDE}`;

/** A piece laid on the enlarged tray, a tower for a site, a step of a hero; null when it means nothing. */
export function meant(picks: readonly Pick[], view: FamilyView): string | null {
  const last = picks.at(-1);
  if (!last) return null;
  if (last.kind === 'cell' && last.index >= SQUARE) return laid(last.index - SQUARE, view);
  const first = picks[0];
  if (last.kind !== 'cell') return null;
  if (first?.kind === 'card' && first.index >= TOWER_CARD && first.index < HERO_CARD) {
    const site = siteAt(view, last.index);
    const tower = cardLabel(view, sheetOf(view.game), first.index - TOWER_CARD);
    return site ? `build ${tower} ${'abcdefghijklmnopqrst'[site.site] ?? 'a'} N` : null;
  }
  if (view.question.kind === 'hero') return `move ${cellName(last.index)}`;
  return null;
}

function laid(anchor: number, view: FamilyView): string | null {
  const { tray, piece, form } = desk;
  if (tray === null || piece === null) return null;
  if (piece === BASE) return `${view.question.kind === 'hero' ? 'reseat' : 'seat'} ${squareName(anchor)}`;
  if (piece === SOLDIER) return `soldier ${trayName(tray)} ${squareName(anchor)}`;
  if (piece === RETURN || piece <= PAWN) return null; // places that are not offered mean nothing
  if (piece === STAND) return `stand ${squareName(anchor)}`;
  if (piece === LIFT) return `lift ${trayName(tray)} ${squareName(anchor)}`;
  return `tile ${trayName(tray)} ${piece + 1} f${form} ${squareName(anchor)}`;
}
