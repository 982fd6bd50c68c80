// Made by `python -m tools.gen_types` from the server's structs. Do not edit: change those, and make it again.

import type { Sentence } from '../../protocol/types';

/** A player made this decision. */
export interface Acted {
  e: 'act';
  seat: number;
  action: number;
  who?: Who | null;
  rule: string;
  said?: Sentence | null;
}

/** What everyone calls a piece by: its kind, and whose it is. */
export interface Who {
  kind: number;
  owner: number;
}

/** A player leads these figures. */
export interface TeamChosen {
  e: 'team';
  seat: number;
  figures: number[];
  rule: string;
  said?: Sentence | null;
}

/** Two cards of the draft are on the table. */
export interface Dealt {
  e: 'deal';
  seat: number;
  figures: number[];
  rule: string;
  said?: Sentence | null;
}

/** The players take their turns in this order. */
export interface OrderSet {
  e: 'order';
  seats: number[];
  rule: string;
  said?: Sentence | null;
}

/** The arena is ready: its scenery stands, its coins lie there. */
export interface ArenaSet {
  e: 'arena';
  arena: number;
  rule: string;
  said?: Sentence | null;
}

/** A player's figures start on this edge or in this zone. */
export interface StartSet {
  e: 'start';
  seat: number;
  edge: number;
  zone?: string;
  rule: string;
  said?: Sentence | null;
}

/** The rewards are shuffled, and one of each pile is turned up. */
export interface MarketSet {
  e: 'market';
  tokens: number[];
  rule: string;
  said?: Sentence | null;
}

/** A figure is put on its start cell. */
export interface Placed {
  e: 'place';
  piece: number;
  who: Who;
  cell: number;
  rule: string;
  said?: Sentence | null;
}

/** A player's game turn begins. */
export interface GameTurn {
  e: 'turn';
  seat: number;
  number: number;
  rule: string;
  said?: Sentence | null;
}

/** A character's activation begins with these points. */
export interface CharacterTurn {
  e: 'character';
  piece: number;
  who: Who;
  cell: number;
  ap: number;
  mp: number;
  rule: string;
  said?: Sentence | null;
}

/** A character's turn is over. */
export interface TurnEnded {
  e: 'character-end';
  piece: number;
  who: Who;
  rule: string;
  said?: Sentence | null;
}

/** Dice were rolled; `hits` counts those that are successes without anybody's choice. */
export interface Rolled {
  e: 'roll';
  roll: 'armor' | 'critical' | 'dodge' | 'gamble' | 'lock' | 'order' | 'tension';
  seat: number;
  piece: number;
  faces: number[];
  hits: number;
  who?: Who | null;
  rule: string;
  said?: Sentence | null;
}

/** A joker was turned to a plain face by the player who rolled it. */
export interface Turned {
  e: 'joker';
  seat: number;
  die: number;
  face: number;
  rule: string;
  said?: Sentence | null;
}

/** The tension dice show the same face. */
export interface Doubles {
  e: 'doubles';
  face: number;
  rule: string;
  said?: Sentence | null;
}

/** A Gallon of Glory or more changed hands; -1 is the wild pile, -2 is out of the game. */
export interface Honour {
  e: 'honour';
  giver: number;
  taker: number;
  amount: number;
  rule: string;
  said?: Sentence | null;
}

/** A die lies on a card and gives its power. */
export interface Laid {
  e: 'inspire';
  piece: number;
  who: Who;
  face: number;
  rule: string;
  said?: Sentence | null;
}

/** Dice were sold to the bank. */
export interface Refunded {
  e: 'refund';
  seat: number;
  dice: number;
  kamas: number;
  rule: string;
  said?: Sentence | null;
}

/** A player's inspiration ends. */
export interface Faded {
  e: 'fade';
  seat: number;
  rule: string;
  said?: Sentence | null;
}

/** A character walked one cell. */
export interface Stepped {
  e: 'move';
  piece: number;
  who: Who;
  src: number;
  dst: number;
  rule: string;
  said?: Sentence | null;
}

/** A character was held and loses the rest of its turn. */
export interface Locked {
  e: 'locked';
  piece: number;
  who: Who;
  by: number;
  by_who: Who;
  rule: string;
  said?: Sentence | null;
}

/** A piece was moved by an effect. */
export interface Shifted {
  e: 'shift';
  piece: number;
  who: Who;
  src: number;
  dst: number;
  way: 'approach' | 'leap' | 'pull' | 'push' | 'recall' | 'recoil';
  rule: string;
  said?: Sentence | null;
}

/** Two pieces exchanged their cells. */
export interface Swapped {
  e: 'swap';
  one: number;
  one_who: Who;
  other: number;
  other_who: Who;
  rule: string;
  said?: Sentence | null;
}

/** A spell was cast; the reward of a one-shot spell or a weapon is not named here. */
export interface CastSpell {
  e: 'cast';
  piece: number;
  who: Who;
  spell: number;
  cell: number;
  target?: number;
  target_who?: Who | null;
  rule: string;
  said?: Sentence | null;
}

/** A Krosmaster punched. */
export interface Punched {
  e: 'punch';
  piece: number;
  who: Who;
  cell: number;
  target_who: Who;
  rule: string;
  said?: Sentence | null;
}

/** Damage markers were placed. */
export interface Hurt {
  e: 'hurt';
  piece: number;
  who: Who;
  amount: number;
  damage: number;
  hp: number;
  rule: string;
  said?: Sentence | null;
}

/** Damage markers were removed. */
export interface Healed {
  e: 'heal';
  piece: number;
  who: Who;
  amount: number;
  damage: number;
  hp: number;
  rule: string;
  said?: Sentence | null;
}

/** AP or MP markers were put on a character. */
export interface Marked {
  e: 'marker';
  piece: number;
  who: Who;
  ap: number;
  mp: number;
  rule: string;
  said?: Sentence | null;
}

/** A token came into the arena. */
export interface Summoned {
  e: 'summon';
  piece: number;
  kind: number;
  summoner: number;
  summoner_who: Who;
  cell: number;
  rule: string;
  said?: Sentence | null;
}

/** A token left the arena without being knocked out. */
export interface Removed {
  e: 'remove';
  piece: number;
  who: Who;
  cell: number;
  rule: string;
  said?: Sentence | null;
}

/** A character or bomb is knocked out; `by` is the seat that gets the credit. */
export interface KnockedOut {
  e: 'ko';
  piece: number;
  who: Who;
  cell: number;
  by: number;
  rule: string;
  said?: Sentence | null;
}

/** A bomb casts its spell and is gone. */
export interface Exploded {
  e: 'explode';
  piece: number;
  who: Who;
  cell: number;
  rule: string;
  said?: Sentence | null;
}

/** A trap is triggered. */
export interface Sprung {
  e: 'trap';
  piece: number;
  who: Who;
  cell: number;
  rule: string;
  said?: Sentence | null;
}

/** Scenery was damaged. */
export interface SceneryHurt {
  e: 'scratch';
  cell: number;
  scenery: number;
  amount: number;
  rule: string;
  said?: Sentence | null;
}

/** Scenery was destroyed and leaves coins. */
export interface SceneryBroken {
  e: 'break';
  cell: number;
  scenery: number;
  kamas: number;
  rule: string;
  said?: Sentence | null;
}

/** The markers on scenery are removed at the end of the game turn. */
export interface SceneryMended {
  e: 'mend';
  cells: number[];
  rule: string;
  said?: Sentence | null;
}

/** A coin was picked up. */
export interface PickedUp {
  e: 'pick-up';
  piece: number;
  who: Who;
  cell: number;
  rule: string;
  said?: Sentence | null;
}

/** Coins went to a player (or, below 0, away from one). */
export interface Coins {
  e: 'coins';
  seat: number;
  amount: number;
  rule: string;
  said?: Sentence | null;
}

/** A reward was bought; the token of a blind purchase is -1 for those who may not know it. */
export interface Bought {
  e: 'buy';
  piece: number;
  who: Who;
  place: number;
  token: number;
  rule: string;
  said?: Sentence | null;
}

/** The next token of a pile is turned face up; -1 when the pile is empty. */
export interface ShopTurned {
  e: 'turn-up';
  place: number;
  token: number;
  rule: string;
  said?: Sentence | null;
}

/** A reward lies face down on a card. */
export interface Assigned {
  e: 'assign';
  piece: number;
  who: Who;
  token: number;
  rule: string;
  said?: Sentence | null;
}

/** A reward was turned face up. */
export interface Used {
  e: 'use';
  piece: number;
  who: Who;
  token: number;
  rule: string;
  said?: Sentence | null;
}

/** A reward left the game; -1 for those who never saw it. */
export interface Discarded {
  e: 'discard';
  piece: number;
  who: Who;
  token: number;
  rule: string;
  said?: Sentence | null;
}

/** A character has more points now. */
export interface Gained {
  e: 'gain';
  piece: number;
  who: Who;
  ap: number;
  mp: number;
  rule: string;
  said?: Sentence | null;
}

/** A player named another to lose a Gallon of Glory. */
export interface Named {
  e: 'name';
  seat: number;
  named: number;
  rule: string;
  said?: Sentence | null;
}

/** A player has left the game. */
export interface Out {
  e: 'out';
  seat: number;
  rule: string;
  said?: Sentence | null;
}

/** The game is over; the winner is a side, -1 for a draw. */
export interface Ended {
  e: 'end';
  winner: number;
  winners: number[];
  ending: number;
  rule: string;
  said?: Sentence | null;
}

/** Everything one seat, or a spectator, may know. */
export interface KrosmasterView {
  game: 'krosmaster-arena';
  seat: number;
  scenario: string;
  mode: string;
  options: Record<string, string>;
  phase: 'over' | 'play' | 'setup';
  question: QuestionView;
  players: PlayerView[];
  order: number[];
  board: BoardView;
  pieces: PieceView[];
  turn?: number;
  turns?: number;
  active?: ActiveView | null;
  bank?: number;
  wild?: number;
  market?: MarketView | null;
  dice?: string[];
  sold?: number;
  strikes?: StrikeView[];
  lockers?: number[];
  bombs?: number[];
  fallen?: number[];
  draft?: DraftView | null;
  race?: number;
  winner?: number;
  ending?: string;
}

/** What is asked now, and of whom; the other fields only where the question is about them. */
export interface QuestionView {
  kind: string;
  seats?: number[];
  piece?: number;
  cell?: number;
  rank?: string;
  reward?: string;
  token?: number;
  amount?: number;
}

/** One player, in the order of the seats. */
export interface PlayerView {
  seat: number;
  side: number;
  gg?: number;
  pool?: number;
  team?: string[];
  ready?: boolean;
  timeline?: number[];
  starts?: number[];
  out?: boolean;
}

/** The arena; a cell is 12 * row + column, on smaller boards too. */
export interface BoardView {
  width: number;
  height: number;
  arena?: string;
  trees?: number[];
  bushes?: number[];
  crates?: number[];
  demons?: number[];
  starts?: number[];
  coins?: Record<number, number>;
  scratches?: Record<number, number>;
}

/** A Krosmaster, in the arena or out of it, or a summon token in the arena. */
export interface PieceView {
  piece: number;
  kind: string;
  species: string;
  owner: number;
  hp: number;
  cell?: number;
  damage?: number;
  level?: number;
  powers?: string[];
  inspired?: string[];
  equipped?: string[];
  ap_plus?: number;
  ap_minus?: number;
  mp_plus?: number;
  mp_minus?: number;
  used?: string[];
  held?: HeldView[];
  summoner?: number;
  acted?: boolean;
  knocked_out?: boolean;
}

/** A reward on a card: its rank for all, which one it is only for those who may know it (KA-31.2, KA-31.3). */
export interface HeldView {
  rank: string;
  reward?: string;
  up?: boolean;
  public?: boolean;
  token?: number;
}

/** The character whose turn it is. */
export interface ActiveView {
  piece: number;
  ap: number;
  mp: number;
  slots?: SlotView[];
  reach?: number;
  boosts?: BoostView[];
  far?: string;
  hidden?: Record<number, number[]>;
  ways?: [number, number, number, number][];
}

/** One spell of the active character; its place in the list is its slot, the weapon's spell stands last. */
export interface SlotView {
  spell: string;
  reach: number;
  cells?: string;
  sight?: boolean;
  spent?: boolean;
  barred?: boolean;
}

/** A bonus that waits for the next spell of one of these elements (KA-19.22). */
export interface BoostView {
  elements: string[];
  damage: number;
}

/** The rewards: six places face up, two of each rank, and the piles beside them (KA-6.9, KA-31.1). */
export interface MarketView {
  shop: string[];
  piles: number[];
  tokens?: number[];
  removed?: string[];
  removed_tokens?: number[];
  unseen?: Record<string, Record<string, number>>;
}

/** A spell, punch or explosion that is being resolved. */
export interface StrikeView {
  caster: number;
  seat: number;
  cell: number;
  spell?: string;
  element?: string;
  targets?: number[];
  scenery?: number[];
  faces?: string[];
  hits?: number;
}

/** The draft: the cards on the table, and how many are still face down (KA-5.4, KA-31.4). */
export interface DraftView {
  table: string[];
  left: number;
}

/** The content by name. Events number things: `kinds`, `spells`, `rewards` and `arenas` in this order. */
export interface Printed {
  hash: string;
  figures: Record<string, Figure>;
  summons: Record<string, Summon>;
  spells: Record<string, Spell>;
  rewards: Record<string, Reward>;
  arenas: Record<string, Arena>;
  tutorials: Record<string, Tutorial>;
  prices: Prices;
  kinds: string[];
  tokens: string[];
}

/** A Krosmaster's card (section 25). */
export interface Figure {
  level: number;
  initiative: number;
  mp: number;
  hp: number;
  ap: number;
  name: 'gold' | 'white';
  breed: string;
  spells: string[];
  source: string;
  powers: ('armor' | 'counter-attack' | 'critical-hit' | 'dodge' | 'healing' | 'immunity-air' | 'immunity-earth' | 'immunity-fire' | 'immunity-water' | 'itty-bitty' | 'lock' | 'resistance-air' | 'resistance-earth' | 'resistance-fire' | 'resistance-water')[];
}

/** A summon token (section 26). */
export interface Summon {
  species: 'bomb' | 'creature' | 'trap';
  spells: string[];
  source: string;
  hp: number;
  mp: number;
  ap: number;
  powers: ('armor' | 'counter-attack' | 'critical-hit' | 'dodge' | 'healing' | 'immunity-air' | 'immunity-earth' | 'immunity-fire' | 'immunity-water' | 'itty-bitty' | 'lock' | 'resistance-air' | 'resistance-earth' | 'resistance-fire' | 'resistance-water')[];
}

/** A spell of a card, a token or a reward (sections 11 to 15). */
export interface Spell {
  kind: 'attack' | 'heal' | 'special' | 'summon';
  range: 'fixed' | 'fixed-line' | 'line' | 'melee' | 'no-sight' | 'normal' | 'personal';
  source: string;
  limit: 'game' | 'turn' | 'unlimited';
  ap: number;
  mp: number;
  damage: number;
  min: number;
  max: number;
  element: 'air' | 'earth' | 'fire' | 'water' | 'none';
  value: number;
  area: 'cross' | 'hollow' | 'line' | 'oblique' | 'single' | 'square' | 'sweep';
  summons: string;
  'summon-limit': number;
  'life-steal': boolean;
  'armor-break': number;
  recoil: number;
  approach: number;
  push: number;
  pull: number;
  swap: boolean;
  'allies-only': boolean;
  'ap-markers': number;
  'mp-markers': number;
  'steal-ap': number;
  'steal-mp': number;
  beside: string;
  'beside-bonus': number;
  'beside-most': number;
  'range-bonus': number;
  'drops-mp': boolean;
}

/** A demonic reward token (section 27). */
export interface Reward {
  rank: 'gold' | 'granite' | 'jade';
  copies: number;
  category: 'boost' | 'buff' | 'dofus' | 'pet' | 'set' | 'weapon';
  source: string;
  gains: Gain[];
  pick: 'all' | 'choose' | 'gamble';
  'next-elements': ('air' | 'earth' | 'fire' | 'water')[];
  'next-bonus': number;
  pays: number;
  gg: number;
  tribute: number;
  'self-damage': number;
  recall: boolean;
  leap: number;
  summons: string;
  spell: string;
  'any-element': boolean;
  powers: ('armor' | 'counter-attack' | 'critical-hit' | 'dodge' | 'healing' | 'immunity-air' | 'immunity-earth' | 'immunity-fire' | 'immunity-water' | 'itty-bitty' | 'lock' | 'resistance-air' | 'resistance-earth' | 'resistance-fire' | 'resistance-water')[];
  hp: number;
  ap: number;
  mp: number;
  elements: ('air' | 'earth' | 'fire' | 'water')[];
  bonus: number;
  'melee-only': boolean;
  reduces: number;
  shields: boolean;
  warden: boolean;
  finds: number;
}

/** What a boost gives at once. */
export interface Gain {
  ap: number;
  mp: number;
  heal: number;
  kamas: number;
}

/** A board: a drawing cell by cell, and the start zones of four players (section 2). */
export interface Arena {
  board: string;
  source: string;
  zones: Record<string, string[]>;
}

/** A tutorial scenario (section 29). */
export interface Tutorial {
  rule: string;
  goal: 'full' | 'ko-all' | 'ko-and-survive' | 'ko-one';
  teams: [Team, Team];
  source: string;
  arena: string;
  board: string;
  powers: boolean;
  'punch-only': boolean;
  forbidden: string[];
  bonuses: boolean;
  coins: boolean;
  tension: boolean;
  first: number;
  variants: Record<string, Variant>;
}

/** One player of a tutorial: the figures, and the cells they start on (none: they are deployed). */
export interface Team {
  figures: string[];
  cells: string[];
  edge: '' | 'E' | 'N' | 'S' | 'W';
}

/** What a variant of a tutorial changes: the teams, or who starts. */
export interface Variant {
  teams: [Team, Team] | null;
  first: number | null;
}

/** What things cost and how many there are (sections 1, 7, 10, 19). */
export interface Prices {
  granite: number;
  jade: number;
  gold: number;
  gg: number;
  'buy-ap': number;
  'pick-ap': number;
  'punch-ap': number;
  'punch-damage': number;
  kamas: number;
  refund: [number, number];
  'bush-hp': number;
  'tree-hp': number;
  'crate-hp': number;
}

export type KrosmasterEvent =
  | Acted
  | TeamChosen
  | Dealt
  | OrderSet
  | ArenaSet
  | StartSet
  | MarketSet
  | Placed
  | GameTurn
  | CharacterTurn
  | TurnEnded
  | Rolled
  | Turned
  | Doubles
  | Honour
  | Laid
  | Refunded
  | Faded
  | Stepped
  | Locked
  | Shifted
  | Swapped
  | CastSpell
  | Punched
  | Hurt
  | Healed
  | Marked
  | Summoned
  | Removed
  | KnockedOut
  | Exploded
  | Sprung
  | SceneryHurt
  | SceneryBroken
  | SceneryMended
  | PickedUp
  | Coins
  | Bought
  | ShopTurned
  | Assigned
  | Used
  | Discarded
  | Gained
  | Named
  | Out
  | Ended;
