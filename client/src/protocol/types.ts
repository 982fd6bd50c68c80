// Made by `python -m tools.gen_types` from the server's structs. Do not edit: change those, and make it again.

export type Word = string | number;
export type Words = Record<string, Word>;

/** A word of a sentence; several are listed in the way of the language. */
export type Argument = Word | Phrase | (Word | Phrase)[];
export type Arguments = Record<string, Argument>;

/** Something that happened, of any game, and what it says. */
export interface Event {
  e: string;
  rule: string;
  said?: Sentence | null;
}

/** What one audience may know, of any game. */
export interface View {
  seat: number;
}

/** One thing to point at: a cell, a piece, a card, a die, a button. */
export interface Pick {
  kind: 'button' | 'card' | 'cell' | 'die' | 'piece';
  index: number;
}

/** One legal answer: the picks that lead to it, its notation, and its text key with arguments. */
export interface Option {
  action: number;
  picks: Pick[];
  notation: string;
  text: string;
  words: Record<string, string | number>;
  forecast?: Phrase;
  dangers?: Phrase[];
  times?: Phrase[];
  reach?: number[];
}

/** A text beside or inside another one: a key of the game's texts with arguments of its own. */
export interface Phrase {
  text: string;
  words?: Record<string, string | number>;
}

/** A question to one seat, with its rule. */
export interface Decision {
  seat: number;
  timing: 'any_order' | 'secret' | 'turn';
  prompt: string;
  rule: string;
  options: Option[];
  words: Record<string, string | number>;
  waiting?: Waiting[];
}

/** Something that waits to be done, by name: displays offer it as a button besides the thing to point at. */
export interface Waiting {
  pick: Pick;
  name: Phrase;
}

/** What an event says: a key of the game's texts with its arguments. Terminal, page, log and replay say the same. */
export interface Sentence {
  text: string;
  words?: Record<string, string | number | Phrase | (string | number | Phrase)[]>;
  seat?: number;
  heads?: boolean;
  routine?: boolean;
}

/** The first message: the table and your seats. A full update for each of them follows. */
export interface Hello {
  t: 'hello';
  table: string;
  game: string;
  scenario: string;
  name: string;
  options: Record<string, string>;
  clock: ClockTerms | null;
  mine: number[];
  seats: SeatInfo[];
  over: boolean;
  fork: Fork | null;
}

/** The time of each seat, and the increment it gets when the decision passes on. */
export interface ClockTerms {
  minutes: number;
  increment: number;
}

/** Who has a seat. Public. */
export interface SeatInfo {
  seat: number;
  who: 'bot' | 'open' | 'person';
  name: string;
  online: boolean;
  bot: string;
  seconds: number;
  stand_in: boolean;
  grace: number;
  consent: boolean;
  asked: number;
}

/** The replay whose first actions a table begins with. */
export interface Fork {
  replay: string;
  at: number;
  fresh: boolean;
}

/** What happened since the previous number, and everything this audience may know. */
export interface Update {
  t: 'update';
  seat: number;
  seq: number;
  events: Event[];
  view: View;
  decision: Decision | null;
  asides: Option[];
  undo: boolean;
  ask: boolean;
  vote: Vote | null;
  clocks: Clock[] | null;
  log: LogEntry[] | null;
}

/** A vote of all people at the table: whether a seat may undo past a fence. */
export interface Vote {
  kind: 'undo';
  by: number;
  yes: number[];
  waiting: number[];
}

/** A seat's clock at this moment. */
export interface Clock {
  seat: number;
  left: number;
  running: boolean;
}

/** What an audience was sent under one number; `back` means that steps were undone. */
export interface LogEntry {
  seq: number;
  events: Event[];
  back?: TakenBack | null;
}

/** In an audience's log: a seat has undone steps that the audience had seen. */
export interface TakenBack {
  by: number;
  count: number;
}

/** Your action was refused; nothing has changed. */
export interface RefusedMessage {
  t: 'refused';
  seat: number;
  seq: number;
  rule: string;
  text: string;
  words: Record<string, string | number>;
  notation: string;
}

/** The answer to a `why`: the rule that forbids an action, or that it is legal. */
export interface WhyMessage {
  t: 'why';
  seat: number;
  rule: string;
  text: string;
  words: Record<string, string | number>;
  notation: string;
  legal: boolean;
}

/** The answer to a `hint`: the option that a quick bot would choose. */
export interface HintMessage {
  t: 'hint';
  seat: number;
  seq: number;
  action: number;
  notation: string;
  text: string;
  words: Record<string, string | number>;
}

/** Your message could not be handled; a text key and its arguments. */
export interface ErrorMessage {
  t: 'error';
  key: string;
  words: Record<string, string | number>;
}

/** A person came, left or sat down, or a bot took over. */
export interface People {
  t: 'people';
  seats: SeatInfo[];
}

/** A person or a bot points something out. It has no number and is not part of the game. */
export interface Pointed {
  t: 'pointed';
  seat: number;
  word: string;
  pick: Pick;
  text: string;
  words: Record<string, string | number>;
}

/** News about the people at the table. It has no number and is not part of the game. */
export interface Told {
  t: 'told';
  text: string;
  seat: number;
  other: number;
}

/** The offer to play again, or what became of it. */
export interface Rematch {
  t: 'rematch';
  by: number;
  yes: number[];
  waiting: number[];
  refused: number;
  table: string;
}

/** What you have prepared on a seat of yours but not sent, as you last had the server keep it. */
export interface DraftMessage {
  t: 'draft';
  seat: number;
  text: string;
}

/** What an ally has in hand and where it points with it; nothing of it is done. Without picks the hand is empty. */
export interface Held {
  t: 'held';
  seat: number;
  picks: Pick[];
}

/** The game is over; its replay is available. */
export interface Over {
  t: 'over';
  replay: string;
}

/** The answer to a `ping`. */
export interface Pong {
  t: 'pong';
}

/** Choose an option. `seq` is the number of the update that offered it. */
export interface Act {
  t: 'act';
  seat: number;
  seq: number;
  action: number;
}

/** Choose an option by its notation. */
export interface Typed {
  t: 'type';
  seat: number;
  seq: number;
  text: string;
}

/** Choose several options, each checked in turn, until one is refused or reveals something. */
export interface Many {
  t: 'many';
  seat: number;
  seq: number;
  actions: number[];
}

/** Let a quick policy make the decisions of a secret preparation, except those that cannot be undone. */
export interface Prepare {
  t: 'prepare';
  seat: number;
  seq: number;
}

/** Ask whether an action is allowed, by notation or number, and if not, which rule forbids it. */
export interface Ask {
  t: 'why';
  seat: number;
  text?: string | null;
  action?: number | null;
}

/** Ask what a quick bot would do; only at a table without other people. */
export interface Hint {
  t: 'hint';
  seat: number;
  seq: number;
}

/** Undo your last action; past a fence this starts a vote. */
export interface Undo {
  t: 'undo';
  seat: number;
  seq: number;
}

/** Answer a vote. */
export interface Ballot {
  t: 'vote';
  seat: number;
  yes: boolean;
}

/** Point something out to everyone at the table, at any time, with one of the game's words. */
export interface Point {
  t: 'point';
  seat: number;
  word: string;
  pick: Pick;
}

/** Keep what I prepare in secret until I send it. Nobody else gets it, and there is no answer. */
export interface Draft {
  t: 'draft';
  seat: number;
  text: string;
}

/** Show allies what is in hand and where it points; without picks: nothing any more. Only in co-operative games. */
export interface Hold {
  t: 'hold';
  seat: number;
  picks: Pick[];
}

/** Ask for the one update missed since `seq`, or a full one. */
export interface Sync {
  t: 'sync';
  seat: number;
  seq: number;
}

/** Check the connection. */
export interface Ping {
  t: 'ping';
}

/** An error: a text key, its arguments, and the rule if there is one. */
export interface Problem {
  key: string;
  words?: Record<string, string | number>;
  rule?: string;
}

/** The body of every error answer. */
export interface Trouble {
  error: Problem;
}

/** A strength to choose: a bot with its thinking time. */
export interface Level {
  name: string;
  bot: string;
  seconds: number;
}

/** A scenario. Its texts are `scenario-<name>` and `scenario-<name>-about`. */
export interface ScenarioInfo {
  name: string;
  seats: number[];
  coach: '' | 'always' | 'asked';
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  players: number[];
  scenarios: ScenarioInfo[];
  settings: Setting[];
  lessons: string[];
  notices: Notice[];
  bots: string[];
  levels: Level[];
  clocks: boolean;
  cooperative: boolean;
  pings: string[];
  campaign: Campaign | null;
}

/** An option of a table: its name, its default, its values, and the rule that defines it. */
export interface Setting {
  name: string;
  default: string;
  values: string[];
  low: number;
  high: number;
  rule: string;
  pattern: string;
  scenarios: string[];
}

/** A notice to show before playing: a text key with its arguments. */
export interface Notice {
  text: string;
  words: Record<string, string | number>;
}

/** A campaign of scenarios: what a victory is worth, and what it opens. */
export interface Campaign {
  option: string;
  worth: Record<string, number>;
  unlock: string;
}

/** The compiling of the rules that goes on behind this server, which plays interpreted meanwhile. */
export interface BuildInfo {
  done: number;
  parts: number;
  seconds: number;
}

/** The texts of a language as one Fluent document: the shared ones, or those of one game. */
export interface TextsInfo {
  ftl: string;
}

/** A game's overview, its rule catalogue, and the ids of each rule's examples. */
export interface RulesInfo {
  game: string;
  overview: Record<string, Block[]>;
  chapters: Chapter[];
  vectors: Record<string, string[]>;
}

/** One heading, paragraph, list or drawing, as lines of spans: a list has several, a drawing its caption. */
export interface Block {
  kind: 'figure' | 'heading' | 'list' | 'paragraph';
  lines: Span[][];
  figure?: string;
}

/** A piece of text with one style. */
export interface Span {
  text: string;
  strong?: boolean;
}

/** A chapter of the catalogue. */
export interface Chapter {
  number: number;
  title: Record<string, string>;
  rules: Rule[];
}

/** One numbered rule: its mark, its rulings, the options that change it, and its text. */
export interface Rule {
  id: string;
  chapter: number;
  marks: string[];
  rulings: string[];
  options: string[];
  text: Record<string, string>;
  audience: 'implementers' | 'players';
}

/** One moment of a finished game or an example, with full information. */
export interface Frame {
  seat: number;
  action: number;
  notation: string;
  events: Event[];
  view: View;
  acting: number[];
}

/** A worked example to step through. */
export interface VectorInfo {
  id: string;
  game: string;
  title: string;
  rules: string[];
  source: string;
  notes: string[];
  expects: string[];
  frames: Frame[];
}

/** A seat of a new table. */
export interface SeatForm {
  who: 'bot' | 'here' | 'me' | 'open';
  bot?: string;
  seconds?: number;
  name?: string;
}

/** A clock for a new table. */
export interface ClockForm {
  minutes: number;
  increment?: number;
}

/** A new table. */
export interface TableForm {
  game: string;
  seats: SeatForm[];
  draw?: boolean;
  scenario?: string;
  options?: Record<string, string>;
  clock?: ClockForm | null;
  listed?: boolean;
  name?: string;
}

/** The ticket of an open seat, which lets a person sit down. The link is `/join#<table>.<ticket>`. */
export interface Invite {
  seat: number;
  ticket: string;
}

/** The new table and the tickets of its open seats. Tickets are sent only once. */
export interface TableMade {
  table: string;
  invites: Invite[];
}

/** Take a seat, with a ticket or at a listed table. */
export interface JoinForm {
  table: string;
  ticket?: string;
  seat?: number;
  name?: string;
}

/** The seat is yours. */
export interface Joined {
  table: string;
  seat: number;
}

/** Public information about a table; `mine` and `turn` are about the person who asks. */
export interface TableInfo {
  table: string;
  game: string;
  scenario: string;
  options: Record<string, string>;
  clock: ClockTerms | null;
  listed: boolean;
  made: number;
  played: number;
  over: boolean;
  result: string;
  seats: SeatInfo[];
  mine: number[];
  turn: boolean;
  watching: number;
  fork: Fork | null;
}

/** Let a bot play for a seat; None gives the seat back. */
export interface TakeoverForm {
  seat: number;
  bot?: string | null;
  seconds?: number;
}

/** Allow a bot to play for your seat while you are away, or withdraw that. */
export interface ConsentForm {
  seat: number;
  given: boolean;
}

/** Offer to play again, or accept; or refuse, which also withdraws your own offer. */
export interface RematchForm {
  yes: boolean;
}

/** A stored replay. */
export interface ReplayMade {
  replay: string;
}

/** Consecutive frames of a replay. The first frame of a replay is before any action. */
export interface ReplayPage {
  first: number;
  total: number;
  before: View | null;
  frames: Frame[];
}

/** A replay with its first page. Every page but the last has `size` frames. */
export interface ReplayInfo {
  id: string;
  replay: Replay;
  size: number;
  page: ReplayPage;
}

/** A whole game, which can be replayed to the same digest. It contains secrets. */
export interface Replay {
  format: number;
  game: string;
  rules: number;
  content: string;
  scenario: string;
  seats: number;
  options: Record<string, string>;
  seed: number | string;
  actions: string[];
  digest: string;
  result: string;
  reseeded?: Reseeded[];
  players?: Player[];
}

/** A later seed of a game: after how many actions, and which seed. */
export interface Reseeded {
  at: number;
  seed: string;
}

/** Who played a seat, and how long it took; not needed to play the replay. */
export interface Player {
  name?: string;
  bot?: string;
  seconds?: number;
  spent?: number;
}

/** A line of the score over time. */
export interface PlotLine {
  seat: number;
  text: string;
}

/** The score after a frame, one value for each line. */
export interface PlotPoint {
  at: number;
  values: number[];
}

/** A decisive moment: the frame, and what happened. */
export interface Decisive {
  at: number;
  said: Sentence[];
}

/** What the end of a game tells. */
export interface ReplaySummary {
  lines: PlotLine[];
  points: PlotPoint[];
  moments: Decisive[];
  facts: Phrase[];
  deeds: Phrase[][];
  players: Player[];
}

/** Continue a replay: a new table that begins with its first `at` actions. */
export interface ForkForm {
  at: number;
  seats: SeatForm[];
  name?: string;
}

/** A scenario that was won under one setting. */
export interface Victory {
  scenario: string;
  setting: string;
  stars: number;
  at: number;
  table: string;
}

/** My progress in a game's campaign. Written to a file it is the export. */
export interface Progress {
  warbook: 'campaign';
  game: string;
  won: Victory[];
  open: boolean;
}

/** Where I stand in a game's campaign: what I won, what is locked, and what comes next. */
export interface Standing {
  progress: Progress;
  locked: string[];
  next: string;
}

/** The result in one scenario, as pages stored it before the server did. */
export interface KeptWin {
  stars: number;
  badges: string[];
}

/** An exported file. A mapping by scenario is the old format of pages. */
export interface ProgressForm {
  warbook: 'campaign';
  game: string;
  won: Victory[] | Record<string, KeptWin>;
  open: boolean;
}

/** Open all scenarios of a campaign, or only those that were earned. */
export interface UnlockForm {
  game: string;
  open: boolean;
}

/** A lesson's steps in order. */
export interface LessonInfo {
  game: string;
  lesson: string;
  steps: StepInfo[];
}

/** What the page gets before a step, without the solution. */
export interface StepInfo {
  id: string;
  rules: string[];
  text: Record<string, StepText>;
}

/** A step's texts in one language: title, explanation, task, and what to say after a miss or success. */
export interface StepText {
  title: string;
  tell: string;
  task: string;
  hint: string;
  done: string;
}

/** A move in a step, after the moves so far; without a move it asks for the position. */
export interface LessonForm {
  lesson: string;
  step: string;
  moves?: string[];
  move?: string | null;
}

/** The step after a move: events, view, question, and whether the task is done. */
export interface LessonNews {
  seat: number;
  view: View;
  decision: Decision | null;
  moves: string[];
  frames: LessonFrame[];
  objection: Objection | null;
  done: boolean;
  clue: string;
}

/** The learner's move, or the lesson's answer to it. */
export interface LessonFrame {
  seat: number;
  notation: string;
  events: Event[];
  view: View;
}

/** Why a move was rejected: a rule forbids it, or it is legal but misses the task. */
export interface Objection {
  legal: boolean;
  rule: string;
  text: string;
  words: Record<string, string | number>;
  notation: string;
}

/** The text of the coach's card, by language. */
export interface CoachInfo {
  game: string;
  scenario: string;
  goal: Record<string, string>;
  won: Record<string, string>;
  lost: Record<string, string>;
  concepts: ConceptInfo[];
}

/** A concept for the page. */
export interface ConceptInfo {
  id: string;
  rules: string[];
  when: string;
  text: Record<string, ConceptText>;
}

/** A concept in one language. */
export interface ConceptText {
  title: string;
  tell: string;
  touch: string;
}

/** A thing by name, what it does with its numbers, and the rule to read. */
export interface Entry {
  name: Phrase;
  about: Phrase[];
  rule: string;
}

export type ServerMessage =
  | Hello
  | Update
  | RefusedMessage
  | WhyMessage
  | HintMessage
  | ErrorMessage
  | People
  | Pointed
  | Told
  | Rematch
  | DraftMessage
  | Held
  | Over
  | Pong;

export type ClientMessage =
  | Act
  | Typed
  | Many
  | Prepare
  | Ask
  | Hint
  | Undo
  | Ballot
  | Point
  | Draft
  | Hold
  | Sync
  | Ping;
