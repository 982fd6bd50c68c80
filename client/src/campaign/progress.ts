// What was won in a game's campaign in this browser: the best stars and the badges of each scenario; to a file and back.

import { Trouble } from '../protocol/http';

/** The games with a campaign, each with the option that its stars and badges are for. */
export const CAMPAIGNS: Readonly<Record<string, string>> = { 'rift-in-time': 'difficulty' };
const KEY = 'warbook-campaign';
const MOST_STARS = 3;
const LONGEST = 100_000; // characters of a file

/** What was reached in one scenario. */
export interface Won {
  stars: number;
  badges: readonly string[];
}

export interface Campaign {
  won: Readonly<Record<string, Won>>;
  /** Every scenario may be played, whatever was won. */
  open: boolean;
}

const NOTHING: Won = { stars: 0, badges: [] };

export function campaignOf(game: string): Campaign {
  return campaign(read()[game]);
}

export function wonIn(kept: Campaign, scenario: string): Won {
  return Object.hasOwn(kept.won, scenario) ? (kept.won[scenario] ?? NOTHING) : NOTHING;
}

/** The best result stays; a setting without stars gives a badge (RT-23.3). */
export function better(kept: Campaign, scenario: string, result: Won): Campaign {
  const before = wonIn(kept, scenario);
  const now = { stars: Math.max(before.stars, result.stars), badges: [...new Set([...before.badges, ...result.badges])].sort() };
  return { ...kept, won: { ...kept.won, [scenario]: now } };
}

/** Keep that a scenario was won under a setting. */
export function keepWin(game: string, scenario: string, setting: string, stars: number): void {
  keep(game, better(campaignOf(game), scenario, { stars, badges: stars === 0 ? [setting] : [] }));
}

/** Open all scenarios, or only those that were earned. */
export function keepOpen(game: string, open: boolean): Campaign {
  return keep(game, { ...campaignOf(game), open });
}

/** A scenario is open when the one before it was won in any setting (RT-23.4). */
export function isOpen(kept: Campaign, scenarios: readonly string[], scenario: string): boolean {
  const before = scenarios[scenarios.indexOf(scenario) - 1];
  return kept.open || before === undefined || isWon(kept, before) || isWon(kept, scenario);
}

export function isWon(kept: Campaign, scenario: string): boolean {
  const { stars, badges } = wonIn(kept, scenario);
  return stars > 0 || badges.length > 0;
}

/** The campaign as a file. */
export function written(game: string): string {
  return JSON.stringify({ warbook: 'campaign', game, ...campaignOf(game) }, null, 2);
}

/** Add what a file holds to what was won here; a file that is none is a Trouble. */
export function taken(game: string, text: string): Campaign {
  const file = text.length > LONGEST ? null : parsed(text);
  if (file?.['warbook'] !== 'campaign' || file['game'] !== game) throw new Trouble('campaign-no-file', {});
  const found = campaign(file);
  let all = campaignOf(game);
  for (const [scenario, result] of Object.entries(found.won)) all = better(all, scenario, result);
  return keep(game, { ...all, open: all.open || found.open });
}

function keep(game: string, value: Campaign): Campaign {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [game]: value }));
  } catch {
    // it holds until the page is closed
  }
  return value;
}

function read(): Record<string, unknown> {
  try {
    return parsed(localStorage.getItem(KEY) ?? '{}') ?? {};
  } catch {
    return {}; // a browser that keeps nothing for us throws at the very name of its store
  }
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    return record(JSON.parse(text));
  } catch {
    return null;
  }
}

function record(found: unknown): Record<string, unknown> | null {
  return typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as Record<string, unknown>) : null;
}

/** Whatever was found, as a campaign: what makes no sense is left out. */
function campaign(found: unknown): Campaign {
  const kept = record(found);
  const won = Object.entries(record(kept?.['won']) ?? {}).map(([scenario, each]) => [scenario, result(record(each))] as const);
  return { won: Object.fromEntries(won), open: kept?.['open'] === true };
}

function result(found: Record<string, unknown> | null): Won {
  const [stars, badges] = [found?.['stars'], found?.['badges']];
  return {
    stars: typeof stars === 'number' && Number.isInteger(stars) ? Math.min(Math.max(stars, 0), MOST_STARS) : 0,
    badges: Array.isArray(badges) ? badges.filter((each): each is string => typeof each === 'string') : [],
  };
}
