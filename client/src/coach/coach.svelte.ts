// The coach of one table: which concepts have come up, and which one belongs to the decision at hand. It is finished by
// doing the thing, and never goes back to something else by itself.

import type { News } from '../match/audience.svelte';
import type { CoachInfo, ConceptInfo, Decision, Event, Option } from '../protocol/types';
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

const PATIENCE = 3; // times that something is offered and not done, until it is left to be read again

export class Coach {
  /** The concepts that have come up, in the order in which they are looked up again. */
  met: readonly ConceptInfo[] = $state.raw([]);
  /** What was read or done. */
  read: readonly string[] = $state.raw([]);
  /** A concept that is looked at once more. */
  again: ConceptInfo | null = $state.raw(null);
  /** What has just happened or begun, until the learner acts; the newest come first. */
  #fresh: readonly ConceptInfo[] = $state.raw([]);
  #decision: Decision | null = $state.raw(null);
  readonly #offered = new Map<string, number>();
  #turn = 0;
  #asked = false;
  #heard = 0;

  constructor(
    readonly info: CoachInfo,
    readonly table: string,
  ) {
    this.read = readAt(table);
  }

  /** The concept on the card: one that is looked up, else the first of the book that belongs to the decision at hand. */
  get shown(): ConceptInfo | null {
    const left = this.#fresh.filter((concept) => !this.read.includes(concept.id));
    const [newest] = left;
    // what has happened meanwhile comes before what can be done: it is gone with the next move
    return this.again ?? newest ?? this.info.concepts.find((concept) => this.#isAsked(concept) && !this.read.includes(concept.id)) ?? null;
  }

  /** Whether it is about the question or an answer of this moment. */
  #isAsked(concept: ConceptInfo): boolean {
    return isBound(concept) && isTriggered(concept.when, this.#decision, [], this.#turn);
  }

  /** Hear everything that was said since the last time. */
  hear(news: readonly News[]): void {
    for (const each of news.slice(this.#heard)) this.#hear(each);
    this.#heard = news.length;
  }

  #hear({ decision, events }: News): void {
    if (decision !== null && !this.#asked) this.#turn += 1;
    this.#asked = decision !== null;
    this.#decision = decision;
    const known = new Set(this.met.map((concept) => concept.id));
    const found = this.info.concepts.filter((concept) => !known.has(concept.id) && isTriggered(concept.when, decision, events, this.#turn));
    if (found.length === 0) return;
    this.met = [...this.met, ...found];
    this.#fresh = [...found.filter((concept) => !isBound(concept)), ...this.#fresh];
  }

  /** The learner has done something; `done` is the answer, if it is known. */
  acted(done: Option | null): void {
    this.again = null;
    const { shown } = this;
    if (shown === null) return;
    this.#fresh = [];
    const offered = (this.#offered.get(shown.id) ?? 0) + 1;
    this.#offered.set(shown.id, offered);
    // an answer is learned by giving it; everything else by going on
    const isDone = !shown.when.startsWith('option:') || (done !== null && isChosen(shown.when, done));
    if (isDone || offered >= PATIENCE) this.#finish(shown);
  }

  /** The concept on the card was understood: on to the next one. */
  gotIt(): void {
    const { shown } = this;
    this.again = null;
    if (shown !== null) this.#finish(shown);
  }

  #finish(concept: ConceptInfo): void {
    if (!this.read.includes(concept.id)) this.read = [...this.read, concept.id];
    keepRead(this.table, this.read);
  }
}

/** Whether it belongs to a question or an answer, and goes with it. */
function isBound({ when }: ConceptInfo): boolean {
  return when.startsWith('prompt:') || when.startsWith('option:');
}

/** Whether this answer is what a concept is about. */
function isChosen(when: string, option: Option): boolean {
  const [, key = '', value = ''] = when.split(':');
  return isMeant(key, option.text) && holds(option.words, value);
}
