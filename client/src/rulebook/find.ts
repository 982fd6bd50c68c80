// Looking for rules by number or by words, and the text of a rule cut into what is a link, what was found, and the rest.

import type { Chapter } from '../protocol/types';

export interface TextPiece {
  text: string;
  rule?: string;
  found?: boolean;
}

const NUMBER = /[A-Z]{2}-\d+(?:\.\d+)*/g;

/** Whether all words of the search are in the rule's number or text. */
export function fits(id: string, text: string, wanted: string): boolean {
  const hay = `${id} ${text}`.toLocaleLowerCase();
  return words(wanted).every((word) => hay.includes(word));
}

/** The chapters with the rules that fit, without those that have none. */
export function search(chapters: readonly Chapter[], wanted: string, language: string): Chapter[] {
  if (words(wanted).length === 0) return [...chapters];
  return chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((rule) => fits(rule.id, rule.text[language] ?? '', wanted)) }))
    .filter((chapter) => chapter.rules.length > 0);
}

function words(wanted: string): string[] {
  return wanted.toLocaleLowerCase().split(/\s+/).filter(Boolean);
}

/** A text in pieces: rule numbers that exist become links, what was searched for is marked. */
export function pieces(text: string, wanted: string, isRule: (id: string) => boolean): TextPiece[] {
  const cut: TextPiece[] = [];
  let from = 0;
  for (const match of text.matchAll(NUMBER)) {
    if (!isRule(match[0])) continue;
    cut.push(...marked(text.slice(from, match.index), wanted), { text: match[0], rule: match[0] });
    from = match.index + match[0].length;
  }
  return [...cut, ...marked(text.slice(from), wanted)];
}

function marked(text: string, wanted: string): TextPiece[] {
  const found = words(wanted).map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (text === '' || found.length === 0) return text === '' ? [] : [{ text }];
  return text
    .split(new RegExp(`(${found.join('|')})`, 'iu'))
    .map((part, place) => ({ text: part, found: place % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

/** What a rule says, in brief: its first sentence. */
export function firstSentence(text: string): string {
  return /^.*?(?:[.!?](?=\s|$)|[。！？])/s.exec(text)?.[0] ?? text;
}
