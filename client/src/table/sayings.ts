// What may be said at a table by pointing.

import { catalogue } from '../lobby/catalogue.svelte';
import type { Table } from '../match/table.svelte';

/** The words for pointing things out: a game of allies has some, and somebody has to be there to hear them. */
export function sayings(table: Table): readonly string[] {
  const heard = table.seats.some(({ seat }) => !table.mine.includes(seat));
  if (table.mine.length === 0 || !heard || table.replay !== null) return [];
  return catalogue.named(table.hello?.game ?? '')?.pings ?? [];
}
