// The players of both Kingdom Rush games.

import type { SeatLook } from '../cards';

export const SEATS: readonly SeatLook[] = [
  { name: 'side-red', sign: 'circle' },
  { name: 'side-blue', sign: 'square' },
  { name: 'side-green', sign: 'hexagon' },
  { name: 'side-yellow', sign: 'triangle' },
];
