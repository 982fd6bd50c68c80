// Made by `python -m tools.gen_types` from the server's structs. Do not edit: change those, and make it again.

import type { Sentence } from '../../protocol/types';

/** A side made this action. */
export interface Acted {
  e: 'act';
  side: number;
  action: number;
  rule: string;
  said?: Sentence | null;
}

/** A face-down piece turned face-up. */
export interface Revealed {
  e: 'reveal';
  cell: number;
  side: number;
  kind: number;
  rule: string;
  said?: Sentence | null;
}

/** A face-up piece went to another cell. */
export interface Moved {
  e: 'move';
  src: number;
  dst: number;
  side: number;
  kind: number;
  rule: string;
  said?: Sentence | null;
}

/** A piece died; its original type is shown to all (SW-6.12). */
export interface Died {
  e: 'die';
  cell: number;
  side: number;
  kind: number;
  was?: number;
  rule: string;
  said?: Sentence | null;
}

/** Two pieces exchanged their cells, seen by everyone (SW-6.11). */
export interface Swapped {
  e: 'swap';
  one: number;
  other: number;
  rule: string;
  said?: Sentence | null;
}

/** A face-up piece turned face-down. */
export interface Hid {
  e: 'hide';
  cell: number;
  side: number;
  kind: number;
  rule: string;
  said?: Sentence | null;
}

/** A face-up piece is of another type from now on. */
export interface Became {
  e: 'become';
  cell: number;
  side: number;
  was: number;
  kind: number;
  rule: string;
  said?: Sentence | null;
}

/** A face-up piece got a bonus: cross, diag or snipe. */
export interface Gained {
  e: 'bonus';
  cell: number;
  side: number;
  kind: number;
  bonus: string;
  rule: string;
  said?: Sentence | null;
}

/** An augment card became public. */
export interface CardShown {
  e: 'card';
  side: number;
  code: string;
  rule: string;
  said?: Sentence | null;
}

/** The attacker on that cell outlived a trap. */
export interface Survived {
  e: 'survive';
  cell: number;
  side: number;
  kind: number;
  rule: string;
  said?: Sentence | null;
}

/** A side had no turn action. */
export interface Passed {
  e: 'pass';
  side: number;
  rule: string;
  said?: Sentence | null;
}

/** A side has locked in its cards and its deployment. */
export interface Locked {
  e: 'lock';
  side: number;
  rule: string;
  said?: Sentence | null;
}

/** A side's turn begins; the rule says why it is theirs. */
export interface TurnBegan {
  e: 'turn';
  side: number;
  rule: string;
  said?: Sentence | null;
}

/** A side offers a draw. */
export interface DrawOffered {
  e: 'offer';
  side: number;
  rule: string;
  said?: Sentence | null;
}

/** A side's answer to a draw offer is no. */
export interface DrawDeclined {
  e: 'decline';
  side: number;
  rule: string;
  said?: Sentence | null;
}

/** The game is over: the winner, or -1 for a draw, and how. */
export interface Ended {
  e: 'result';
  winner: number;
  ending: number;
  rule: string;
  said?: Sentence | null;
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
  stepping?: number;
  summoned?: number;
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

export type SummonerEvent =
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
