// Our own drawings as plain shapes around 0, 0: a fill and a path each, all with the same ink outline. "line" is ink alone,
// "white" and "red" are thin lines of that colour, "eye" is a spot without outline.

export type Shape = readonly [fill: string, path: string];

const dot = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const eyes = (x: number, y: number, r = 1.1): Shape => ['eye', dot(-x, y, r) + dot(x, y, r)];

/** Enemies, 20 wide and high: one strong silhouette each. */
export const ENEMIES: Readonly<Record<string, readonly Shape[]>> = {
  goblin: [['#6fa53c', 'M0-5C3-5 5-3 5-2L10-6 6 3C5 7 3 8 0 8S-5 7-6 3L-10-6-5-2C-5-3-3-5 0-5z'], eyes(2.2, 0), ['line', 'M-2 4.5h4']],
  bandit: [['#8a5a34', 'M-8 9C-9 0-6-9 0-9S9 0 8 9z'], ['#e6c79c', dot(0, 0, 4.6)], ['#b5362a', 'M-4.6 1h9.2C4 5 2 6 0 6s-4-1-4.6-5z'], eyes(2, -1.2)],
  skeleton: [['#f2ecdd', 'M0-9c6 0 8 4 8 8 0 3-2 4-3 5v4h-10V4c-1-1-3-2-3-5 0-4 2-8 8-8z'], ['#2b2320', dot(-3.2, -1.5, 2) + dot(3.2, -1.5, 2)], ['line', 'M-2 5v3M2 5v3M0 1.5v1.5']],
  wulf: [['#8c8f96', 'M-8-9l4 3h8l4-3 1 8-4 3-2 6H-3l-2-6-4-3z'], eyes(3, -1.5), ['#2b2320', 'M-2 5h4L0 8z']],
  orc: [['#4f7d3a', 'M-8-3C-8-8-4-9 0-9S8-8 8-3L9 4C8 8 4 9 0 9S-8 8-9 4z'], eyes(3, -2.5), ['#f6efdc', 'M-5 8l-1-7 3 4zM5 8l1-7-3 4z']],
  'dark-knight': [['#3f4650', 'M-7 9V-3c0-4 3-6 7-6s7 2 7 6V9z'], ['#d9423a', 'M-4-2h8v2.5h-8z'], ['#b3261e', 'M-1-9c0-2 4-3 7-1-2 0-4 2-4 3z'], ['line', 'M0 1v8']],
  spider: [['line', 'M-3-1l-6-5M-3 1h-7M-3 3l-6 5M3-1l6-5M3 1h7M3 3l6 5'], ['#5a4a6a', dot(0, 2, 5.2)], ['#5a4a6a', dot(0, -4.5, 3)], ['#e8d35a', 'M-1.5 0h3L0 3l1.5 3h-3L0 3z']],
  'demon-spawn': [['#c2402e', 'M-5-4l-4-6 7 3h4l7-3-4 6c2 3 2 7 0 9-2 3-8 3-10 0-2-2-2-6 0-9z'], ['#f6e05a', dot(-2.4, 0, 1.3) + dot(2.4, 0, 1.3)], ['line', 'M-3 5l1.5-1 1.5 1 1.5-1L3 5']],
  shaman: [['#3f8f7a', 'M-6 9C-7 2-4-6 0-6s7 8 6 15z'], ['#e9dfc8', dot(0, -1, 3.6)], ['#d8a43a', 'M-5-5l1-5 2.5 3L0-10l1.5 3L4-10l1 5z'], eyes(1.5, -1, 0.8), ['line', 'M8.5-8V9'], ['#7ad0c0', dot(8.5, -8, 1.8)]],
  troll: [['#6f86a8', 'M-9 9C-9 3-7 0-5-1c-2-5 1-8 5-8s7 3 5 8c2 1 4 4 4 10z'], eyes(2, -4.5), ['#e3c2a6', 'M-1.5-3.5h3L1 0h-2z'], ['#f6efdc', 'M-3 2l1-2 1 2zM1 2l1-2 1 2z']],
  'shadow-archer': [['#4a3b6a', 'M-8 9C-8 1-6-9-1-9s5 9 5 18z'], ['#1f1a2a', dot(-1.5, -2, 3.2)], ['#c8f06a', dot(-2.6, -2.2, 0.9) + dot(-0.4, -2.2, 0.9)], ['line', 'M5-9c6 5 6 13 0 18M5-9V9M2 0h8']],
  necromancer: [['#2f2b3a', 'M-8 9L-5-4c1-4 3-6 5-6s4 2 5 6L8 9z'], ['#b8e08a', dot(0, -2.5, 3.2)], ['#2b2320', dot(-1.3, -3, 0.9) + dot(1.3, -3, 0.9)], ['#8a5fc0', 'M-4 9L0 2l4 7z']],
  'dire-worg': [['#5b4a45', 'M-9-6l3-4 3 3h6l3-3 3 4c1 5-2 7-3 8l1 3-7 4-7-4 1-3c-1-1-4-3-3-8z'], ['#e3502f', dot(-3.2, -2, 1.3) + dot(3.2, -2, 1.3)], ['#f6efdc', 'M-4 4l1.5 3L-1 4.5zM4 4L2.500 7 1 4.500z']],
  executioner: [['#2b2320', 'M-6 9v-9c0-6 2-9 6-9s6 3 6 9v9z'], ['#f2ecdd', dot(-2.3, -2, 1.3) + dot(2.3, -2, 1.3)], ['#b9c2ca', 'M5-9c5-1 6 4 4 7L5 0z'], ['line', 'M6.500-4V9']],
  marauder: [['#7b5b44', 'M-6 9c0-3-1-5 0-8 0-4 3-6 6-6s6 2 6 6c1 3 0 5 0 8z'], ['#c9cfd4', 'M-7-2c0-4 3-6 7-6s7 2 7 6z'], ['#f2ecdd', 'M-7-3c-3-1-3-4-2-6 0 2 2 3 4 3zM7-3c3-1 3-4 2-6 0 2-2 3-4 3z'], eyes(2.2, 1), ['line', 'M-4 6h8']],
  'fallen-imp': [['#8a3a5a', 'M-4-3l-6-4c0 6 1 9 4 10zM4-3l6-4c0 6-1 9-4 10z'], ['#c65a7a', 'M0-7c4 0 5 4 5 7s-2 8-5 8-5-5-5-8 1-7 5-7z'], ['#f6e05a', dot(-1.8, -1, 1.2) + dot(1.8, -1, 1.2)], ['line', 'M-2-7l-1-3M2-7l1-3']],
  wraith: [['#b9c8dc', 'M-7 9V-2c0-5 3-8 7-8s7 3 7 8V9L4.500 6 2.300 9 0 6l-2.300 3L-4.500 6z'], ['#2b3550', dot(-2.4, -2.5, 1.6) + dot(2.4, -2.5, 1.6) + dot(0, 2, 1.4)]],
  gargoyle: [['#7f8790', 'M-3-2l-7-6v9c2 0 4 1 4 3l3-1zM3-2l7-6v9c-2 0-4 1-4 3l-3-1z'], ['#a3abb3', 'M0-9l3 2c2 2 2 5 1 8l1 7h-10l1-7c-1-3-1-6 1-8z'], ['#e0b13a', dot(-1.4, -3.5, 1) + dot(1.4, -3.5, 1)]],
  ogre: [['#a98a4a', 'M-9 9C-10 2-8-1-5-2c0-5 2-7 5-7s5 2 5 7c3 1 5 4 4 11z'], eyes(1.8, -4.5, 0.8), ['line', 'M-2.500-1.500c1.500 1 3.500 1 5 0M-4 4c2 2 6 2 8 0'], ['#7b5b38', 'M7 8L5-3l3-3 2 13z']],
  yeti: [['#eef2f5', 'M-9 9l1-4-2-2 2-2-1-3 3-1c0-4 2-6 6-6s6 2 6 6l3 1-1 3 2 2-2 2 1 4z'], ['#9fc0d8', dot(0, -2, 4)], eyes(1.6, -2.8, 0.9), ['#f6efdc', 'M-2.500 0h5L1.500 2 .5 0-.5 2z']],
  golem: [['#8b8f7a', 'M-9 9V0h3v-4h2v-5h8v5h2v4h3v9H4V4h-8v5z'], ['#6ad0e0', dot(-1.8, -5.5, 1.1) + dot(1.8, -5.5, 1.1)], ['#6ad0e0', 'M-1.500-1h3l-1.500 4z']],
  // squares of a boss's health card
  boss: [['#8a2f3c', 'M-8 3l1-11 4 5 3-6 3 6 4-5 1 11z'], ['#f0c23a', 'M-8 4h16v4h-16z']],
};

/** Towers by family, about 44 wide and 60 high, standing on 0, 20. */
const WALL = '#d9cdb5';
const ROOF: Readonly<Record<string, string>> = { archer: '#8fae3c', mage: '#7a4fb5', artillery: '#6b6f76', barracks: '#3d6fb5' };
export const TOWERS: Readonly<Record<string, readonly Shape[]>> = {
  archer: [[WALL, 'M-13 20l3-30h20l3 30z'], ['#a9764a', 'M-17-10h34v-8h-34z'], [ROOF['archer'] ?? '', 'M-19-18L0-36l19 18z'], ['#4a3b30', 'M-4 20V8a4 4 0 0 1 8 0v12z'], ['line', 'M-6-14v-4M0-14v-4M6-14v-4']],
  mage: [[WALL, 'M-11 20l2-34h18l2 34z'], [ROOF['mage'] ?? '', 'M-15-14C-8-18-4-28 0-40c4 12 8 22 15 26z'], ['#f0c23a', dot(0, -40, 3.5)], ['#7cc4ef', dot(0, -5, 4.500)], ['#4a3b30', 'M-4 20v-8a4 4 0 0 1 8 0v8z']],
  artillery: [['#8f8a80', 'M-18 20l3-24h30l3 24z'], ['#b9b2a6', 'M-19-4v-9h8v5h7v-5h8v5h7v-5h8v9z'], ['#3a3f47', 'M-5-12l16-18 8 7-15 18z'], ['#3a3f47', dot(-1, -10, 6)], ['#4a3b30', 'M-5 20V9a5 5 0 0 1 10 0v11z']],
  barracks: [[WALL, 'M-19 20V-4h38v24z'], [ROOF['barracks'] ?? '', 'M-23-4L-12-20h24L23-4z'], ['line', 'M0-20v-18'], ['#d5432e', 'M0-38l16 5-16 6z'], ['#4a3b30', 'M-6 20V8a6 6 0 0 1 12 0v12z'], ['#cfd6da', 'M-15 2h6v6l-3 3-3-3zM9 2h6v6l-3 3-3-3z']],
};

/** Heroes, about 40 wide and 44 high. */
export const HEROES: Readonly<Record<string, readonly Shape[]>> = {
  alleria: [['#3f7a4d', 'M-13 20C-13 4-9-4 0-4s13 8 13 24z'], ['#f0cfa6', dot(0, -8, 8)], ['#e0c24a', 'M-9-6c-2-10 3-14 9-14s11 4 9 14c-2-5-5-7-9-7s-7 2-9 7z'], ['#f0cfa6', 'M-8-7l-8-4 7 8zM8-7l8-4-7 8z'], eyes(3, -7, 1.2), ['line', 'M15-14c8 8 8 24 0 32M15-14v32']],
  malik: [['#6b4a34', 'M-15 20C-15 6-10 0 0 0s15 6 15 20z'], ['#8a5a34', dot(0, -7, 9)], ['#2b2320', 'M-9-9c0-9 18-9 18 0z'], eyes(3.500, -6, 1.2), ['#f2ecdd', 'M-6-2c2 8 10 8 12 0-3 2-9 2-12 0z'], ['line', 'M17 20V-8'], ['#b9b2a6', 'M10-18h14v11h-14z']],
  magnus: [['#3553a8', 'M-14 20C-13 4-8-2 0-2s13 6 14 22z'], ['#f0cfa6', dot(0, -5, 8)], ['#f2ecdd', 'M-7-2c1 14 13 14 14 0-3 4-11 4-14 0z'], ['#27428f', 'M-13-9L-2-34 13-9c-8 3-18 3-26 0z'], eyes(3, -6, 1.2), ['#f0c23a', dot(-2, -18, 2.500)]],
  ignus: [['#8f2f1a', 'M-14 20C-14 6-9 0 0 0s14 6 14 20z'], ['#e2701a', 'M0-30c3 7 10 9 10 19 0 8-5 12-10 12s-10-4-10-12c0-5 2-7 4-9 0 3 1 4 2 4 1-5 1-8 4-14z'], ['#f6d34a', 'M0-14c3 4 5 5 5 9s-2 5-5 5-5-1-5-5 3-5 5-9z'], eyes(2.500, -5, 1.2)],
  lilith: [['#f2ecdd', 'M-4 0L-22-16c-2 12 2 22 12 26zM4 0l18-16c2 12-2 22-12 26z'], ['#5a2f6a', 'M-11 20C-11 6-8-1 0-1s11 7 11 21z'], ['#eec6b0', dot(0, -8, 7.500)], ['#b3261e', 'M-8-5c-2-9 2-13 8-13s10 4 8 13c-2-5-4-7-8-7s-6 2-8 7z'], eyes(2.800, -7, 1.200), ['#f0c23a', 'M-8-21c4-3 12-3 16 0-4 2-12 2-16 0z']],
  wildcat: [['#d99a4a', 'M-12 18c-2-12 2-20 12-20s14 8 12 20z'], ['#d99a4a', 'M-11-16l5 4h12l5-4 1 12c0 6-5 10-12 10S-12 2-12-4z'], eyes(4, -4, 1.500), ['#2b2320', 'M-2 0h4L0 3z'], ['line', 'M-4-12v4M0-13v5M4-12v4']],
};

/** Small signs, 20 wide and high. */
export const SIGNS: Readonly<Record<string, readonly Shape[]>> = {
  physical: [['#e9edf0', 'M-7 7L4-4l5-5-1 6L-3 8z'], ['line', 'M-8 2l6 6']],
  magic: [['#f6e05a', 'M0-9l2.600 5.800 6.200.7-4.600 4.200 1.300 6.200L0 5-5.500 8l1.300-6.200-4.600-4.200 6.200-.7z']],
  true: [['#f6efdc', dot(0, 0, 8)], ['line', dot(0, 0, 4)]],
  deadly: [['#f2ecdd', 'M0-8c5 0 7 3 7 6.500 0 2.500-1.500 3.500-2.500 4.500v4h-9v-4c-1-1-2.500-2-2.500-4.500C-7-5-5-8 0-8z'], ['#2b2320', dot(-2.800, -1.500, 1.800) + dot(2.800, -1.500, 1.800)], ['line', 'M0 3v3']],
  heal: [['#39a862', 'M-3-8h6v5h5v6H3v5h-6V3h-5v-6h5z']],
  fast: [['#f0a12a', 'M-8-7l7 7-7 7h4l7-7-7-7zM0-7l7 7-7 7h3l7-7-7-7z']],
  aim: [['#fbf6ea', dot(0, 0, 7)], ['red', 'M0-9v5M0 4v5M-9 0h5M4 0h5M0-.5v1']],
  heart: [['#d9423a', 'M0 8C-6 4-9 0-9-4c0-5 7-6 9-1 2-5 9-4 9 1 0 4-3 8-9 12z']],
  crystal: [['#5fc7e8', 'M0-9l6 6-2 8-4 4-4-4-2-8z'], ['white', 'M0-6l-3 4 2 5']],
  soldier: [['#c9cfd4', 'M-5-1c0-5 2-8 5-8s5 3 5 8z'], ['#f0cfa6', 'M-4-1h8v4c-2 2-6 2-8 0z'], ['#3d6fb5', 'M-6 9c0-4 2-5 6-5s6 1 6 5z']],
  portal: [['#6a3fb0', dot(0, 0, 8.500)], ['white', 'M0-5c4 0 5.500 3 5.500 5S3 5 0 5s-4-2-4-4 2-3 4-3 2.500 1 2.500 2-1 2-2 2']],
  ghost: [['#dfe8f2', 'M-6 8v-10c0-4 2-7 6-7s6 3 6 7V8L4 6 2 8 0 6l-2 2-2-2z'], ['eye', dot(-2, -2, 1.200) + dot(2, -2, 1.200)]],
  base: [['#c98a3a', dot(0, 0, 8)]],
  boss: [['#8a2f3c', 'M-8 4l1-12 4 6 3-7 3 7 4-6 1 12z'], ['#f0c23a', 'M-8 4h16v4h-16z']],
};
