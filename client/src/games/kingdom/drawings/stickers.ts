// The stickers of tower cards and the cards of the rift, 20 wide and high.

import { dot, type Drawings } from './shape';

export const MODIFICATIONS: Drawings = {
  'tile-2x1': [['#c4533a', 'M-9-4.500H9v9H-9z'], ['line', 'M0-4.500v9'], ['#3a3f47', dot(-4.500, 0, 2)], ['#3a3f47', dot(4.500, 0, 2)]],
  'tile-1x1': [['#c4533a', 'M-5-5H5V5H-5z'], ['line', 'M-9 0h3M6 0h3M0-9v3M0 6v3']],
  direct: [['#8a4fb5', 'M-7 7L4-4l5-5-1 6L-3 8z'], ['line', 'M-8 2l6 6'], ['#f6efdc', dot(-5.500, -5, 3)]],
  precise: [['#fbf6ea', dot(0, 0, 7.500)], ['red', 'M0-9.500v5.500M0 4v5.500M-9.500 0H-4M4 0h5.500M0-.3v.6']],
  soldier: [['#c9cfd4', 'M-6-1c0-5 2-8 5-8s5 3 5 8z'], ['#f0cfa6', 'M-5-1h8v4c-2 2-6 2-8 0z'], ['#3d6fb5', 'M-7 9c0-4 2-5 6-5s6 1 6 5z'], ['#39a862', 'M5-8h2v-2h2v2h2v2H9v2H7v-2H5z']],
  site: [['#e9d5a4', 'M-9-9H4V4H-9z'], ['#f6ecd5', 'M-3-3H9V9H-3z'], ['line', 'M3 0v6M0 3h6']],
  'double-shot': [['line', 'M-9-1L5-1M-5 6H9'], ['#d9423a', 'M3-6l7 5-7 5zM7 1l4 5-4 5z']],
  'long-barrels': [['#3a3f47', 'M-9-2L7-8l2 6-16 6z'], ['#a9764a', dot(-5, 5, 4)], ['red', 'M6 4h4M8 2l2 2-2 2']],
  'royal-charter': [['#fbf6ea', 'M-7-9H7V8c-2-2-3 1-5-1-2 2-3 0-5 1-1-1-3 1-4 0z'], ['line', 'M-4-5h8M-4-1h8'], ['#d5432e', dot(2.500, 4, 2.800)]],
  'tithe-chest': [['#a9764a', 'M-9-1H9v9H-9z'], ['#8a5a34', 'M-9-1c0-9 18-9 18 0z'], ['#f0c23a', 'M-2-2.500h4v5h-4z']],
  falconer: [['#8a5a34', 'M-2-3C-5-8-8-9-10-8c0 6 2 9 6 10l-2 5 4-2 2 4 2-4 4 2-2-5c4-1 6-4 6-10-2-1-5 0-8 5z'], ['#f2ecdd', dot(0, -3, 2.800)], ['#f0a12a', 'M-1-2.500h2L0 0z'], ['eye', dot(-1.100, -3.600, 0.6) + dot(1.100, -3.600, 0.6)]],
};

/** The cards of the rift, each by what it does. */
export const RIFTS: Drawings = {
  // wind: blown forward, blown aside, calm
  R01: [['line', 'M-9-4H1c4 0 4-5 0-5M-9 0h12M-9 4H1c4 0 4 5 0 5'], ['#f0a12a', 'M4-4l6 4-6 4z']],
  R02: [['#fbf6ea', dot(0, 0, 6)], ['red', 'M0-9v5M0 4v5M-9 0h5M4 0h5'], ['line', 'M-9-7c6 3 12 3 18 0M-9 7c6-3 12-3 18 0']],
  R03: [['#dfeefa', dot(0, 0, 8)], ['line', 'M-5-2h10M-5 2h10']],
  // fire: falling ash, heat, a burning blade
  R04: [['#8a8078', 'M-8-3c-2-6 6-8 8-4 4-3 10 1 7 5-2 2-13 2-15-1z'], ['#e2701a', dot(-5, 4, 1.600) + dot(0, 7, 1.600) + dot(5, 4, 1.600)]],
  R05: [['#d9423a', 'M-2.500-9h5V2a4.500 4.500 0 1 1-5 0z'], ['line', 'M5-7h4M5-3h4M5 1h4']],
  R06: [['#cfd6da', 'M-7 8L4-3l5-6-1 7L-4 9z'], ['#e2701a', 'M-8-1c1-3 3-3 3-7 3 2 5 5 3 9z'], ['line', 'M-9 3l6 6']],
  // earth: cracks, a stone hide, firm ground
  R07: [['#a58a62', 'M-9-4H9V8H-9z'], ['line', 'M-2-4l3 4-4 3 4 5M1 0l5 2M-3 3l-4-1']],
  R08: [['#8f8a80', 'M-7-7H7v6c0 5-4 8-7 9-3-1-7-4-7-9z'], ['line', 'M-7-2h14M-2-7v5M3-2v5M-3 3h6']],
  R09: [['#5b8f3c', 'M-9 3C-4 0 4 0 9 3v5H-9z'], ['#c9cfd4', 'M-4-2c0-4 1-7 4-7s4 3 4 7z'], ['#3d6fb5', 'M-5 3c0-3 2-5 5-5s5 2 5 5z']],
  // water: a flood, fog, an ebb
  R10: [['#4f93c4', 'M-9 8V0c3-4 5-4 6 0 1-4 5-4 6 0 1-4 4-4 6 0v8z'], ['red', 'M0-2v-7M-3-6l3-3 3 3']],
  R11: [['#dfe6ea', 'M-9 2c-1-5 4-7 7-4 1-6 10-5 9 1 4 0 3 6-1 6H-7c-2 0-2-2-2-3z'], ['line', 'M-8 8H8']],
  R12: [['#4f93c4', 'M-9 8V4c3-3 5-3 6 0 1-3 5-3 6 0 1-3 4-3 6 0v4z'], ['line', 'M0-9v8M-3-4l3 3 3-3']],
  // chaos: a surge, warped flesh, three rifts in one
  R13: [['#6a3fb0', dot(0, -1, 8)], ['white', 'M0-6c4 0 5 3 5 5S3 4 0 4s-4-2-4-4 2-3 4-3'], ['#e3502f', 'M5 2h2V0h2.500v2h2v2.500h-2v2H7v-2H5z']],
  R14: [['#c65a7a', 'M-7-3c0-8 14-8 14 0 3 4-1 10-7 10S-10 1-7-3z'], ['#39a862', 'M-1.500-4h3v2.500H4v3H1.500V4h-3V1.500H-4v-3h2.500z']],
  R15: [['#6a3fb0', 'M0-9l3 7 7-1-5 5 3 7-8-4-8 4 3-7-5-5 7 1z'], ['#e4b8ff', dot(0, 0, 2.600)]],
};
