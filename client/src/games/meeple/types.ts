// Made by `python -m tools.gen_types` from the server's structs. Do not edit: change those, and make it again.

import type { Sentence } from '../../protocol/types';

/** A player made this decision. */
export interface Acted {
  e: 'act';
  seat: number;
  action: number;
  rule: string;
  said?: Sentence | null;
}

/** The hammer has passed to a player. */
export interface TurnBegan {
  e: 'turn';
  seat: number;
  number: number;
  round: number;
  rule: string;
  said?: Sentence | null;
}

/** A phase of the turn begins. */
export interface PhaseBegan {
  e: 'phase';
  phase: number;
  rule: string;
  said?: Sentence | null;
}

/** An upgrade token lies on a territory. */
export interface TokenLaid {
  e: 'token';
  seat: number;
  token: number;
  tile: number;
  rule: string;
  said?: Sentence | null;
}

/** A tree token lies on a border. */
export interface TreeLaid {
  e: 'tree';
  seat: number;
  tile: number;
  edge: number;
  rule: string;
  said?: Sentence | null;
}

/** What the current player's territories give this turn. */
export interface Controlled {
  e: 'control';
  seat: number;
  flags: number;
  weapons: number;
  shields: number;
  nature: boolean;
  rule: string;
  said?: Sentence | null;
}

/** Meeples went from the reserve to the depot. */
export interface Assembled {
  e: 'assemble';
  seat: number;
  count: number;
  rule: string;
  said?: Sentence | null;
}

/** Meeples went from the depot to a territory. */
export interface Landed {
  e: 'land';
  seat: number;
  tile: number;
  count: number;
  rule: string;
  said?: Sentence | null;
}

/** A worker took a step on its path. */
export interface WorkerMoved {
  e: 'worker';
  slot: number;
  space: number;
  building: number;
  done: boolean;
  rule: string;
  said?: Sentence | null;
}

/** A site became a building. */
export interface Finished {
  e: 'finish';
  slot: number;
  building: number;
  rule: string;
  said?: Sentence | null;
}

/** A site was put into a slot. */
export interface Built {
  e: 'build';
  slot: number;
  building: number;
  rule: string;
  said?: Sentence | null;
}

/** A player without buildings put a site into a slot. */
export interface Founded {
  e: 'found';
  slot: number;
  building: number;
  rule: string;
  said?: Sentence | null;
}

/** A building went back to its owner's reserve. */
export interface Cleared {
  e: 'clear';
  slot: number;
  building: number;
  rule: string;
  said?: Sentence | null;
}

/** Meeples on defence spaces went back to their owner's reserve. */
export interface SentHome {
  e: 'home';
  seat: number;
  count: number;
  rule: string;
  said?: Sentence | null;
}

/** Enemy meeples were driven to another territory. */
export interface Intimidated {
  e: 'intimidate';
  seat: number;
  src: number;
  dst: number;
  count: number;
  rule: string;
  said?: Sentence | null;
}

/** Meeples on a territory were destroyed. */
export interface Destroyed {
  e: 'destroy';
  seat: number;
  tile: number;
  count: number;
  how: 'altar' | 'battle' | 'burn' | 'forge' | 'sacrifice' | 'shield';
  rule: string;
  said?: Sentence | null;
}

/** A meeple on a defence space was exchanged. */
export interface Converted {
  e: 'convert';
  seat: number;
  slot: number;
  building: number;
  victim: number;
  rule: string;
  said?: Sentence | null;
}

/** A meeple was put on a defence space from afar. */
export interface Bombed {
  e: 'bomb';
  seat: number;
  slot: number;
  building: number;
  rule: string;
  said?: Sentence | null;
}

/** An upgrade token was taken from the pool. */
export interface TokenTaken {
  e: 'take';
  seat: number;
  token: number;
  rule: string;
  said?: Sentence | null;
}

/** A meeple moved to a territory. */
export interface Moved {
  e: 'move';
  seat: number;
  src: number;
  dst: number;
  how: 'cave' | 'step' | 'tunnel';
  rule: string;
  said?: Sentence | null;
}

/** A meeple went into an empty cell. */
export interface Ventured {
  e: 'venture';
  seat: number;
  src: number;
  q: number;
  r: number;
  rule: string;
  said?: Sentence | null;
}

/** A meeple stands on a defence space now. */
export interface Entered {
  e: 'enter';
  seat: number;
  src: number;
  slot: number;
  building: number;
  rule: string;
  said?: Sentence | null;
}

/** A territory tile was turned face up. */
export interface Drawn {
  e: 'draw';
  seat: number;
  tile: number;
  q: number;
  r: number;
  rule: string;
  said?: Sentence | null;
}

/** A territory tile lies in its cell. */
export interface Laid {
  e: 'lay';
  tile: number;
  q: number;
  r: number;
  rotation: number;
  rule: string;
  said?: Sentence | null;
}

/** Two players fought; how many each had and lost. */
export interface Battle {
  e: 'battle';
  tile: number;
  one: number;
  other: number;
  men: [number, number];
  lost: [number, number];
  rule: string;
  said?: Sentence | null;
}

/** A player's marker climbed the ladder. */
export interface Brave {
  e: 'bravery';
  seat: number;
  points: number;
  step: number;
  rule: string;
  said?: Sentence | null;
}

/** Meeples went onto the honour mountain. */
export interface Honoured {
  e: 'honour';
  seat: number;
  count: number;
  rule: string;
  said?: Sentence | null;
}

/** A building was destroyed for good. */
export interface BuildingFell {
  e: 'fall';
  slot: number;
  building: number;
  rule: string;
  said?: Sentence | null;
}

/** A player has left the game. */
export interface Left {
  e: 'left';
  seat: number;
  rule: string;
  said?: Sentence | null;
}

/** The game is over. */
export interface Ended {
  e: 'end';
  winners: number[];
  points: number;
  ending: number;
  rule: string;
  said?: Sentence | null;
}

/** Everything one seat, or a spectator, may know: the same for all (MW-1.3). */
export interface MeepleView {
  game: 'meeple-war';
  seat: number;
  scenario: string;
  options: Record<string, string>;
  question: QuestionView;
  players: PlayerView[];
  tiles: TileView[];
  slots: SlotView[];
  turn: number;
  turns: number;
  round: number;
  rounds: number;
  goal: number;
  ladder: number;
  unseen: Record<string, number>;
  phase?: number;
  first?: number;
  cells?: CellView[];
  battles?: BattleView[];
  drawn?: string;
  supply?: number;
  pool?: string[];
  bonuses?: number[];
  weapons?: number;
  nature?: boolean;
  flags?: number;
  winners?: number[];
  ending?: string;
}

/** What is asked now, and of whom; the other fields only where the question is about them. */
export interface QuestionView {
  kind: string;
  seat?: number;
  slot?: number;
  tile?: number;
  cell?: number;
  count?: number;
}

/** One player, in the order of the seats. */
export interface PlayerView {
  seat: number;
  reserve: number;
  depot: number;
  bravery: number;
  workers: number;
  points: number;
  honour?: number;
  coming?: number;
  towers?: number;
  tree?: boolean;
  tokens?: string[];
  stock?: string[];
  destroyed?: string[];
  shields?: number[];
  recycles?: boolean;
  called?: boolean;
  gone?: boolean;
}

/** A territory: the tile that lies there, and who stands on it. */
export interface TileView {
  tile: number;
  code: string;
  kind: string;
  q: number;
  r: number;
  men: number[];
  rotation?: number;
  forest?: number[];
  trees?: number[];
  flags?: number;
  token?: string;
  bonus?: string;
  gate?: number;
  fresh?: number;
  moved?: number;
  altar_done?: boolean;
  holder?: number;
  ready?: number;
  reach?: number[];
}

/** A slot of a village, with its building and the worker on it. */
export interface SlotView {
  slot: number;
  q: number;
  r: number;
  building?: string;
  done?: boolean;
  space?: number;
  ahead?: number[];
  pending?: boolean;
  defence?: number;
  guests?: number[];
  falls?: boolean;
  left?: number;
  ends?: Record<number, number>;
}

/** An empty cell with meeples of the current player that wait for its tile (MW-13.3). */
export interface CellView {
  q: number;
  r: number;
  men: number;
  edges: number[];
}

/** A battle that would be fought if nobody moved any more: who has how many, loses how many, gains what. */
export interface BattleView {
  tile: number;
  seats: [number, number];
  men: [number, number];
  lost: [number, number];
  bravery: [number, number];
}

/** A space of an action path; its number is its place in the list, 0 is the start space (MW-20.5). */
export interface Space {
  name: string;
  after?: number[];
  action?: string;
  n?: number;
}

/** A building with its path. */
export interface PrintedBuilding {
  name: string;
  defence: number;
  site_defence: number;
  build: number;
  spaces: Space[];
}

/** The content. Events number things: `buildings`, `tiles` and `tokens` in this order. */
export interface Printed {
  hash: string;
  buildings: PrintedBuilding[];
  tiles: string[];
  codes: string[];
  faces: Record<string, Tile>;
  tokens: Record<string, Token>;
  numbers: Numbers;
  figures: Record<string, number>;
}

/** A kind of territory tile (MW-20.6). */
export interface Tile {
  kind: 'altar' | 'blank' | 'cave' | 'forge' | 'hut' | 'shield' | 'tower' | 'tunnel' | 'village';
  count: number;
  source: string;
  setup: '' | 'A' | 'B' | 'C';
  flags: number;
  forest: number[];
}

/** A territory upgrade token (MW-17.2). */
export interface Token {
  bonus: 'assemble' | 'deploy' | 'forge' | 'nature' | 'shield';
  source: string;
}

/** Counts and limits of sections 2, 4, 5, 15 and 18. */
export interface Numbers {
  meeples: number;
  workers: number;
  depot: number;
  goal: number;
  ladder: number;
  rounds: number;
  'first-building': string;
  quick: [string, string][];
}

export type MeepleEvent =
  | Acted
  | TurnBegan
  | PhaseBegan
  | TokenLaid
  | TreeLaid
  | Controlled
  | Assembled
  | Landed
  | WorkerMoved
  | Finished
  | Built
  | Founded
  | Cleared
  | SentHome
  | Intimidated
  | Destroyed
  | Converted
  | Bombed
  | TokenTaken
  | Moved
  | Ventured
  | Entered
  | Drawn
  | Laid
  | Battle
  | Brave
  | Honoured
  | BuildingFell
  | Left
  | Ended;
