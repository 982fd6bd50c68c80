// What this browser kept of campaigns before the server did: handed over once, then forgotten.

import type { KeptWin, ProgressForm } from '../protocol/types';

const KEY = 'warbook-campaign';

/** The campaigns that are still only here, each as a file would hold it. */
export function keptHere(): ProgressForm[] {
  return Object.entries(read()).map(([game, found]) => {
    const { won, open } = (found ?? {}) as { won?: Record<string, KeptWin>; open?: boolean };
    return { warbook: 'campaign', game, won: won ?? {}, open: open === true };
  });
}

/** The server has this one now. */
export function forget(game: string): void {
  const { [game]: _, ...others } = read();
  if (Object.keys(others).length === 0) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, JSON.stringify(others));
}

function read(): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as Record<string, unknown>) : {};
  } catch {
    return {}; // nothing of ours, or a browser that keeps nothing: it throws at the very name of its store
  }
}
