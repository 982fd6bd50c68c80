// What people and bots at a table point out to each other: to be seen for a while, and no part of the game.

import type { Pick, Pointed } from '../protocol/types';

const SHOWN = 10_000; // milliseconds
const MOST = 4; // at a time

export interface Heard {
  /** Grows with each one: use it as a {#key}. */
  number: number;
  ping: Pointed;
}

export class Talk {
  /** The last ones, the newest at the end. */
  heard: readonly Heard[] = $state.raw([]);
  /** Whether the next thing that is pointed at is meant for the others. */
  pointing = $state(false);
  /** The thing that was pointed at, until a word is chosen for it. */
  thing: Pick | null = $state.raw(null);
  #count = 0;

  hear(ping: Pointed): void {
    const number = (this.#count += 1);
    const others = this.heard.filter(({ ping: { seat, pick } }) => seat !== ping.seat || pick.kind !== ping.pick.kind || pick.index !== ping.pick.index);
    this.heard = [...others, { number, ping }].slice(-MOST);
    setTimeout(() => (this.heard = this.heard.filter((each) => each.number !== number)), SHOWN);
  }

  /** This is what something is to be said about. */
  take(thing: Pick): void {
    this.pointing = false;
    this.thing = thing;
  }

  /** Begin to point at something, or give it up. */
  toggle(): void {
    if (!this.stop()) this.pointing = true;
  }

  /** Whether there was anything to give up. */
  stop(): boolean {
    const busy = this.pointing || this.thing !== null;
    this.pointing = false;
    this.thing = null;
    return busy;
  }
}
