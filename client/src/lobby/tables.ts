// Making tables, and remembering the invites that the server tells only once.

import { keepLearning } from '../coach/progress';
import { settings } from '../look/settings.svelte';
import { post, Trouble } from '../protocol/http';
import type { GameInfo, Invite, Level, ReplayMade, SeatForm, TableForm, TableMade } from '../protocol/types';

const KEY = 'warbook-invites';
const KEPT = 30; // tables whose invites are remembered

/** Make a table and remember its invites; the table's id. */
export async function makeTable(form: TableForm): Promise<string> {
  const made = await post<TableMade>('/api/tables', { name: settings.kept.name, ...form });
  remember(made.table, made.invites);
  return made.table;
}

/** A table of the game's first scenario, me against bots, the server draws my side; its id. */
export function quickTable(info: GameInfo, level: Level | undefined): Promise<string> {
  const bot: SeatForm = { who: 'bot', bot: level?.bot ?? 'greedy', seconds: level?.seconds ?? 1 };
  return makeTable({ game: info.name, draw: true, seats: seated(info.scenarios[0]?.seats[0] ?? 2, 0, bot) });
}

/** A scenario with its coach: me on the first seat against the easiest bots; the table's id. */
export async function coachedTable(info: GameInfo, scenario: string): Promise<string> {
  const level = info.levels[0];
  const bot: SeatForm = { who: 'bot', bot: level?.bot ?? 'greedy', seconds: level?.seconds ?? 1 };
  const count = info.scenarios.find((each) => each.name === scenario)?.seats[0] ?? 2;
  const table = await makeTable({ game: info.name, scenario, seats: seated(count, 0, bot) });
  keepLearning(table);
  return table;
}

/** Send a replay file to the server; its id. */
export async function uploadReplay(file: File): Promise<string> {
  let read: unknown;
  try {
    read = JSON.parse(await file.text());
  } catch {
    throw new Trouble('trouble-no-replay', { file: file.name });
  }
  return (await post<ReplayMade>('/api/replays', read)).replay;
}

/** Me on one seat, somebody else on all others. */
export function seated(count: number, mine: number, others: SeatForm): SeatForm[] {
  return Array.from({ length: count }, (_, seat) => (seat === mine ? { who: 'me' } : others));
}

export function invitesOf(table: string): readonly Invite[] {
  return read()[table] ?? [];
}

export function inviteLink(table: string, invite: Invite): string {
  return `${location.origin}/join#${table}.${invite.ticket}`;
}

export function remember(table: string, invites: readonly Invite[]): void {
  if (invites.length === 0) return;
  const all = Object.entries({ ...read(), [table]: invites }).slice(-KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all)));
  } catch {
    // the link is shown once, then
  }
}

function read(): Record<string, readonly Invite[]> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, readonly Invite[]>) : {};
  } catch {
    return {};
  }
}
