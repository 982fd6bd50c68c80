// What one person looks at and holds: nothing of it leaves the page. Board, hand and panels share it.

class Desk {
  /** The tray that lies enlarged beside the map; null when none does. */
  tray: number | null = $state(null);
  /** The tile of the attack in hand (its place in it), or -1 for a soldier. */
  piece: number | null = $state(null);
  /** How it is held. */
  form = $state(0);
  /** The square under the pointer, the finger or the keys. */
  square: number | null = $state(null);
  /** The site or hero whose range is shown, and the facing that is thought about. */
  facing: number | null = $state(null);
  /** The tower card pointed at, by name. */
  tower: string | null = $state(null);
  /** The cell under the pointer or the keys. */
  over: number | null = $state(null);
  /** The player whose hand lies open; null for the own one. */
  player: number | null = $state(null);
  /** Whether the forecast is shown on the map. */
  fates = $state(true);
  /** Whether the supply lies open. */
  supply = $state(false);
  /** Whether heroes' boards and abilities are told in whole sentences. */
  texts = $state(false);
}

export const desk = new Desk();
