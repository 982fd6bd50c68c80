// How much an attack may hurt, from what everybody can see. A preview: the server rolls.

import type { Option } from '../contract';
import type { Content, RewardCard, SpellCard } from './printed.svelte';
import { damages } from './chances';
import { besides } from './geometry';
import { VERBS, argOf, cellOf, hasPower, isCharacter, verbOf, type Field, type KrosmasterView, type PieceView } from './view';

export interface Forecast {
  least: number;
  most: number;
  /** The chance that the target is knocked out. */
  falls: number;
}

function worn(piece: PieceView, content: Content): RewardCard[] {
  return (piece.held ?? []).flatMap((held) => (held.up && held.reward ? (content.rewards[held.reward] ?? []) : []));
}

const speaksOf = (reward: RewardCard, element: string): boolean => reward.elements.some((each) => each === element);

/** What the caster's own summons beside the target add. */
function beside(view: KrosmasterView, spell: SpellCard, caster: PieceView, target: PieceView): number {
  const around = besides(cellOf(target));
  const count = view.pieces.filter((piece) => piece.kind === spell.beside && piece.summoner === caster.piece && around.includes(cellOf(piece))).length;
  return (spell['beside-most'] ? Math.min(count, spell['beside-most']) : count) * spell['beside-bonus'];
}

function bonus(view: KrosmasterView, content: Content, spell: SpellCard, caster: PieceView): number {
  const waiting = (view.active?.boosts ?? []).filter((boost) => boost.elements.includes(spell.element));
  const lasting = worn(caster, content).filter((reward) => speaksOf(reward, spell.element) && (!reward['melee-only'] || spell.range === 'melee'));
  return waiting.reduce((sum, boost) => sum + boost.damage, 0) + lasting.reduce((sum, reward) => sum + reward.bonus, 0);
}

/** What is taken off damage of this element; everything when the target cannot suffer it. */
function shelter(content: Content, target: PieceView, element: string): number {
  const guards = worn(target, content).filter((reward) => speaksOf(reward, element));
  if (hasPower(target, `immunity-${element}`) || guards.some((reward) => reward.shields)) return Infinity;
  return guards.reduce((sum, reward) => sum + reward.reduces, 0) + (hasPower(target, `resistance-${element}`) ? 1 : 0);
}

/** What an option would do to whoever stands on its cell; null when it is no attack on somebody. */
export function forecast(view: KrosmasterView, field: Field, content: Content, option: Option): Forecast | null {
  const caster = view.pieces.find((piece) => piece.piece === view.active?.piece);
  const [verb, arg] = [verbOf(option.action), argOf(option.action)];
  const cell = verb === VERBS.cast ? arg % 144 : verb === VERBS.punch ? arg : -1;
  const target = field.at.get(cell);
  if (!caster || !target) return null;
  const spell = verb === VERBS.cast ? content.spells[view.active?.slots?.[Math.floor(arg / 144)]?.spell ?? ''] : undefined;
  if (verb === VERBS.cast && spell?.kind !== 'attack') return null;
  let value = spell ? spell.value + bonus(view, content, spell, caster) : content.prices['punch-damage'];
  if (spell?.beside && (content.tutorials[view.scenario]?.bonuses ?? true)) value += beside(view, spell, caster, target);
  const element = spell?.element ?? 'none';
  value -= shelter(content, target, element);
  const critical = hasPower(caster, 'critical-hit') && element !== 'none' ? 2 : 1;
  const armor = isCharacter(target) ? Math.max(0, (hasPower(target, 'armor') ? 2 : 1) - (spell?.['armor-break'] ?? 0)) : 0;
  const chances = value === -Infinity ? [1] : damages(value, critical, armor);
  const life = target.hp - (target.damage ?? 0);
  return {
    least: chances.findIndex((chance) => chance > 0),
    most: chances.length - 1,
    falls: chances.slice(life).reduce((sum, chance) => sum + chance, 0),
  };
}
