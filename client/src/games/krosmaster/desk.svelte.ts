// What one person looks at: nothing of it leaves the page. Board, hand and panels share it.

import type { Option } from '../contract';

class Desk {
  /** The figure whose card lies open, by its piece or by the name of its card; null when none does. */
  piece: number | null = $state(null);
  card: string | null = $state(null);
  /** A cell that was clicked, and what can be done to it. */
  menu: { cell: number; deeds: readonly Option[] } | null = $state.raw(null);
  /** The cell under the pointer or the keys. */
  over: number | null = $state(null);
  /** The spell under the pointer: its range is shown before it is chosen. */
  spell: number | null = $state(null);
  /** Whether there is room beside the board: what has none there comes into the hand. */
  roomy = $state(true);
}

export const desk = new Desk();
