// How many stars each setting of a campaign is worth, as the game's content says.

import { get } from '../protocol/http';
import { keepWin } from './progress';

interface Content {
  settings: Readonly<Record<string, { stars?: number }>>;
}

/** The settings of a game's campaign in their order, with their stars; 0 for a setting that gives a badge. */
export async function starsOf(game: string): Promise<ReadonlyMap<string, number>> {
  const { settings } = await get<Content>(`/api/content/${game}`);
  return new Map(Object.entries(settings).map(([name, each]) => [name, each.stars ?? 0]));
}

/** Keep that a scenario was won under a setting, with the stars that it is worth. */
export async function keepResult(game: string, scenario: string, setting: string): Promise<void> {
  const stars = (await starsOf(game)).get(setting);
  if (stars !== undefined) keepWin(game, scenario, setting, stars);
}
