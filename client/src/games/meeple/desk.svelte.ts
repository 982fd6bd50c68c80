// What one person looks at: nothing of it leaves the page. Board, hand and panels share it.

import type { Option } from '../contract';

class Desk {
  /** The village that lies open below the map; null for the own one. */
  village: number | null = $state(null);
  /** The slot whose worker is pointed at. */
  worker: number | null = $state(null);
  /** The cell under the pointer or the keys. */
  over: number | null = $state(null);
  /** A move that several meeples could make: how many shall go? */
  group: { option: Option; cell: number; most: number } | null = $state.raw(null);
  /** How the drawn tile is being held. */
  rotation = $state(0);
  /** Whether the list of unseen tiles lies open. */
  unseen = $state(false);
}

export const desk = new Desk();
