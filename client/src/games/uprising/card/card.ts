import type { Card } from '../../cards';
import { SEATS } from '../../kingdom/seats';
import './look.css';

export const card: Card = {
  order: 50,
  name: 'elemental-uprising',
  family: 'kingdom',
  players: '1–4',
  minutes: '60–90',
  seats: SEATS,
};
