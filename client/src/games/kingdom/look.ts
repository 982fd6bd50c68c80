// Words about what is drawn: for screen readers, for the line below the map, for cards.

import type { Speech } from '../contract';
import { readTray } from './cards';
import { sheetOf, type Sheet } from './printed.svelte';
import type { Attack, Step } from './types';
import { WHITE, cellName, facingKey, fateOf, hordeKey, sideKey, siteAt, traysAt, type FamilyView, type FigureView, type SiteView, type TrayView } from './view';

export function fateWords(view: FamilyView, tray: TrayView, speech: Speech): string {
  const fate = fateOf(view, tray.tray);
  if (!fate) return '';
  if (fate.fate === 'escapes') return speech.say('draw-fate-escapes', { hearts: fate.hearts ?? 0 });
  return speech.say(`draw-fate-${fate.fate}`);
}

/** A horde: its enemies, how many are uncovered, how far it has to go, what becomes of it. */
export function trayWords(view: FamilyView, tray: TrayView, speech: Speech): string {
  const counts = new Map<string, number>();
  for (const { name } of readTray(sheetOf(view.game), tray).enemies) counts.set(name, (counts.get(name) ?? 0) + 1);
  const enemies = [...counts].filter(([name]) => name !== 'boss').map(([name, count]) => `${speech.say(`enemy-${name}`)} ×${count}`).join(', ');
  const left = (tray.uncovered ?? []).length;
  return [enemies, speech.say('draw-uncovered', { count: left }), tray.left > 0 ? speech.say('draw-steps', { count: tray.left }) : '', fateWords(view, tray, speech)].filter(Boolean).join(' · ');
}

export function siteWords(view: FamilyView, site: SiteView, speech: Speech): string {
  const letter = sheetOf(view.game).scenario(view.scenario)?.map[Math.floor(site.cell / 16)]?.[site.cell % 16] ?? '';
  const owner = site.colour === WHITE ? speech.say('draw-white') : speech.say(sideKey(site.colour));
  const towers = (site.towers ?? []).map((tower) => `${speech.say(`tower-${tower.tower}`)} (${speech.say(facingKey(tower.facing))})`);
  return [speech.say('draw-site', { letter: letter.toUpperCase(), owner }), ...towers, site.closed ? speech.say('draw-closed') : ''].filter(Boolean).join(', ');
}

export function figureWords(figure: FigureView, speech: Speech): string {
  const health = (figure.most ?? 0) > 0 ? ` ${figure.health ?? 0}/${figure.most ?? 0}` : '';
  return `${speech.say(`hero-${figure.name}`)}${health}`;
}

/** What stands on a cell. */
export function describe(view: FamilyView, cell: number, speech: Speech): string {
  const parts: string[] = [];
  const site = siteAt(view, cell);
  if (site) parts.push(siteWords(view, site, speech));
  for (const tray of traysAt(view, cell)) parts.push(`${speech.say(hordeKey(view, tray))}: ${trayWords(view, tray, speech)}`);
  const marker = view.markers.find((each) => each.cell === cell);
  if (marker) parts.push(speech.say('draw-marker', { number: marker.route + 1, cards: marker.cards, recipe: marker.recipe.join(', ') }));
  if (view.exits.includes(cell)) parts.push(speech.say('draw-kingdom', { hearts: view.hearts }));
  if (view.trails?.includes(cell)) parts.push(speech.say('draw-trail'));
  for (const figure of view.figures) if (figure.cell === cell) parts.push(figureWords(figure, speech));
  if (parts.length === 0 && view.routes.some((route) => route.includes(cell))) parts.push(speech.say('draw-road'));
  return [`${cellName(cell)}`, ...parts].join(' · ');
}

/** What an attack does, in a few words. */
export function attackWords(attack: Pick<Attack, 'damage' | 'reach' | 'tiles' | 'soldiers' | 'free' | 'link'>, speech: Speech): string {
  const parts: string[] = [];
  if (attack.tiles.length > 0) parts.push(`${speech.say(`draw-${attack.damage}`)}: ${attack.tiles.join(' + ')}`);
  if (attack.soldiers > 0) parts.push(speech.say('draw-soldiers', { count: attack.soldiers }));
  if (attack.reach !== 'arrows') parts.push(speech.say(`draw-reach-${attack.reach}`));
  if (attack.free) parts.push(speech.say('draw-free'));
  if (attack.link) parts.push(speech.say('draw-link'));
  return parts.join(' · ');
}

/** Where an attack goes, and what else is special about it. */
export function reachWords(attack: Pick<Attack, 'reach' | 'free' | 'link'>, speech: Speech): string {
  return [attack.reach === 'arrows' ? '' : speech.say(`draw-reach-${attack.reach}`), attack.free ? '⟳' : ''].filter(Boolean).join(' ');
}

/** A step that lays nothing. */
export const stepWords = (step: Step, speech: Speech): string => speech.say(`draw-do-${step.do}`, { amount: step.amount, levels: step.levels });

/** What an ability or a spell does, step by step. */
export function stepsWords(steps: readonly Step[], speech: Speech): string {
  return steps.map((step) => (step.do === 'attack' || step.do === 'surge' ? attackWords(step, speech) : stepWords(step, speech))).join('; ');
}

export const towerWords = (sheet: Sheet, tower: string, speech: Speech): string => {
  const found = sheet.tower(tower);
  return found ? `${speech.say('draw-level', { level: found.level })} · ${attackWords(found.attack, speech)}` : '';
};

export const phaseKey = (phase: string): string => `phase-${phase}`;
