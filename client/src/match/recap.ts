// What happened since the person's last move: the scenes to show again, their marks on the board, and a few lines of words.

import type { Line, Story, Trace } from '../games/contract';
import type { Event, View } from '../protocol/types';
import { lineOf } from './lines';

/** Events between two pictures. */
export interface Scene {
  before: View;
  events: readonly Event[];
  after: View;
}

const MOST = 3; // lines
/** What is told before other things. */
const WEIGHT: Record<Trace['what'], number> = { gone: 5, loss: 4, new: 3, act: 2.5, gain: 2, walk: 1 };
const PLAIN = 1.5; // a sentence that leaves no mark
const HEADING = 0.5; // somebody's turn begins

interface Told {
  place: number;
  weight: number;
  line: Line;
}

export class Recap {
  scenes: readonly Scene[] = [];
  traces: readonly Trace[] = [];
  /** What is known in words alone: it happened before the page was opened. */
  #read: Scene | null = null;
  #actor = -1;

  constructor(
    private readonly seat: number,
    private readonly story: Story,
  ) {}

  /** Whether these events begin anew: my own move, or for a spectator that of somebody else than before. */
  isOwn(events: readonly Event[]): boolean {
    const actor = actorOf(events);
    if (this.seat >= 0 || actor === null) return actor === this.seat;
    const other = actor !== this.#actor;
    this.#actor = actor;
    return other;
  }

  clear(): void {
    this.scenes = [];
    this.traces = [];
    this.#read = null;
  }

  /** Begin with what the log tells since my own last move: where it was cannot be known any more, only who and how much. */
  remember(view: View, log: readonly (readonly Event[])[]): void {
    this.clear();
    const own = log.map((events) => actorOf(events) === this.seat).lastIndexOf(true);
    if (own < 0 || this.seat < 0) return;
    const mine = this.#others({ before: view, events: log[own] ?? [], after: view });
    this.#read = { before: view, events: [...(mine?.events ?? []), ...log.slice(own + 1).flat()], after: view };
  }

  add(scene: Scene): void {
    const others = this.#others(scene);
    if (others === null) return;
    this.scenes = [...this.scenes, others];
    const traces = this.story.traces?.(others.before, others.events, others.after) ?? [];
    if (traces.length > 0) this.traces = merged([...this.traces, ...traces]);
  }

  /** Of my own move only what others did then. */
  #others(scene: Scene): Scene | null {
    if (actorOf(scene.events) !== this.seat || this.seat < 0) return scene.events.length > 0 ? scene : null;
    const from = scene.events.findIndex(({ said }) => said?.heads === true && (said.seat ?? -1) !== this.seat);
    if (from < 0) return null;
    const mine = this.story.beats(scene.before, scene.events.slice(0, from), scene.after);
    return { before: mine.at(-1)?.view ?? scene.before, events: scene.events.slice(from), after: scene.after };
  }

  /** The few lines: what is gone and lost first, in the order in which it happened. */
  lines(): Line[] {
    const told: Told[] = [];
    const read = this.#read === null ? [] : [this.#read];
    const known = read.flatMap(({ before, events, after }) => this.story.traces?.(before, events, after) ?? []);
    for (const trace of merged([...known, ...this.traces])) {
      const line = changeLine(trace);
      if (line !== null) told.push({ place: 0, weight: WEIGHT[trace.what] + (trace.amount ?? 0) / 100, line });
    }
    const changes = told.length;
    let place = 0;
    for (const { before, events, after } of [...read, ...this.scenes]) {
      for (const event of events) {
        place += 1;
        const line = lineOf(event);
        if (line === null) continue;
        const marks = this.story.traces?.(before, [event], after) ?? [];
        if (marks.some((mark) => changeLine(mark) !== null)) continue; // it is counted above
        const weight = marks.length > 0 ? Math.max(...marks.map((mark) => WEIGHT[mark.what])) : line.heads ? HEADING : PLAIN;
        const last = told.length > changes ? told.at(-1) : undefined;
        const both = last === undefined ? null : (this.story.joined?.(last.line, line) ?? null);
        if (last !== undefined && both !== null) last.line = both;
        else told.push({ place, weight, line });
      }
    }
    const best = [...told].sort((a, b) => b.weight - a.weight || b.place - a.place).slice(0, MOST);
    return best.sort((a, b) => a.place - b.place).map(({ line }) => line);
  }
}

function actorOf(events: readonly Event[]): number | null {
  const act = events.find((event) => event.e === 'act') as (Event & { seat?: number; side?: number }) | undefined;
  return act?.seat ?? act?.side ?? null;
}

/** "Queen −8: Assault −3, bomb −5"; null for what is no number of somebody with a name. */
function changeLine(trace: Trace & { parts?: readonly Part[] }): Line | null {
  if ((trace.what !== 'loss' && trace.what !== 'gain') || trace.amount === undefined || trace.name === undefined) return null;
  const parts = (trace.parts ?? []).filter((part) => part.cause !== undefined);
  const words = { who: trace.name, amount: signed(trace.what, trace.amount) };
  const blank = { rule: '', side: trace.side, heads: false };
  if (parts.length === 0) return { ...blank, key: 'recap-change', words };
  const causes = parts.map(({ cause, amount }) => ({ text: 'recap-part', words: { cause: cause ?? '', amount: signed(trace.what, amount) } }));
  return { ...blank, key: 'recap-changes', words: { ...words, parts: causes } };
}

const signed = (what: Trace['what'], amount: number): string => (what === 'loss' ? `−${amount}` : `+${amount}`);

interface Part {
  cause: string | undefined;
  amount: number;
}

/** Walks of one that follow each other are one way; losses of one are one number where it stands. */
export function merged(traces: readonly Trace[]): Trace[] {
  const found: (Trace & { parts?: readonly Part[] })[] = [];
  for (const trace of traces) {
    const place = found.map((each) => each.what === trace.what && each.who === trace.who).lastIndexOf(true);
    const one = found[place];
    if (one === undefined) found.push(opened(trace));
    else if (trace.what === 'walk') {
      if (one.way.at(-1) === trace.way[0]) found[place] = { ...one, way: [...one.way, ...trace.way.slice(1)] };
      else if (one.way.join() !== trace.way.join()) found.push(trace);
    } else if (trace.what === 'loss' || trace.what === 'gain') {
      const parts = [...(one.parts ?? []), ...(opened(trace).parts ?? [])];
      found[place] = { ...one, way: trace.way, amount: (one.amount ?? 0) + (trace.amount ?? 0), parts };
    } else if (one.way.join() !== trace.way.join()) found.push(trace);
  }
  return found;
}

function opened(trace: Trace): Trace & { parts?: readonly Part[] } {
  const counted = trace.what === 'loss' || trace.what === 'gain';
  if (!counted || 'parts' in trace) return trace;
  return { ...trace, parts: [{ cause: trace.cause, amount: trace.amount ?? 0 }] };
}
