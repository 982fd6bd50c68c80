// Whom the game waits for, in one sentence.

import type { Audience } from '../match/audience.svelte';
import type { Table } from '../match/table.svelte';
import type { View } from '../protocol/types';
import { joined } from '../text/joined';
import { speech, t } from '../text/speech.svelte';
import { sideName } from './names';

export function waitsFor(table: Table, eyes: Audience, view: View): string {
  const acting = (table.game?.story.acting(view) ?? []).filter((seat) => seat !== eyes.seat);
  const [first] = acting;
  if (first === undefined) return t('bar-nobody');
  const info = table.seats.find((seat) => seat.seat === first);
  if (info?.who === 'open') return t('bar-open');
  return t(info?.bot ? 'bar-thinking' : 'bar-others', { side: joined(speech, 'list', acting.map((seat) => sideName(table, seat))) });
}
