// What a click on the map means: a pick like any other, or a way that several meeples could take.

import type { Option, Pick, PickerLike } from '../contract';
import { free, ready, VERBS, verbOf, type Field, type MeepleView } from './view';

const WALKS = [VERBS.step, VERBS.cave, VERBS.tunnel];

/** How many meeples could take this way, one after the other, as far as anybody can tell from here. */
export function mostOf(view: MeepleView, field: Field, option: Option): number {
  const [from, to] = option.picks;
  if (!WALKS.includes(verbOf(option.action)) || from?.kind !== 'cell' || to?.kind !== 'cell') return 1;
  const tile = field.tiles.get(from.index);
  if (!tile) return 1;
  const still = ready(view, tile) - (verbOf(option.action) === VERBS.step ? 0 : (tile.fresh ?? 0));
  const slot = field.slots.get(to.index);
  return Math.max(1, slot ? Math.min(still, free(slot)) : still);
}

/** The only option that this pick would complete, if it is a way from cell to cell. */
export function wayOf(picker: PickerLike, pick: Pick): Option | null {
  const [only, ...more] = picker.options(pick);
  return only && more.length === 0 && picker.path.length === 1 && only.picks.length === 2 && WALKS.includes(verbOf(only.action)) ? only : null;
}

/** The rotations that are allowed for the tile in hand, in order. */
export const rotations = (picker: PickerLike): Option[] =>
  picker.left.filter((option) => verbOf(option.action) === VERBS.rotate).sort((a, b) => (a.picks[0]?.index ?? 0) - (b.picks[0]?.index ?? 0));

/** What may be picked, be it complete with it or not. */
export function take(picker: PickerLike, pick: Pick): void {
  const [only, ...more] = picker.options(pick);
  if (only && more.length === 0 && only.picks.length === picker.path.length + 1) picker.choose(only);
  else picker.pick(pick);
}
