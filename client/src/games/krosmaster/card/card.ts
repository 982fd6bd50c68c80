import type { Card } from '../../cards';
import './look.css';

export const card: Card = {
  order: 20,
  name: 'krosmaster-arena',
  players: '2, 4',
  minutes: '45–60',
  seats: [
    { name: 'side-red', sign: 'circle' },
    { name: 'side-blue', sign: 'square' },
    { name: 'side-green', sign: 'hexagon' },
    { name: 'side-yellow', sign: 'triangle' },
  ],
};
