// Every key that the page says exists in three languages with the same arguments, and none is left over.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentParser, Junk, Message, type Resource, Visitor, type VariableReference } from '@fluent/syntax';
import { describe, expect, test } from 'vitest';
import { bundleOf, fill, preferred } from '../src/text/speech.svelte';

const SOURCE = join(__dirname, '../src');
const LANGUAGES = ['en', 'zh-Hant', 'pl'] as const;
// every folder with words of its own, and the code that says them
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
    this.found.add(node.id.name);
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
const said = [...code.matchAll(/\b(?:t|say)\(\s*'([a-z][\w-]*)'/g)].map((found) => found[1] ?? '');

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

test('every key that is said here is written somewhere', () => {
  const games = files(join(SOURCE, '../../src/warbook'), /text\/en\.ftl$/);
  const known = new Set([...FOLDERS.map((folder) => join(folder, 'en.ftl')), ...games].flatMap((file) => [...messages(file).keys()]));
  expect(said.length).toBeGreaterThan(50);
  expect([...new Set(said)].filter((key) => !known.has(key))).toEqual([]);
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
});
