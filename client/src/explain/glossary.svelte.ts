// What the things of each game are: their names, what they do and their rules, as the server tells it. Asked for once.

import { get } from '../protocol/http';
import type { Entry } from '../protocol/types';

export type Glossary = Readonly<Record<string, Entry>>;

const asked = new Map<string, Promise<Glossary>>();

/** The glossary of a game; what could not be got is asked for again the next time. */
export function glossaryOf(game: string): Promise<Glossary> {
  const known = asked.get(game);
  if (known !== undefined) return known;
  const coming = get<Glossary>(`/api/glossary/${game}`);
  asked.set(game, coming);
  coming.catch(() => asked.delete(game));
  return coming;
}

/** The things that an element stands for: "piece:B card:SNIPE" are two, the first gives the title. */
export function thingsOf(mark: string | null | undefined): string[] {
  return (mark ?? '').split(/\s+/).filter((thing) => thing.includes(':'));
}
