// One step of a lesson being played: the picture, the question, what was said to the last move.
// One thing after the other: a move is only asked about when the one before it is answered and shown to its end.

import { Picker } from '../board/picker.svelte';
import { Stage } from '../board/stage.svelte';
import type { Animation, GameModule, LastMove, Speech } from '../games/contract';
import { settings } from '../look/settings.svelte';
import { post, Trouble } from '../protocol/http';
import type { LessonForm, LessonNews, Objection, View } from '../protocol/types';

const ANSWER = 450; // milliseconds before the book's reply

export class Exercise {
  readonly picker: Picker;
  lastMove: LastMove | null = $state.raw(null);
  objection: Objection | null = $state.raw(null);
  trouble: Trouble | null = $state.raw(null);
  done = $state(false);
  seat = $state(0);
  clue = $state('');
  /** How many of the learner's moves were taken. */
  made = $state(0);
  readonly #stage = new Stage();
  #moves: string[] = [];
  #closed = false;
  #asked: Promise<void> = Promise.resolve();
  #wanted: string | null = null;
  #hurried = false;
  /** Whether something is being shown. */
  busy = $state(false);
  /** Whether all of it is the learner's own: a click in the middle of it means what it points at. */
  counts = false;

  constructor(
    private readonly game: GameModule,
    speech: Speech,
    private readonly name: string,
    private readonly lesson: string,
    readonly step: string,
  ) {
    this.picker = new Picker(0, {
      speech,
      mark: (option) => game.story.mark(option),
      notation: (picks) => (this.view === null ? null : game.story.notation(picks, this.view)),
      confirms: () => settings.kept.confirm,
      send: (option) => {
        this.#ask(option.notation);
        return true;
      },
      why: (notation) => this.#ask(notation),
      many: () => false,
      prepare: () => false,
    });
    this.#ask(null);
  }

  get view(): View | null {
    return this.#stage.view;
  }

  get animation(): Animation | null {
    return this.#stage.animation;
  }

  close(): void {
    this.#closed = true;
    this.#stage.cut();
  }

  /** Show the rest at once; it is over when this returns. */
  skip(): void {
    if (!this.busy) return;
    this.#hurried = true;
    this.#stage.skip();
    this.#hurried = false;
  }

  /** Make the next move for the learner. */
  showMe(): void {
    this.skip();
    if (this.clue !== '') this.#ask(this.clue);
  }

  #ask(move: string | null): void {
    // a second tap on the same thing is no second move
    if (move !== null && (move === this.#wanted || this.done)) return;
    this.#wanted = move;
    const make = () => this.#make(move).finally(() => void (this.#wanted = null));
    this.#asked = this.#asked.then(make, make);
  }

  async #make(move: string | null): Promise<void> {
    this.skip();
    let news: LessonNews;
    try {
      const asked: LessonForm = { lesson: this.lesson, step: this.step, moves: this.#moves, move };
      news = await post<LessonNews>(`/api/lessons/${this.name}`, asked);
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      this.trouble = error;
      this.picker.ask(this.picker.decision);
      return;
    }
    if (this.#closed) return;
    this.trouble = null;
    this.#moves = news.moves;
    if (news.objection !== null) {
      this.objection = news.objection;
      this.picker.refuse(news.objection);
      this.picker.path = [];
      return;
    }
    this.objection = null;
    this.seat = news.seat;
    this.clue = '';
    this.picker.ask(null);
    this.counts = news.frames.every((frame) => frame.seat === news.seat);
    this.busy = true;
    this.#show(news, 0);
  }

  /** Show what came of a move, one frame after the other, and then what is asked next. */
  #show(news: LessonNews, place: number): void {
    const frame = news.frames[place];
    const view = this.view;
    if (frame === undefined || view === null) {
      this.#finish(news);
      return;
    }
    const act = (): void => {
      this.lastMove = this.game.story.lastMove(frame.events) ?? this.lastMove;
      const beats = this.#hurried ? [] : this.game.story.beats(view, frame.events, frame.view);
      this.#stage.play(beats, () => {
        this.#stage.settle(frame.view);
        this.#show(news, place + 1);
      });
    };
    if (frame.seat === news.seat || this.#hurried) act();
    else this.#stage.rest(ANSWER, act);
  }

  #finish(news: LessonNews): void {
    this.#stage.settle(news.view);
    this.busy = false;
    this.made = news.moves.length;
    this.clue = news.clue;
    this.picker.ask(news.decision);
    this.done = news.done;
  }
}
