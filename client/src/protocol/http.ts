// Questions to the server over HTTP. A mistake comes back as a key of the texts, never as a status number.

import { gameCard } from '../games/cards';
import type { Words } from './types';

/** What the server says no with; `key` is one of its texts, or one of ours when nobody answered. */
export class Trouble extends Error {
  constructor(
    readonly key: string,
    readonly words: Words = {},
    readonly rule = '',
    readonly status = 0,
  ) {
    super(key);
  }
}

export async function get<T>(path: string): Promise<T> {
  return ask<T>('GET', path);
}

export async function post<T>(path: string, body: unknown): Promise<T> {
  return ask<T>('POST', path, body);
}

/** Do what the server may refuse: null when it went well, else what it said. */
export async function attempt(act: () => Promise<unknown>): Promise<Trouble | null> {
  try {
    await act();
    return null;
  } catch (error) {
    if (error instanceof Trouble) return error;
    throw error;
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
  let answer: Response;
  try {
    const sent: RequestInit = { method, headers, credentials: 'same-origin' };
    if (body !== undefined) sent.body = JSON.stringify(body);
    answer = await fetch(path, sent);
  } catch {
    throw new Trouble('trouble-offline');
  }
  if (answer.ok) return (await answer.json()) as T;
  throw trouble(answer.status, await answer.json().catch(() => null));
}

/** The error inside an answer, whatever was sent. */
export function trouble(status: number, answer: unknown): Trouble {
  const error = isObject(answer) ? answer['error'] : undefined;
  if (!isObject(error) || typeof error['key'] !== 'string') return new Trouble('trouble-server', { status }, '', status);
  const words = isObject(error['words']) ? titled(error['words'] as Words) : {};
  const rule = typeof error['rule'] === 'string' ? error['rule'] : '';
  return new Trouble(error['key'], words, rule, status);
}

/** The server names a game as code does; people read its title. */
function titled(words: Words): Words {
  const card = gameCard(String(words['game'] ?? ''));
  return card ? { ...words, game: `@game-${card.id}` } : words;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
