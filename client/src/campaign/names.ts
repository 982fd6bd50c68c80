// What the settings of a campaign are called: the words of an option before its colon, and what follows it.

import type { Campaign } from '../protocol/types';
import type { GameSpeech } from '../text/speech.svelte';

/** The name of a setting and what it means. */
export function settingWords(words: GameSpeech, campaign: Campaign, setting: string): { name: string; means: string } {
  const said = words.say(`option-${campaign.option}-${setting}`);
  const at = said.search(/[:：]/);
  return at < 0 ? { name: said, means: '' } : { name: said.slice(0, at), means: said.slice(at + 1).trim() };
}

/** The settings that give a badge where others give stars. */
export const badgesOf = ({ worth }: Campaign): string[] => Object.keys(worth).filter((name) => worth[name] === 0);

export const mostStars = ({ worth }: Campaign): number => Math.max(0, ...Object.values(worth));
