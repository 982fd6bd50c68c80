// Made by `python -m tools.gen_types` from the server's structs. Do not edit: change those, and make it again.

/** A player made this decision. */
export interface Acted {
  e: 'act';
  seat: number;
  action: number;
  rule: string;
}

/** A new round. */
export interface RoundBegan {
  e: 'round';
  number: number;
  rule: string;
}

/** A phase of the round begins. */
export interface PhaseBegan {
  e: 'phase';
  phase: string;
  rule: string;
}

/** A player has taken a hero. */
export interface HeroChosen {
  e: 'hero';
  seat: number;
  figure: number;
  bench?: boolean;
  rule: string;
}

/** No tower is placed on sites of this colour this round. */
export interface ColourClosed {
  e: 'close';
  colour: number;
  rule: string;
}

/** A horde came onto the map. */
export interface Spawned {
  e: 'spawn';
  tray: number;
  card: number;
  route: number;
  index: number;
  cell: number;
  rule: string;
}

/** A card was turned over, and heroes have to make room for it. */
export interface Revealed {
  e: 'reveal';
  card: number;
  route: number;
  rule: string;
}

/** A trail card was removed: its marker spawns from the next round on. */
export interface TrailOpened {
  e: 'trail';
  trail: number;
  route: number;
  rule: string;
}

/** A tower stands on a site. */
export interface Built {
  e: 'build';
  seat: number;
  tower: number;
  site: number;
  facing: number;
  rule: string;
}

/** A tower was passed on, raised if possible. */
export interface Passed {
  e: 'pass';
  seat: number;
  tower: number;
  receiver: number;
  raised: number;
  rule: string;
}

/** A damage tile lies on a tray. */
export interface TilePlaced {
  e: 'tile';
  tray: number;
  shape: number;
  mask: number;
  damage: number;
  rule: string;
}

/** A soldier stands on a tray. */
export interface SoldierPlaced {
  e: 'soldier';
  tray: number;
  square: number;
  rule: string;
}

/** A soldier was taken from a tray. */
export interface SoldierTaken {
  e: 'take-soldier';
  tray: number;
  square: number;
  rule: string;
}

/** A tower that hit a portal lies face down. */
export interface TurnedDown {
  e: 'face-down';
  site: number;
  tower: number;
  rule: string;
}

/** A figure moved to a space, or to its hero board. */
export interface HeroMoved {
  e: 'move';
  figure: number;
  cell: number;
  displaced?: boolean;
  rule: string;
}

/** A figure's base lies on a tray. */
export interface Engaged {
  e: 'engage';
  figure: number;
  tray: number;
  block: number;
  rule: string;
}

/** A hero uses an ability, its own or a copied one. */
export interface AbilityUsed {
  e: 'ability';
  figure: number;
  hero: number;
  ability: number;
  rule: string;
}

/** A hero makes its basic attack. */
export interface BasicAttack {
  e: 'basic';
  figure: number;
  rule: string;
}

/** A hero rested. */
export interface Rested {
  e: 'rest';
  figure: number;
  rule: string;
}

/** A hero's health rose. */
export interface Healed {
  e: 'heal';
  figure: number;
  amount: number;
  rule: string;
}

/** An ability lies face up again. */
export interface Refreshed {
  e: 'refresh';
  figure: number;
  ability: number;
  rule: string;
}

/** A hero takes no damage until the end of the round. */
export interface Guarded {
  e: 'protect';
  figure: number;
  rule: string;
}

/** A figure took damage. */
export interface Hurt {
  e: 'hurt';
  figure: number;
  amount: number;
  left: number;
  rule: string;
}

/** A figure went to its hero board. */
export interface KnockedOut {
  e: 'knock-out';
  figure: number;
  rule: string;
}

/** A hero is revived. */
export interface Revived {
  e: 'revive';
  figure: number;
  rule: string;
}

/** The team casts a spell. */
export interface SpellCast {
  e: 'cast';
  seat: number;
  spell: number;
  rule: string;
}

/** A horde was destroyed. */
export interface TrayDestroyed {
  e: 'destroy';
  tray: number;
  card: number;
  crystals: number;
  rule: string;
}

/** All damage tiles left a tray. */
export interface TrayHealed {
  e: 'tray-heal';
  tray: number;
  rule: string;
}

/** A horde did not move: soldiers or heroes hold it. */
export interface TrayBlocked {
  e: 'block';
  tray: number;
  rule: string;
}

/** A horde or a boss moved along its route. */
export interface TrayMoved {
  e: 'advance';
  tray: number;
  index: number;
  cell: number;
  rule: string;
}

/** A horde shoots at heroes on it and beside it. */
export interface Aimed {
  e: 'aim';
  tray: number;
  rule: string;
}

/** A horde reached the exit. */
export interface Escaped {
  e: 'escape';
  tray: number;
  card: number;
  hearts: number;
  crystals: number;
  rule: string;
}

/** The boss's action card. */
export interface BossDrew {
  e: 'boss-card';
  card: number;
  rule: string;
}

/** A health card of the boss was covered. */
export interface BossLost {
  e: 'boss-health';
  left: number;
  rule: string;
}

/** A tower went back to the supply. */
export interface TowerLost {
  e: 'ruin';
  site: number;
  tower: number;
  rule: string;
}

/** A tray became a portal. */
export interface PortalOpened {
  e: 'rift';
  tray: number;
  level: number;
  rule: string;
}

/** A tower went from a white site to a player's hand. */
export interface Taken {
  e: 'take';
  seat: number;
  tower: number;
  rule: string;
}

/** A tower was bought for a player. */
export interface Bought {
  e: 'buy';
  seat: number;
  tower: number;
  price: number;
  rule: string;
}

/** The goal is reached; the round is still played to its end. */
export interface GoalReached {
  e: 'goal';
  rule: string;
}

/** The game is over. */
export interface Ended {
  e: 'end';
  how: 'boss' | 'hearts' | 'knock-out' | 'portal' | 'resignation' | 'rounds' | 'stuck' | 'time' | 'won';
  rule: string;
}

/** Everything one seat, or a spectator, may know: the same for all (RT-33.3). */
export interface KingdomView {
  seat: number;
  scenario: string;
  options: Record<string, string>;
  phase: string;
  round: number;
  rounds: number;
  rows: number;
  columns: number;
  hearts: number;
  crystals: number;
  soldiers: number;
  question: QuestionView;
  players: SeatView[];
  figures: FigureView[];
  trays: TrayView[];
  sites: SiteView[];
  markers: MarkerView[];
  routes: number[][];
  exits: number[];
  exit_turn: number;
  supply: Record<string, number>;
  level_cap: number;
  goal: string;
  portals?: number;
  reached?: boolean;
  spells?: string[];
  trails?: number[];
  ghosts?: number;
  coming?: string[];
  boss?: BossView | null;
  volley?: VolleyView | null;
  closed?: number;
  discards?: string[];
  fates?: FateView[];
  ending?: string;
}

/** What is asked now, and of whom. */
export interface QuestionView {
  kind: string;
  seats?: number[];
  figure?: number;
}

/** One player. */
export interface SeatView {
  seat: number;
  hero?: string;
  hand?: Record<string, number>;
  incoming?: Record<string, number>;
  done?: boolean;
}

/** A hero, or the wildcat. */
export interface FigureView {
  figure: number;
  name: string;
  role: string;
  owner: number;
  health?: number;
  most?: number;
  cell?: number;
  tray?: number;
  block?: number;
  used?: boolean;
  abilities?: AbilityView[];
  guarded?: boolean;
  down?: boolean;
  revived?: boolean;
}

/** An ability in a hero's slot. */
export interface AbilityView {
  ability: number;
  name: string;
  ready?: boolean;
  lasting?: boolean;
}

/** A horde on its tray; squares are 5 * row + column of the card as printed. */
export interface TrayView {
  tray: number;
  card: string;
  kind: string;
  route: number;
  index: number;
  cell: number;
  turn: number;
  left: number;
  height?: number;
  level?: number;
  tiles?: PlacedView[];
  soldiers?: number[];
  uncovered?: number[];
  gone?: number[];
  icons?: string[];
  fast?: boolean;
  hearts?: number;
}

/** A damage tile on a tray. */
export interface PlacedView {
  squares: number[];
  damage: string;
}

/** A building site. */
export interface SiteView {
  site: number;
  cell: number;
  colour: number;
  towers?: TowerView[];
  closed?: boolean;
}

/** A tower on a site. */
export interface TowerView {
  tower: string;
  facing: number;
  builder: number;
  flipped?: boolean;
}

/** A spawn marker with its deck. */
export interface MarkerView {
  route: number;
  cell: number;
  cards: number;
  recipe: string[];
  opens?: number;
  closed?: boolean;
}

/** The boss: its health card is tray 31. */
export interface BossView {
  name: string;
  cell: number;
  left: number;
  deck: number;
  drawn?: string[];
}

/** The attack that is being made. */
export interface VolleyView {
  seat: number;
  damage: string;
  targets: number[];
  tiles: string[];
  forms: number[][];
  soldiers?: number;
  link?: boolean;
  only?: number;
  forced?: boolean;
}

/** What will become of a tray at the end of the round as things stand. */
export interface FateView {
  tray: number;
  fate: 'escapes' | 'falls' | 'held' | 'moves' | 'stays';
  index?: number;
  hearts?: number;
  lost?: boolean;
}

/** A damage tile: the squares of each of its forms, and the form after so many quarter turns. */
export interface PrintedShape {
  name: string;
  forms: [number, number][][];
  after: number[];
}

/** The content by name. Events number towers, shapes, cards, heroes and spells in the order they have here. */
export interface Printed {
  hash: string;
  shapes: PrintedShape[];
  towers: Record<string, Tower>;
  enemies: Record<string, Enemy>;
  hordes: Record<string, Horde>;
  heroes: Record<string, Hero>;
  spells: Record<string, Spell>;
  bosses: Record<string, Boss>;
  scenarios: Record<string, Scenario>;
  settings: Record<string, Difficulty>;
  numbers: Numbers;
}

/** A tower card: its family and level, how many there are, its one attack (RT-1.2, RT-1.3, RT-7.21). */
export interface Tower {
  family: 'archer' | 'artillery' | 'barracks' | 'mage';
  level: number;
  copies: number;
  attack: Attack;
  source: string;
  upgrades: string[];
}

/** Where an attack reaches and what it places there. */
export interface Attack {
  damage: 'magic' | 'physical' | 'true';
  reach: 'adjacent' | 'any' | 'arrows' | 'beside-target' | 'companion' | 'own' | 'own-or-adjacent' | 'portal-or-boss' | 'precise' | 'target';
  arrows: Record<'E' | 'N' | 'NE' | 'NW' | 'S' | 'SE' | 'SW' | 'W', number>;
  tiles: string[];
  soldiers: number;
  link: boolean;
  free: boolean;
}

/** An enemy of horde cards. */
export interface Enemy {
  code: string;
  source: string;
  resists: ('magic' | 'physical' | 'true')[];
  'tiles-only': boolean;
  icons: ('aim' | 'fast' | 'heal')[];
  large: boolean;
}

/** A horde card: its grid, and what is on its back (RT-1.11). */
export interface Horde {
  kind: 'flying' | 'ghost' | 'ghost-strip' | 'normal' | 'portal' | 'trailblazer';
  tier: number;
  crystals: number;
  grid: string[];
  source: string;
  trail: string[];
}

/** A hero with its board (RT-1.8). */
export interface Hero {
  health: number;
  move: number;
  basic: Step[];
  abilities: Record<string, Ability>;
  start: Record<string, string[]>;
  source: string;
  companion: boolean;
}

/** One part of an ability, a basic attack or a spell; what a word does not need stays out. */
export interface Step {
  do: 'again' | 'attack' | 'basic' | 'companion' | 'copy' | 'grant' | 'heal' | 'pay' | 'protect' | 'raise' | 'refresh' | 'resurrect' | 'surge';
  damage: 'magic' | 'physical' | 'true';
  reach: 'adjacent' | 'any' | 'arrows' | 'beside-target' | 'companion' | 'own' | 'own-or-adjacent' | 'portal-or-boss' | 'precise' | 'target';
  arrows: Record<'E' | 'N' | 'NE' | 'NW' | 'S' | 'SE' | 'SW' | 'W', number>;
  tiles: string[];
  soldiers: number;
  link: boolean;
  free: boolean;
  each: boolean;
  most: number;
  must: boolean;
  cluster: boolean;
  sides: boolean;
  per: '' | 'empty' | 'enemy';
  'if-on-site': boolean;
  exactly: number;
  who: 'any' | 'near' | 'on-map' | 'same-space' | 'self' | 'self-or-adjacent';
  amount: number;
  move: number;
  anywhere: boolean;
  basic: boolean;
  refresh: boolean;
  levels: number;
}

/** A special ability of a hero. */
export interface Ability {
  steps: Step[];
  source: string;
  lasting: boolean;
}

/** A spell, cast once a game (RT-1.12). */
export interface Spell {
  energy: number;
  steps: Step[];
  source: string;
}

/** A boss: health cards, action deck, how it moves (RT-1.13). */
export interface Boss {
  moves: 'advance' | 'backwards' | 'even-rounds';
  count: Record<string, number>;
  cards: BossCard[];
  health: string[][];
  source: string;
}

/** A card of a boss's action deck. */
export interface BossCard {
  name: string;
  copies: number;
  effects: ('hurt' | 'muster' | 'rift' | 'ruin' | 'stride' | 'terror')[];
}

/** A scenario: map, decks, cap, goal, rules of its own (RT-1.1, RT-17.1), none for the Kingdom (RT-17.8). */
export interface Scenario {
  abilities: number;
  spells: number;
  energy: number;
  'level-cap': number;
  goal: 'boss' | 'portals';
  exit: 'E' | 'N' | 'S' | 'W';
  map: string[];
  routes: [number, number][][];
  players: Record<string, Players>;
  source: string;
  iron: Iron;
  boss: BossPlace | null;
  banned: string[];
  'even-markers': number[];
  trails: Record<string, number>;
  ghosts: boolean;
}

/** What a scenario has for a number of players. */
export interface Players {
  decks: string[][];
  initial: Initial[];
}

/** A horde on the map at the start. */
export interface Initial {
  tier: number;
  route: number;
  index: number;
}

/** The extra rule of an iron challenge. */
export interface Iron {
  'idle-heroes': number;
  'no-soldier-purchases': boolean;
  'fast-in-even-rounds': boolean;
  'more-health': number;
  'no-escape-crystals': boolean;
  'aim-damage': number;
  'level-cap': number;
  'no-ghost-crystals': boolean;
  'open-trail': string;
  'no-precise-on-flying': boolean;
  'boss-cards': number;
  'boss-moves-always': boolean;
}

/** Where a boss begins. */
export interface BossPlace {
  name: string;
  route: number;
  index: number;
}

/** A setting: what the Kingdom starts with, and what else it changes. */
export interface Difficulty {
  hearts: number;
  crystals: number;
  source: string;
  stars: number;
  'no-spells': boolean;
  'no-knock-outs': boolean;
  iron: boolean;
}

/** Counts and limits. */
export interface Numbers {
  soldiers: number;
  crystals: number;
  rounds: number;
  prices: number[];
  slots: number;
  bench: number;
  'companion-move': number;
  source: string;
}

export type KingdomEvent =
  | Acted
  | RoundBegan
  | PhaseBegan
  | HeroChosen
  | ColourClosed
  | Spawned
  | Revealed
  | TrailOpened
  | Built
  | Passed
  | TilePlaced
  | SoldierPlaced
  | SoldierTaken
  | TurnedDown
  | HeroMoved
  | Engaged
  | AbilityUsed
  | BasicAttack
  | Rested
  | Healed
  | Refreshed
  | Guarded
  | Hurt
  | KnockedOut
  | Revived
  | SpellCast
  | TrayDestroyed
  | TrayHealed
  | TrayBlocked
  | TrayMoved
  | Aimed
  | Escaped
  | BossDrew
  | BossLost
  | TowerLost
  | PortalOpened
  | Taken
  | Bought
  | GoalReached
  | Ended;
