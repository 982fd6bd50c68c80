// What a game brings to the page: three drawings and how to show its events. No rule is known here.
//
// A game lives in `games/<folder>/` and offers, by these names:
//   Board.svelte   the board itself; its root element fills the place it is given (BoardProps)
//   Panel.svelte   one seat's resources, for the places left of the board: cards, dead, counts (PanelProps)
//   Hand.svelte    what the person holds, in the strip below the board: cards, pieces still to place (BoardProps)
//   Side.svelte    optional: what stands above the story, or lies over it: a card enlarged (BoardProps); without it, as in a
//                  lesson or a replay, the board shows that itself
//   events.ts      `export const story: Story<…>`: the movements of its events, whose words come with them, and the marks that
//                  they leave on the board until the person's next move (traces.ts); and `ready`, if something has to be
//                  asked for before it can show anything
//   text/<language>.ftl  optional: words that only the drawings need, keys beginning with "draw-"; a family has its own folder
//   Figures.svelte the drawings that its overview names, { name, game, speech }; a family has one in its folder
//   types.ts       made by tools/gen_types.py: its view and its events
//   card/          what the lobby shows before the game is loaded: card.ts lists the game (`Card` of games/cards.ts: its
//                  name, players, seats), look.css has its accent and what it likes of its own for [data-game='<folder>']
//                  (--side-0 to --side-3, --figure-height, --example-height; --stage-ratio: how much wider than the window
//                  is high the board's place is to be at least; --side-least), Picture.svelte, text/<language>.ftl
// Nothing outside the folder lists a game.
// Its words (`speech` of the props) are its own first, then those that all games share: keys may be the same in two games.
// A seat has a number from 0 on, up to four of them; its name and its sign stand in `card/card.ts`, its colour is
// var(--side-<seat>) of look/tokens.css or `card/look.css`. Nothing is told by colour alone:
// look/SideSign.svelte { side, game } draws both. A table of a scenario has the seats that the server says it has.
// The pages around it are rulebook/Rulebook.svelte { game, rule }, lesson/Lesson.svelte { game, lesson } and
// replay/Replay.svelte { id, step }, each with its words in its own text/<language>.ftl (keys "rulebook-", "lesson-",
// "replay-"), the bar on top from look/TopBar.svelte, the sentences from text/speech.svelte.ts (`speech`, `t`), links as
// plain <a href>, `router.go` of router.svelte.ts, and questions to the server through protocol/http.ts. What a game says
// on them comes from `speech.of(name)`.
// Whatever means something carries data-explain="kind:id" (several with a blank between them), a key of the game's
// glossary (`present/glossary.py`), and data-now with a sentence about this very one: explain/Explainer.svelte says it to
// a pointer, a finger that rests, or the keyboard. There are no title= attributes.
// Whatever can be pointed at carries data-pick="kind:index" (board/Cell.svelte does), so that a
// refusal or a small menu can stand beside it. board/Grid.svelte, Cell and Highlight are there to be used.
// A board without a decision (an example, a replay) gets `idlePicker(speech)` of board/picker.svelte.ts.

import type { Component } from 'svelte';
import type { Argument, Arguments, Entry, Event, Option, Phrase, Pick, View, Word, Words } from '../protocol/types';

export type { Argument, Arguments, Entry, Event, Option, Phrase, Pick, View, Word, Words };

/** Sentences in the language of the moment; reading `say` in a template follows a change of language. */
export interface Speech {
  readonly language: string;
  has(key: string): boolean;
  /** The message of this key; a word "@key" is itself a key, and several words are a list. */
  say(key: string, words?: Arguments): string;
}

/** How a thing that may be picked is marked: a dot, a crosshair, an outline, or a plain ring. */
export type Mark = 'move' | 'attack' | 'place' | 'pick';

/**
 * The decision as things to point at. `Option.picks` is a sequence: the picks made so far are a prefix of the options
 * that are left. Everything is reactive: read it in a template or in $derived.
 */
export interface PickerLike {
  /** The seat that decides here; -1 for a spectator, a replay or an example. */
  readonly seat: number;
  /** Whether there is anything to pick now: an own decision, nothing sent and not yet answered. */
  readonly active: boolean;
  /** The picks made so far. */
  readonly path: readonly Pick[];
  /** The options that begin with these picks. */
  readonly left: readonly Option[];
  /** Options that the picks made so far complete while others go on: the small menu. */
  readonly menu: readonly Option[];
  /** The option that was sent and not yet answered: draw it as pending. */
  readonly pending: Option | null;
  /** What was refused last and where: the thing shakes once, the sentence stands beside it. */
  readonly refusal: Refused | null;
  /** A thing without options that was pointed at: it shakes once. */
  readonly wonder?: Pick | null;
  /** A move that was chosen ahead: marked on the board until it is made or dropped. */
  readonly ahead?: { readonly plan: { picks: readonly Pick[]; notation: string } | null };
  /** What was pointed at while somebody else decides. */
  readonly early?: Pick | null;
  /** What waits for a second thought: something would be lost. */
  readonly asking?: Asking | null;
  /** Do it, or ask first when something would be lost: `at` is what was pointed at. */
  consider(dangers: readonly Phrase[], at: Pick | null, go: () => void): void;
  /** A drawing that shows the buttons of some options itself says so, and the bar leaves them out. */
  covers?: ((option: Option) => boolean) | null;
  /** What this person was preparing in secret, as `keep` had the server keep it; a text that only the game reads. */
  readonly draft?: string | null;
  /** Have the server keep what is being prepared, for this person alone: at most 2,000 characters. */
  keep?(text: string): void;
  /** The indices of this kind that may be picked next. */
  targets(kind: Pick['kind']): ReadonlySet<number>;
  canPick(pick: Pick): boolean;
  isPicked(pick: Pick): boolean;
  /** The options that this pick would leave; empty when it may not be picked. */
  options(pick: Pick): readonly Option[];
  /** What a screen reader says of the pick: the label of its option, or how many it leads to; "" when not pickable. */
  label(pick: Pick): string;
  /** How to mark it: `story.mark` of its options. */
  mark(pick: Pick): Mark | null;
  /** A click, a tap or Enter: picks it, sends what is complete, takes it back when picked, or asks the server why not. */
  pick(pick: Pick): void;
  /** Whether picking this up leads on to something else: it can be carried there. */
  leads(pick: Pick): boolean;
  /** What is in hand was let go here: as a click, but it never begins something else. */
  drop(pick: Pick): void;
  /** What is pointed at with what is in hand: allies see it as a ghost. */
  aim?(picks: readonly Pick[]): void;
  /** Take the last pick back; false when there was none. */
  back(): boolean;
  clear(): void;
  /** Send one option, whatever was picked: for buttons and menus. What would be lost is asked first, unless they are sure. */
  choose(option: Option, sure?: boolean): void;
  /** Send ordinary actions one after the other, each checked in turn; stops at the first refusal or surprise. */
  many(actions: readonly number[]): void;
  /** Let chance make the rest of a secret preparation, up to the step that cannot be taken back. */
  prepare(): void;
}

/** Something that would be lost, and what to do once that is clear. */
export interface Asking {
  dangers: readonly Phrase[];
  /** What was pointed at; null for a button of the bar, by its notation. */
  pick: Pick | null;
  notation: string;
  go: () => void;
}

/** An answer that says no (or, after "why?", yes): the rule and its sentence, and what was pointed at. */
export interface Refused {
  pick: Pick | null;
  legal: boolean;
  rule: string;
  text: string;
  words: Words;
  notation: string;
}

/** What the last step touched: stays marked on the board until the next one. */
export interface LastMove {
  cells: readonly number[];
  from: number | null;
  to: number | null;
}

/** One movement being shown now. `Board` gets the beat's view as `view`, and this to draw what a view cannot say. */
export interface Animation {
  event: Event;
  /** How long it lasts at the pace that was set; 0 is never shown. */
  ms: number;
  /** Grows with each beat: use it as a {#key}. */
  number: number;
  /** Grows with each gesture: the steps of one walk share theirs. */
  gesture: number;
  /** A step of a walk: it goes on at an even speed. */
  walks: boolean;
}

/**
 * What stays on the board of something that happened, until the person's next move: an arrow along a way of cells, a
 * number that somebody lost or got, a cross where something is gone, a ring where something is new.
 */
export interface Trace {
  /** walk: somebody went this way; act: somebody did something to a cell; the others are marks at the way's last cell. */
  what: 'walk' | 'act' | 'loss' | 'gain' | 'gone' | 'new';
  /** Cells as data-pick counts them, in order. */
  way: readonly number[];
  /** Who it happened to, or who went: walks of one that follow each other are one arrow, its losses one number. */
  who: string;
  /** Whose it is, for the colour; -1 for nobody's. */
  side: number;
  amount?: number;
  /** For the words of a loss or gain: who, and what did it. */
  name?: Argument;
  /** A key, with its @. */
  cause?: string;
}

export interface BoardProps<V extends View = View> {
  /** What to draw: the present view, or that of the beat being shown. Move pieces with CSS transitions, keyed by token. */
  view: V;
  picker: PickerLike;
  /** Whose eyes: the board stands so that this seat is at the bottom; -1 sees it as seat 0 does. */
  seat: number;
  lastMove: LastMove | null;
  animation: Animation | null;
  speech: Speech;
  /** What allies have in hand and where they point with it: picks as those of an option. */
  held?: readonly { seat: number; picks: readonly Pick[] }[];
  /** What happened since the person's last move: board/Traces.svelte draws it over the board. */
  traces?: readonly Trace[];
  /** A position made up for a lesson or an example: what came before it never happened, so its turns are not counted. */
  staged?: boolean;
  /** The page shows `Side.svelte` itself. */
  sided?: boolean;
}

export interface PanelProps<V extends View = View> {
  view: V;
  /** The seat whose things are shown, and the seat that looks. */
  of: number;
  seat: number;
  picker: PickerLike;
  speech: Speech;
}

/** A line of the log. */
export interface Line {
  key: string;
  words: Arguments;
  rule: string;
  /** The seat it is told of, for its colour and sign; -1 for nobody. */
  side: number;
  /** It begins a step: drawn as a heading of the lines that follow. */
  heads: boolean;
}

/** One thing to show: the view once it has happened, for how long, and with which sound. */
export interface Beat<V extends View = View> {
  event: Event;
  view: V;
  /** At the normal pace. */
  ms: number;
  sound: 'move' | 'hit' | 'turn' | null;
  /** Whose walk it is a step of: steps of the same walker that follow each other are one gesture. */
  walk?: string;
}

/** How a game ended: one sentence of it, and the seats that won (allies together); null for a draw, [] when all have lost. */
export interface Ending {
  key: string;
  words: Arguments;
  winners: readonly number[] | null;
}

export interface Story<V extends View = View, E extends Event = Event> {
  /** The seat's name in the game, as a key ("side-red"). */
  seatName(seat: number): string;
  /**
   * The movements between two views, in order; [] when there is nothing to show. At the normal pace 150 to 500 ms each,
   * more for what decides something. They are all shown, one after the other: nothing is left out because more waits.
   */
  beats(before: V, events: readonly E[], after: V): Beat<V>[];
  /** What the step leaves on the board until the person's next move. */
  traces?(before: V, events: readonly E[], after: V): Trace[];
  /** Two lines of the log that tell one thing, a walk for example: the line for both, or null. */
  joined?(one: Line, next: Line): Line | null;
  /** What the step touched; null leaves the old mark. */
  lastMove(events: readonly E[]): LastMove | null;
  /** How an option's next target is marked. */
  mark(option: Option): Mark;
  /** The notation of what was pointed at, for a "why not?"; null when it means nothing. Notation, not rules. */
  notation(picks: readonly Pick[], view: V): string | null;
  /** The end of the game, or null while it goes on. */
  ending(view: V): Ending | null;
  /** The seats that the game waits for, as this audience may know. */
  acting(view: V): readonly number[];
  /** Whether a move may be chosen while the opponent thinks; no without it. */
  ahead?(view: V): boolean;
  /** Whether the seats hide things from each other at this table: a hot seat then needs the curtain. */
  secret(view: V): boolean;
  /** What a thing is at this table, where the glossary alone does not know it: an option of the table, a number of the view. */
  explain?(thing: string, entry: Entry, view: V): Entry;
  /**
   * A hint is followed: where a plan of the page stands between the player and the server, the plan follows too; true when
   * the game has sent what there is to send.
   */
  follow?(option: Option, view: V, picker: PickerLike): boolean;
  /** A picture of the position for a screen reader, in a few sentences. */
  summary(view: V, speech: Speech): string;
}

/** A game as the page loads it. */
export interface GameModule {
  Board: Component<BoardProps>;
  Panel: Component<PanelProps>;
  Hand: Component<BoardProps>;
  Side: Component<BoardProps> | null;
  story: Story;
}
