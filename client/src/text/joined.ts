// Texts that are put together: what stands between them is a text itself, since languages write lists in different ways.

import type { Speech } from '../games/contract';

/** How parts follow one another: things of a list, clauses, steps, alternatives, sentences without and with their full stop. */
export type Gap = 'list' | 'clause' | 'step' | 'choice' | 'sentence' | 'told';

/** The parts that are not empty, one behind the other. */
export function joined(speech: Speech, gap: Gap, parts: readonly string[]): string {
  return parts.filter(Boolean).join(speech.say(`gap-${gap}`));
}

/** A text under its name: "Red: done". */
export const labelled = (speech: Speech, label: string, text: string): string => speech.say('labelled', { label, text });

/** A text with something in brackets behind it. */
export const noted = (speech: Speech, text: string, note: string): string => speech.say('noted', { text, note });
