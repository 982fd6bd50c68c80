// Events carry their words: what the terminal says of an event is what the page says, in every language.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/games/cards';
import { linesOf } from '../src/match/lines';
import type { Event, Sentence } from '../src/protocol/types';
import { bundleOf, fill } from '../src/text/speech.svelte';
import made from './sentences.json';

interface Example {
  said: Sentence;
  lines: Record<string, string>;
}

const LANGUAGES = ['en', 'zh-Hant', 'pl'] as const;
const SOURCE = join(__dirname, '../src');
const PACKAGE = join(SOURCE, '../../src/warbook');

/** What a page of the game speaks with: the shared words, the server's of that game and its family, those of the drawings. */
function sources(game: string, language: string): string[] {
  const card = GAMES.find(({ name }) => name === game);
  const folders = [card?.family ?? '', join(card?.family ?? '', card?.id ?? '')].filter(Boolean);
  const files = [
    join(SOURCE, 'text'), join(PACKAGE, 'server/text'), ...folders.map((folder) => join(PACKAGE, 'games', folder, 'text')),
    ...[card?.family ?? '', card?.id ?? ''].filter(Boolean).map((folder) => join(SOURCE, 'games', folder, 'text')),
  ];
  return files.map((folder) => join(folder, `${language}.ftl`)).filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf-8'));
}

const examples = Object.entries(made as unknown as Record<string, Example[]>);

test('there are sentences of every game with golden replays', () => {
  expect(examples.length).toBeGreaterThan(4);
  for (const [game, found] of examples) {
    expect(GAMES.map(({ name }) => name)).toContain(game);
    expect(found.length).toBeGreaterThan(5);
  }
});

describe.each(examples)('%s', (game, found) => {
  test.each(LANGUAGES)('the page says in %s what the terminal says', (language) => {
    const bundle = bundleOf(language, sources(game, language));
    for (const { said, lines } of found) {
      const event: Event = { e: 'any', rule: 'R', said: { ...said, routine: false } };
      expect(linesOf([event]).map(({ key, words }) => fill(bundle, key, words))).toEqual([lines[language]]);
    }
  });
});

describe('a word of a sentence', () => {
  const bundle = bundleOf('pl', [
    'gap-list = { ", " }\nhero-elora = Elora\n    .acc = Elorę\n    .gender = f\nside-red = Czerwoni\n',
    'named = { $piece } ({ $player })\n    .acc = { $piece-acc } ({ $player })\nhits = { $n -> [one] cios\n *[other] ciosy\n }\n',
    'event-sees = widzi: { $who-acc }\nevent-names = { $who } idzie\nevent-lists = { $what }\n',
  ]);
  const elora = { text: 'named', words: { piece: '@hero-elora', player: '@side-red' } };

  test('may be a phrase with words of its own, which is declined as a whole', () => {
    expect(fill(bundle, 'event-sees', { who: elora })).toBe('widzi: Elorę (Czerwoni)');
    expect(fill(bundle, 'event-names', { who: elora })).toBe('Elora (Czerwoni) idzie');
    expect(fill(bundle, 'event-lists', { what: { text: 'nothing' } })).toBe('nothing');
  });
  test('may be several, which are listed in the way of the language', () => {
    expect(fill(bundle, 'event-lists', { what: [elora, '@side-red', { text: 'hits', words: { n: 1 } }, 3] })).toBe('Elora (Czerwoni), Czerwoni, cios, 3');
    expect(fill(bundle, 'event-sees', { who: ['@hero-elora', elora, 'Ada'] })).toBe('widzi: Elorę, Elorę (Czerwoni), Ada');
  });
});

describe('a line of the log', () => {
  test('is there for every sentence but those of every turn', () => {
    const events: Event[] = [
      { e: 'act', rule: 'R-1' },
      { e: 'turn', rule: 'R-2', said: { text: 'event-turn', routine: true } },
      { e: 'move', rule: 'R-3', said: { text: 'event-move', words: { to: 'b2' }, seat: 1, heads: true } },
      { e: 'end', rule: 'R-4', said: { text: 'ending-drawn' } },
    ];
    expect(linesOf(events)).toEqual([
      { key: 'event-move', words: { to: 'b2' }, rule: 'R-3', side: 1, heads: true },
      { key: 'ending-drawn', words: {}, rule: 'R-4', side: -1, heads: false },
    ]);
  });
});
