import { flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';

import { speech } from '../src/text/speech.svelte';

test('the words of a game outlive the page that asked for them first', async () => {
  const warned = vi.spyOn(console, 'warn');
  vi.stubGlobal('fetch', () => Promise.resolve({ ok: true, json: () => Promise.resolve({ ftl: 'hello = Good day' }) }));

  const leave = $effect.root(() => {
    expect(speech.of('meeple-war').say('hello')).toBe('hello'); // they are not here yet
  });
  leave();
  await speech.of('meeple-war').load();

  const said: string[] = [];
  const leaveAgain = $effect.root(() => {
    $effect(() => {
      said.push(speech.of('meeple-war').say('hello'));
    });
  });
  flushSync();
  leaveAgain();
  expect(said).toEqual(['Good day']);
  expect(warned).not.toHaveBeenCalled();
});
