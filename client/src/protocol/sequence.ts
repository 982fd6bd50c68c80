// Which updates are news. Each audience (a seat, or the spectators as -1) has its own numbers.

/** news: the next one; same: the present truth once more; old: known already; gap: something was missed. */
export type Verdict = 'news' | 'same' | 'old' | 'gap';

export class Sequence {
  #seen = new Map<number, number>();

  /** The last number of an audience, -1 before the first. */
  of(seat: number): number {
    return this.#seen.get(seat) ?? -1;
  }

  /** Check an update and remember its number when it is news; a full one replaces everything. */
  take(seat: number, seq: number, full: boolean): Verdict {
    const last = this.of(seat);
    if (full) {
      this.#seen.set(seat, seq);
      return 'news';
    }
    if (seq < last) return 'old';
    if (seq === last) return 'same';
    if (seq > last + 1) return 'gap';
    this.#seen.set(seat, seq);
    return 'news';
  }

  seats(): number[] {
    return [...this.#seen.keys()];
  }
}

/** How long to wait before the n-th try: doubling up to 10 s, a little by chance so that not everyone comes at once. */
export function backoff(tries: number, chance: number): number {
  return Math.min(10_000, 300 * 2 ** Math.min(tries, 6)) * (0.75 + chance / 2);
}
