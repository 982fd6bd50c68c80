// What the server tells of a lesson: positions with one task each, answered by the real rules.

import type { Decision, Event, View, Words } from '../protocol/types';

export interface Telling {
  title: string;
  tell: string;
  task: string;
  hint: string;
  done: string;
}

export interface LessonInfo {
  game: string;
  lesson: string;
  steps: { id: string; rules: string[]; text: Record<string, Telling> }[];
}

export interface Objection {
  legal: boolean;
  rule: string;
  text: string;
  words: Words;
  notation: string;
}

export interface LessonNews {
  seat: number;
  view: View;
  decision: Decision | null;
  moves: string[];
  frames: { seat: number; notation: string; events: Event[]; view: View }[];
  objection: Objection | null;
  done: boolean;
  clue: string;
}
