import { expect, test } from 'vitest';
import { parse } from '../src/router.svelte';

test.each([
  ['/', '', { page: 'lobby' }],
  ['/campaign/rift-in-time', '', { page: 'campaign', game: 'rift-in-time' }],
  ['/new/summoner-war', '#friend', { page: 'new', game: 'summoner-war', preset: 'friend' }],
  ['/table/abc', '', { page: 'table', id: 'abc' }],
  ['/table/abc/', '', { page: 'table', id: 'abc' }],
  ['/join', '#abc.secret', { page: 'join', table: 'abc', ticket: 'secret' }],
  ['/join', '', { page: 'join', table: '', ticket: '' }],
  ['/rules/summoner-war', '', { page: 'rules', game: 'summoner-war', rule: '' }],
  ['/rules/summoner-war/SW-7.1', '', { page: 'rules', game: 'summoner-war', rule: 'SW-7.1' }],
  ['/lesson/summoner-war', '', { page: 'lesson', game: 'summoner-war', lesson: '' }],
  ['/lesson/summoner-war/second', '', { page: 'lesson', game: 'summoner-war', lesson: 'second' }],
  ['/replay/abc', '', { page: 'replay', id: 'abc', step: 0 }],
  ['/replay/abc/17', '', { page: 'replay', id: 'abc', step: 17 }],
])('%s%s', (path, hash, page) => {
  expect(parse(path, hash)).toEqual(page);
});

test.each(['/nothing', '/table', '/table/a/b', '/replay/abc/x', '/rules/a/b/c', '/%E0%A4%A'])('%s is nowhere', (path) => {
  expect(parse(path).page).toBe('unknown');
});
