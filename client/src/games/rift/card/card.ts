import type { Card } from '../../cards';
import { SEATS } from '../../kingdom/seats';
import './look.css';

export const card: Card = {
  order: 40,
  name: 'rift-in-time',
  family: 'kingdom',
  players: '1–4',
  minutes: '45–90',
  seats: SEATS,
};
