// A row of pictures to step through: a finished game, or a worked example of a rule.

import { Stage } from '../board/stage.svelte';
import type { Animation, GameModule, LastMove, Line, Speech } from '../games/contract';
import type { Event, View } from '../protocol/types';

/** One moment: what was done, what happened then, and the picture after it. */
export interface Moment {
  seat: number;
  notation: string;
  events: readonly Event[];
  view: View;
}

const NOTHING: View = { seat: -1 };
const PAUSE = 900; // milliseconds between two moments while it plays

export class Show {
  readonly moments: readonly Moment[];
  /** The moments worth a stop: the first, and all that tell something. */
  readonly stops: readonly number[];
  at = $state(0);
  playing = $state(false);
  readonly #game: GameModule;
  readonly #speech: Speech;
  readonly #stage = new Stage();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(game: GameModule, speech: Speech, moments: readonly Moment[], at = 0) {
    this.#game = game;
    this.#speech = speech;
    this.moments = moments;
    this.stops = moments.map((_, place) => place).filter((place) => place === 0 || this.lines(place).length > 0);
    this.at = this.stops.filter((stop) => stop <= at).at(-1) ?? 0;
    this.#stage.settle(this.moments[this.at]?.view ?? NOTHING);
  }

  get view(): View {
    return this.#stage.view ?? NOTHING;
  }

  get animation(): Animation | null {
    return this.#stage.animation;
  }

  /** What happened at a moment, in words. */
  lines(place: number): Line[] {
    const before = this.moments[place - 1]?.view ?? null;
    return this.#game.story.lines(before, this.moments[place]?.events ?? [], this.#speech);
  }

  get lastMove(): LastMove | null {
    for (let place = this.at; place > 0; place -= 1) {
      const found = this.#game.story.lastMove(this.moments[place]?.events ?? []);
      if (found !== null) return found;
    }
    return null;
  }

  /** Which stop this is. */
  get stop(): number {
    return Math.max(this.stops.lastIndexOf(this.at), 0);
  }

  get isLast(): boolean {
    return this.stop >= this.stops.length - 1;
  }

  /** Go some stops forward or back. */
  step(count: number): void {
    this.pause();
    this.#to(this.stop + count);
  }

  go(moment: number): void {
    this.pause();
    const stop = this.stops.filter((each) => each <= moment).length - 1;
    this.#to(stop);
  }

  play(): void {
    this.playing = true;
    if (this.isLast) this.#to(0);
    const next = async () => {
      await this.#to(this.stop + 1);
      if (!this.playing) return;
      if (this.isLast) this.playing = false;
      else this.#timer = setTimeout(() => void next(), PAUSE);
    };
    this.#timer = setTimeout(() => void next(), PAUSE / 2);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
    this.#stage.skip();
  }

  async #to(stop: number): Promise<void> {
    const place = this.stops[Math.min(Math.max(stop, 0), this.stops.length - 1)] ?? 0;
    const before = this.moments[place - 1]?.view;
    const forward = this.stops[this.stop + 1] === place;
    this.at = place;
    const after = this.moments[place]?.view ?? this.view;
    if (forward && before !== undefined) {
      await this.#stage.act(this.#game.story.beats(before, this.moments[place]?.events ?? [], after));
    }
    // somebody may have gone on in the meantime
    if (this.at !== place) return;
    this.#stage.settle(after);
  }
}
