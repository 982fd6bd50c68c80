import { describe, expect, it } from 'vitest';
import { firstSentence, pieces, search } from './find';

const rule = (id: string, en: string) => ({ id, chapter: 8, marks: [], rulings: [], options: [], text: { en } });
const chapters = [
  { number: 7, title: { en: 'Pieces' }, rules: [rule('SW-7.1', 'A move goes to an empty cell.')] },
  { number: 8, title: { en: 'Attack' }, rules: [rule('SW-8.13', 'The trap kills the attacker (SW-8.16).'), rule('SW-8.16', 'Play again.')] },
];

describe('the rulebook’s search', () => {
  it('finds by words in any order, and by number', () => {
    expect(search(chapters, 'attacker TRAP', 'en').flatMap((chapter) => chapter.rules.map((each) => each.id))).toEqual(['SW-8.13']);
    expect(search(chapters, '8.16', 'en').flatMap((chapter) => chapter.rules.map((each) => each.id))).toEqual(['SW-8.13', 'SW-8.16']);
    expect(search(chapters, '  ', 'en')).toHaveLength(2);
    expect(search(chapters, 'dragon', 'en')).toEqual([]);
  });
  it('links rules that exist and marks what was found, whatever it is made of', () => {
    expect(pieces('See SW-8.16 and SW-9.9 (x).', 'see (x)', (id) => id === 'SW-8.16')).toEqual([
      { text: 'See', found: true },
      { text: ' ', found: false },
      { text: 'SW-8.16', rule: 'SW-8.16' },
      { text: ' and SW-9.9 ', found: false },
      { text: '(x)', found: true },
      { text: '.', found: false },
    ]);
  });
});

it.each([
  ['A Hero moves any distance. It may attack.', 'A Hero moves any distance.'],
  ['See SW-7.1 for that.\nMore', 'See SW-7.1 for that.'],
  ['英雄可移動。也可攻擊。', '英雄可移動。'],
  ['no end', 'no end'],
])('the first sentence of %s', (text, first) => {
  expect(firstSentence(text)).toBe(first);
});
