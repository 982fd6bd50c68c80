import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gameCard } from '../games/cards';
import type { Chapter } from '../protocol/types';
import { cut, firstSentence, folded, likeness, listed, pieces, search, titleOf } from './find';

const rule = (id: string, en: string, audience: 'players' | 'implementers' = 'players') => ({ id, chapter: 8, marks: [], rulings: [], options: [], text: { en }, audience });
const chapters: Chapter[] = [
  { number: 7, title: { en: 'Pieces' }, rules: [rule('SW-7.1', 'A move goes to an empty cell.')] },
  { number: 8, title: { en: 'Attack' }, rules: [rule('SW-8.13', 'The trap kills the attacker (SW-8.16).'), rule('SW-8.16', 'Play again.')] },
  { number: 13, title: { en: 'Lists' }, rules: [rule('SW-13.1', 'How a list is made.', 'implementers')] },
];
const found = (wanted: string) => search(listed(chapters), wanted, 'en').map((hit) => hit.rule.id);

describe('the rulebook’s search', () => {
  it('finds by words in any order, and by number', () => {
    expect(found('attacker TRAP')).toEqual(['SW-8.13']);
    expect(found('8.16')).toEqual(['SW-8.16', 'SW-8.13']);
    expect(found('  ')).toEqual([]);
    expect(found('dragon')).toEqual([]);
  });
  it('leaves out what is for implementers', () => {
    expect(listed(chapters).map((chapter) => chapter.number)).toEqual([7, 8]);
    expect(found('list')).toEqual([]);
  });
  it('links rules that exist and marks what was found, whatever it is made of', () => {
    expect(pieces('See SW-8.16 and SW-9.9 (x).', 'see (x)', (id) => id === 'SW-8.16')).toEqual([
      { text: 'See', found: true },
      { text: ' ', found: false },
      { text: 'SW-8.16', rule: 'SW-8.16' },
      { text: ' and SW-9.9 (', found: false },
      { text: 'x', found: true },
      { text: ').', found: false },
    ]);
  });
  it('marks words without the marks on their letters, in other forms, and signs without blanks', () => {
    const words = (text: string, wanted: string) => pieces(text, wanted, () => false).filter((piece) => piece.found).map((piece) => piece.text);
    expect(words('Pułapkę i pułapki widać.', 'pulapka')).toEqual(['Pułapkę', 'pułapki']);
    expect(words('刺客的陷阱對攻擊者有效', '刺客陷阱')).toEqual(['刺客', '陷阱']);
  });
  it('knows a word in its other forms, and signs in parts', () => {
    expect(likeness('traps', 'trap')).toBeGreaterThan(likeness('trappers', 'trap'));
    expect(likeness(folded('Pułapce'), folded('pułapka'))).toBe(likeness('pulapki', 'pulapka'));
    expect(cut('刺客的陷阱對攻擊者有效', '刺客陷阱攻擊者')).toEqual(['刺客', '陷阱', '攻擊者']);
    expect(cut('刺客的陷阱', '弓箭手')).toEqual([]);
    expect(titleOf('攻擊步驟 4，刺客陷阱：若目標')).toBe('攻擊步驟 4，刺客陷阱');
  });
});

// the same searches in the real books as tests/kernel/content/test_rule_search.py
const ROOT = join(import.meta.dirname, '../../..');
const searches = JSON.parse(readFileSync(join(ROOT, 'tests/searches.json'), 'utf8')) as { game: string; language: string; wanted: string; first: string }[];

/** A catalogue read line by line: its files have one shape. */
function book(game: string): Chapter[] {
  const card = gameCard(game);
  const folder = join(ROOT, 'src/warbook/games', card?.family ?? '', card?.id ?? '', 'rules');
  const read = readdirSync(folder).map((file): Chapter => {
    const [head = '', ...rules] = readFileSync(join(folder, file), 'utf8').split('[[rule]]');
    const value = (text: string, key: string): string => JSON.parse(new RegExp(`^${key} = (".*")$`, 'm').exec(text)?.[1] ?? '""') as string;
    const said = (text: string) => ({ en: value(text, 'en'), 'zh-Hant': value(text, 'zh-Hant'), pl: value(text, 'pl') });
    const audience = (text: string) => (value(text, 'audience') || value(head, 'audience') || 'players') as 'players' | 'implementers';
    return {
      number: Number(/^number = (\d+)$/m.exec(head)?.[1]),
      title: said(head),
      rules: rules.map((text) => ({ id: value(text, 'id'), chapter: 0, marks: [], rulings: [], options: [], text: said(text), audience: audience(text) })),
    };
  });
  return read.sort((a, b) => a.number - b.number);
}

it.each(searches)('$wanted in $game: $first comes first', ({ game, language, wanted, first }) => {
  expect(search(listed(book(game)), wanted, language)[0]?.rule.id).toBe(first);
});

it.each([
  ['A Hero moves any distance. It may attack.', 'A Hero moves any distance.'],
  ['See SW-7.1 for that.\nMore', 'See SW-7.1 for that.'],
  ['英雄可移動。也可攻擊。', '英雄可移動。'],
  ['no end', 'no end'],
])('the first sentence of %s', (text, first) => {
  expect(firstSentence(text)).toBe(first);
});
