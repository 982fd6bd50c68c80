import type { Card } from '../../cards';
import './look.css';

export const card: Card = {
  order: 30,
  name: 'meeple-war',
  players: '2–4',
  minutes: '30–60',
  seats: [
    { name: 'side-orange', sign: 'circle' },
    { name: 'side-blue', sign: 'square' },
    { name: 'side-green', sign: 'hexagon' },
    { name: 'side-purple', sign: 'triangle' },
  ],
};
