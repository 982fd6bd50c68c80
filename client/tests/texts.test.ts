// Every key that the page says exists in three languages with the same arguments, and none is left over.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentParser, Junk, Message, type Resource, Visitor, type VariableReference } from '@fluent/syntax';
import { describe, expect, test, vi } from 'vitest';
import { GAMES } from '../src/games/cards';
import { bundleOf, fill, preferred, speech, unbroken } from '../src/text/speech.svelte';

const SOURCE = join(__dirname, '../src');
const LANGUAGES = ['en', 'zh-Hant', 'pl'] as const;
// every folder with words of its own, and the code that says them; a game's words are heard on its own pages alone
const FOLDERS = files(SOURCE, /text\/en\.ftl$/).map((file) => join(file, '..'));

function files(folder: string, wanted: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf-8' })
    .map((file) => join(folder, file))
    .filter((file) => wanted.test(file));
}

function parsed(file: string): Resource {
  return new FluentParser().parse(readFileSync(file, 'utf-8'));
}

class Variables extends Visitor {
  found = new Set<string>();
  override visitVariableReference(node: VariableReference): void {
    // a language declines names; it may ask for their gender where others need no name at all
    if (!node.id.name.endsWith('-gender')) this.found.add(node.id.name.replace(/-(?:gen|dat|acc|ins|loc)$/, ''));
  }
}

function messages(file: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const entry of parsed(file).body) {
    if (!(entry instanceof Message)) continue;
    const variables = new Variables();
    variables.visit(entry);
    expect(found.has(entry.id.name), `${file}: ${entry.id.name} twice`).toBe(false);
    found.set(entry.id.name, [...variables.found].sort());
  }
  return found;
}

const code = files(SOURCE, /\.(svelte|ts)$/).map((file) => readFileSync(file, 'utf-8')).join('\n');
// 'key', "key" or `key`, and the beginnings of keys that are put together: `tab-${each}`
const spoken = new Set([...code.matchAll(/['"`]@?([a-z][\w-]*)['"`]/g)].map((found) => found[1] ?? ''));
const beginnings = [...code.matchAll(/`([a-z][\w-]*-)\$\{[^}]*\}(-[\w-]+)?`/g)].map((found) => [found[1] ?? '', found[2] ?? ''] as const);

describe.each(FOLDERS)('%s', (folder) => {
  const english = messages(join(folder, 'en.ftl'));

  test.each(LANGUAGES)('%s has every key with the same arguments, and nothing broken', (language) => {
    const file = join(folder, `${language}.ftl`);
    expect(parsed(file).body.filter((entry) => entry instanceof Junk)).toEqual([]);
    const found = messages(file);
    expect([...found.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, variables] of english) expect([key, found.get(key)]).toEqual([key, variables]);
  });

  test('no key is left over', () => {
    const used = (key: string): boolean =>
      spoken.has(key) || beginnings.some(([start, end]) => key.startsWith(start) && key.endsWith(end));
    expect([...english.keys()].filter((key) => !used(key))).toEqual([]);
  });
});

const PACKAGE = join(SOURCE, '../../src/warbook');
const GAME = /src\/games\/([^/]+)\//;
// what the lobby says of a game is heard on all pages
const CARD = /\/card\/text$/;
const shared = [...FOLDERS.filter((folder) => !GAME.test(folder) || CARD.test(folder)).map((folder) => join(folder, 'en.ftl')), join(PACKAGE, 'server/text/en.ftl')];

function keysIn(written: readonly string[]): Set<string> {
  return new Set(written.flatMap((file) => [...messages(file).keys()]));
}

function saidIn(wanted: (file: string) => boolean): string[] {
  const sources = files(SOURCE, /\.(svelte|ts)$/).filter((file) => !file.endsWith('.test.ts') && wanted(file));
  const text = sources.map((file) => readFileSync(file, 'utf-8')).join('\n');
  return [...new Set([...text.matchAll(/\b(?:t|say)\(\s*'([a-z][\w-]*)'/g)].map((found) => found[1] ?? ''))];
}

test('what all pages say is written for all pages, not in one game only', () => {
  const keys = saidIn((file) => !GAME.test(file));
  const known = keysIn(shared);
  expect(keys.length).toBeGreaterThan(50);
  expect(keys.filter((key) => !known.has(key))).toEqual([]);
});

const drawn = GAMES.map((card) => card.id);
// games of one family share drawings and words
const familyOf = (folder: string): string => GAMES.find((card) => card.id === folder)?.family ?? '';
test.each(drawn)('what the drawings of %s say is written for that game, its family or for all', (folder) => {
  const houses = [folder, familyOf(folder)];
  const packages = familyOf(folder) === '' ? [folder] : [familyOf(folder), join(familyOf(folder), folder)];
  const own = [...packages.map((each) => join(PACKAGE, 'games', each, 'text/en.ftl')), ...shared, ...FOLDERS.filter((each) => houses.includes(GAME.exec(each)?.[1] ?? '')).map((each) => join(each, 'en.ftl'))];
  const known = keysIn(own);
  const keys = saidIn((file) => houses.includes(GAME.exec(file)?.[1] ?? ''));
  expect(keys.length).toBeGreaterThan(5);
  expect(keys.filter((key) => !known.has(key))).toEqual([]);
  const card = GAMES.find((each) => each.id === folder);
  expect(card?.seats.filter((seat) => seat.name !== '' && !known.has(seat.name))).toEqual([]);
});

describe('speech', () => {
  test.each([
    [['zh-TW', 'en'], 'zh-Hant'],
    [['pl-PL'], 'pl'],
    [['de', 'pl'], 'pl'],
    [['de'], 'en'],
    [[], 'en'],
  ])('%j speaks %s', (wanted, language) => {
    expect(preferred(wanted)).toBe(language);
  });

  test('a word behind @ is itself a key', () => {
    const bundle = bundleOf('en', ['piece-W = Warrior\nmove = { $piece } to { $cell }\nhow = { $count -> [one] one\n *[other] many\n }']);
    expect(fill(bundle, 'move', { piece: '@piece-W', cell: 'b2' })).toBe('Warrior to b2');
    expect(fill(bundle, 'move', { piece: '@nobody', cell: 'b2' })).toBe('@nobody to b2');
    expect(fill(bundle, 'how', { count: 1 })).toBe('one');
    expect(fill(bundle, 'nothing', {})).toBe(null);
  });

  test('a name is declined where its language does so, and begins a line with a capital', () => {
    const names = 'hero-elora = Elora\n    .acc = Elorę\n    .gender = f\nhero-cat = żbik\n';
    const told = 'event-for = za { $hero-acc }\nevent-moves = { $hero } idzie\nlabel-cat = { $hero }\n';
    const bundle = bundleOf('pl', [`${names}${told}down = { $hero-gender ->\n    [f] ona\n   *[m] on\n}`]);
    expect(fill(bundle, 'event-for', { hero: '@hero-elora' })).toBe('za Elorę');
    expect(fill(bundle, 'event-for', { hero: '@hero-cat' })).toBe('za żbik');
    expect(fill(bundle, 'event-moves', { hero: '@hero-cat' })).toBe('Żbik idzie');
    expect(fill(bundle, 'event-moves', { hero: 'anna' })).toBe('anna idzie');
    expect(fill(bundle, 'label-cat', { hero: '@hero-cat' })).toBe('żbik');
    expect([fill(bundle, 'down', { hero: '@hero-elora' }), fill(bundle, 'down', { hero: '@hero-cat' })]).toEqual(['ona', 'on']);
  });

  test('a Polish line does not end behind a word of one letter or between a number and its unit', () => {
    expect(unbroken('Wieża i w lesie (z 3 PA) 1 × 2')).toBe('Wieża i\u00a0w\u00a0lesie (z\u00a03\u00a0PA) 1\u00a0×\u00a02');
    expect(fill(bundleOf('en', ['key = A tower']), 'key', {})).toBe('A tower');
  });

  test('a game speaks with its own words first, and with the shared ones where it has none', async () => {
    const written: Record<string, string> = {
      '/api/texts/en': 'do-move = shared\nserver-over = over',
      '/api/texts/en/summoner-war': 'do-move = red moves\nside-red = Red\ntold = { $side } goes',
      '/api/texts/en/krosmaster-arena': 'do-move = a hero walks',
    };
    const asked: string[] = [];
    vi.stubGlobal('fetch', (address: string) => {
      asked.push(address);
      return Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve({ ftl: written[address] ?? '' }) });
    });
    const [one, other] = [speech.of('summoner-war'), speech.of('krosmaster-arena')];
    await Promise.all([speech.load(), one.load(), other.load(), one.load()]);
    expect([speech.say('do-move'), one.say('do-move'), other.say('do-move')]).toEqual(['shared', 'red moves', 'a hero walks']);
    expect([one.say('server-over'), one.say('brand'), other.has('side-red')]).toEqual(['over', 'Warbook', false]);
    expect(one.say('told', { side: '@side-red' })).toBe('Red goes');
    expect(asked.length).toBe(3);
    await speech.choose('pl');
    expect([speech.language, one.language]).toEqual(['pl', 'pl']);
    expect(asked.length).toBe(6);
    vi.unstubAllGlobals();
  });
});
