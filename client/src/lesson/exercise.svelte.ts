// One step of a lesson being played: the picture, the question, what was said to the last move.

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
        void this.#ask(option.notation);
        return true;
      },
      why: (notation) => void this.#ask(notation),
      many: () => false,
      prepare: () => false,
    });
    void this.#ask(null);
  }

  get view(): View | null {
    return this.#stage.view;
  }

  get animation(): Animation | null {
    return this.#stage.animation;
  }

  close(): void {
    this.#closed = true;
  }

  /** Make the next move for the learner. */
  showMe(): void {
    if (this.clue !== '') void this.#ask(this.clue);
  }

  async #ask(move: string | null): Promise<void> {
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
    this.picker.ask(null);
    await this.#act(news);
    this.#stage.settle(news.view);
    this.made = news.moves.length;
    this.clue = news.clue;
    this.picker.ask(news.decision);
    this.done = news.done;
  }

  async #act(news: LessonNews): Promise<void> {
    for (const frame of news.frames) {
      if (this.view === null || this.#closed) return;
      if (frame.seat !== news.seat) await pause(settings.moves ? ANSWER : 0);
      this.lastMove = this.game.story.lastMove(frame.events) ?? this.lastMove;
      await this.#stage.act(this.game.story.beats(this.view, frame.events, frame.view));
      this.#stage.settle(frame.view);
    }
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
