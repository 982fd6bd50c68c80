// Words about what is drawn: for screen readers, for the line below the map, for cards.

import { joined, labelled, noted } from '../../text/joined';
import type { Speech } from '../contract';
import { readTray } from './cards';
import { readLabel } from './labels';
import { sheetOf, type Sheet } from './printed.svelte';
import type { Attack, Step } from './types';
import { BOSS_TRAY, WHITE, cellName, colourKey, columnOf, facingKey, fateOf, hordeName, rowOf, siteAt, tokensAt, traysAt, woundOf, type FamilyView, type FigureView, type SiteView, type TokenView, type TrayView, type WoundView } from './view';

export function fateWords(view: FamilyView, tray: TrayView, speech: Speech): string {
  const fate = fateOf(view, tray.tray);
  if (!fate) return '';
  const key = fate.fate === 'escapes' && tray.tray === BOSS_TRAY ? 'escapes-boss' : fate.fate;
  const words = speech.say(`draw-fate-${key}`, { hearts: fate.hearts ?? 0 });
  return joined(speech, 'clause', [words, fate.lost ? speech.say('draw-fate-lost') : '']);
}

/** How far a horde has to go; a boss that walks away from the exit: how far it can. */
export function farWords(view: FamilyView, tray: TrayView, speech: Speech): string {
  const steps = tray.tray === BOSS_TRAY ? (view.boss?.steps ?? -1) : -1;
  if (steps >= 0) return speech.say('draw-boss-steps', { count: steps });
  return tray.left > 0 ? speech.say('draw-steps', { count: tray.left }) : '';
}

/** What is special about a horde, and whether another lies upon it. */
export function kindWords(view: FamilyView, tray: TrayView, speech: Speech): string {
  const kind = speech.has(`draw-kind-${tray.kind}`) ? speech.say(`draw-kind-${tray.kind}`) : '';
  const below = tray.tray !== BOSS_TRAY && traysAt(view, tray.cell).some((each) => each.tray !== BOSS_TRAY && (each.height ?? 0) > (tray.height ?? 0));
  return [kind, below ? speech.say('draw-below') : ''].filter(Boolean).join(' · ');
}

/** A horde: its kind, its enemies, how many are uncovered, how far it has to go, what becomes of it. */
export function trayWords(view: FamilyView, tray: TrayView, speech: Speech): string {
  const counts = new Map<string, number>();
  for (const { name } of readTray(sheetOf(view.game), tray).enemies) counts.set(name, (counts.get(name) ?? 0) + 1);
  const enemies = joined(speech, 'list', [...counts].filter(([name]) => name !== 'boss').map(([name, count]) => `${speech.say(`enemy-${name}`)} ×${count}`));
  const left = (tray.uncovered ?? []).length;
  const side = sheetOf(view.game).horde(tray.card)?.shield ?? '';
  const held = [...(tray.marks ?? []).map((mark) => speech.say(`draw-mark-${mark}`)), ...(tray.resists ?? []).map((damage) => speech.say('draw-resists', { damage: `@draw-${damage}` })), side ? speech.say('draw-shield', { facing: `@facing-${side}` }) : ''];
  return [kindWords(view, tray, speech), enemies, ...held, speech.say('draw-uncovered', { count: left }), farWords(view, tray, speech), fateWords(view, tray, speech)].filter(Boolean).join(' · ');
}

export function siteWords(view: FamilyView, site: SiteView, speech: Speech): string {
  const letter = sheetOf(view.game).siteName(view, site);
  const owner = site.colour === WHITE ? speech.say('draw-white') : speech.say(colourKey(site.colour));
  const towers = (site.towers ?? []).map((tower) => noted(speech, labelWords(tower.tower, speech), speech.say(facingKey(tower.facing))));
  return joined(speech, 'clause', [speech.say('draw-site', { letter, owner }), ...towers, site.closed ? speech.say('draw-closed') : '']);
}

/** What a figure will suffer. */
export function woundWords(wound: WoundView, hero: string, speech: Speech): string {
  const suffers = wound.down ? speech.say('draw-wound-down', { hero: `@hero-${hero}` }) : speech.say('draw-wound', { hearts: wound.damage ?? 0 });
  return joined(speech, 'clause', [suffers, wound.lost ? speech.say('draw-fate-lost') : '']);
}

export function figureWords(view: FamilyView, figure: FigureView, speech: Speech): string {
  const health = (figure.most ?? 0) > 0 ? ` ${figure.health ?? 0}/${figure.most ?? 0}` : '';
  const wound = woundOf(view, figure.figure);
  const told = `${speech.say(`hero-${figure.name}`)}${health}`;
  return wound ? noted(speech, told, woundWords(wound, figure.name, speech)) : told;
}

/** A tower card and what sticks on it. */
export function labelWords(label: string, speech: Speech): string {
  const { tower, stickers } = readLabel(label);
  return [speech.say(`tower-${tower}`), ...stickers.map((each) => speech.say(`modification-${each.modification}`))].join(' + ');
}

const KINDS = ['flower', 'feature', 'totem', 'piece'];
/** What a token is called. */
export const tokenKey = (kind: string, speech: Speech): string => KINDS.map((each) => `${each}-${kind}`).find((key) => speech.has(key)) ?? `piece-${kind}`;

/** A token and which of its sides is up. */
export function tokenWords(token: TokenView, speech: Speech): string {
  const key = tokenKey(token.kind, speech);
  const turned = token.turned ? speech.say(key.startsWith('flower-') ? 'draw-withered' : `draw-turned-${token.kind}`) : '';
  return turned ? noted(speech, speech.say(key), turned) : speech.say(key);
}

/** What stands on a cell, as things of the glossary. */
export function thingsOn(view: FamilyView, cell: number, speech: Speech): string {
  const found = traysAt(view, cell).reverse().map((tray) => (tray.tray === BOSS_TRAY ? `boss:${view.boss?.name ?? ''}` : `horde:${tray.card}`));
  for (const figure of view.figures) if (figure.cell === cell) found.push(`hero:${figure.name}`);
  for (const token of tokensAt(view, cell)) found.push(tokenKey(token.kind, speech).replace('-', ':'));
  const site = siteAt(view, cell);
  if (site) found.push(...(site.towers ?? []).map(({ tower }) => `tower:${readLabel(tower).tower}`), site.colour === WHITE ? 'sign:white-site' : 'sign:site');
  if (view.markers.some((each) => each.cell === cell)) found.push('sign:marker');
  if (view.exits.includes(cell)) found.push('sign:exit sign:heart');
  if (view.trails?.includes(cell)) found.push('sign:trail');
  if (found.length === 0 && view.routes.some((route) => route.includes(cell))) found.push('sign:road');
  return found.join(' ');
}

/** What stands on a cell. */
export function describe(view: FamilyView, cell: number, speech: Speech): string {
  const parts: string[] = [];
  const site = siteAt(view, cell);
  if (site) parts.push(siteWords(view, site, speech));
  for (const tray of traysAt(view, cell)) parts.push(labelled(speech, hordeName(view, tray, speech), trayWords(view, tray, speech)));
  for (const token of tokensAt(view, cell)) parts.push(tokenWords(token, speech));
  for (const marker of view.markers.filter((each) => each.cell === cell)) parts.push(speech.say('draw-marker', { number: marker.route + 1, cards: marker.cards, recipe: joined(speech, 'list', marker.recipe) }));
  if (view.exits.includes(cell)) parts.push(speech.say('draw-kingdom', { hearts: view.hearts }));
  if (view.trails?.includes(cell)) parts.push(speech.say('draw-trail'));
  for (const figure of view.figures) if (figure.cell === cell) parts.push(figureWords(view, figure, speech));
  const ground = sheetOf(view.game).map(view)[rowOf(cell)]?.[columnOf(cell)];
  if (parts.length === 0 && (ground === 'o' || view.routes.some((route) => route.includes(cell)))) parts.push(speech.say('draw-road'));
  if (parts.length === 0 && ground === ',') parts.push(speech.say('draw-grass'));
  return [`${cellName(cell)}`, ...parts].join(' · ');
}

/** What the shape of a tile is called; one that only a content pack has, by its name there. */
export const shapeWords = (shape: string, speech: Speech): string => (speech.has(`draw-shape-${shape}`) ? speech.say(`draw-shape-${shape}`) : shape);
const tilesWords = (tiles: readonly string[], speech: Speech): string => tiles.map((tile) => shapeWords(tile, speech)).join(' + ');

/** What an attack does, in a few words. */
export function attackWords(attack: Pick<Attack, 'damage' | 'reach' | 'tiles' | 'soldiers' | 'free' | 'link'> & { each?: boolean; spear?: string }, speech: Speech): string {
  const parts: string[] = [];
  if (attack.tiles.length > 0) parts.push(labelled(speech, speech.say(`draw-${attack.damage}`), tilesWords(attack.tiles, speech)));
  if (attack.soldiers > 0) parts.push(speech.say('draw-soldiers', { count: attack.soldiers }));
  if (attack.reach !== 'arrows') parts.push(speech.say(`draw-reach-${attack.reach}`));
  if (attack.free) parts.push(speech.say('draw-free'));
  if (attack.link) parts.push(speech.say('draw-link'));
  if (attack.each) parts.push(speech.say('draw-each'));
  if (attack.spear) parts.push(speech.say('draw-spear'));
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
  const laid = (step: Step): string => [attackWords(step, speech), (step['on-site'] ?? []).length > 0 ? `${speech.say('draw-on-site')} ${tilesWords(step['on-site'] ?? [], speech)}` : ''].filter(Boolean).join(' · ');
  return joined(speech, 'step', steps.map((step) => (step.do === 'attack' || step.do === 'surge' ? laid(step) : stepWords(step, speech))));
}

export const towerWords = (sheet: Sheet, tower: string, speech: Speech): string => {
  const found = sheet.tower(tower);
  if (!found) return '';
  const attacks = [found.attack, ...found.instead].map((attack) => attackWords(attack, speech)).join(` ${speech.say('draw-or')} `);
  const stuck = readLabel(tower).stickers.map((each) => labelled(speech, speech.say(`modification-${each.modification}`), speech.say(`modification-${each.modification}-about`)));
  return [speech.say('draw-level', { level: found.level }), attacks, ...stuck].join(' · ');
};

/** An active ability of a horde, by the game's own name where it has one. */
export const iconWords = (icon: string, speech: Speech): string => speech.has(`icon-${icon}-about`) ? labelled(speech, speech.say(`icon-${icon}`), speech.say(`icon-${icon}-about`)) : speech.say(`draw-${icon}`);

export const phaseKey = (phase: string): string => `phase-${phase}`;
