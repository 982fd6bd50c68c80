// Towers, about 44 wide and 60 high, standing on 0, 20: by family, and by name where every card has a building of its own.

import { dot, type Drawings, type Shape } from './shape';

const WALL = '#d9cdb5';
const STONE = '#b9b2a6';
const WOOD = '#a9764a';
const DARK = '#4a3b30';
const GOLD = '#f0c23a';
const ROOF = { archer: '#8fae3c', mage: '#7a4fb5', artillery: '#6b6f76', barracks: '#3d6fb5' } as const;
const DOOR: Shape = [DARK, 'M-4 20V10a4 4 0 0 1 8 0v10z'];

const FAMILIES: Drawings = {
  archer: [[WALL, 'M-13 20l3-30h20l3 30z'], [WOOD, 'M-17-10h34v-8h-34z'], [ROOF.archer, 'M-19-18L0-36l19 18z'], [DARK, 'M-4 20V8a4 4 0 0 1 8 0v12z'], ['line', 'M-6-14v-4M0-14v-4M6-14v-4']],
  mage: [[WALL, 'M-11 20l2-34h18l2 34z'], [ROOF.mage, 'M-15-14C-8-18-4-28 0-40c4 12 8 22 15 26z'], [GOLD, dot(0, -40, 3.5)], ['#7cc4ef', dot(0, -5, 4.5)], [DARK, 'M-4 20v-8a4 4 0 0 1 8 0v8z']],
  artillery: [['#8f8a80', 'M-18 20l3-24h30l3 24z'], [STONE, 'M-19-4v-9h8v5h7v-5h8v5h7v-5h8v9z'], ['#3a3f47', 'M-5-12l16-18 8 7-15 18z'], ['#3a3f47', dot(-1, -10, 6)], [DARK, 'M-5 20V9a5 5 0 0 1 10 0v11z']],
  barracks: [[WALL, 'M-19 20V-4h38v24z'], [ROOF.barracks, 'M-23-4L-12-20h24L23-4z'], ['line', 'M0-20v-18'], ['#d5432e', 'M0-38l16 5-16 6z'], [DARK, 'M-6 20V8a6 6 0 0 1 12 0v12z'], ['#cfd6da', 'M-15 2h6v6l-3 3-3-3zM9 2h6v6l-3 3-3-3z']],
};

const ARCHERS: Drawings = {
  // a look-out on stilts, a walled one, twin turrets with a target, a palisade with axes, a fort with a crossbow
  ARC1: [[WOOD, 'M-14 20l4-28h5l-4 28zM14 20l-4-28h-5l4 28z'], ['line', 'M-9 10L7 1M9 10L-7 1'], [WOOD, 'M-15-8h30v-10h-30z'], ['line', 'M-6-13v-5M0-13v-5M6-13v-5'], [ROOF.archer, 'M-18-18L0-34l18 16z']],
  ARC2: [[WALL, 'M-12 20l2-28h20l2 28z'], [WOOD, 'M-16-8h32v-9h-32z'], [ROOF.archer, 'M-19-17L0-36l19 19z'], DOOR, ['line', 'M-8-6c7 4 7 12 0 16M-8-6v16M-8 2h9']],
  ARC3: [[WALL, 'M-17 20v-32h10v8H7v-8h10v32z'], [ROOF.archer, 'M-21-12l9-20 9 20zM3-12l9-20 9 20z'], ['#f6efdc', dot(0, 5, 7)], ['#d5432e', dot(0, 5, 3.4)], ['line', 'M-12-7v5M12-7v5']],
  ARC4A: [[WOOD, 'M-18 20v-30l4-6 4 6v30zM-8 20v-36l4-6 4 6v36zM2 20v-36l4-6 4 6v36zM12 20v-30l4-6 4 6v30z'], ['#cfd6da', 'M-15-16c-8-2-9-12-5-16l10 9zM16-16c8-2 9-12 5-16l-10 9z'], ['line', 'M-18-30l22 34M19-30L-3 4'], ['#d5432e', 'M-6 6h14v8l-7 4-7-4z']],
  ARC4B: [[STONE, 'M-17 20l2-26h30l2 26z'], [WALL, 'M-19-6v-10h8v5h7v-5h8v5h7v-5h8v10z'], [WOOD, 'M-2-12L0-36l2 24z'], ['line', 'M-20-20C-12-32 12-32 20-20M-20-20L0-16l20-4'], ['#cfd6da', 'M0-42l4 7h-8z'], DOOR],
};

const MAGES: Drawings = {
  // one cone, a ring of light, two spires, an open crown with a crystal, a skull in the dark
  MAG1: [[WALL, 'M-11 20l1-24h20l1 24z'], [ROOF.mage, 'M-16-4C-8-8-4-16 0-28c4 12 8 20 16 24z'], DOOR, ['#7cc4ef', dot(0, 1, 3.6)]],
  MAG2: [[WALL, 'M-10 20l1-32h18l1 32z'], [ROOF.mage, 'M-14-12C-7-16-3-24 0-36c3 12 7 20 14 24z'], [GOLD, dot(0, -37, 3.2)], DOOR, ['#7cc4ef', 'M-20-8c4 9 36 9 40 0-5 3-35 3-40 0z'], ['#7cc4ef', dot(0, -3, 4)]],
  MAG3: [[WALL, 'M-16 20v-26h9v10H6v-22h11v38z'], [ROOF.mage, 'M-21-6C-15-9-13-16-11-24c2 8 4 15 10 18zM1-18c6-4 9-13 10-24 2 11 4 20 10 24z'], [GOLD, dot(-11, -24, 2.8) + dot(11, -42, 2.8)], ['#7cc4ef', 'M-1 6l4 5-4 5-4-5z']],
  MAG4A: [[WALL, 'M-13 20l3-28h20l3 28z'], [GOLD, 'M-17-8c-2-12 0-18 5-24-1 10 2 16 6 18h12c4-2 7-8 6-18 5 6 7 12 5 24z'], ['#b98ff0', 'M0-42l8 12-8 14-8-14z'], ['white', 'M0-38l-4 8'], DOOR],
  MAG4B: [['#4a4458', 'M-13 20l2-30h22l2 30z'], ['#2f2b3a', 'M-17-10c2-4 3-14 0-24l8 8 4-10 5 8 5-8 4 10 8-8c-3 10-2 20 0 24z'], ['#f2ecdd', 'M0-14c7 0 9 4 9 9 0 4-2 5-4 6v5H-5V1c-2-1-4-2-4-6 0-5 2-9 9-9z'], ['#7ad06a', dot(-3.6, -5, 2.2) + dot(3.6, -5, 2.2)], ['line', 'M-1.500 2v3M1.500 2v3']],
};

const ARTILLERY: Drawings = {
  // a mortar, a cannon, a howitzer on a tower, a walking machine, a quaking drill
  ART1: [['#8f8a80', 'M-17 20l3-14h28l3 14z'], ['#3a3f47', 'M-11 6l-3-18h28L11 6z'], ['#1d1714', 'M-14-12c6-4 22-4 28 0-6 4-22 4-28 0z'], [WOOD, 'M-20 8h8v12h-8zM12 8h8v12h-8z']],
  ART2: [['#8f8a80', 'M-18 20l3-18h30l3 18z'], ['#3a3f47', 'M-12-2L10-26l9 8L-2 6z'], ['#6b6f76', 'M8-29l14 12-4 4L4-25z'], [WOOD, dot(-6, 6, 9)], ['line', 'M-6-3v18M-15 6h18']],
  ART3: [['#8f8a80', 'M-16 20l2-30h28l2 30z'], [STONE, 'M-19-10v-8h8v4h7v-4h8v4h7v-4h8v8z'], ['#3a3f47', 'M-9-16l12-22 12 6-10 18z'], ['#6b6f76', 'M1-42l17 8-3 5-17-8z'], [GOLD, dot(0, 0, 5)], DOOR],
  ART4A: [['#6b6f76', 'M-14 20l2-12h-4l-2-10h36l-2 10h-4l2 12h-8l-1-10h-4l-1 10z'], ['#b9763a', 'M-17-2c-2-18 6-26 17-26s19 8 17 26z'], ['#f6e05a', 'M-9-14h18v5H-9z'], ['#3a3f47', 'M-22-12h-5v-14h5zM27-12h-5v-14h5z'], ['#8f8a80', 'M-22-8h6v-14h-6zM16-8h6v-14h-6z']],
  ART4B: [['#8f8a80', 'M-19 20l4-20h30l4 20z'], ['#b9763a', 'M-15 0h30l-4-10h-22z'], ['#cfd6da', 'M-11-10h22L0-42z'], ['line', 'M-8-16h14M-6-23h10M-4-30h6'], ['#e2a01a', 'M-16 8l6 5-4 4 6 3M16 8l-6 5 4 4-6 3']],
};

const BARRACKS: Drawings = {
  // a tent, a hall, a keep with a helmet, a chapel with a cross, a house of shadows
  SOL1: [[WALL, 'M-22 20L-2-16h4L22 20z'], [ROOF.barracks, 'M-12 20L0-12l12 32z'], [DARK, 'M-5 20L0 4l5 16z'], ['line', 'M0-16v-12'], ['#d5432e', 'M0-28l12 4-12 5z']],
  SOL2: [[WALL, 'M-19 20V0h38v20z'], [ROOF.barracks, 'M-23 0l8-15h30l8 15z'], ['line', 'M-10-15v-14M10-15v-14'], ['#d5432e', 'M-10-29l10 3-10 4zM10-29l10 3-10 4z'], [DARK, 'M-5 20V10a5 5 0 0 1 10 0v10z'], ['#cfd6da', 'M-15 5h6v5l-3 3-3-3zM9 5h6v5l-3 3-3-3z']],
  SOL3: [[WALL, 'M-19 20v-32h9v6h6v-6h8v6h6v-6h9v32z'], [ROOF.barracks, 'M-19 20V-2h9v22zM10 20V-2h9v22z'], ['#cfd6da', 'M-8 6c0-16 16-16 16 0v4H3V5h-6v5h-5z'], ['#d5432e', 'M-1-8c-1-10 6-14 12-12-4 2-7 7-8 12z'], [DARK, 'M-4 20v-6h8v6z']],
  SOL4A: [['#ece4d2', 'M-17 20V-4h34v24z'], [ROOF.barracks, 'M-20-4L0-28 20-4z'], [GOLD, 'M-3-42h6v5h5v5H3v7h-6v-7h-5v-5h5z'], ['#d5432e', 'M-2.500 0h5v5h5v5h-5v10h-5V10h-5V5h5z'], ['line', 'M-12 2v8M12 2v8']],
  SOL4B: [['#5b5468', 'M-16 20l2-34h28l2 34z'], ['#3a3548', 'M-20-14C-12-20-6-32 0-38 6-32 12-20 20-14c-10 4-30 4-40 0z'], ['#e3502f', 'M-9-3l7 3-6 3zM9-3L2 0l6 3z'], ['#cfd6da', 'M-16 18L14-12l3 0 0 3-30 30zM16 18L-14-12l-3 0 0 3 30 30z']],
};

export const TOWERS: Drawings = { ...FAMILIES, ...ARCHERS, ...MAGES, ...ARTILLERY, ...BARRACKS };
