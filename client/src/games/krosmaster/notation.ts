// What a person seems to mean by pointing, as the server writes it. It says nothing about what is allowed.

import type { Pick } from '../contract';
import { HELD_CARD as HELD, RANKS, SHOP_CARD as SHOP } from './content';
import { cellName } from './geometry';
import { VERBS, type KrosmasterView } from './view';

const place = (arg: number): string => `${RANKS[Math.floor((arg % 6) / 2)] ?? ''}-${(arg % 2) + 1}${arg > 5 ? ' blind' : ''}`;

/** What a person seems to mean by these picks; null when it means nothing. */
export function meant(picks: readonly Pick[], view: KrosmasterView): string | null {
  const [one, two] = picks;
  const asked = view.question.kind === 'activation' && view.question.seats?.includes(view.seat);
  if (!asked || !one) return null;
  if (one.kind === 'cell' && !two) return `move ${cellName(one.index)}`;
  if (one.kind === 'card' && one.index < HELD) {
    const caster = view.pieces.find((each) => each.piece === view.active?.piece);
    const at = two?.kind === 'cell' ? two.index : (caster?.cell ?? 0);
    return `cast ${one.index + 1} ${cellName(at)}`;
  }
  if (one.kind === 'card' && one.index >= SHOP) return `buy ${place(one.index - SHOP)}`;
  if (one.kind === 'card') return `use ${one.index - HELD + 1}${two?.kind === 'cell' ? ` ${cellName(two.index)}` : ''}`;
  if (one.kind === 'button' && one.index === VERBS.punch && two?.kind === 'cell') return `punch ${cellName(two.index)}`;
  return null;
}
