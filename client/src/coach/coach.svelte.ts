// The coach of one table: which concepts have come up, and which one the card shows.

import type { News } from '../match/audience.svelte';
import type { CoachInfo, ConceptInfo, Decision, Event } from '../protocol/types';
import { keepRead, readAt } from './progress';

/** Whether a key of a trigger means this one; a star at its end stands for whatever follows. */
export function isMeant(key: string, found: string): boolean {
  return key.endsWith('*') ? found.startsWith(key.slice(0, -1)) : found === key;
}

/** Whether what is asked and told brings a concept up; `turn` counts how often the game came to the learner. */
export function isTriggered(when: string, decision: Decision | null, events: readonly Event[], turn: number): boolean {
  const [kind = '', key = '', value = ''] = when.split(':');
  if (kind === 'start') return true;
  if (kind === 'turn') return turn >= Number(key);
  if (kind === 'event') return events.some((event) => isMeant(key, event.e) && holds(event, value));
  if (decision === null) return false;
  if (kind === 'prompt') return isMeant(key, decision.prompt);
  return decision.options.some((option) => isMeant(key, option.text) && holds(option.words, value));
}

function holds(words: object, value: string): boolean {
  return value === '' || Object.values(words).some((word) => String(word).replace(/^@/, '') === value);
}

export class Coach {
  /** The concepts that have come up, in the order in which they are looked up again. */
  met: readonly ConceptInfo[] = $state.raw([]);
  /** What was read. */
  read: readonly string[] = $state.raw([]);
  /** A concept that is looked at once more. */
  again: ConceptInfo | null = $state.raw(null);
  #fresh: readonly ConceptInfo[] = $state.raw([]); // in the order in which they are shown
  #turn = 0;
  #asked = false;
  #heard = 0;

  constructor(
    readonly info: CoachInfo,
    readonly table: string,
  ) {
    this.read = readAt(table);
  }

  /** The concept on the card: one that is looked up, else the newest that was not read yet. */
  get shown(): ConceptInfo | null {
    return this.again ?? this.#fresh.find((concept) => !this.read.includes(concept.id)) ?? null;
  }

  /** Hear everything that was said since the last time. */
  hear(news: readonly News[]): void {
    for (const each of news.slice(this.#heard)) this.#hear(each);
    this.#heard = news.length;
  }

  #hear({ decision, events }: News): void {
    if (decision !== null && !this.#asked) this.#turn += 1;
    this.#asked = decision !== null;
    const known = new Set(this.met.map((concept) => concept.id));
    const found = this.info.concepts.filter((concept) => !known.has(concept.id) && isTriggered(concept.when, decision, events, this.#turn));
    if (found.length === 0) return;
    this.met = [...this.met, ...found];
    this.#fresh = [...found, ...this.#fresh];
  }

  /** The concept on the card was understood: on to the next one. */
  gotIt(): void {
    const { shown } = this;
    if (shown !== null && !this.read.includes(shown.id)) this.read = [...this.read, shown.id];
    this.again = null;
    keepRead(this.table, this.read);
  }
}
