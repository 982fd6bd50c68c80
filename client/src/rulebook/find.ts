// Looking for rules by number or by words, best first, and a text cut into what is a link, what was found, and the rest.
// `warbook rules` ranks in the same way (src/warbook/kernel/content/rule_search.py), and both are held to tests/searches.json.

import type { Chapter, Rule } from '../protocol/types';

export interface TextPiece {
  text: string;
  rule?: string;
  found?: boolean;
}

export interface Hit {
  rule: Rule;
  chapter: Chapter;
  score: number;
}

const RULE = /[A-Z]{2}-\d+(?:\.\d+)*/g;
const NUMBER = /^(?:(?:[a-z]{2}-)?\d+\.[\d.]*|[a-z]{2}-[\d.]*)$/;
const WORD = /[\p{L}\p{N}]+/gu;
const HAN = /[\u3400-\u9fff]/;
const LATIN = '(?:(?![\\u3400-\\u9fff])[\\p{L}\\p{N}])+'; // a word of letters
const SPLIT = /[\s,;:!?()"„”“，。、；：！？（）「」的]+/;
const LABEL = /^([^:：.。]{1,60})[:：]/;
const ARTICLES = ['a', 'an', 'the', 'each', 'every'];
const FIRST_WORDS = 4;
const FIRST_SIGNS = 8; // where words are not divided
const SUBJECT_SIGNS = 6;
const SHORT = 3; // letters: below that a word is looked for as it stands; endings are as long at most
// how well one word is another: itself, another form of it, its beginning, its inside
const EXACT = 4;
const FORM = 3;
const PREFIX = 2;
const INSIDE = 1;

/** What players read: without rules for implementers, and without chapters that are empty then. */
export function listed(chapters: readonly Chapter[]): Chapter[] {
  return chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((rule) => rule.audience === 'players') }))
    .filter((chapter) => chapter.rules.length > 0);
}

/** The rules that have all words, best first; of two equals the one that is first in the book. */
export function search(chapters: readonly Chapter[], wanted: string, language: string): Hit[] {
  const terms = termsOf(wanted);
  const hits = chapters.flatMap((chapter) =>
    chapter.rules.map((rule) => ({ rule, chapter, score: scoreOf(rule, chapter.title[language] ?? '', terms, language) })),
  );
  return hits.filter((hit) => hit.score > 0).sort((a, b) => b.score - a.score);
}

function termsOf(wanted: string): string[] {
  return folded(wanted).split(SPLIT).filter(Boolean);
}

function scoreOf(rule: Rule, heading: string, terms: readonly string[], language: string): number {
  const whole = rule.text[language] ?? '';
  const [text, title, above] = [folded(whole), folded(titleOf(whole)), folded(heading)];
  const subject = subjectOf(title, terms.length);
  let total = 0;
  for (const term of terms) {
    const one = NUMBER.test(term) ? numbered(rule.id, text, term) : worded(text, title, subject, above, term);
    if (one === 0) return 0;
    total += one;
  }
  if (terms.length > 1 && wordsOf(text).join(' ').includes(terms.join(' '))) total += 4 * terms.length;
  return total / Math.max(terms.length, 1);
}

function numbered(id: string, text: string, term: string): number {
  const whole = id.toLowerCase();
  const bare = whole.slice(whole.indexOf('-') + 1);
  if (term === whole || term === bare) return 100;
  if (whole.startsWith(term) || bare.startsWith(term)) return 60;
  return new RegExp(`(?<!\\d)${escaped(term)}(?!\\d)`).test(text) ? 20 : 0;
}

function worded(text: string, title: string, subject: readonly string[], heading: string, term: string): number {
  const [inTitle, inText, above] = [match(title, term), match(text, term), match(heading, term)];
  if (!inTitle && !inText) return above >= FORM ? 1 : 0;
  const score = inTitle ? 8 + 2 * Math.min(inTitle, FORM) + (isAbout(subject, term) ? 2 : 0) : 2 * inText;
  return score + (above >= FORM ? 3 : 0);
}

function isAbout(subject: readonly string[], term: string): boolean {
  if (HAN.test(term)) return subject.some((part) => part.includes(term) || part.startsWith(term.slice(0, 2)));
  return subject.some((part) => match(part, term) >= FORM);
}

/** How well a term is in a text: 0 when it is not. */
function match(text: string, term: string): number {
  if (HAN.test(term)) return [0, EXACT, FORM, PREFIX][cut(text, term).length] ?? INSIDE;
  return Math.max(0, ...wordsOf(text).map((word) => likeness(word, term)));
}

/** How well a word of a text is the word that is looked for. */
export function likeness(word: string, term: string): number {
  if (word === term) return EXACT;
  let same = 0;
  while (same < Math.min(word.length, term.length) && word[same] === term[same]) same += 1;
  const [left, more] = [term.length - same, word.length - same];
  if ((same >= SHORT && left === 0 && more <= 2) || (same > SHORT && left <= 2 && more <= SHORT)) return FORM;
  if (left === 0) return PREFIX;
  return term.length >= SHORT && word.includes(term) ? INSIDE : 0;
}

/** The fewest parts of two signs or more in which a run of signs is in the text; [] when it is not. */
export function cut(text: string, run: string): string[] {
  if (text.includes(run)) return [run];
  let fewest: string[] = [];
  for (let at = 2; at < run.length - 1; at += 1) {
    const rest = text.includes(run.slice(0, at)) ? cut(text, run.slice(at)) : [];
    if (rest.length > 0 && (fewest.length === 0 || rest.length + 1 < fewest.length)) fewest = [run.slice(0, at), ...rest];
  }
  return fewest;
}

/** What a rule is about: what stands before its colon, or its first words. */
export function titleOf(text: string): string {
  const label = LABEL.exec(text)?.[1];
  if (label) return label;
  return HAN.test(text) ? text.slice(0, FIRST_SIGNS) : wordsOf(text).slice(0, FIRST_WORDS).join(' ');
}

/** What a title names: its short parts as a whole, of the others as many words as are looked for. */
function subjectOf(title: string, count: number): string[] {
  return title.split(/[,，]/).map((part) => {
    if (HAN.test(part)) {
      const bare = part.replace(/^「+/, '');
      return bare.length <= SUBJECT_SIGNS ? bare : bare.slice(0, FIRST_WORDS);
    }
    const words = wordsOf(part);
    const first = ARTICLES.includes(words[0] ?? '') ? 1 : 0;
    return (words.length > SHORT ? words.slice(first, first + count) : words).join(' ');
  });
}

function wordsOf(text: string): string[] {
  return text.match(WORD) ?? [];
}

const plain = new Map<string, string>();

/** A text without capitals and without the marks on its letters: who types fast leaves them out. */
export function folded(text: string): string {
  const known = plain.get(text);
  if (known !== undefined) return known;
  const made = text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l');
  plain.set(text, made);
  return made;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A text in pieces: rule numbers that exist become links, what was searched for is marked. */
export function pieces(text: string, wanted: string, isRule: (id: string) => boolean): TextPiece[] {
  const cuts: TextPiece[] = [];
  let from = 0;
  for (const found of text.matchAll(RULE)) {
    if (!isRule(found[0])) continue;
    cuts.push(...marked(text.slice(from, found.index), wanted), { text: found[0], rule: found[0] });
    from = found.index + found[0].length;
  }
  return [...cuts, ...marked(text.slice(from), wanted)];
}

function marked(text: string, wanted: string): TextPiece[] {
  const terms = termsOf(wanted);
  if (text === '' || terms.length === 0) return text === '' ? [] : [{ text }];
  const signs = terms.filter((term) => HAN.test(term)).flatMap((term) => cut(folded(text), term));
  const parts = text.split(new RegExp(`(${[...signs.map(escaped), LATIN].join('|')})`, 'u'));
  const isFound = (part: string): boolean => signs.includes(part) || terms.some((term) => likeness(folded(part), term) > 0);
  return joined(parts.map((part, place) => ({ text: part, found: place % 2 === 1 && isFound(part) })));
}

/** Neighbours that are both found, or both not, become one. */
function joined(parts: readonly { text: string; found: boolean }[]): TextPiece[] {
  const made: { text: string; found: boolean }[] = [];
  for (const part of parts) {
    const last = made.at(-1);
    if (part.text === '') continue;
    if (last && last.found === part.found) last.text += part.text;
    else made.push({ ...part });
  }
  return made;
}

/** What a rule says, in brief: its first sentence. */
export function firstSentence(text: string): string {
  return /^.*?(?:[.!?](?=\s|$)|[。！？])/s.exec(text)?.[0] ?? text;
}
