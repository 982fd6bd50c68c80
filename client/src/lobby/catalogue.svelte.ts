// The games that this server has, asked for once.

import { get } from '../protocol/http';
import type { GameInfo, Level } from '../protocol/types';
import { speech, t } from '../text/speech.svelte';

class Catalogue {
  games: readonly GameInfo[] = $state.raw([]);
  #asked: Promise<void> | null = null;

  /** Get the list; a Trouble when nobody answers, and the next call asks again. */
  load(): Promise<void> {
    this.#asked ??= get<GameInfo[]>('/api/games').then(
      (games) => void (this.games = games),
      (error: unknown) => {
        this.#asked = null;
        throw error;
      },
    );
    return this.#asked;
  }

  named(game: string): GameInfo | null {
    return this.games.find((info) => info.name === game) ?? null;
  }
}

export const catalogue = new Catalogue();

/** Which level plays like this, among those of a game. */
export function levelOf(levels: readonly Level[], bot: string, seconds: number): Level | null {
  const same = levels.filter((level) => level.bot === bot);
  return same.find((level) => Math.abs(level.seconds - seconds) < 0.001) ?? same[0] ?? null;
}

/** A bot in words: its level's name, or its own when no level plays like it. */
export function botName(game: string, bot: string, seconds: number): string {
  const level = levelOf(catalogue.named(game)?.levels ?? [], bot, seconds);
  return level !== null && speech.has(level.name) ? t(level.name) : bot;
}
