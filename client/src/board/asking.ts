// What is asked once something is in hand: which way, which slot, how many, and not "the target".

import type { Option, Pick, Speech } from '../games/contract';
import type { Words } from '../protocol/types';

const KINDS: readonly Pick['kind'][] = ['button', 'card', 'cell', 'die', 'piece'];

/** The words that all of these options share. */
function shared(options: readonly Option[]): Words {
  const [first, ...rest] = options;
  return Object.fromEntries(
    Object.entries(first?.words ?? {}).filter(([name, word]) => rest.every((each) => each.words[name] === word)),
  );
}

/** The key of a game's question for one place of an option's picks: `ask-build-2` of do-build-over, or "" if it has none. */
function keyOf(speech: Speech, option: Option, place: number): string {
  const parts = option.text.replace(/^do-/, '').split('-');
  for (let length = parts.length; length > 0; length -= 1) {
    const key = `ask-${parts.slice(0, length).join('-')}-${place}`;
    if (speech.has(key)) return key;
  }
  return '';
}

/** The question for the next pick of these options; `place` is how many picks are made. */
export function questionOf(speech: Speech, left: readonly Option[], place: number): string {
  const going = left.filter((option) => option.picks.length > place);
  const words = shared(going);
  const said = new Set(
    going.map((option) => keyOf(speech, option, place)).map((key) => (key === '' ? '' : speech.say(key, words))),
  );
  const [only = ''] = said;
  if (said.size === 1 && only !== '') return only;
  const kinds = KINDS.filter((kind) => going.some((option) => option.picks[place]?.kind === kind));
  const key = `pick-${kinds.join('-')}`;
  return speech.say(speech.has(key) ? key : 'pick-any', words);
}
