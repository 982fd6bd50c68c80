// The games of the book: how the lobby shows each of them. A game lists itself with its folder's `card/card.ts`.

/** What a game says of itself before it is loaded. */
export interface Card {
  /** Its place among the games, as in the `game.toml` of its rules. */
  order: number;
  /** The server's name of it. */
  name: string;
  /** The folder of drawings and words that games of one family share. */
  family?: string;
  players: string;
  minutes: string;
  /** Its seats: their names, as keys of its texts, and their signs. The colours are --side-0 to --side-3 of look/tokens.css. */
  seats: readonly SeatLook[];
}

export interface GameCard extends Card {
  /** Its folder here; with it begin its words of the lobby: game-<id>, game-<id>-about. */
  id: string;
}

/** What tells a seat apart for eyes that do not tell colours apart. */
export type Sign = 'circle' | 'square' | 'hexagon' | 'triangle';

export interface SeatLook {
  /** A key of the game's texts; "" where seats have numbers only. */
  name: string;
  sign: Sign;
}

const SIGNS: readonly Sign[] = ['circle', 'square', 'hexagon', 'triangle'];
const FOUND = import.meta.glob<Card>('./*/card/card.ts', { eager: true, import: 'card' });

export const GAMES: readonly GameCard[] = Object.entries(FOUND)
  .map(([path, card]) => ({ id: path.split('/')[1] ?? '', ...card }))
  .sort((a, b) => a.order - b.order);

export function gameCard(name: string): GameCard | null {
  return GAMES.find((card) => card.name === name) ?? null;
}

/** How a seat of a game looks; a game that is not known has numbered seats. */
export function seatLook(game: string, seat: number): SeatLook {
  return gameCard(game)?.seats[seat] ?? { name: '', sign: SIGNS[seat % SIGNS.length] ?? 'circle' };
}
