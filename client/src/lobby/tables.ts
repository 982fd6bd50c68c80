// Making tables, and remembering the invites that the server tells only once.

import { settings } from '../look/settings.svelte';
import { post } from '../protocol/http';
import type { Invite, SeatForm, TableForm, TableMade } from '../protocol/types';

const KEY = 'warbook-invites';
const KEPT = 30; // tables whose invites are remembered

/** Make a table and remember its invites; the table's id. */
export async function makeTable(form: TableForm): Promise<string> {
  const made = await post<TableMade>('/api/tables', { name: settings.kept.name, ...form });
  remember(made.table, made.invites);
  return made.table;
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
