// Where events are acted out: one beat after the other, as long as nobody is in a hurry.

import type { Animation, Beat } from '../games/contract';
import { settings } from '../look/settings.svelte';
import { play } from '../look/sound';
import type { View } from '../protocol/types';

export class Stage {
  /** What is to be seen now; null before anything is. */
  view: View | null = $state.raw(null);
  animation: Animation | null = $state.raw(null);
  #beats = 0;
  #hurry: (() => void) | null = null;

  /** Act the beats out, with their sounds if they shall be heard; done when the last one is over or was skipped. */
  async act(beats: readonly Beat[], heard = false): Promise<void> {
    let hurried = !settings.moves;
    for (const beat of beats) {
      if (heard && beat.sound !== null && (!hurried || beat === beats.at(-1))) play(beat.sound);
      if (hurried) continue;
      this.#beats += 1;
      this.view = beat.view;
      this.animation = { event: beat.event, ms: beat.ms, number: this.#beats };
      await new Promise<void>((done) => {
        const timer = setTimeout(done, beat.ms);
        this.#hurry = () => {
          clearTimeout(timer);
          hurried = true;
          done();
        };
      });
    }
    this.#hurry = null;
  }

  /** Show the rest of what is being acted out at once. */
  skip(): void {
    this.#hurry?.();
  }

  /** The picture after everything. */
  settle(view: View): void {
    this.animation = null;
    this.view = view;
  }
}
