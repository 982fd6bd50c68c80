// Nothing that is said is put together with a separator written in code: each language has its own (gap-list, labelled …).

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bundleOf, fill } from '../src/text/speech.svelte';
import { joined, labelled, noted } from '../src/text/joined';

const SOURCE = join(__dirname, '../src');
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf-8' })
  .map((file) => join(SOURCE, file))
  .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'));

const JOINED = /\.join\(\s*(['"`])\s?[,;:./]\s?\1\s*\)/; // names.join(', ')
const BETWEEN = /\}(?:[,;:.] | \/ )\$\{|`(?:[,;:.] | \/ )\$\{/; // `${one}: ${other}`, and `, ${other}` behind something
const BRACKETS = /\} ?\(\$\{[^}]*\}\)/; // `${one} (${other})`
const MARKUP = /\}(?:[,;:.] | \/ )\{(?![#/:@])|\}(?:[,;:.] | \/ )?\{[#/][a-z]+[^}]*\}[,;:.] |\} \(\{[^}]*\}\)/; // {one}: {other}, {one} ({other})

/** The lines of a source that put texts together by themselves. */
function glued(source: string, svelte: boolean): string[] {
  const markup = svelte ? source.replaceAll(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, '') : '';
  const code = source.split('\n').filter((line) => JOINED.test(line) || BETWEEN.test(line) || BRACKETS.test(line));
  return [...code, ...markup.split('\n').filter((line) => MARKUP.test(line))].map((line) => line.trim());
}

test('no text is joined with a literal separator', () => {
  expect(files.length).toBeGreaterThan(150);
  const found = files.flatMap((file) => glued(readFileSync(file, 'utf-8'), file.endsWith('.svelte')).map((line) => `${relative(SOURCE, file)}: ${line}`));
  expect(found).toEqual([]);
});

test.each([
  ["names.join(', ')", false],
  ["faces.join('/')", false],
  ['`${one}: ${other}`', false],
  ['`${one}${more ? `, ${more}` : ""}`', false],
  ['`${one} (${other})`', false],
  ['<p>{one}: {other}</p>', true],
  ['<p>{one} ({other})</p>', true],
  ["<p>{one}{#if more}, {more}{/if}</p>", true],
])('%s would be found', (line, svelte) => {
  expect(glued(line, svelte)).not.toEqual([]);
});

describe.each([
  ['en', 'a, b', 'a; b', 'Red: done', 'tower (north)', 'One. Two.'],
  ['zh-Hant', 'a、b', 'a；b', 'Red：done', 'tower（north）', 'One.Two.'],
  ['pl', 'a, b', 'a; b', 'Red: done', 'tower (north)', 'One. Two.'],
])('%s', (language, list, steps, label, note, told) => {
  const bundle = bundleOf(language, [readFileSync(join(SOURCE, `text/${language}.ftl`), 'utf-8')]);
  const speech = { language, has: (key: string) => bundle.hasMessage(key), say: (key: string, words = {}) => fill(bundle, key, words) ?? key };

  test('lists the names that the server sends in its own way, and leaves what was typed', () => {
    const said = bundleOf(language, [readFileSync(join(SOURCE, `text/${language}.ftl`), 'utf-8'), 'server-no-bot = { $bot } - { $bots }']);
    expect(fill(said, 'server-no-bot', { bot: 'x, y', bots: 'a, b' })).toBe(`x, y - ${list}`);
  });

  test('writes lists, labels and notes in its own way', () => {
    expect(joined(speech, 'list', ['a', '', 'b'])).toBe(list);
    expect(joined(speech, 'step', ['a', 'b'])).toBe(steps);
    expect(labelled(speech, 'Red', 'done')).toBe(label);
    expect(noted(speech, 'tower', 'north')).toBe(note);
    expect(joined(speech, 'told', ['One.', 'Two.'])).toBe(told);
  });
});
