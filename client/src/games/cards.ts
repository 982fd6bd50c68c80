// The games of the book: where each one's drawings are, and how the lobby shows it.

export interface GameCard {
  /** The server's name of it. */
  name: string;
  /** Its folder here; "" while nothing is drawn yet. */
  folder: string;
  /** The folder of drawings and words that games of one family share. */
  family?: string;
  /** Its key in the client's own words: game-<id>, game-<id>-about. */
  id: 'summoner' | 'krosmaster' | 'meeple' | 'rift' | 'elemental';
  players: string;
  minutes: string;
  /** Its seats: their names, as keys of its texts, and their signs. The colours are --side-0 to --side-3 of look/tokens.css. */
  seats: readonly SeatLook[];
}

/** What tells a seat apart for eyes that do not tell colours apart. */
export type Sign = 'circle' | 'square' | 'hexagon' | 'triangle';

export interface SeatLook {
  /** A key of the game's texts; "" where seats have numbers only. */
  name: string;
  sign: Sign;
}

const SIGNS: readonly Sign[] = ['circle', 'square', 'hexagon', 'triangle'];
const KINGDOM: readonly SeatLook[] = [
  { name: 'side-red', sign: 'circle' },
  { name: 'side-blue', sign: 'square' },
  { name: 'side-green', sign: 'hexagon' },
  { name: 'side-yellow', sign: 'triangle' },
];

export const GAMES: readonly GameCard[] = [
  {
    name: 'summoner-war',
    folder: 'summoner',
    id: 'summoner',
    players: '2',
    minutes: '20–40',
    seats: [
      { name: 'side-red', sign: 'circle' },
      { name: 'side-blue', sign: 'square' },
    ],
  },
  {
    name: 'krosmaster-arena',
    folder: 'krosmaster',
    id: 'krosmaster',
    players: '2, 4',
    minutes: '45–60',
    seats: [
      { name: 'side-red', sign: 'circle' },
      { name: 'side-blue', sign: 'square' },
      { name: 'side-green', sign: 'hexagon' },
      { name: 'side-yellow', sign: 'triangle' },
    ],
  },
  {
    name: 'meeple-war',
    folder: 'meeple',
    id: 'meeple',
    players: '2–4',
    minutes: '30–60',
    seats: [
      { name: 'side-orange', sign: 'circle' },
      { name: 'side-blue', sign: 'square' },
      { name: 'side-green', sign: 'hexagon' },
      { name: 'side-purple', sign: 'triangle' },
    ],
  },
  {
    name: 'rift-in-time',
    folder: 'rift',
    family: 'kingdom',
    id: 'rift',
    players: '1–4',
    minutes: '45–90',
    seats: KINGDOM,
  },
  {
    name: 'elemental-uprising',
    folder: 'uprising',
    family: 'kingdom',
    id: 'elemental',
    players: '1–4',
    minutes: '60–90',
    seats: KINGDOM,
  },
];

export function gameCard(name: string): GameCard | null {
  return GAMES.find((card) => card.name === name) ?? null;
}

/** How a seat of a game looks; a game that is not known has numbered seats. */
export function seatLook(game: string, seat: number): SeatLook {
  return gameCard(game)?.seats[seat] ?? { name: '', sign: SIGNS[seat % SIGNS.length] ?? 'circle' };
}
