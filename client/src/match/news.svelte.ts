// News about the people at a table: who came, left or sat down, whom a bot replaces, what was refused. Shown for a while.

import type { SeatInfo } from '../protocol/types';

const SHOWN = 6000; // milliseconds
const MOST = 3; // at a time
const SOON = 4000; // milliseconds in which somebody who left may come back and nobody hears of it: a reload, a tunnel

/** A text, and the seats whose names are put into it as `side` and `other`. */
export interface NewsItem {
  key: string;
  seat: number;
  other: number;
  name: string;
}

export interface ShownNews extends NewsItem {
  /** Grows with each one: use it as a key. */
  number: number;
}

/** What has changed between two lists of seats, as far as it is about others. */
export function changes(before: readonly SeatInfo[], after: readonly SeatInfo[], mine: readonly number[]): NewsItem[] {
  return after.flatMap((now) => {
    const was = before.find(({ seat }) => seat === now.seat);
    if (was === undefined || mine.includes(now.seat)) return [];
    const item = (key: string): NewsItem[] => [{ key, seat: now.seat, other: -1, name: now.name }];
    if (was.who === 'open' && now.who === 'person') return item('news-joined');
    if (!was.stand_in && now.stand_in) return item('news-bot');
    if (now.who !== 'person' || was.who !== 'person' || was.online === now.online) return [];
    return item(now.online ? 'news-back' : 'news-left');
  });
}

export class News {
  shown: readonly ShownNews[] = $state.raw([]);
  readonly #told: (item: NewsItem) => void;
  readonly #leaving = new Map<number, ReturnType<typeof setTimeout>>();
  #count = 0;

  constructor(told: (item: NewsItem) => void) {
    this.#told = told;
  }

  /** Somebody left or came, perhaps only for a moment. */
  hear(items: readonly NewsItem[]): void {
    for (const item of items) {
      const leaving = this.#leaving.get(item.seat);
      clearTimeout(leaving);
      this.#leaving.delete(item.seat);
      if (item.key === 'news-left') this.#leaving.set(item.seat, setTimeout(() => this.#gone(item), SOON));
      else if (item.key !== 'news-back' || leaving === undefined) this.add(item);
    }
  }

  add(item: NewsItem): void {
    const number = (this.#count += 1);
    this.shown = [...this.shown, { ...item, number }].slice(-MOST);
    this.#told(item);
    setTimeout(() => this.dismiss(number), SHOWN);
  }

  dismiss(number: number): void {
    this.shown = this.shown.filter((each) => each.number !== number);
  }

  /** The page is left. */
  stop(): void {
    for (const timer of this.#leaving.values()) clearTimeout(timer);
  }

  #gone(item: NewsItem): void {
    this.#leaving.delete(item.seat);
    this.add(item);
  }
}
