// The log's lines of some events: every sentence came with its event, so that all who say it say the same.

import type { Line } from '../games/contract';
import type { Event } from '../protocol/types';

export function linesOf(events: readonly Event[]): Line[] {
  return events.flatMap(({ said, rule }) => {
    if (!said || said.routine) return [];
    return [{ key: said.text, words: said.words ?? {}, rule, side: said.seat ?? -1, heads: said.heads ?? false }];
  });
}
