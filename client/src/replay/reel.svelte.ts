// The moments of a show, in pages that are fetched when somebody wants to see them.

import type { Event, View } from '../protocol/types';

/** One moment: what was done, what happened then, and the picture after it. */
export interface Moment {
  seat: number;
  notation: string;
  events: readonly Event[];
  view: View;
}

/** Moments in a row, and the picture before the first of them. */
export interface Page {
  before?: View | null;
  frames: readonly Moment[];
}

export class Reel {
  /** How many moments there are, fetched or not. */
  readonly count: number;
  /** Moments of a page. */
  readonly size: number;
  pages: ReadonlyMap<number, Page> = $state.raw(new Map());
  readonly #fetch: (page: number) => Promise<Page>;
  readonly #asked = new Map<number, Promise<void>>();

  constructor(count: number, size: number, first: Page, fetch: (page: number) => Promise<Page>) {
    this.count = count;
    this.size = size;
    this.#fetch = fetch;
    this.pages = new Map([[0, first]]);
  }

  /** A short show that is here as a whole. */
  static whole(moments: readonly Moment[]): Reel {
    return new Reel(moments.length, Math.max(moments.length, 1), { frames: moments }, () => Promise.reject(new Error('there is one page')));
  }

  /** The page that a moment is on. */
  page(place: number): number {
    return Math.floor(place / this.size);
  }

  get pageCount(): number {
    return Math.ceil(this.count / this.size);
  }

  has(place: number): boolean {
    return this.pages.has(this.page(place));
  }

  moment(place: number): Moment | undefined {
    return this.pages.get(this.page(place))?.frames[place % this.size];
  }

  /** What was to be seen before a moment that is here; null before the first. */
  before(place: number): View | null {
    if (place % this.size > 0) return this.moment(place - 1)?.view ?? null;
    return this.pages.get(this.page(place))?.before ?? null;
  }

  /** Fetch the page of a moment; who asks for one that is on its way waits for the same. */
  async load(place: number): Promise<void> {
    const page = this.page(place);
    if (this.pages.has(page) || place < 0 || place >= this.count) return;
    let asked = this.#asked.get(page);
    if (asked === undefined) {
      asked = this.#take(page);
      this.#asked.set(page, asked);
    }
    await asked;
  }

  async #take(page: number): Promise<void> {
    try {
      const found = await this.#fetch(page);
      this.pages = new Map([...this.pages, [page, found]]);
    } finally {
      this.#asked.delete(page);
    }
  }
}
