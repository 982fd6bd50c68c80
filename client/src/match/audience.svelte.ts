// One pair of eyes at a table: a seat, or the spectators. What it sees, what it is asked, what is being shown to it.

import { Picker, type PickerHands } from '../board/picker.svelte';
import { Stage } from '../board/stage.svelte';
import type { Animation, LastMove, Line, Story } from '../games/contract';
import { settings } from '../look/settings.svelte';
import type { Clock, Decision, Event, Option, TakenBack, Update, View, Vote } from '../protocol/types';
import { linesOf } from './lines';
import type { GameSpeech } from '../text/speech.svelte';

export interface LogStep {
  seq: number;
  lines: Line[];
}

/** What was told and asked at one number. */
export interface News {
  events: readonly Event[];
  decision: Decision | null;
}

const LONGEST_QUEUE = 3; // whoever is further behind than this catches up without the show

export class Audience {
  readonly seat: number;
  readonly picker: Picker;
  /** The words of its game. */
  readonly speech: GameSpeech;
  asides: readonly Option[] = $state.raw([]);
  undo = $state(false);
  /** Whether an undo would ask the others. */
  ask = $state(false);
  vote: Vote | null = $state.raw(null);
  clocks: readonly Clock[] | null = $state.raw(null);
  /** When the clocks were told, by this machine's steady clock. */
  told = $state(0);
  log: readonly LogStep[] = $state.raw([]);
  lastMove: LastMove | null = $state.raw(null);
  /** Everything that was shown since the page was opened, for a coach. */
  news: readonly News[] = $state.raw([]);
  /** The number of what is to be seen and asked now. */
  shown = $state(0);
  /** The newest view that has come, shown or not. */
  newest: View | null = $state.raw(null);
  /** Whether somebody looks: nothing is acted out for an empty chair. */
  watched = true;
  readonly #story: Story;
  readonly #changed: () => void;
  #queue: Update[] = [];
  #showing = false;
  readonly #stage = new Stage();

  constructor(seat: number, story: Story, speech: GameSpeech, hands: Omit<PickerHands, 'speech' | 'mark' | 'notation' | 'confirms' | 'warns'>, changed: () => void) {
    this.seat = seat;
    this.speech = speech;
    this.#story = story;
    this.#changed = changed;
    this.picker = new Picker(seat, {
      speech,
      mark: (option) => story.mark(option),
      notation: (picks) => (this.view === null ? null : story.notation(picks, this.view)),
      confirms: () => settings.kept.confirm,
      warns: () => settings.kept.warn,
      ...hands,
    });
  }

  /** What is to be seen now, and what is being acted out on it. */
  get view(): View | null {
    return this.#stage.view;
  }

  get animation(): Animation | null {
    return this.#stage.animation;
  }

  get busy(): boolean {
    return this.#showing;
  }

  /** News: shown after what is being shown now. */
  take(update: Update): void {
    this.newest = update.view;
    this.#queue.push(update);
    if (this.#queue.length > LONGEST_QUEUE) this.skip();
    if (!this.#showing) void this.#show();
  }

  /** The present truth once more, after something stale was sent: nothing happened, and nothing is pending. */
  repeat(update: Update): void {
    if (this.#queue.length === 0 && !this.#showing) this.#settle(update);
    else this.#present(update);
  }

  /** Votes and clocks are of this moment, whatever is still being shown. */
  #present(update: Update): void {
    this.vote = update.vote;
    this.clocks = update.clocks;
    this.told = performance.now();
  }

  /** A line about the people at the table, behind what has been shown so far. */
  note(line: Line): void {
    this.log = [...this.log, { seq: (this.log.at(-1)?.seq ?? 0) + 0.001, lines: [line] }];
  }

  /** Show everything that waits at once. */
  skip(): void {
    this.#stage.skip();
  }

  async #show(): Promise<void> {
    this.#showing = true;
    for (let update = this.#queue.shift(); update !== undefined; update = this.#queue.shift()) {
      const fresh = update.log !== undefined && update.log !== null;
      const before = this.view;
      // nothing is acted out for whoever comes in the middle or does not look
      if (!fresh && before !== null && this.watched && !document.hidden) {
        await this.#stage.act(this.#story.beats(before, update.events, update.view), true);
      }
      this.#write(update, fresh); // not sooner: the log would give away what is still being acted out
      this.#settle(update);
      const events = fresh ? (update.log ?? []).flatMap((step) => step.events) : update.events;
      this.news = [...this.news, { events, decision: update.decision }];
    }
    this.#showing = false;
  }

  #write(update: Update, fresh: boolean): void {
    if (fresh) {
      const steps = update.log ?? [];
      this.log = steps.map(({ seq, events, back }) => ({ seq, lines: [...this.#takenBack(back ?? null), ...linesOf(events)] })).filter(hasLines);
      for (const step of steps) this.lastMove = this.#story.lastMove(step.events) ?? this.lastMove;
      return;
    }
    const lines = linesOf(update.events);
    if (lines.length > 0) this.log = [...this.log, { seq: update.seq, lines }];
    this.lastMove = this.#story.lastMove(update.events) ?? this.lastMove;
  }

  /** The line that says who took something back: it stays in the log, whatever is gone. */
  #takenBack(back: TakenBack | null): Line[] {
    if (back === null) return [];
    const name = this.#story.seatName(back.by);
    const side = this.speech.has(name) ? `@${name}` : String(back.by + 1);
    return [{ key: 'log-taken-back', words: { side, count: back.count }, rule: '', side: back.by, heads: true }];
  }

  #settle(update: Update): void {
    this.#stage.settle(update.view);
    this.shown = update.seq;
    this.asides = update.asides;
    this.undo = update.undo;
    this.ask = update.ask;
    this.vote = update.vote;
    this.clocks = update.clocks;
    this.told = performance.now();
    this.picker.ask(update.decision);
    this.#changed();
  }
}

function hasLines(step: LogStep): boolean {
  return step.lines.length > 0;
}
