// Made by `python -m tools.gen_types` from the structs of the server. Do not edit: change those, and make it again.

export type Word = string | number;
export type Words = Record<string, Word>;

/** Something that happened, of any game. */
export interface Event {
  e: string;
  rule: string;
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

/** One legal answer: the picks that lead to it, its notation, and its text as a key with arguments. */
export interface Option {
  action: number;
  picks: Pick[];
  notation: string;
  text: string;
  words: Record<string, string | number>;
}

/** A question to one seat, with the rule that asks it. */
export interface Decision {
  seat: number;
  timing: 'any_order' | 'secret' | 'turn';
  prompt: string;
  rule: string;
  options: Option[];
  words: Record<string, string | number>;
}

/** A side made this action. */
export interface Acted {
  e: 'act';
  side: number;
  action: number;
  rule: string;
}

/** A face-down piece turned face-up. */
export interface Revealed {
  e: 'reveal';
  cell: number;
  side: number;
  kind: number;
  rule: string;
}

/** A piece went to another cell. */
export interface Moved {
  e: 'move';
  src: number;
  dst: number;
  rule: string;
}

/** A piece died; its original type is shown to all (SW-6.12). */
export interface Died {
  e: 'die';
  cell: number;
  side: number;
  kind: number;
  rule: string;
}

/** Two pieces exchanged their cells, seen by everyone (SW-6.11). */
export interface Swapped {
  e: 'swap';
  one: number;
  other: number;
  rule: string;
}

/** A face-up piece turned face-down. */
export interface Hid {
  e: 'hide';
  cell: number;
  rule: string;
}

/** A piece is of another type from now on. */
export interface Became {
  e: 'become';
  cell: number;
  kind: number;
  rule: string;
}

/** A piece got a bonus: cross, diag or snipe. */
export interface Gained {
  e: 'bonus';
  cell: number;
  bonus: string;
  rule: string;
}

/** An augment card became public. */
export interface CardShown {
  e: 'card';
  side: number;
  code: string;
  rule: string;
}

/** The attacker on that cell outlived a trap. */
export interface Survived {
  e: 'survive';
  cell: number;
  rule: string;
}

/** A side had no turn action. */
export interface Passed {
  e: 'pass';
  side: number;
  rule: string;
}

/** A side has locked in its cards and its deployment. */
export interface Locked {
  e: 'lock';
  side: number;
  rule: string;
}

/** A side's turn begins; the rule says why it is theirs. */
export interface TurnBegan {
  e: 'turn';
  side: number;
  rule: string;
}

/** A side offers a draw. */
export interface DrawOffered {
  e: 'offer';
  side: number;
  rule: string;
}

/** A side's answer to a draw offer is no. */
export interface DrawDeclined {
  e: 'decline';
  side: number;
  rule: string;
}

/** The game is over: the winner, or -1 for a draw, and how. */
export interface Ended {
  e: 'result';
  winner: number;
  ending: number;
  rule: string;
}

/** Everything one seat, or a spectator, may know, and so all that a display can show (SW-16.2, SW-19.7). */
export interface SummonerView {
  game: 'summoner-war';
  seat: number;
  phase: 'over' | 'play' | 'setup';
  options: Record<string, string>;
  acting: number[];
  label: 'over' | 'response' | 'secret' | 'turn';
  turn?: number;
  first?: number;
  turns?: number;
  quiet?: number;
  repetition?: number;
  offer?: number;
  pieces: PieceView[];
  sides: [SideView, SideView];
  shielded?: number[];
  draft?: Record<string, string> | null;
  editing?: boolean;
  winner?: number;
  ending?: string;
}

/** A piece on the board: owner and state for all, its type only for those who may know it. */
export interface PieceView {
  cell: number;
  token: string;
  side: number;
  up: boolean;
  kind?: string;
  public_type?: string;
  transformed?: boolean;
  used?: boolean;
  orthogonal?: number;
  diagonal?: number;
  sniper?: boolean;
}

/** One side as the viewer knows it. */
export interface SideView {
  locked: boolean;
  dead: string[];
  public_cards: string[];
  secret_cards: number;
  spent_cards?: string[];
  chosen_turns?: number;
  cards?: string[] | null;
  pursuit?: boolean;
}

/** The first message: which table this is, and which seats are yours. A full update for each of them follows. */
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
}

/** How much time each seat has, and what it gets back whenever it hands the decision over. */
export interface ClockTerms {
  minutes: number;
  increment: number;
}

/** Who sits on a seat, as everyone may know it. */
export interface SeatInfo {
  seat: number;
  who: 'bot' | 'open' | 'person';
  name: string;
  online: boolean;
  bot: string;
  seconds: number;
  stand_in: boolean;
}

/** What happened since the number before, and the whole truth as this audience may know it. */
export interface Update {
  t: 'update';
  seat: number;
  seq: number;
  events: GameEvent[];
  view: GameView;
  decision: Decision | null;
  asides: Option[];
  undo: boolean;
  ask: boolean;
  vote: Vote | null;
  clocks: Clock[] | null;
  log: LogEntry[] | null;
}

/** A question to all people at the table: whether a seat may take back what lies beyond the fence. */
export interface Vote {
  kind: 'undo';
  by: number;
  yes: number[];
  waiting: number[];
}

/** What a seat's clock shows at this moment. */
export interface Clock {
  seat: number;
  left: number;
  running: boolean;
}

/** What an audience was told at one number. */
export interface LogEntry {
  seq: number;
  events: GameEvent[];
}

/** An action of yours was not allowed, and nothing has changed. */
export interface RefusedMessage {
  t: 'refused';
  seat: number;
  seq: number;
  rule: string;
  text: string;
  words: Record<string, string | number>;
  notation: string;
}

/** The answer to a `why`: the rule that forbids it, or that it is legal. */
export interface WhyMessage {
  t: 'why';
  seat: number;
  rule: string;
  text: string;
  words: Record<string, string | number>;
  notation: string;
  legal: boolean;
}

/** A message of yours could not be taken; the sentence is a key with its arguments. */
export interface ErrorMessage {
  t: 'error';
  key: string;
  words: Record<string, string | number>;
}

/** Someone came, left, sat down, or a bot took over. */
export interface People {
  t: 'people';
  seats: SeatInfo[];
}

/** The game is over; its replay may be fetched. */
export interface Over {
  t: 'over';
  replay: string;
}

/** The answer to a `ping`. */
export interface Pong {
  t: 'pong';
}

/** Take an option. `seq` is the number of the update that offered it. */
export interface Act {
  t: 'act';
  seat: number;
  seq: number;
  action: number;
}

/** Take what is written here in the game's notation. */
export interface Typed {
  t: 'type';
  seat: number;
  seq: number;
  text: string;
}

/** Take several options, each checked in turn, until one is refused or something shows that was not known. */
export interface Many {
  t: 'many';
  seat: number;
  seq: number;
  actions: number[];
}

/** Let a quick policy make the decisions of a secret preparation, up to the one that cannot be taken back. */
export interface Prepare {
  t: 'prepare';
  seat: number;
  seq: number;
}

/** Ask whether something is allowed, typed or as an action, and if not, by which rule. */
export interface Ask {
  t: 'why';
  seat: number;
  text?: string | null;
  action?: number | null;
}

/** Take back your last action; beyond the fence this asks all people at the table. */
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

/** Ask again: the one update that was missed since `seq`, or a full one. */
export interface Sync {
  t: 'sync';
  seat: number;
  seq: number;
}

/** Ask for a sign of life. */
export interface Ping {
  t: 'ping';
}

/** What went wrong: a key of the texts, its arguments, and the rule if there is one. */
export interface Problem {
  key: string;
  words?: Record<string, string | number>;
  rule?: string;
}

/** The body of every answer that is an error. */
export interface Trouble {
  error: Problem;
}

/** A strength to choose: a bot with its time to think. */
export interface Level {
  name: string;
  bot: string;
  seconds: number;
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  players: number[];
  scenarios: string[];
  settings: Setting[];
  bots: string[];
  levels: Level[];
  clocks: boolean;
}

/** An option of a table: its name, its default, the other values, and the rule that defines it. */
export interface Setting {
  name: string;
  default: string;
  values: string[];
  low: number;
  high: number;
  rule: string;
  pattern: string;
}

/** All words of a language as one Fluent document. */
export interface TextsInfo {
  ftl: string;
}

/** A game's rule catalogue, and for each rule the ids of the examples that show it. */
export interface RulesInfo {
  game: string;
  chapters: Chapter[];
  vectors: Record<string, string[]>;
}

/** A chapter of the catalogue. */
export interface Chapter {
  number: number;
  title: Record<string, string>;
  rules: Rule[];
}

/** One numbered rule: where it comes from, what rules on it, which options change it, and its text. */
export interface Rule {
  id: string;
  chapter: number;
  marks: string[];
  rulings: string[];
  options: string[];
  text: Record<string, string>;
}

/** One moment of a finished game or an example, seen with full information. */
export interface Frame {
  seat: number;
  action: number;
  notation: string;
  events: GameEvent[];
  view: GameView;
  acting: number[];
}

/** A worked example as something to step through. */
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

/** Who shall sit on a seat of a new table. */
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
  scenario?: string;
  options?: Record<string, string>;
  clock?: ClockForm | null;
  listed?: boolean;
  name?: string;
}

/** An open seat's ticket: whoever holds it may sit down. The link is `/join#<table>.<ticket>`. */
export interface Invite {
  seat: number;
  ticket: string;
}

/** The new table, and the tickets of its open seats. They are told only once. */
export interface TableMade {
  table: string;
  invites: Invite[];
}

/** Sit down with a ticket, or on an open seat of a listed table without one. */
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

/** A table as everyone may know it; `mine` and `turn` are for whoever asks. */
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
}

/** Let a bot play for a seat, or with None hand it back. */
export interface TakeoverForm {
  seat: number;
  bot?: string | null;
  seconds?: number;
}

/** A replay that is kept now. */
export interface ReplayMade {
  replay: string;
}

/** A replay with a frame for each moment, the first one before any action. */
export interface ReplayInfo {
  id: string;
  replay: Replay;
  frames: Frame[];
}

/** A whole game: enough to play it again to the same digest. It contains secrets. */
export interface Replay {
  format: number;
  game: string;
  rules: number;
  content: string;
  scenario: string;
  seats: number;
  options: Record<string, string>;
  seed: number;
  actions: string[];
  digest: string;
  result: string;
}

/** Play on from a moment of a replay: a new table whose first `at` actions are those of the replay. */
export interface ForkForm {
  at: number;
  seats: SeatForm[];
  name?: string;
}

export type GameEvent =
  | Acted
  | Revealed
  | Moved
  | Died
  | Swapped
  | Hid
  | Became
  | Gained
  | CardShown
  | Survived
  | Passed
  | Locked
  | TurnBegan
  | DrawOffered
  | DrawDeclined
  | Ended;

export type GameView =
  | SummonerView;

export type ServerMessage =
  | Hello
  | Update
  | RefusedMessage
  | WhyMessage
  | ErrorMessage
  | People
  | Over
  | Pong;

export type ClientMessage =
  | Act
  | Typed
  | Many
  | Prepare
  | Ask
  | Undo
  | Ballot
  | Sync
  | Ping;
