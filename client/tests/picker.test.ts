import { describe, expect, test } from 'vitest';
import { questionOf } from '../src/board/asking';
import { beginning, Picker, type PickerHands } from '../src/board/picker.svelte';
import type { Option, Pick, Speech } from '../src/games/contract';
import type { Decision } from '../src/protocol/types';

const cell = (index: number): Pick => ({ kind: 'cell', index });
const button = (index: number): Pick => ({ kind: 'button', index });

function option(action: number, ...picks: Pick[]): Option {
  return { action, picks, notation: `n${action}`, text: `do-${action}`, words: {} };
}

function decision(options: Option[], timing: Decision['timing'] = 'turn'): Decision {
  return { seat: 0, timing, prompt: 'prompt', rule: 'SW-4.2', options, words: {} };
}

function table(options: Option[], timing: Decision['timing'] = 'turn', confirms = false) {
  const sent: number[] = [];
  const asked: string[] = [];
  const hands: PickerHands = {
    speech: { language: 'en', has: () => true, say: (key, words) => `${key}${words?.['count'] ?? ''}` },
    mark: () => 'move',
    notation: (picks) => picks.map((pick) => pick.index).join('-'),
    send: (chosen) => sent.push(chosen.action) > 0,
    many: () => true,
    prepare: () => true,
    why: (text) => void asked.push(text),
    confirms: () => confirms,
  };
  const picker = new Picker(0, hands);
  picker.ask(decision(options, timing));
  return { picker, sent, asked, hands };
}

describe('what may be picked', () => {
  test('the first picks of all options glow', () => {
    const { picker } = table([option(1, cell(3), cell(4)), option(2, cell(5), cell(4)), option(3, button(9))]);
    expect([...picker.targets('cell')]).toEqual([3, 5]);
    expect(picker.buttons.map((each) => each.action)).toEqual([3]);
  });

  test('after a pick only what can follow it glows', () => {
    const { picker } = table([option(1, cell(3), cell(4)), option(2, cell(3), cell(7)), option(3, cell(5), cell(6))]);
    picker.pick(cell(3));
    expect([...picker.targets('cell')]).toEqual([4, 7]);
    expect(picker.canPick(cell(6))).toBe(false);
    expect(picker.isPicked(cell(3))).toBe(true);
  });

  test('a thing that leads on is a ring, a thing that completes is a target', () => {
    const { picker } = table([option(1, cell(3), cell(4))]);
    expect(picker.mark(cell(3))).toBe('pick');
    picker.pick(cell(3));
    expect(picker.mark(cell(4))).toBe('move');
    expect(picker.mark(cell(9))).toBe(null);
  });

  test('the label is the only option, or how many there are', () => {
    const { picker } = table([option(1, cell(3), cell(4)), option(2, cell(3), cell(7)), option(3, cell(5))]);
    expect(picker.label(cell(3))).toBe('pick-many2');
    expect(picker.label(cell(5))).toBe('do-3');
    expect(picker.label(cell(9))).toBe('');
  });

  test('options are found by their beginning', () => {
    const options = [option(1, cell(3), cell(4)), option(2, cell(3)), option(3, cell(4), cell(3))];
    expect(beginning(options, [cell(3)]).map((each) => each.action)).toEqual([1, 2]);
    expect(beginning(options, [])).toHaveLength(3);
  });
});

describe('what is sent', () => {
  test('the one option that is complete', () => {
    const { picker, sent } = table([option(1, cell(3), cell(4)), option(2, cell(3), cell(7))]);
    picker.pick(cell(3));
    expect(sent).toEqual([]);
    picker.pick(cell(7));
    expect(sent).toEqual([2]);
    expect(picker.pending?.action).toBe(2);
    expect(picker.active).toBe(false);
  });

  test('nothing more while it is pending', () => {
    const { picker, sent } = table([option(1, cell(3)), option(2, cell(5))]);
    picker.pick(cell(3));
    picker.pick(cell(5));
    picker.choose(option(2, cell(5)));
    expect(sent).toEqual([1]);
  });

  test('several options on the same pick open a menu', () => {
    const { picker, sent } = table([option(1, cell(3)), option(2, cell(3))]);
    picker.pick(cell(3));
    expect(sent).toEqual([]);
    expect(picker.menu.map((each) => each.action)).toEqual([1, 2]);
    const [, second] = picker.menu;
    if (second) picker.choose(second);
    expect(sent).toEqual([2]);
  });

  test('a single tap in battle waits for a second one', () => {
    const { picker, sent } = table([option(1, cell(3)), option(2, cell(5), cell(6))], 'turn', true);
    picker.pick(cell(3));
    expect(sent).toEqual([]);
    expect(picker.menu).toHaveLength(1);
    picker.pick(cell(3));
    expect(sent).toEqual([1]);
  });

  test('a preparation and a button do not wait', () => {
    const secret = table([option(1, cell(3)), option(2, cell(4))], 'secret', true);
    secret.picker.pick(cell(3));
    expect(secret.sent).toEqual([1]);
    const pressed = table([option(1, button(3)), option(2, cell(4))], 'turn', true);
    pressed.picker.pick(button(3));
    expect(pressed.sent).toEqual([1]);
  });
});

describe('what is taken back', () => {
  test('Escape takes the last pick, then nothing is left', () => {
    const { picker } = table([option(1, cell(3), cell(4), cell(5)), option(2, cell(3), cell(4), cell(6))]);
    picker.pick(cell(3));
    picker.pick(cell(4));
    expect(picker.back()).toBe(true);
    expect(picker.path).toEqual([cell(3)]);
    picker.back();
    expect(picker.path).toEqual([]);
    expect(picker.back()).toBe(false);
  });

  test('another first pick begins anew', () => {
    const { picker } = table([option(1, cell(3), cell(4)), option(2, cell(3), cell(6)), option(3, cell(5), cell(6)), option(4, cell(5), cell(7))]);
    picker.pick(cell(3));
    picker.pick(cell(5));
    expect(picker.path).toEqual([cell(5)]);
  });

  test('the same thing once more is put back', () => {
    const { picker } = table([option(1, cell(3), cell(4)), option(2, cell(3), cell(6))]);
    picker.pick(cell(3));
    picker.pick(cell(3));
    expect(picker.path).toEqual([]);
  });
});

describe('what is not allowed', () => {
  test('asks the server why, with what was pointed at', () => {
    const { picker, sent, asked } = table([option(1, cell(3), cell(4)), option(2, cell(3), cell(6))]);
    picker.pick(cell(3));
    picker.pick(cell(9));
    expect(asked).toEqual(['3-9']);
    expect(sent).toEqual([]);
    picker.refuse({ legal: false, rule: 'SW-7.1', text: 'refused-SW-7-1', words: {}, notation: 'x' });
    expect(picker.refusal?.pick).toEqual(cell(9));
    expect(picker.path).toEqual([cell(3)]);
    picker.back();
    expect(picker.refusal).toBe(null);
    expect(picker.path).toEqual([cell(3)]);
  });

  test('a refused option can be tried anew', () => {
    const { picker, sent } = table([option(1, cell(3)), option(2, cell(4))]);
    picker.pick(cell(3));
    picker.refuse({ legal: false, rule: 'SW-7.1', text: 'x', words: {}, notation: 'x' });
    expect(picker.refusal?.pick).toEqual(cell(3));
    picker.pick(cell(4));
    expect(sent).toEqual([1, 2]);
  });
});

test('a thing without options and then a target make one question', () => {
  const asked: string[] = [];
  const picker = new Picker(0, {
    speech: { language: 'en', has: () => true, say: (key) => key },
    mark: () => 'move',
    notation: (picks) => (picks.length < 2 ? null : picks.map((pick) => pick.index).join('-')),
    send: () => true,
    many: () => true,
    prepare: () => true,
    why: (text) => void asked.push(text),
    confirms: () => false,
  });
  picker.ask(decision([option(1, cell(3), cell(4))]));
  picker.pick(cell(8));
  expect([asked, picker.wonder]).toEqual([[], cell(8)]);
  picker.pick(cell(9));
  expect([asked, picker.wonder]).toEqual([['8-9'], null]);
});

describe('what would be lost', () => {
  const careful = (warns: boolean) => {
    const sent: number[] = [];
    const dangerous: Option = { ...option(7, button(1)), dangers: [{ text: 'danger-unspent' }] };
    const picker = new Picker(0, {
      speech: { language: 'en', has: () => true, say: (key) => key },
      mark: () => 'move',
      notation: () => null,
      send: (chosen) => sent.push(chosen.action) > 0,
      many: () => true,
      prepare: () => true,
      why: () => undefined,
      confirms: () => false,
      warns: () => warns,
    });
    picker.ask(decision([dangerous, option(8, button(2))]));
    return { picker, sent, dangerous };
  };

  test('is asked once, and done only then', () => {
    const { picker, sent, dangerous } = careful(true);
    picker.choose(dangerous);
    expect([sent, picker.asking?.dangers.length, picker.waiting]).toEqual([[], 1, false]);
    expect(picker.back()).toBe(true);
    expect(picker.asking).toBe(null);
    picker.choose(dangerous);
    picker.asking?.go();
    expect(sent).toEqual([7]);
  });

  test('is not asked of what loses nothing, of somebody who is sure, or who does not want it', () => {
    const { picker, sent } = careful(true);
    picker.choose(option(8, button(2)));
    const sure = careful(true);
    sure.picker.choose(sure.dangerous, true);
    const bold = careful(false);
    bold.picker.choose(bold.dangerous);
    expect([sent, sure.sent, bold.sent]).toEqual([[8], [7], [7]]);
  });

  test('is forgotten with the next question', () => {
    const { picker, dangerous } = careful(true);
    picker.choose(dangerous);
    picker.ask(decision([dangerous]));
    expect(picker.asking).toBe(null);
  });
});

describe('drag and drop', () => {
  const options = [option(1, cell(3), cell(4)), option(2, cell(5), cell(4)), option(3, cell(6)), option(4, cell(5))];

  test('carries what leads on to something', () => {
    const { picker } = table(options);
    expect([3, 5, 6, 4].map((each) => picker.leads(cell(each)))).toEqual([true, true, false, false]);
    picker.pick(cell(3));
    expect([3, 5, 4].map((each) => picker.leads(cell(each)))).toEqual([true, true, false]);
  });

  test('never begins something else where it is dropped, but asks why not', () => {
    const { picker, sent, asked } = table(options);
    picker.pick(cell(3));
    picker.drop(cell(5));
    expect([picker.path, asked, sent]).toEqual([[cell(3)], ['3-5'], []]);
    picker.drop(cell(4));
    expect(sent).toEqual([1]);
  });
});

describe('somebody else has moved', () => {
  const options = [option(1, cell(3), cell(4)), option(2, cell(5), cell(4))];

  test('what is in hand stays there where all act at once', () => {
    const { picker } = table(options, 'any_order');
    picker.pick(cell(3));
    picker.ask(decision(options, 'any_order'));
    expect(picker.isPicked(cell(3))).toBe(true);
  });

  test('it is in hand again when somebody else had to be waited for in between', () => {
    const { picker } = table(options, 'any_order');
    picker.pick(cell(3));
    picker.ask(null);
    expect(picker.path).toEqual([]);
    picker.ask(null);
    picker.ask(decision(options, 'any_order'));
    expect(picker.path).toEqual([cell(3)]);
    picker.ask(null);
    picker.back();
    picker.ask(decision(options, 'any_order'));
    expect(picker.path).toEqual([]);
  });

  test('it is put back when it can be played no more, or when turns are taken', () => {
    const { picker } = table(options, 'any_order');
    picker.pick(cell(3));
    picker.ask(decision([option(2, cell(5), cell(4))], 'any_order'));
    expect(picker.path).toEqual([]);
    picker.pick(cell(5));
    picker.ask(decision(options));
    expect(picker.path).toEqual([]);
  });
});

describe('what is not allowed', () => {
  const card = (index: number): Pick => ({ kind: 'card', index });

  test('a target out of reach is asked about and does not cancel what was begun', () => {
    // a spell at two cells; a third cell could be walked to
    const { picker, asked } = table([option(1, card(1), cell(4)), option(2, card(1), cell(5)), option(3, cell(9))], 'turn', true);
    picker.pick(card(1));
    picker.pick(cell(9));
    expect(picker.path).toEqual([card(1)]);
    expect(asked).toEqual(['1-9']);
    picker.refuse({ legal: false, rule: 'KA-12.1', text: 'refused', words: {}, notation: '1-9' });
    expect([picker.path, picker.refusal?.pick]).toEqual([[card(1)], cell(9)]);
  });

  test('another thing of the same kind takes the place of the one in hand', () => {
    const { picker } = table([option(1, cell(3), cell(4)), option(2, cell(3), cell(7)), option(3, cell(5), cell(6)), option(4, cell(5), cell(8))]);
    picker.pick(cell(3));
    picker.pick(cell(5));
    expect(picker.path).toEqual([cell(5)]);
    const tower = [option(1, card(1), cell(3), button(1)), option(2, card(1), cell(3), button(2)), option(3, card(1), cell(4), button(1)), option(4, card(1), cell(4), button(2))];
    const { picker: builder } = table(tower);
    builder.pick(card(1));
    builder.pick(cell(3));
    builder.pick(cell(4));
    expect(builder.path).toEqual([card(1), cell(4)]);
  });

  test('what has no notation is refused in words, with the rule of the question', () => {
    const { picker, hands } = table([option(1, card(1), cell(4)), option(2, card(1), cell(5))]);
    hands.notation = () => null;
    picker.pick(card(1));
    picker.pick(cell(9));
    expect(picker.path).toEqual([card(1)]);
    expect(picker.refusal).toMatchObject({ pick: cell(9), legal: false, rule: 'SW-4.2', text: 'pick-not-here' });
  });
});

describe('what is asked with something in hand', () => {
  const speech = (known: Record<string, string>): Speech => ({ language: 'en', has: (key) => key in known, say: (key, words) => (known[key] ?? key).replace('{tower}', String(words?.['tower'] ?? '')) });
  const build = (over: boolean, at: number, facing: number): Option => ({ ...option(at, { kind: 'card', index: 1 }, cell(at), button(facing)), text: over ? 'do-build-over' : 'do-build', words: { tower: 'A1', cell: at } });

  test('is the question of the verb at this place, in the words that all options share', () => {
    const words = speech({ 'ask-build-1': 'Where does {tower} stand?', 'ask-build-2': 'Which way?' });
    const options = [build(false, 3, 0), build(true, 4, 1)];
    expect(questionOf(words, options, 1)).toBe('Where does A1 stand?');
    expect(questionOf(words, options, 2)).toBe('Which way?');
  });

  test('is a question of the kind where the options differ or the game has none', () => {
    const words = speech({ 'ask-build-1': 'Where?', 'pick-button-cell': 'A site, or pass it on?', 'pick-cell': 'Which place?', 'pick-any': 'What?' });
    const pass: Option = { ...option(9, { kind: 'card', index: 1 }, button(2)), text: 'do-pass', words: {} };
    expect(questionOf(words, [build(false, 3, 0), pass], 1)).toBe('A site, or pass it on?');
    expect(questionOf(words, [pass], 1)).toBe('What?');
    expect(questionOf(words, [option(1, cell(1), cell(2))], 1)).toBe('Which place?');
  });
});
