import type { Card } from '../../cards';
import './look.css';

export const card: Card = {
  order: 1000,
  name: 'sample-game',
  players: '2',
  minutes: '5',
  seats: [
    { name: 'side-red', sign: 'circle' },
    { name: 'side-blue', sign: 'square' },
  ],
};
