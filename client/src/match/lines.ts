// The log's lines of some events: every sentence came with its event, so that all who say it say the same.

import type { Line } from '../games/contract';
import type { Event } from '../protocol/types';

export interface LogStep {
  seq: number;
  lines: Line[];
  /** About the people at the table: only this page knows of it, and only until it is loaded anew. */
  news?: boolean;
}

export function linesOf(events: readonly Event[]): Line[] {
  return events.flatMap((event) => lineOf(event) ?? []);
}

export function lineOf({ said, rule }: Event): Line | null {
  if (!said || said.routine) return null;
  return { key: said.text, words: said.words ?? {}, rule, side: said.seat ?? -1, heads: said.heads ?? false };
}

/** The log with a step more; a walk that goes on is told in the line that has begun it. */
export function withLines(log: readonly LogStep[], step: LogStep, joined: (one: Line, next: Line) => Line | null): readonly LogStep[] {
  const last = log.at(-1);
  const one = last?.lines.at(-1);
  const [next, ...rest] = joinedLines(step.lines, joined);
  if (next === undefined) return log;
  const both = one === undefined ? null : joined(one, next);
  if (last === undefined || both === null) return [...log, { seq: step.seq, lines: [next, ...rest] }];
  const begun = [...log.slice(0, -1), { seq: last.seq, lines: [...last.lines.slice(0, -1), both] }];
  return rest.length > 0 ? [...begun, { seq: step.seq, lines: rest }] : begun;
}

function joinedLines(lines: readonly Line[], joined: (one: Line, next: Line) => Line | null): Line[] {
  const found: Line[] = [];
  for (const next of lines) {
    const one = found.at(-1);
    const both = one === undefined ? null : joined(one, next);
    if (both === null) found.push(next);
    else found[found.length - 1] = both;
  }
  return found;
}
