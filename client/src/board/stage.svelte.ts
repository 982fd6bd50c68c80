// Where events are acted out: one beat after the other, at the pace that the person likes. It can be skipped at any moment,
// and then everything is over before the call returns: a hand that comes next finds the end of it, not something half done.

import type { Animation, Beat } from '../games/contract';
import { settings } from '../look/settings.svelte';
import { play } from '../look/sound';
import type { View } from '../protocol/types';

export class Stage {
  /** What is to be seen now; null before anything is. */
  view: View | null = $state.raw(null);
  animation: Animation | null = $state.raw(null);
  #beats = 0;
  #gestures = 0;
  #walk: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #done: (() => void) | null = null;

  /** Play the beats, with their sounds if they shall be heard; `done` is called when the last one is over or was skipped. */
  play(beats: readonly Beat[], done: () => void, heard = false): void {
    this.skip();
    const last = beats.at(-1);
    const on = (place: number): void => {
      const beat = beats[place];
      const pace = settings.pace;
      if (beat === undefined || pace === 0) {
        this.#end();
        return;
      }
      this.#show(beat, beat.ms * pace);
      if (heard && beat.sound !== null) play(beat.sound);
      this.#timer = setTimeout(() => on(place + 1), beat.ms * pace);
    };
    this.#done = done;
    if (heard && settings.pace === 0 && last?.sound) play(last.sound);
    on(0);
  }

  /** The same for those who wait. */
  act(beats: readonly Beat[]): Promise<void> {
    return new Promise((done) => this.play(beats, done));
  }

  /** Hold the picture for a moment. */
  rest(ms: number, done: () => void): void {
    this.#done = done;
    if (settings.pace === 0) this.#end();
    else this.#timer = setTimeout(() => this.#end(), ms * settings.pace);
  }

  /** Show the rest of what is being played at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#end();
  }

  /** Stop it, and nothing comes after it. */
  cut(): void {
    clearTimeout(this.#timer);
    this.#done = null;
    this.animation = null;
  }

  /** The picture after everything. */
  settle(view: View): void {
    this.animation = null;
    this.view = view;
  }

  #show(beat: Beat, ms: number): void {
    const walks = beat.walk !== undefined;
    this.#beats += 1;
    // all steps of a walk are one gesture
    if (!walks || beat.walk !== this.#walk) this.#gestures += 1;
    this.#walk = beat.walk;
    this.view = beat.view;
    this.animation = { event: beat.event, ms, number: this.#beats, gesture: this.#gestures, walks };
  }

  #end(): void {
    const done = this.#done;
    this.#done = null;
    done?.();
  }
}
