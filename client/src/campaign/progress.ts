// What a campaign's progress means: the best result of each scenario. What is open, the game says.

import type { Progress, Standing, Victory } from '../protocol/types';

/** What was reached in one scenario. */
export interface Reached {
  stars: number;
  /** The settings without stars that it was won under. */
  badges: readonly string[];
  /** The victory to look back at: the best of those whose replay is here. */
  shown: Victory | null;
}

export function nothingIn(game: string): Standing {
  return { progress: { warbook: 'campaign', game, won: [], open: false }, locked: [], next: '' };
}

/** The best result counts; a setting without stars gives a badge (RT-23.3). */
export function reachedIn({ won }: Progress, scenario: string): Reached {
  const here = won.filter((each) => each.scenario === scenario);
  const [shown] = here.filter((each) => each.table !== '').sort((a, b) => b.stars - a.stars);
  return {
    stars: Math.max(0, ...here.map((each) => each.stars)),
    badges: here.filter((each) => each.stars === 0).map((each) => each.setting),
    shown: shown ?? null,
  };
}

export function wonIn({ won }: Progress, scenario: string): boolean {
  return won.some((each) => each.scenario === scenario);
}
