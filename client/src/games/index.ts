// The games of the book: where each one's drawings are, and how the lobby shows it.

import type { GameModule } from './contract';

export interface GameCard {
  /** The server's name of it. */
  name: string;
  /** Its folder here; "" while nothing is drawn yet. */
  folder: string;
  /** Its key in the client's own words: game-<id>, game-<id>-about. */
  id: 'summoner' | 'krosmaster' | 'meeple' | 'rift' | 'elemental';
  players: string;
  minutes: string;
  /** Whether a lesson is written. */
  lesson: boolean;
  /** The names of its seats, as keys; empty where seats have none. */
  sides: readonly string[];
}

export const GAMES: readonly GameCard[] = [
  {
    name: 'summoner-war',
    folder: 'summoner',
    id: 'summoner',
    players: '2',
    minutes: '20–40',
    lesson: true,
    sides: ['side-red', 'side-blue'],
  },
  {
    name: 'krosmaster-arena',
    folder: '',
    id: 'krosmaster',
    players: '2–4',
    minutes: '45–60',
    lesson: false,
    sides: [],
  },
  {
    name: 'meeple-war',
    folder: '',
    id: 'meeple',
    players: '2–4',
    minutes: '30–60',
    lesson: false,
    sides: [],
  },
  {
    name: 'rift-in-time',
    folder: '',
    id: 'rift',
    players: '1–4',
    minutes: '45–90',
    lesson: false,
    sides: [],
  },
  {
    name: 'elemental-uprising',
    folder: '',
    id: 'elemental',
    players: '1–4',
    minutes: '60–90',
    lesson: false,
    sides: [],
  },
];

export function gameCard(name: string): GameCard | null {
  return GAMES.find((card) => card.name === name) ?? null;
}

const drawings = import.meta.glob<{ default: unknown }>('./*/{Board,Panel,Hand}.svelte');
const stories = import.meta.glob<{ story: unknown }>('./*/events.ts');

/** The drawings of a game; an Error when it has none. */
export async function loadGame(name: string): Promise<GameModule> {
  const folder = gameCard(name)?.folder ?? '';
  const parts = ['Board', 'Panel', 'Hand'].map((part) => drawings[`./${folder}/${part}.svelte`]);
  const story = stories[`./${folder}/events.ts`];
  const [board, panel, hand] = parts;
  if (!board || !panel || !hand || !story) throw new Error(`no drawings for ${name}`);
  const [Board, Panel, Hand, told] = await Promise.all([board(), panel(), hand(), story()]);
  // the game's own view type is narrower than the contract's: the server sends each board its own game's views
  return { Board: Board.default, Panel: Panel.default, Hand: Hand.default, story: told.story } as GameModule;
}
