import type { Card } from '../../cards';
import './look.css';

export const card: Card = {
  order: 10,
  name: 'summoner-war',
  players: '2',
  minutes: '20–40',
  seats: [
    { name: 'side-red', sign: 'circle' },
    { name: 'side-blue', sign: 'square' },
  ],
};
