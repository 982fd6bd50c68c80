// What the server tells of a position, and how its cells are called.

import type { SampleGameEvent, SampleGameView, SideView } from './types';

export type { SampleGameEvent, SampleGameView, SideView };

export const SIDES = ['red', 'blue'] as const;

export const sideName = (seat: number): string => SIDES[seat] ?? 'none';
export const fileOf = (view: SampleGameView, cell: number): number => Math.floor(cell / view.ranks);
export const rankOf = (view: SampleGameView, cell: number): number => cell % view.ranks;
export const cellName = (view: SampleGameView, cell: number): string => `${'abcdefghi'.charAt(fileOf(view, cell))}${rankOf(view, cell) + 1}`;
