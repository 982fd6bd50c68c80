// One step of a lesson being played: the picture, the question, what was said to the last move.

import { Picker } from '../board/picker.svelte';
import type { Animation, GameModule, LastMove } from '../games/contract';
import { settings } from '../look/settings.svelte';
import { post, Trouble } from '../protocol/http';
import type { View } from '../protocol/types';
import { speech } from '../text/speech.svelte';
import type { LessonNews, Objection } from './api';

const ANSWER = 450; // milliseconds before the book's reply

export class Exercise {
  readonly picker: Picker;
  view: View | null = $state.raw(null);
  lastMove: LastMove | null = $state.raw(null);
  animation: Animation | null = $state.raw(null);
  objection: Objection | null = $state.raw(null);
  trouble: Trouble | null = $state.raw(null);
  done = $state(false);
  seat = $state(0);
  clue = $state('');
  /** How many of the learner's moves were taken. */
  made = $state(0);
  #moves: string[] = [];
  #beats = 0;
  #closed = false;

  constructor(
    private readonly game: GameModule,
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
      const asked = { lesson: this.lesson, step: this.step, moves: this.#moves, move };
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
    this.view = news.view;
    this.animation = null;
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
      const beats = settings.moves ? this.game.story.beats(this.view, frame.events, frame.view) : [];
      for (const beat of beats) {
        this.#beats += 1;
        this.view = beat.view;
        this.animation = { event: beat.event, ms: beat.ms, number: this.#beats };
        await pause(beat.ms);
      }
      this.view = frame.view;
      this.animation = null;
    }
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
