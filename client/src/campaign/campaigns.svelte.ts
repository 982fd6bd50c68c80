// The campaigns of whoever looks at this page, as the server keeps them.

import { attempt, get, post, Trouble } from '../protocol/http';
import type { Standing, UnlockForm } from '../protocol/types';
import { forget, keptHere } from './browser';
import { nothingIn } from './progress';

class Campaigns {
  #known: ReadonlyMap<string, Standing> = $state.raw(new Map());
  #asked: Promise<void> | null = null;

  of(game: string): Standing {
    return this.#known.get(game) ?? nothingIn(game);
  }

  /** Get what was won by now, after the server has got what this browser still holds; a Trouble when nobody answers. */
  load(): Promise<void> {
    this.#asked ??= this.#load().finally(() => (this.#asked = null));
    return this.#asked;
  }

  /** Add what a file holds to what was won; one that is none is a Trouble. */
  async take(text: string): Promise<void> {
    let file: unknown;
    try {
      file = JSON.parse(text);
    } catch {
      throw new Trouble('campaign-no-file');
    }
    this.#keep(await post<Standing>('/api/progress', file));
  }

  /** Open all scenarios, or only those that were earned. */
  async open(game: string, open: boolean): Promise<void> {
    const form: UnlockForm = { game, open };
    this.#keep(await post<Standing>('/api/progress/open', form));
  }

  async #load(): Promise<void> {
    for (const form of keptHere()) {
      // what the server does not take stays here: another day it may have the content that it was won with
      if ((await attempt(() => post('/api/progress', form))) === null) forget(form.game);
    }
    for (const each of await get<Standing[]>('/api/progress')) this.#keep(each);
  }

  #keep(standing: Standing): void {
    this.#known = new Map([...this.#known, [standing.progress.game, standing]]);
  }
}

export const campaigns = new Campaigns();
