// One table as this page knows it: who sits where, what each of my seats sees, and the line to the server.

import type { GameModule } from '../games/contract';
import { loadGame } from '../games';
import { Line, type LineState } from '../protocol/socket';
import type { Arguments, ClientMessage, Hello, Pick, Rematch, SeatInfo, ServerMessage, Update, Words } from '../protocol/types';
import { type GameSpeech, speech } from '../text/speech.svelte';
import { Audience } from './audience.svelte';
import { Keeper } from './keeper';
import { changes, News, type NewsItem } from './news.svelte';
import { Hands } from './holding.svelte';
import { Talk } from './talk.svelte';

const LAST_LOOK = 1200; // milliseconds

export interface Notice {
  key: string;
  words: Words;
}

export class Table {
  readonly id: string;
  hello: Hello | null = $state.raw(null);
  game: GameModule | null = $state.raw(null);
  seats: readonly SeatInfo[] = $state.raw([]);
  line: LineState = $state('connecting');
  closed = $state('');
  notice: Notice | null = $state.raw(null);
  replay: string | null = $state(null);
  /** The seat whose eyes the page has now; null until one is known. */
  current: number | null = $state(null);
  /** The seat that is asked to sit down while everything is hidden; null when nothing is. */
  curtain: number | null = $state(null);
  audiences: ReadonlyMap<number, Audience> = $state.raw(new Map());
  /** The offer to play again. */
  rematch: Rematch | null = $state.raw(null);
  readonly talk = new Talk();
  readonly news = new News((item) => this.#note(item));
  readonly #keepers: Keeper[] = [];
  /** What allies have in hand, and what is in hand here. */
  readonly hands = new Hands((picks) => this.#hold(picks));
  readonly #line: Line;
  #leaving: ReturnType<typeof setTimeout> | null = null;
  #early: (() => void)[] = []; // messages that came before the game's drawings

  constructor(id: string) {
    this.id = id;
    this.#line = new Line(id, {
      state: (state, reason) => this.#hearState(state, reason),
      message: (message) => this.#hear(message),
      update: (update, again) => this.#whenReady(() => this.#update(update, again)),
    });
  }

  open(): void {
    this.#line.open();
    document.addEventListener('visibilitychange', this.#hide);
  }

  close(): void {
    if (this.#leaving !== null) clearTimeout(this.#leaving);
    for (const keeper of this.#keepers) keeper.stop();
    this.news.stop();
    this.hands.close();
    this.#line.close();
    document.removeEventListener('visibilitychange', this.#hide);
    for (const audience of this.audiences.values()) audience.watched = false;
  }

  /** Nothing is acted out in a page that nobody sees. */
  readonly #hide = (): void => {
    if (document.hidden) for (const audience of this.audiences.values()) audience.skip();
  };

  get eyes(): Audience | null {
    return this.current === null ? null : (this.audiences.get(this.current) ?? null);
  }

  /** The seats of this screen that may decide now and hide nothing from each other: any of them may go first. */
  get together(): readonly number[] {
    const asked = this.mine.filter((seat) => this.audiences.get(seat)?.picker.decision);
    const view = this.eyes?.view;
    return asked.length > 1 && view && this.game && !this.game.story.secret(view) ? asked : [];
  }

  /** Look with the eyes of another of them. */
  join(seat: number): void {
    if (this.together.includes(seat)) this.#look(seat);
  }

  /** The words of the game that is played here. */
  get words(): GameSpeech {
    return speech.of(this.hello?.game ?? '');
  }

  get mine(): readonly number[] {
    return this.hello?.mine ?? [];
  }

  get watching(): boolean {
    return this.hello !== null && this.mine.length === 0;
  }

  /** The person who was called sits down: the curtain opens. */
  sit(): void {
    if (this.curtain === null) return;
    this.#look(this.curtain);
    this.curtain = null;
  }

  type(text: string): void {
    this.#send((seat, seq) => ({ t: 'type', seat, seq, text }), true);
  }

  why(text: string): void {
    this.#send((seat) => ({ t: 'why', seat, text }), false);
  }

  undo(): void {
    this.#send((seat, seq) => ({ t: 'undo', seat, seq }), true);
  }

  /** Whether a hint may be asked for: nobody is helped against other people. */
  get helpful(): boolean {
    const others = this.seats.filter((info) => !this.mine.includes(info.seat));
    return this.mine.length > 0 && others.every((info) => info.who === 'bot' && !info.stand_in);
  }

  hint(): void {
    const eyes = this.eyes;
    if (eyes === null || eyes.picker.hinting) return;
    eyes.picker.hinting = true;
    this.#send((seat, seq) => ({ t: 'hint', seat, seq }), false);
    if (this.notice !== null) eyes.picker.hinting = false; // it did not go out
  }

  /** Show allies what is in hand, if there is anybody who could see it. */
  #hold(picks: readonly Pick[]): void {
    const seat = this.eyes?.seat ?? -1;
    const seen = this.seats.some((info) => info.who === 'person' && info.online && !this.mine.includes(info.seat));
    if (seat >= 0 && seen) this.#line.send({ t: 'hold', seat, picks: [...picks] });
  }

  /** Say a word about a thing to everyone at the table. */
  point(word: string, pick: Pick): void {
    this.#send((seat) => ({ t: 'point', seat, word, pick }), false);
  }

  vote(yes: boolean): void {
    this.#send((seat) => ({ t: 'vote', seat, yes }), false);
  }

  act(action: number): void {
    this.#send((seat, seq) => ({ t: 'act', seat, seq, action }), true);
  }

  #send(message: (seat: number, seq: number) => ClientMessage, waits: boolean): void {
    const eyes = this.eyes;
    if (eyes === null) return;
    this.notice = null;
    eyes.picker.refusal = null;
    const sent = this.#line.send(message(eyes.seat, this.#line.seq(eyes.seat)));
    if (sent && waits) eyes.picker.waiting = true;
    if (!sent) this.notice = { key: 'line-not-sent', words: {} };
  }

  #hearState(state: LineState, reason: string): void {
    this.line = state;
    this.closed = reason;
    // whatever was on its way may be lost: the full update after the next hello tells what became of it
    if (state === 'lost') this.#free();
  }

  #hear(message: Exclude<ServerMessage, Update>): void {
    switch (message.t) {
      case 'hello':
        void this.#welcome(message);
        break;
      case 'people':
        this.news.hear(changes(this.seats, message.seats, this.mine));
        this.seats = message.seats;
        break;
      case 'told':
        this.news.add({ key: message.text, seat: message.seat, other: message.other, name: '' });
        break;
      case 'rematch':
        this.#hearOffer(message);
        break;
      case 'draft':
        this.#whenReady(() => (this.#audience(message.seat).picker.draft = message.text));
        break;
      case 'pointed':
        this.talk.hear(message);
        break;
      case 'held':
        this.hands.hear(message.seat, message.picks);
        break;
      case 'over':
        this.replay = message.replay;
        break;
      case 'error':
        this.#free();
        this.notice = { key: message.key, words: message.words };
        break;
      case 'refused':
        this.audiences.get(message.seat)?.picker.refuse({ ...message, legal: false });
        break;
      case 'why':
        this.audiences.get(message.seat)?.picker.refuse(message);
        break;
      case 'hint':
        this.audiences.get(message.seat)?.picker.advise(message.action);
        break;
      case 'pong':
        break;
    }
  }

  #free(): void {
    for (const { picker } of this.audiences.values()) {
      picker.waiting = false;
      picker.hinting = false;
    }
  }

  async #welcome(hello: Hello): Promise<void> {
    this.seats = hello.seats;
    try {
      this.game ??= await loadGame(hello.game);
    } catch {
      this.notice = { key: 'trouble-drawings', words: { game: hello.game } };
      return;
    }
    this.hello = hello;
    if (hello.mine.length <= 1) this.#look(hello.mine[0] ?? -1);
    for (const late of this.#early.splice(0)) late();
  }

  #whenReady(act: () => void): void {
    if (this.game === null) this.#early.push(act);
    else act();
  }

  #update(update: Update, again: boolean): void {
    const audience = this.#audience(update.seat);
    if (again) audience.repeat(update);
    else audience.take(update);
  }

  #audience(seat: number): Audience {
    const known = this.audiences.get(seat);
    if (known !== undefined) return known;
    const story = this.game?.story;
    if (story === undefined) throw new Error('an update before the game');
    const hands = {
      send: (option: { action: number }) => this.#out((seq) => ({ t: 'act', seat, seq, action: option.action }), seat),
      many: (actions: readonly number[]) => this.#out((seq) => ({ t: 'many', seat, seq, actions: [...actions] }), seat),
      prepare: () => this.#out((seq) => ({ t: 'prepare', seat, seq }), seat),
      why: (text: string) => void this.#out(() => ({ t: 'why', seat, text }), seat),
    };
    const keeper = new Keeper((text) => this.#line.send({ t: 'draft', seat, text }));
    this.#keepers.push(keeper);
    const made = new Audience(seat, story, this.words, { ...hands, keep: (text) => keeper.keep(text) }, () => this.#turn());
    made.watched = seat === this.current;
    this.audiences = new Map([...this.audiences, [seat, made]]);
    return made;
  }

  #out(message: (seq: number) => ClientMessage, seat: number): boolean {
    const sent = this.#line.send(message(this.#line.seq(seat)));
    this.notice = sent ? null : { key: 'line-not-sent', words: {} };
    return sent;
  }

  #hearOffer(message: Rematch): void {
    const item = (key: string, seat: number): NewsItem => ({ key, seat, other: -1, name: '' });
    const others = (seat: number): boolean => seat >= 0 && !this.mine.includes(seat);
    if (others(message.by) && (this.rematch?.by ?? -1) < 0) this.news.add(item('news-rematch', message.by));
    if (others(message.refused)) this.news.add(item('news-no-rematch', message.refused));
    this.rematch = message;
  }

  #note(item: NewsItem): void {
    this.eyes?.note({ key: item.key, words: this.wordsOf(item), rule: '', side: item.seat, heads: false });
  }

  /** The words of a news item: whose seat it is, with the name of who sits there. */
  wordsOf({ seat, other, name }: NewsItem): Arguments {
    const side = (of: number): string => {
      const key = this.game?.story.seatName(of) ?? '';
      return this.words.has(key) ? `@${key}` : String(of + 1);
    };
    return { side: name === '' ? side(seat) : { text: 'noted', words: { text: name, note: side(seat) } }, other: side(other) };
  }

  #look(seat: number): void {
    this.current = seat;
    for (const audience of this.audiences.values()) audience.watched = audience.seat === seat;
  }

  /** Several seats at one screen: whose turn it is to look, and whether the curtain falls first. */
  #turn(): void {
    if (this.mine.length <= 1 || this.game === null) return;
    if (this.eyes?.busy) return; // first the one who looks sees everything to its end
    if (this.mine.some((seat) => !this.audiences.get(seat)?.view)) return; // not everyone has been told yet
    const asked = this.mine.filter((seat) => this.audiences.get(seat)?.picker.decision);
    const next = this.#next(asked);
    if (this.curtain !== null && asked.includes(this.curtain)) return;
    this.curtain = null;
    if (next === this.current) return;
    const view = this.audiences.get(next)?.view;
    if (!view || asked.length === 0 || !this.game.story.secret(view)) this.#look(next);
    else if (this.current === null) this.curtain = next;
    else this.#leave();
  }

  /** Whoever has just moved sees for a moment what came of it; then the curtain falls. */
  #leave(): void {
    if (this.#leaving !== null) return;
    this.#leaving = setTimeout(() => {
      this.#leaving = null;
      const next = this.#next(this.mine.filter((seat) => this.audiences.get(seat)?.picker.decision));
      if (next !== this.current) this.curtain = next;
    }, LAST_LOOK);
  }

  #next(asked: readonly number[]): number {
    if (this.current !== null && (asked.length === 0 || asked.includes(this.current))) return this.current;
    return asked[0] ?? this.mine[0] ?? -1;
  }
}
