// What is in hand and where it points, shown to allies; and what they hold. It is no part of the game.

import type { Pick } from '../protocol/types';

const PACE = 200; // milliseconds between two messages
const STALE = 20_000; // milliseconds after which a ghost is forgotten: its player may have gone

export interface Holding {
  seat: number;
  picks: readonly Pick[];
}

export class Hands {
  /** What allies hold, by seat. */
  others: readonly Holding[] = $state.raw([]);
  readonly #send: (picks: readonly Pick[]) => void;
  #sent = '[]';
  #next: readonly Pick[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  readonly #stale = new Map<number, ReturnType<typeof setTimeout>>();

  constructor(send: (picks: readonly Pick[]) => void) {
    this.#send = send;
  }

  /** An ally holds this now; nothing when the hand is empty. */
  hear(seat: number, picks: readonly Pick[]): void {
    clearTimeout(this.#stale.get(seat));
    const others = this.others.filter((each) => each.seat !== seat);
    this.others = picks.length > 0 ? [...others, { seat, picks }] : others;
    if (picks.length > 0) this.#stale.set(seat, setTimeout(() => this.hear(seat, []), STALE));
  }

  /** What is held here: it goes out at once, and then no more often than a few times a second. */
  tell(picks: readonly Pick[]): void {
    this.#next = picks;
    if (this.#timer === null) this.#flush();
  }

  #flush(): void {
    const text = JSON.stringify(this.#next);
    this.#timer = null;
    if (text === this.#sent) return;
    this.#sent = text;
    this.#send(this.#next);
    this.#timer = setTimeout(() => this.#flush(), PACE);
  }

  close(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    for (const timer of this.#stale.values()) clearTimeout(timer);
  }
}
