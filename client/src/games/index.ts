// A game as the page loads it: its drawings, and its words in the language of the moment.

import { speech } from '../text/speech.svelte';
import { gameCard } from './cards';
import type { GameModule } from './contract';

const drawings = import.meta.glob<{ default: unknown }>('./*/{Board,Panel,Hand,Side}.svelte');
const stories = import.meta.glob<{ story: unknown; ready?: () => Promise<void> }>('./*/events.ts');

/** The drawings of a game, once its words are there too; an Error when it has none. */
export async function loadGame(name: string): Promise<GameModule> {
  const folder = gameCard(name)?.id ?? '';
  const parts = ['Board', 'Panel', 'Hand', 'Side'].map((part) => drawings[`./${folder}/${part}.svelte`]);
  const story = stories[`./${folder}/events.ts`];
  const [board, panel, hand, side] = parts;
  if (!board || !panel || !hand || !story) throw new Error(`no drawings for ${name}`);
  const [Board, Panel, Hand, Side, told] = await Promise.all([board(), panel(), hand(), side?.(), story(), speech.of(name).load()]);
  await told.ready?.(); // what a game has to ask for before it can tell anything
  // the game's own view type is narrower than the contract's: the server sends each board its own game's views
  return { Board: Board.default, Panel: Panel.default, Hand: Hand.default, Side: Side?.default ?? null, story: told.story } as GameModule;
}
