// A row of pictures to step through: a finished game, or a worked example of a rule.

import { Stage } from '../board/stage.svelte';
import type { Animation, GameModule, LastMove, Line } from '../games/contract';
import { linesOf } from '../match/lines';
import { Trouble } from '../protocol/http';
import type { View } from '../protocol/types';
import type { Reel } from './reel.svelte';

const NOTHING: View = { seat: -1 };
const PAUSE = 900; // milliseconds between two moments while it plays
const DRAG = 150; // milliseconds that a hand rests on a place before that is fetched
const AHEAD = 10; // moments before the end of a page when the next one is fetched

/** The moments of one page that are worth a stop, or a page that is not here. */
export interface Part {
  page: number;
  first: number;
  last: number;
  stops: readonly number[] | null;
}

export class Show {
  readonly reel: Reel;
  at = $state(0);
  playing = $state(false);
  /** Whether a page is awaited that somebody wants to see. */
  loading = $state(false);
  trouble: Trouble | null = $state.raw(null);
  /** The moments worth a stop: the first, and all that tell something; of the pages that are here. */
  readonly parts: readonly Part[] = $derived.by(() => this.#parts());
  readonly #game: GameModule;
  readonly #stage = new Stage();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wish = 0; // grows with each one: who has waited for a page finds out whether anybody still wants it

  constructor(game: GameModule, reel: Reel) {
    this.#game = game;
    this.reel = reel;
    this.#stage.settle(reel.moment(0)?.view ?? NOTHING);
  }

  get view(): View {
    return this.#stage.view ?? NOTHING;
  }

  get animation(): Animation | null {
    return this.#stage.animation;
  }

  /** What happened at a moment, in words. */
  lines(place: number): Line[] {
    return linesOf(this.reel.moment(place)?.events ?? []);
  }

  get lastMove(): LastMove | null {
    for (let place = this.at; place > 0; place -= 1) {
      const moment = this.reel.moment(place);
      if (moment === undefined) return null;
      const found = this.#game.story.lastMove(moment.events);
      if (found !== null) return found;
    }
    return null;
  }

  /** The number of the last moment. */
  get last(): number {
    return this.reel.count - 1;
  }

  get isLast(): boolean {
    return this.parts.every(({ last, stops }) => last <= this.at || stops?.every((stop) => stop <= this.at) === true);
  }

  /** Whether there is nothing to step to. */
  get isStill(): boolean {
    return this.at === 0 && this.isLast;
  }

  /** Go to the next stop, or to the one before. */
  step(by: 1 | -1): void {
    this.pause();
    void this.#to(this.at + by, by);
  }

  /** Begin at the moment that an address names: which moments tell something is not known before the texts are here. */
  async begin(moment: number): Promise<void> {
    const place = Math.min(moment, this.last);
    if (!this.reel.has(place)) await this.reel.load(place);
    this.at = place;
    await this.#show(place, false);
  }

  /** Go to a moment, or to the next stop in a direction. */
  async go(moment: number, by: 1 | -1 = -1): Promise<void> {
    this.pause();
    await this.#to(Math.min(Math.max(moment, 0), this.last), by);
  }

  /** A hand moves along the scrubber: what it only passes by is not fetched. */
  drag(moment: number): void {
    this.pause();
    if (this.reel.has(moment)) void this.go(moment);
    else this.#timer = setTimeout(() => void this.go(moment), DRAG);
  }

  play(): void {
    this.playing = true;
    if (this.isLast) void this.#to(0, -1);
    const next = async () => {
      await this.#to(this.at + 1, 1);
      if (!this.playing) return;
      if (this.isLast || this.trouble !== null) this.playing = false;
      else this.#timer = setTimeout(() => void next(), PAUSE);
    };
    this.#timer = setTimeout(() => void next(), PAUSE / 2);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
    this.#stage.skip();
  }

  #parts(): Part[] {
    const { reel } = this;
    return Array.from({ length: reel.pageCount }, (_, page) => {
      const first = page * reel.size;
      const last = Math.min(first + reel.size, reel.count) - 1;
      if (!reel.has(first)) return { page, first, last, stops: null };
      const places = Array.from({ length: last - first + 1 }, (_, index) => first + index);
      return { page, first, last, stops: places.filter((place) => this.#tells(place)) };
    });
  }

  #tells(place: number): boolean {
    return place === 0 || this.lines(place).length > 0;
  }

  /** The first stop from a place on, in one direction; null when there is none, or when a later wish has come. */
  async #find(from: number, by: 1 | -1, wish: number): Promise<number | null> {
    for (let place = from; place >= 0 && place <= this.last; place += by) {
      if (!this.reel.has(place)) {
        this.loading = true;
        await this.reel.load(place);
        if (wish !== this.#wish) return null;
      }
      if (this.#tells(place)) return place;
    }
    return null;
  }

  async #to(from: number, by: 1 | -1): Promise<void> {
    const wish = (this.#wish += 1);
    const was = this.at;
    this.trouble = null;
    try {
      const place = await this.#find(from, by, wish);
      if (place === null) return;
      this.at = place;
      await this.#show(place, by === 1 && from === was + 1);
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      if (wish === this.#wish) this.trouble = error;
    } finally {
      if (wish === this.#wish) this.loading = false;
    }
  }

  async #show(place: number, forward: boolean): Promise<void> {
    const { reel } = this;
    const before = reel.before(place);
    const after = reel.moment(place)?.view ?? this.view;
    this.loading = false;
    if (place % reel.size >= reel.size - AHEAD) reel.load(place + AHEAD).catch(() => undefined); // it is asked for again when it is wanted
    if (forward && before !== null) {
      await this.#stage.act(this.#game.story.beats(before, reel.moment(place)?.events ?? [], after));
    }
    // somebody may have gone on in the meantime
    if (this.at === place) this.#stage.settle(after);
  }
}
