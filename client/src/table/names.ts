// Who is who at a table, in words.

import type { GameModule } from '../games/contract';
import { botName } from '../lobby/catalogue.svelte';
import type { Table } from '../match/table.svelte';
import type { Player, SeatInfo } from '../protocol/types';
import { type GameSpeech, t } from '../text/speech.svelte';

/** The seat's name in a game: "Red"; its number where seats have none. */
export function seatName(game: GameModule | null, words: GameSpeech, seat: number): string {
  const key = game?.story.seatName(seat) ?? '';
  return words.has(key) ? words.say(key) : t('seat-number', { number: seat + 1 });
}

/** The same at a table. */
export function sideName(table: Table, seat: number): string {
  return seatName(table.game, table.words, seat);
}

/** Who played a seat of a finished game: a name, a bot with its level; "" when it is not known. */
export function whoPlayed(game: string, player: Player | undefined): string {
  if (player === undefined) return '';
  const { name = '', bot = '', seconds = 0 } = player;
  if (bot !== '' && name !== '') return t('seat-stand-in', { name });
  return bot === '' ? name : t('seat-bot-named', { level: botName(game, bot, seconds) });
}

/** Who sits on it: a name, you, a bot, nobody yet. */
export function whoSits(table: Table, info: SeatInfo): string {
  if (info.who === 'open') return t('seat-open');
  if (info.stand_in) return t('seat-stand-in', { name: info.name || t('seat-person') });
  if (info.who === 'bot') return t('seat-bot-named', { level: botName(table.hello?.game ?? '', info.bot, info.seconds) });
  if (info.name) return info.name;
  if (table.mine.length === 1 && table.mine.includes(info.seat)) return t('seat-you');
  return t('seat-person');
}
