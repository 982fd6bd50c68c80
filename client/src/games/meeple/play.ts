// What a click on the map means: a pick like any other, or a way that several meeples could take.

import { joined } from '../../text/joined';
import type { Option, Phrase, Pick, PickerLike, Speech } from '../contract';
import { VERBS, verbOf } from './view';

const WALKS = [VERBS.step, VERBS.cave, VERBS.tunnel];

/** How many meeples can take this way, one after the other. */
export const mostOf = (option: Option): number => 1 + (option.times?.length ?? 0);

/** What so many of them lead to: the same way tells other words then. */
export function told(option: Option, count: number): Phrase {
  const more = option.times?.[count - 2];
  return more ? { text: more.text, words: { ...option.words, ...more.words } } : option;
}

/** The only option that this pick would complete, if it is a way from cell to cell. */
export function wayOf(picker: PickerLike, pick: Pick): Option | null {
  const [only, ...more] = picker.options(pick);
  return only && more.length === 0 && picker.path.length === 1 && only.picks.length === 2 && WALKS.includes(verbOf(only.action)) ? only : null;
}

/** What picking a cell would do: of a way that several could take, what comes of one meeple and of all of them. */
export function wayWords(picker: PickerLike, pick: Pick, speech: Speech): string {
  const way = wayOf(picker, pick);
  const most = way ? mostOf(way) : 1;
  if (!way || most < 2) return picker.label(pick);
  const numbers = [1, most].map((count) => {
    const { text, words } = told(way, count);
    return speech.say('draw-with', { count, what: speech.say(text, words) });
  });
  return joined(speech, 'step', numbers);
}

/** The rotations that are allowed for the tile in hand, in order. */
export const rotations = (picker: PickerLike): Option[] =>
  picker.left.filter((option) => verbOf(option.action) === VERBS.rotate).sort((a, b) => (a.picks[0]?.index ?? 0) - (b.picks[0]?.index ?? 0));

/** What may be picked, be it complete with it or not. */
export function take(picker: PickerLike, pick: Pick): void {
  const [only, ...more] = picker.options(pick);
  if (only && more.length === 0 && only.picks.length === picker.path.length + 1) picker.choose(only);
  else picker.pick(pick);
}
