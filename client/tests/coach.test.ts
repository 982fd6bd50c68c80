// The coach: what brings a concept up, which one is shown, and that nothing is told twice.

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { idlePicker } from '../src/board/picker.svelte';
import { Coach, isMeant, isTriggered } from '../src/coach/coach.svelte';
import { isLearning, keepLearning, keepWon, wonOf } from '../src/coach/progress';
import type { CoachInfo, Decision, Event } from '../src/protocol/types';

const sentence = { en: 'x', 'zh-Hant': 'x', pl: 'x' };
const text = { en: { title: 't', tell: 'x', touch: 'x' } };

function info(...whens: string[]): CoachInfo {
  const concepts = whens.map((when) => ({ id: when, rules: ['KA-1.1'], when, text }));
  return { game: 'g', scenario: 's', goal: sentence, won: sentence, lost: sentence, concepts };
}

function asked(...options: { text: string; words?: Record<string, string | number> }[]): Decision {
  const made = options.map((option, action) => ({ action, picks: [], notation: '', words: {}, ...option }));
  return { seat: 0, timing: 'turn', prompt: 'prompt-activation', rule: 'KA-8.6', options: made, words: {} };
}

const roll = { e: 'roll', rule: 'KA-9.6', roll: 'lock' } as Event;

function store(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

beforeEach(() => {
  vi.stubGlobal('localStorage', store());
  vi.stubGlobal('sessionStorage', store());
});

describe('a trigger', () => {
  test('is a prompt, an option, an event or a turn, with a value where one is asked for', () => {
    const decision = asked({ text: 'do-cast-at', words: { spell: '@spell-kiss', cell: 'A1' } }, { text: 'do-move', words: { lockers: 1 } });
    const found = ['start', 'turn:2', 'prompt:prompt-activation', 'option:do-cast*', 'option:do-cast*:spell-kiss', 'option:do-move:1', 'event:roll', 'event:roll:lock'];
    for (const when of found) expect([when, isTriggered(when, decision, [roll], 2)]).toEqual([when, true]);
    const missed = ['turn:3', 'prompt:prompt-next', 'option:do-cast', 'option:do-cast*:spell-con', 'option:do-move:0', 'event:hurt', 'event:roll:armor'];
    for (const when of missed) expect([when, isTriggered(when, decision, [roll], 2)]).toEqual([when, false]);
    expect(isTriggered('option:do-move', null, [], 2)).toBe(false);
  });

  test('means a whole key, or its beginning with a star', () => {
    expect([isMeant('do-cast', 'do-cast'), isMeant('do-cast', 'do-cast-at'), isMeant('do-cast*', 'do-cast-at')]).toEqual([true, false, true]);
  });
});

describe('the card', () => {
  const moves = asked({ text: 'do-move' });
  const casts = asked({ text: 'do-cast' }, { text: 'do-move' });
  const done = (text: string) => ({ action: 1, picks: [], notation: '', text, words: {} });

  test('belongs to the decision at hand and is finished by doing the thing', () => {
    const coach = new Coach(info('option:do-move', 'option:do-cast', 'prompt:prompt-activation'), 'k1');
    coach.hear([{ events: [], decision: moves }]);
    expect(coach.shown?.id).toBe('option:do-move');
    coach.acted(done('do-move'));
    expect(coach.read).toEqual(['option:do-move']);
    coach.hear([{ events: [], decision: moves }, { events: [], decision: casts }]);
    expect(coach.shown?.id).toBe('option:do-cast');
  });

  test('goes with its decision: what cannot be done now is not talked about', () => {
    const coach = new Coach(info('option:do-cast'), 'k3');
    coach.hear([{ events: [], decision: casts }]);
    expect(coach.shown?.id).toBe('option:do-cast');
    coach.acted(done('do-move'));
    coach.hear([{ events: [], decision: casts }, { events: [], decision: moves }]);
    expect(coach.shown).toBe(null);
    expect(coach.met.length).toBe(1); // it can be read again
    coach.hear([{ events: [], decision: casts }, { events: [], decision: moves }, { events: [], decision: casts }]);
    expect(coach.shown?.id).toBe('option:do-cast');
  });

  test('tells what has happened before what can be done, and never comes back to it', () => {
    const coach = new Coach(info('start', 'event:roll', 'option:do-move'), 'k4');
    const first = { events: [], decision: asked({ text: 'do-end' }) };
    const second = { events: [roll], decision: moves };
    coach.hear([first]);
    expect(coach.shown?.id).toBe('start');
    coach.hear([first, second]);
    expect(coach.shown?.id).toBe('event:roll');
    coach.acted(done('do-end'));
    expect(coach.shown?.id).toBe('option:do-move');
    coach.gotIt();
    expect(coach.shown).toBe(null);
    coach.again = coach.met[1] ?? null;
    expect(coach.shown?.id).toBe('event:roll');
    coach.gotIt();
    expect(coach.shown).toBe(null);
  });

  test('does not insist on what is offered again and again and never done', () => {
    const coach = new Coach(info('option:do-move'), 'k5');
    coach.hear([{ events: [], decision: moves }]);
    for (const _ of [1, 2, 3]) coach.acted(done('do-end'));
    expect(coach.shown).toBe(null);
  });

  test('counts how often the game came back, and not the decisions of one turn', () => {
    const coach = new Coach(info('turn:2'), 'k2');
    const mine = { events: [], decision: asked({ text: 'do-end' }) };
    const theirs = { events: [], decision: null };
    coach.hear([mine, mine]);
    expect(coach.shown).toBe(null);
    coach.hear([mine, mine, theirs, mine]);
    expect(coach.shown?.id).toBe('turn:2');
  });

  test('says nothing twice after the page is loaded anew, but does at another table', () => {
    const one = new Coach(info('start'), 'k3');
    const news = [{ events: [], decision: null }];
    one.hear(news);
    one.gotIt();
    const [same, other] = [new Coach(info('start'), 'k3'), new Coach(info('start'), 'k4')];
    same.hear(news);
    other.hear(news);
    expect([same.shown, other.shown?.id]).toEqual([null, 'start']);
  });
});

test('what was won is remembered, and rubbish in the store is not', () => {
  keepWon('g', 's1');
  keepWon('g', 's2');
  keepWon('g', 's1');
  expect([wonOf('g'), wonOf('h')]).toEqual([['s1', 's2'], []]);
  localStorage.setItem('warbook-coach', '["?"');
  expect(wonOf('g')).toEqual([]);
  localStorage.setItem('warbook-coach', '{"g": [1, "s"]}');
  expect(wonOf('g')).toEqual(['s']);
});

test('a table where somebody learns is remembered, the newest thirty of them', () => {
  expect(isLearning('t0')).toBe(false);
  for (let number = 0; number <= 30; number += 1) keepLearning(`t${number}`);
  expect([isLearning('t0'), isLearning('t1'), isLearning('t30')]).toEqual([false, true, true]);
  localStorage.setItem('warbook-learning', '{"tables": 7}');
  expect(isLearning('t30')).toBe(false);
});

test('a hint is one of the options, and gone with the next question', () => {
  const picker = idlePicker({ language: 'en', has: () => true, say: (key) => key }, 0);
  const decision = asked({ text: 'do-move' }, { text: 'do-end' });
  picker.ask(decision);
  picker.hinting = true;
  picker.advise(1);
  expect([picker.hinted?.text, picker.hinting]).toEqual(['do-end', false]);
  picker.advise(77);
  expect(picker.hinted).toBe(null);
  picker.advise(0);
  picker.ask(decision);
  expect(picker.hinted).toBe(null);
});
