// One pair of eyes at a table: a seat, or the spectators. What it sees, what it is asked, what is being shown to it.

import { Picker, type PickerHands } from '../board/picker.svelte';
import { Stage } from '../board/stage.svelte';
import type { Animation, LastMove, Line, Story, Trace } from '../games/contract';
import { settings } from '../look/settings.svelte';
import type { Clock, Decision, Event, Option, TakenBack, Update, View, Vote } from '../protocol/types';
import { linesOf, withLines, type LogStep } from './lines';
import { Recap, type Scene } from './recap';
import type { GameSpeech } from '../text/speech.svelte';

export type { LogStep };

/** What was told and asked at one number. */
export interface News {
  events: readonly Event[];
  decision: Decision | null;
}

const BREATH = 450; // milliseconds between two turns

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
  /** Whether something is being shown. */
  busy = $state(false);
  /** Whether my decision waits behind what is being shown. */
  awaited = $state(false);
  /** What happened since my last move, as marks on the board and in a few lines. */
  traces: readonly Trace[] = $state.raw([]);
  recap: readonly Line[] = $state.raw([]);
  readonly #story: Story;
  readonly #changed: () => void;
  readonly #recap: Recap;
  #watched = true;
  #queue: Update[] = [];
  /** Whether the person was asked all along: then a hand in the middle of the show means what it points at. */
  #mine = false;
  #hurried = false;
  readonly #stage = new Stage();

  constructor(seat: number, story: Story, speech: GameSpeech, hands: Omit<PickerHands, 'speech' | 'mark' | 'notation' | 'confirms' | 'warns'>, changed: () => void) {
    this.seat = seat;
    this.speech = speech;
    this.#story = story;
    this.#changed = changed;
    this.#recap = new Recap(seat, story);
    this.picker = new Picker(seat, {
      speech,
      mark: (option) => story.mark(option),
      notation: (picks) => (this.view === null ? null : story.notation(picks, this.view)),
      confirms: () => settings.kept.confirm,
      warns: () => settings.kept.warn,
      plans: () => this.view !== null && this.seat >= 0 && (story.ahead?.(this.view) ?? false) && story.acting(this.view).every((each) => each !== seat),
      ...hands,
      // a decision during the show ends it
      send: (option) => {
        this.skip();
        return hands.send(option);
      },
      many: (actions) => {
        this.skip();
        return hands.many(actions);
      },
    });
  }

  /** What is to be seen now, and what is being acted out on it. */
  get view(): View | null {
    return this.#stage.view;
  }

  get animation(): Animation | null {
    return this.#stage.animation;
  }

  /** Whether somebody looks: nothing is acted out for an empty chair. */
  get watched(): boolean {
    return this.#watched;
  }

  set watched(looks: boolean) {
    this.#watched = looks;
    if (!looks) this.skip();
  }

  /** Whether the decision was mine before and after all that is being shown: a click in the middle of it counts. */
  get counts(): boolean {
    return this.busy && this.#mine;
  }

  /** Whether there is something to show again. */
  get repeats(): boolean {
    return !this.busy && this.#recap.scenes.length > 0 && settings.pace > 0;
  }

  /** News: shown after everything that came before. A full update replaces all of it at once. */
  take(update: Update): void {
    this.newest = update.view;
    this.#tellTime(update);
    if (isFull(update)) {
      this.#queue = [];
      this.#stage.cut();
      this.#finish(update, null);
      this.#stop();
      return;
    }
    if (!this.busy) this.#mine = this.picker.decision !== null;
    this.#mine &&= update.decision !== null;
    this.#queue.push(update);
    this.awaited = update.decision !== null;
    if (!this.busy) this.#go();
    // a move that was chosen ahead does not wait for the show
    if (update.decision !== null && this.picker.ahead.plan?.notation) this.skip();
  }

  /** The present truth once more, after something stale was sent: nothing happened, and nothing is pending. */
  repeat(update: Update): void {
    this.#tellTime(update);
    if (this.busy) this.#queue.push({ ...update, events: [] });
    else this.#settle(update);
  }

  /** A line about the people at the table, behind what has been shown so far. */
  note(line: Line): void {
    this.log = [...this.log, { seq: (this.log.at(-1)?.seq ?? 0) + 0.001, lines: [line], news: true }];
  }

  /** Show everything that waits at once; it is over when this returns. */
  skip(): void {
    if (!this.busy) return;
    this.#hurried = true;
    this.#stage.skip();
    this.#hurried = false;
  }

  /** Show once more what happened since my last move. The truth stays as it is, and so does what I am asked. */
  again(): void {
    const view = this.view;
    if (!this.repeats || view === null) return;
    this.busy = true;
    this.#mine = false;
    this.picker.resting = true;
    this.awaited = this.picker.decision !== null;
    this.traces = [];
    const scenes = this.#recap.scenes;
    const on = (place: number): void => {
      const scene = scenes[place];
      if (scene !== undefined && !this.#hurried) {
        this.#stage.settle(scene.before);
        this.#stage.play(this.#beats(scene), () => on(place + 1), true);
        return;
      }
      this.picker.resting = false;
      this.#stage.settle(view);
      this.#go();
    };
    on(0);
  }

  /** Show the next of what waits, or stop. */
  #go(): void {
    for (let update = this.#queue.shift(); update !== undefined; update = this.#queue.shift()) {
      const shown = update;
      const before = this.view;
      // nothing is acted out for whoever comes in the middle or does not look
      if (this.#recap.isOwn(shown.events)) this.#forget();
      const acted = before !== null && this.#watched && !document.hidden && !this.#hurried;
      const beats = acted ? this.#beats({ before, events: shown.events, after: shown.view }) : [];
      if (acted && beats.length > 0) {
        this.busy = true;
        this.#stage.play(beats, () => this.#over(shown, before), true);
        return;
      }
      this.#finish(shown, before);
    }
    this.#stop();
  }

  /** Something has been shown: before another turn begins there is a moment to see what came of this one. */
  #over(update: Update, before: View): void {
    this.#finish(update, before);
    const turned = this.#queue.length > 0 && this.#story.acting(before).join() !== this.#story.acting(update.view).join();
    if (turned && !this.#hurried) this.#stage.rest(BREATH, () => this.#go());
    else this.#go();
  }

  #stop(): void {
    const was = this.busy;
    this.busy = false;
    this.awaited = false;
    this.picker.resting = false;
    this.#retell();
    if (was) this.#changed();
  }

  #beats({ before, events, after }: Scene): ReturnType<Story['beats']> {
    return this.#story.beats(before, events, after);
  }

  /** What an update tells stands now, after the picture before it. Not sooner: the log would give away what is still being acted out. */
  #finish(update: Update, before: View | null): void {
    const fresh = isFull(update);
    this.#write(update, fresh);
    if (fresh) this.#recap.remember(update.view, (update.log ?? []).map((step) => step.events));
    else if (before !== null) this.#recap.add({ before, events: update.events, after: update.view });
    this.#settle(update);
    if (this.busy) this.traces = this.#recap.traces;
    const events = fresh ? (update.log ?? []).flatMap((step) => step.events) : update.events;
    this.news = [...this.news, { events, decision: update.decision }];
  }

  /** My own move: what came before it has been seen. */
  #forget(): void {
    this.#recap.clear();
    this.#retell();
  }

  #retell(): void {
    this.traces = this.#recap.traces;
    this.recap = this.#recap.lines();
  }

  #write(update: Update, fresh: boolean): void {
    const joined = (one: Line, next: Line) => this.#story.joined?.(one, next) ?? null;
    if (fresh) {
      const steps = update.log ?? [];
      this.log = steps.reduce<readonly LogStep[]>((log, { seq, events, back }) => withLines(log, { seq, lines: [...this.#takenBack(back ?? null), ...linesOf(events)] }, joined), []);
      for (const step of steps) this.lastMove = this.#story.lastMove(step.events) ?? this.lastMove;
      return;
    }
    this.log = withLines(this.log, { seq: update.seq, lines: linesOf(update.events) }, joined);
    this.lastMove = this.#story.lastMove(update.events) ?? this.lastMove;
  }

  /** The line that says who took something back: it stays in the log, whatever is gone. */
  #takenBack(back: TakenBack | null): Line[] {
    if (back === null) return [];
    const name = this.#story.seatName(back.by);
    const side = this.speech.has(name) ? `@${name}` : String(back.by + 1);
    return [{ key: 'log-taken-back', words: { side, count: back.count }, rule: '', side: back.by, heads: true }];
  }

  /** Clocks do not wait for the show. */
  #tellTime(update: Update): void {
    this.clocks = update.clocks;
    this.told = performance.now();
  }

  #settle(update: Update): void {
    this.#stage.settle(update.view);
    this.shown = update.seq;
    this.asides = update.asides;
    this.undo = update.undo;
    this.ask = update.ask;
    this.vote = update.vote;
    this.picker.ask(update.decision);
    this.#changed();
  }
}

function isFull(update: Update): boolean {
  return update.log !== undefined && update.log !== null;
}
