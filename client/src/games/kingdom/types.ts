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

/** A new round. */
export interface RoundBegan {
  e: 'round';
  number: number;
  rule: string;
  said?: Sentence | null;
}

/** A phase of the round begins. */
export interface PhaseBegan {
  e: 'phase';
  phase: string;
  rule: string;
  said?: Sentence | null;
}

/** A player has taken a hero. */
export interface HeroChosen {
  e: 'hero';
  seat: number;
  figure: number;
  bench?: boolean;
  rule: string;
  said?: Sentence | null;
}

/** No tower is placed on sites of this colour this round. */
export interface ColourClosed {
  e: 'close';
  colour: number;
  rule: string;
  said?: Sentence | null;
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
  said?: Sentence | null;
}

/** A card was turned over, and heroes have to make room for it. */
export interface Revealed {
  e: 'reveal';
  card: number;
  route: number;
  rule: string;
  said?: Sentence | null;
}

/** A trail card was removed: its marker spawns from the next round on. */
export interface TrailOpened {
  e: 'trail';
  trail: number;
  route: number;
  rule: string;
  said?: Sentence | null;
}

/** A tower stands on a site. */
export interface Built {
  e: 'build';
  seat: number;
  tower: number;
  shown: number;
  site: number;
  cell: number;
  facing: number;
  rule: string;
  said?: Sentence | null;
}

/** A tower was passed on, raised if possible. */
export interface Passed {
  e: 'pass';
  seat: number;
  tower: number;
  shown: number;
  receiver: number;
  raised: number;
  raised_shown: number;
  rule: string;
  said?: Sentence | null;
}

/** A damage tile lies on a tray. */
export interface TilePlaced {
  e: 'tile';
  tray: number;
  horde: string;
  shape: number;
  mask: number;
  damage: number;
  rule: string;
  said?: Sentence | null;
}

/** A soldier stands on a tray. */
export interface SoldierPlaced {
  e: 'soldier';
  tray: number;
  horde: string;
  square: number;
  rule: string;
  said?: Sentence | null;
}

/** A soldier was taken from a tray. */
export interface SoldierTaken {
  e: 'take-soldier';
  tray: number;
  horde: string;
  square: number;
  rule: string;
  said?: Sentence | null;
}

/** A tower that hit a portal lies face down. */
export interface TurnedDown {
  e: 'face-down';
  site: number;
  tower: number;
  shown: number;
  rule: string;
  said?: Sentence | null;
}

/** A figure moved to a space, or to its hero board. */
export interface HeroMoved {
  e: 'move';
  figure: number;
  cell: number;
  displaced?: boolean;
  rule: string;
  said?: Sentence | null;
}

/** A figure's base lies on a tray. */
export interface Engaged {
  e: 'engage';
  figure: number;
  tray: number;
  horde: string;
  block: number;
  rule: string;
  said?: Sentence | null;
}

/** A hero uses an ability, its own or a copied one. */
export interface AbilityUsed {
  e: 'ability';
  figure: number;
  hero: number;
  ability: number;
  rule: string;
  said?: Sentence | null;
}

/** A hero makes its basic attack. */
export interface BasicAttack {
  e: 'basic';
  figure: number;
  rule: string;
  said?: Sentence | null;
}

/** A hero rested. */
export interface Rested {
  e: 'rest';
  figure: number;
  rule: string;
  said?: Sentence | null;
}

/** A hero's health rose. */
export interface Healed {
  e: 'heal';
  figure: number;
  amount: number;
  rule: string;
  said?: Sentence | null;
}

/** An ability lies face up again. */
export interface Refreshed {
  e: 'refresh';
  figure: number;
  ability: number;
  rule: string;
  said?: Sentence | null;
}

/** A hero takes no damage until the end of the round. */
export interface Guarded {
  e: 'protect';
  figure: number;
  rule: string;
  said?: Sentence | null;
}

/** A figure took damage. */
export interface Hurt {
  e: 'hurt';
  figure: number;
  amount: number;
  left: number;
  rule: string;
  said?: Sentence | null;
}

/** A figure went to its hero board. */
export interface KnockedOut {
  e: 'knock-out';
  figure: number;
  rule: string;
  said?: Sentence | null;
}

/** A hero is revived. */
export interface Revived {
  e: 'revive';
  figure: number;
  rule: string;
  said?: Sentence | null;
}

/** The team casts a spell. */
export interface SpellCast {
  e: 'cast';
  seat: number;
  spell: number;
  rule: string;
  said?: Sentence | null;
}

/** A horde was destroyed. */
export interface TrayDestroyed {
  e: 'destroy';
  tray: number;
  card: number;
  crystals: number;
  rule: string;
  said?: Sentence | null;
}

/** All damage tiles left a tray. */
export interface TrayHealed {
  e: 'tray-heal';
  tray: number;
  horde: string;
  rule: string;
  said?: Sentence | null;
}

/** A horde did not move: soldiers or heroes hold it. */
export interface TrayBlocked {
  e: 'block';
  tray: number;
  horde: string;
  rule: string;
  said?: Sentence | null;
}

/** A horde or a boss moved along its route. */
export interface TrayMoved {
  e: 'advance';
  tray: number;
  horde: string;
  index: number;
  cell: number;
  rule: string;
  said?: Sentence | null;
}

/** A horde shoots at heroes on it and beside it. */
export interface Aimed {
  e: 'aim';
  tray: number;
  horde: string;
  rule: string;
  said?: Sentence | null;
}

/** A horde reached the exit. */
export interface Escaped {
  e: 'escape';
  tray: number;
  card: number;
  hearts: number;
  crystals: number;
  rule: string;
  said?: Sentence | null;
}

/** The boss's action card. */
export interface BossDrew {
  e: 'boss-card';
  boss: string;
  card: number;
  rule: string;
  said?: Sentence | null;
}

/** A health card of the boss was covered. */
export interface BossLost {
  e: 'boss-health';
  boss: string;
  left: number;
  rule: string;
  said?: Sentence | null;
}

/** A tower went back to the supply. */
export interface TowerLost {
  e: 'ruin';
  site: number;
  cell: number;
  tower: number;
  shown: number;
  rule: string;
  said?: Sentence | null;
}

/** A tray became a portal. */
export interface PortalOpened {
  e: 'rift';
  tray: number;
  horde: string;
  level: number;
  rule: string;
  said?: Sentence | null;
}

/** A tower went from a white site to a player's hand. */
export interface Taken {
  e: 'take';
  seat: number;
  tower: number;
  shown: number;
  rule: string;
  said?: Sentence | null;
}

/** A tower was bought for a player. */
export interface Bought {
  e: 'buy';
  seat: number;
  tower: number;
  shown: number;
  price: number;
  rule: string;
  said?: Sentence | null;
}

/** The goal is reached; the round is still played to its end. */
export interface GoalReached {
  e: 'goal';
  rule: string;
  said?: Sentence | null;
}

/** The game is over. */
export interface Ended {
  e: 'end';
  how: 'boss' | 'crowd' | 'empty-decks' | 'goal' | 'hearts' | 'knock-out' | 'portal' | 'resignation' | 'rounds' | 'stuck' | 'time' | 'won';
  rule: string;
  said?: Sentence | null;
}

/** A player takes one of the starting towers. */
export interface StartGiven {
  e: 'start-given';
  seat: number;
  tower: number;
  rule: string;
  said?: Sentence | null;
}

/** A starting tower was replaced by one a level higher. */
export interface StartRaised {
  e: 'start-raised';
  tower: number;
  higher: number;
  rule: string;
  said?: Sentence | null;
}

/** A starting tower went back to the pool. */
export interface StartReturned {
  e: 'start-returned';
  tower: number;
  rule: string;
  said?: Sentence | null;
}

/** An event of the scenario comes up from a spawn deck. */
export interface EventCame {
  e: 'story';
  event: number;
  name: string;
  rule: string;
  said?: Sentence | null;
}

/** Another card is on top of a spawn deck: its back shows what it is worth. */
export interface BackSeen {
  e: 'back';
  route: number;
  top: string;
  crystals?: number;
  gold?: number;
  either?: number;
  rule: string;
  said?: Sentence | null;
}

/** An Elemental Rift card is active. */
export interface RiftOpened {
  e: 'rift-open';
  card: number;
  rule: string;
  said?: Sentence | null;
}

/** An Elemental Rift card has left. */
export interface RiftClosed {
  e: 'rift-closed';
  card: number;
  rule: string;
  said?: Sentence | null;
}

/** A rule is in force. */
export interface RuleHeld {
  e: 'force';
  force: string;
  until: string;
  rule: string;
  said?: Sentence | null;
}

/** A card was turned over for an ink pool, and the players choose the space beside it. */
export interface WelledUp {
  e: 'well-up';
  card: number;
  rule: string;
  said?: Sentence | null;
}

/** A token came onto the map. */
export interface PiecePlaced {
  e: 'placed';
  kind: number;
  cell: number;
  rule: string;
  said?: Sentence | null;
}

/** A token left the map, or an ink pool was sealed. */
export interface PieceRemoved {
  e: 'removed';
  kind: number;
  cell: number;
  rule: string;
  said?: Sentence | null;
}

/** All withered flowers are fresh again. */
export interface Bloomed {
  e: 'bloom';
  rule: string;
  said?: Sentence | null;
}

/** An effect closes a site. */
export interface SiteShut {
  e: 'shut';
  site: number;
  cell: number;
  last: number;
  rule: string;
  said?: Sentence | null;
}

/** A beacon was lit, or went out. */
export interface BeaconTurned {
  e: 'beacon';
  cell: number;
  lit: boolean;
  rule: string;
  said?: Sentence | null;
}

/** A modification was attached to a tower card of a player. */
export interface Modified {
  e: 'modified';
  seat: number;
  tower: number;
  card: number;
  modification: number;
  rule: string;
  said?: Sentence | null;
}

/** A modification brings gold at the end of Phase 3. */
export interface Tithe {
  e: 'tithe';
  modification: number;
  gold: number;
  rule: string;
  said?: Sentence | null;
}

/** A horde makes no advance attempt, triggers nothing, or has no defences for some time. */
export interface TrayMarked {
  e: 'mark';
  tray: number;
  horde: string;
  mark: number;
  rule: string;
  said?: Sentence | null;
}

/** A horde went back on its route. */
export interface TrayPushed {
  e: 'pushed';
  tray: number;
  horde: string;
  index: number;
  cell: number;
  rule: string;
  said?: Sentence | null;
}

/** A hero's skulls have changed. */
export interface SkullsChanged {
  e: 'skulls';
  figure: number;
  skulls: number;
  rule: string;
  said?: Sentence | null;
}

/** A flower was activated and withers, or the goods on a feature were taken. */
export interface SightUsed {
  e: 'sight';
  kind: number;
  cell: number;
  gold?: number;
  crystals?: number;
  rule: string;
  said?: Sentence | null;
}

/** A token went to another space by itself. */
export interface Drifted {
  e: 'drift';
  kind: number;
  cell: number;
  rule: string;
  said?: Sentence | null;
}

/** The team gained what is on the back of a destroyed horde. */
export interface Rewarded {
  e: 'reward';
  crystals?: number;
  gold?: number;
  rule: string;
  said?: Sentence | null;
}

/** A damage tile was returned from a tray. */
export interface Mended {
  e: 'mend';
  tray: number;
  horde: string;
  mask: number;
  rule: string;
  said?: Sentence | null;
}

/** A horde makes two advance attempts this phase. */
export interface HordeCharged {
  e: 'charge';
  tray: number;
  horde: string;
  rule: string;
  said?: Sentence | null;
}

/** A horde makes no advance attempt. */
export interface TrayFrozen {
  e: 'frozen';
  tray: number;
  horde: string;
  rule: string;
  said?: Sentence | null;
}

/** A Sand Warrior went to its board instead of a hero's damage. */
export interface Redirected {
  e: 'instead';
  figure: number;
  warrior: number;
  rule: string;
  said?: Sentence | null;
}

/** A horde triggers an active ability. */
export interface Triggered {
  e: 'trigger-icon';
  tray: number;
  horde: string;
  icon: number;
  rule: string;
  said?: Sentence | null;
}

/** At the end each horde that is left costs a heart. */
export interface LastStand {
  e: 'last-stand';
  hearts: number;
  rule: string;
  said?: Sentence | null;
}

/** Everything one seat, or a spectator, may know: the same for all (RT-33.3, EU-33.5). */
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
  wounds?: WoundView[];
  gold?: number;
  modifications?: string[];
  cards?: Record<string, string>;
  tokens?: TokenView[];
  targets?: string[];
  rift?: string[];
  rift_deck?: number;
  rift_gone?: string[];
  forces?: ForceView[];
  happenings?: HappeningView[];
  ending?: string;
}

/** What is asked now, and of whom. */
export interface QuestionView {
  kind: string;
  seats?: number[];
  figure?: number;
  tower?: string;
  modification?: string;
  shut?: number;
  abilities?: number;
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
  squares?: number[];
  used?: boolean;
  abilities?: AbilityView[];
  guarded?: boolean;
  down?: boolean;
  revived?: boolean;
  skulls?: number;
  skull_limit?: number;
}

/** An ability in a hero's slot. */
export interface AbilityView {
  ability: number;
  name: string;
  ready?: boolean;
  lasting?: boolean;
  passive?: boolean;
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
  marks?: string[];
  label?: string;
  resists?: string[];
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
  reach?: number[];
}

/** A spawn marker with its deck. */
export interface MarkerView {
  route: number;
  cell: number;
  cards: number;
  recipe: string[];
  opens?: number;
  closed?: boolean;
  top?: string;
  crystals?: number;
  gold?: number;
  either?: number;
}

/** The boss: its health card is tray 31. */
export interface BossView {
  name: string;
  cell: number;
  left: number;
  deck: number;
  drawn?: string[];
  layers?: number[];
  refuses?: string[];
  away?: boolean;
  steps?: number;
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
  source?: number;
  posts?: number[];
  loose?: number;
  shut?: Record<number, number>;
  barred?: Record<number, number>;
}

/** What will become of a tray at the end of the round as things stand. */
export interface FateView {
  tray: number;
  fate: 'escapes' | 'falls' | 'held' | 'moves' | 'stays' | 'stuck';
  index?: number;
  hearts?: number;
  lost?: boolean;
}

/** What a figure will suffer until the end of the round as things stand, a boss's card apart. */
export interface WoundView {
  figure: number;
  damage?: number;
  down?: boolean;
  lost?: boolean;
}

/** A flower, a feature, a totem, a tentacle or a marker on the map. */
export interface TokenView {
  kind: string;
  cell: number;
  turned?: boolean;
}

/** A rule in force from an event or a boss card; open Rift cards are separate. */
export interface ForceView {
  force: string;
  value: number;
  last?: number;
  source?: string;
}

/** An event of the scenario that is still to come. */
export interface HappeningView {
  name: string;
  marker: number;
  route: number;
  left: number;
}

/** A damage tile: the squares of each of its forms, and the form after each number of quarter turns. */
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
  paths: Record<string, PathTile>;
  modifications: Record<string, Modification>;
  icons: Record<string, Icon>;
  flowers: Record<string, Flower>;
  features: Record<string, Feature>;
  totems: Record<string, Totem>;
  rifts: Record<string, Rift>;
}

/** A tower card: its family and level, how many there are, its attack (RT-1.2, RT-1.3, RT-7.21, EU-2.2). */
export interface Tower {
  family: 'archer' | 'artillery' | 'barracks' | 'mage';
  level: number;
  copies: number;
  attack: Attack;
  source: string;
  upgrades: string[];
  'mod-slots': number;
  instead: Attack[];
  brings: string;
}

/** Where an attack reaches and what it places there. */
export interface Attack {
  damage: 'magic' | 'physical' | 'true';
  reach: 'adjacent' | 'any' | 'arrows' | 'beside-target' | 'boss' | 'companion' | 'hit' | 'own' | 'own-or-adjacent' | 'own-tiles' | 'passed' | 'portal-or-boss' | 'precise' | 'square' | 'target';
  arrows: Record<'E' | 'N' | 'NE' | 'NW' | 'S' | 'SE' | 'SW' | 'W', number>;
  tiles: string[];
  soldiers: number;
  link: boolean;
  free: boolean;
  each: boolean;
  spear: string;
  silences: string[];
}

/** An enemy of horde cards. */
export interface Enemy {
  code: string;
  source: string;
  resists: ('magic' | 'physical' | 'true')[];
  'tiles-only': boolean;
  icons: string[];
  large: boolean;
  shield: boolean;
  slippery: boolean;
  champion: boolean;
}

/** A horde card: its grid, and what is on its back (RT-1.11). */
export interface Horde {
  kind: 'champion' | 'flying' | 'ghost' | 'ghost-strip' | 'normal' | 'portal' | 'trailblazer';
  tier: number;
  crystals: number;
  grid: string[];
  source: string;
  trail: string[];
  copies: number;
  gold: number;
  either: number;
  shield: '' | 'E' | 'N' | 'S' | 'W';
}

/** A hero with its board (RT-1.8, EU-2.5). */
export interface Hero {
  health: number;
  move: number;
  basic: Step[];
  abilities: Record<string, Ability>;
  source: string;
  start: Record<string, string[]>;
  companion: boolean;
  bench: Step[];
  passives: Record<string, Ability>;
  skulls: number;
  warriors: Warriors | null;
}

/** One part of an ability, a basic attack or a spell; what a word does not need stays out. */
export interface Step {
  do: 'advance' | 'again' | 'attack' | 'basic' | 'bloom' | 'charge' | 'choose' | 'close' | 'companion' | 'copy' | 'curse' | 'drift' | 'freeze' | 'grant' | 'heal' | 'hurt' | 'mend' | 'pay' | 'place' | 'protect' | 'push' | 'raise' | 'refresh' | 'resurrect' | 'reveal' | 'rule' | 'scatter' | 'silence' | 'skull' | 'spawn' | 'spend' | 'surge' | 'trigger';
  damage: 'magic' | 'physical' | 'true';
  reach: 'adjacent' | 'any' | 'arrows' | 'beside-target' | 'boss' | 'companion' | 'hit' | 'own' | 'own-or-adjacent' | 'own-tiles' | 'passed' | 'portal-or-boss' | 'precise' | 'square' | 'target';
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
  apart: boolean;
  per: '' | 'empty' | 'enemy' | 'skull' | 'spent' | 'tentacle';
  turns: number;
  'on-site': string[];
  exactly: number;
  who: 'any' | 'by-boss' | 'near' | 'on-map' | 'other-near' | 'same-space' | 'self' | 'self-or-adjacent';
  amount: number;
  move: number;
  anywhere: boolean;
  basic: boolean;
  refresh: boolean;
  levels: number;
  full: boolean;
  when: '' | 'activation-start' | 'advance-end' | 'advance-start' | 'after-advance' | 'before-activation' | 'blocked' | 'destroyed-near' | 'first-move' | 'move-end' | 'play-end' | 'play-start' | 'rest' | 'revealed' | 'soldier-removed' | 'spawn-end';
  force: Force | null;
  until: '' | 'card' | 'end' | 'next-round' | 'replaced' | 'round';
  'without-hero': boolean;
  pawns: '' | 'adjacent' | 'all' | 'own';
  'off-tray': boolean;
  ground: boolean;
  beside: number;
  nearest: '' | 'boss' | 'cell' | 'gate' | 'marker';
  other: boolean;
  gate: number;
  marker: number;
  cell: [number, number] | null;
  tier: number;
  at: '' | 'adjacent' | 'nearest';
  piece: '' | 'cyclone' | 'fissure' | 'ink-pool' | 'spirit' | 'stone' | 'tentacle' | 'totem' | 'volcano';
  on: '' | 'ground' | 'site' | 'white';
  near: boolean;
  otherwise: boolean;
  ruin: boolean;
  bare: boolean;
  home: boolean;
}

/** Rules in force while something holds: an ability, a Rift card, a boss's card (EU-15.23, EU-28.7). */
export interface Force {
  'precise-within': number;
  'precise-adjacent': boolean;
  'no-charge': boolean;
  'no-charge-near': boolean;
  'true-first-tile': boolean;
  'true-soldiers-near': boolean;
  'spawned-resist': '' | 'magic' | 'physical';
  'spawned-freeze': boolean;
  'firm-soldiers': boolean;
  'all-slippery': boolean;
  'closed-white-sites': boolean;
  slower: number;
  'boss-out-of-reach': boolean;
  'layer-refuses': '' | 'magic' | 'physical';
  'cyclone-times': number;
  'boss-cards': number;
  rifts: number;
  'unhurt-once': boolean;
  skulls: number;
  'first-skulls': number;
}

/** A special ability of a hero, or a text of its board. */
export interface Ability {
  source: string;
  steps: Step[];
  lasting: boolean;
  passive: boolean;
  force: Force | null;
}

/** The Sand Warriors of a hero (EU-15.31). */
export interface Warriors {
  count: number;
  health: number;
  move: number;
  damage: 'magic' | 'physical' | 'true';
}

/** A spell, cast once a game (RT-1.12). */
export interface Spell {
  energy: number;
  steps: Step[];
  source: string;
}

/** A boss: health cards, action deck, how it moves (RT-1.13, EU-27.1). */
export interface Boss {
  moves: 'advance' | 'backwards' | 'even-rounds' | 'never';
  cards: BossCard[];
  health: string[][];
  source: string;
  count: Record<string, number>;
  layers: Record<string, number[]>;
  tentacles: number;
}

/** A card of a boss's action deck. */
export interface BossCard {
  name: string;
  copies: number;
  effects: ('hurt' | 'muster' | 'rift' | 'ruin' | 'stride' | 'terror')[];
  steps: Step[];
}

/** A scenario: map, decks, cap, goal, rules of its own (RT-1.1, RT-17.1), none for the Kingdom (RT-17.8). */
export interface Scenario {
  'level-cap': number;
  goal: 'beacons' | 'boss' | 'champions' | 'last-stand' | 'portals' | 'survive';
  routes: [number, number][][];
  players: Record<string, Players>;
  source: string;
  abilities: number;
  spells: number;
  energy: number;
  exit: '' | 'E' | 'N' | 'S' | 'W';
  map: string[];
  iron: Iron;
  boss: BossPlace | null;
  banned: string[];
  'even-markers': number[];
  trails: Record<string, number>;
  ghosts: boolean;
  hearts: number;
  crystals: number;
  gold: number;
  'abilities-allowed': number[];
  modifications: ('advanced' | 'basic')[];
  champions: string[];
  without: ('ink-pool' | 'totem' | 'volcano')[];
  'last-spaces': number;
  exclude: string[];
  tiles: Laid[];
  gates: [number, number][];
  flowers: Record<string, [number, number][]>;
  features: Record<string, [number, number][]>;
  markers: Record<'beacon' | 'rift', [number, number][]>;
  events: Happening[];
  quench: boolean;
  'pool-tier': number;
  'cyclones-by-index': boolean;
  'rift-rounds': number;
}

/** What a scenario has for a number of players. */
export interface Players {
  decks: string[][];
  initial: Initial[];
  abilities: number;
  start: string[];
  map: string[];
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
  'no-upgrades-before': number;
  'no-soldier-towers': boolean;
  'cyclone-times': number;
  'rest-removes-totem': boolean;
  tentacles: number;
  'volcano-damage': number;
  hearts: number;
  'no-flowers': boolean;
  'pool-tier': number;
  'closed-cyclones': boolean;
  'beacons-go-out': boolean;
  'no-beneficial-rifts': boolean;
  'boss-cards-even': number;
}

/** Where a boss begins: on a route, or on a separate space (EU-3.14). */
export interface BossPlace {
  name: string;
  route: number;
  index: number;
  cell: [number, number] | null;
}

/** A path tile on the map: its upper left space and its quarter turns (EU-3.2). */
export interface Laid {
  id: string;
  row: number;
  column: number;
  turns: number;
}

/** An event, which comes after a number of cards of a deck (EU-28.2, EU-28.3). */
export interface Happening {
  marker: number;
  deck: number;
  after: number;
  name: string;
  steps: Step[];
}

/** A setting: what the Kingdom starts with besides what the scenario gives, and what it changes (EU-5.3, EU-5.4). */
export interface Difficulty {
  hearts: number;
  crystals: number;
  source: string;
  stars: number;
  'no-spells': boolean;
  'no-knock-outs': boolean;
  iron: boolean;
  gold: number;
  'raised-towers': number;
  'returned-towers': number;
}

/** Counts and limits. */
export interface Numbers {
  soldiers: number;
  crystals: number;
  prices: number[];
  slots: number;
  bench: number;
  source: string;
  rounds: number;
  'companion-move': number;
  gold: number;
  hearts: number;
  'modification-price': number;
  'most-bench': number;
  protections: number;
  'site-overlays': number;
  'white-overlays': number;
  'spawn-markers': number;
  'gate-tiles': number;
  'event-markers': number;
  'rift-rounds': number;
}

/** A form of path tiles: o is path, a comma grass (EU-3.1). Each id is a tile, which a map has once at most. */
export interface PathTile {
  ids: string[];
  rows: string[];
  source: string;
}

/** A sticker for a tower, once in a game (EU-24.1). */
export interface Modification {
  group: 'advanced' | 'basic' | 'special';
  source: string;
  directions: number;
  attack: Attack | null;
  damage: 'magic' | 'physical' | 'true' | null;
  reach: 'adjacent' | 'any' | 'arrows' | 'beside-target' | 'boss' | 'companion' | 'hit' | 'own' | 'own-or-adjacent' | 'own-tiles' | 'passed' | 'portal-or-boss' | 'precise' | 'square' | 'target' | null;
  'more-towers': number;
  'more-tiles': string[];
  spaces: number;
  'any-colour': boolean;
  gold: number;
  'loose-tiles': number;
}

/** An active ability of enemies as steps (section 19 of Elemental Uprising). */
export interface Icon {
  steps: Step[];
  source: string;
}

/** A kind of flowers (EU-16.1). */
export interface Flower {
  copies: number;
  steps: Step[];
  source: string;
}

/** A kind of landscape features (EU-16.12 to EU-16.18). */
export interface Feature {
  copies: number;
  steps: Step[];
  source: string;
  gold: number;
  crystals: number;
  'rest-seals': boolean;
  'closed-to-heroes': boolean;
}

/** A totem: what hordes beside it resist (EU-26.6). */
export interface Totem {
  resists: 'magic' | 'physical' | 'true';
  source: string;
}

/** An Elemental Rift card (EU-28.5). */
export interface Rift {
  element: 'chaos' | 'earth' | 'fire' | 'water' | 'wind';
  source: string;
  beneficial: boolean;
  force: Force | null;
  steps: Step[];
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
  | Ended
  | StartGiven
  | StartRaised
  | StartReturned
  | EventCame
  | BackSeen
  | RiftOpened
  | RiftClosed
  | RuleHeld
  | WelledUp
  | PiecePlaced
  | PieceRemoved
  | Bloomed
  | SiteShut
  | BeaconTurned
  | Modified
  | Tithe
  | TrayMarked
  | TrayPushed
  | SkullsChanged
  | SightUsed
  | Drifted
  | Rewarded
  | Mended
  | HordeCharged
  | TrayFrozen
  | Redirected
  | Triggered
  | LastStand;
