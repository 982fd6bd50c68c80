// Our own drawings as plain shapes around 0, 0: a fill and a path each, all with the same ink outline. "line" is ink alone.

export type Shape = readonly [fill: string, path: string];

const WOOD = '#a9764a';
const PLANK = '#8a5a2b';
const STONE = '#b9b2a6';
const WALL = '#e8dfcc';
const BRICK = '#b5503c';
const SLATE = '#6d7f8f';
const THATCH = '#d8b25c';
const DARK = '#4a3b30';
const STEEL = '#cfd6da';
const GOLD = '#f0cf6b';
const LEAF = '#5f8a3a';
const FLAME = '#e2701a';
const CLOUD = '#f3ead8';

const dot = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** Buildings, about 56 wide and 50 high. */
export const BUILDINGS: Readonly<Record<string, readonly Shape[]>> = {
  square: [
    [STONE, 'M-27 14h54l-7 9h-40z'], [WALL, 'M-13 14v-9h26v9z'], ['line', 'M-11 5v-15M11 5v-15'], [PLANK, 'M-4-3h8l-1 7h-6z'], ['line', 'M0-12v9'],
    [BRICK, 'M-18-10L0-25l18 15z'],
  ],
  airship: [
    [THATCH, 'M-25-8c0-9 11-15 25-15s25 6 25 15-11 14-25 14-25-5-25-14z'], ['line', 'M-8-22c-6 8-6 19 0 27M8-22c6 8 6 19 0 27'], [BRICK, 'M21-15l9-6v26l-9-6z'],
    ['line', 'M-9 5v9M9 5v9'], [PLANK, 'M-13 14h26l-5 9h-16z'],
  ],
  raiders: [
    [WOOD, 'M-25 22L-3-14h6l22 36z'], [DARK, 'M-7 22L0 2l7 20z'], ['line', 'M-14-24L10 2M14-24L-10 2'], [STEEL, 'M-20-20c0-5 5-8 10-7l-2 5-4 8c-3 0-5-3-4-6z'],
    [STEEL, 'M20-20c0-5-5-8-10-7l2 5 4 8c3 0 5-3 4-6z'],
  ],
  pilots: [
    [CLOUD, 'M-6 2C-14-12-26-14-30-8c6 0 8 3 9 6-3 0-5 1-6 4 6 0 14 3 21 8z'], [CLOUD, 'M6 2C14-12 26-14 30-8c-6 0-8 3-9 6 3 0 5 1 6 4-6 0-14 3-21 8z'],
    [STONE, 'M-10 22l3-32h14l3 32z'], [SLATE, 'M-10-10h20l-4-12h-12z'], [DARK, 'M-4 22v-9a4 4 0 0 1 8 0v9z'],
  ],
  guild: [
    [WALL, 'M-22 22V-2h44v24z'], [SLATE, 'M-27-2L0-24 27-2z'], [GOLD, dot(0, -8, 6.5)], [DARK, 'M-6 22V9h12v13z'], [THATCH, 'M-18 5h8v7h-8zM10 5h8v7h-8z'],
  ],
  monastery: [
    [WALL, 'M-25 22V4h31v18z'], [BRICK, 'M-29 4l19-14L9 4z'], [WALL, 'M6 22v-32h16v32z'], [SLATE, 'M3-10L14-28l11 18z'], [DARK, 'M11 0a3 3 0 0 1 6 0v6h-6z'],
    [DARK, 'M-14 22v-6a4 4 0 0 1 8 0v6z'],
  ],
  factory: [
    [CLOUD, 'M16-25c-5-5 3-9 5-4 6-2 8 6 2 7z'], [STONE, 'M12 22v-44h10v44z'], [BRICK, 'M-27 22V-4l13 8v-8l13 8v-8l13 8v18z'], [DARK, 'M-8 22V12h9v10z'],
    [THATCH, 'M-21 9h7v6h-7z'],
  ],
  catapult: [
    ['line', 'M-15 12L14-16'], [WOOD, 'M-6 14l9-18 9 18z'], [WOOD, 'M-24 10h46v7h-46z'], [DARK, dot(-15, 18, 6)], [DARK, dot(14, 18, 6)], [PLANK, 'M9-21l11 5-3 8-12-4z'],
    [STONE, dot(17, -20, 6)],
  ],
  school: [
    [STONE, 'M-25 22V-4h50v26z'], [STONE, 'M-27-4v-11h10v5h8v-5h18v5h8v-5h10v11z'], [BRICK, 'M0-15v-14l15 5-13 5'], ['line', 'M0-8v-21'], [DARK, 'M-7 22V10a7 7 0 0 1 14 0v12z'],
    [STEEL, 'M-20 2h7v6l-3.5 4-3.5-4zM13 2h7v6l-3.5 4-3.5-4z'],
  ],
  university: [
    [SLATE, 'M-17-6a17 17 0 0 1 34 0z'], [GOLD, dot(0, -25, 3.5)], [WALL, 'M-26-6h52v6h-52z'], [CLOUD, 'M-21 0h7v16h-7zM-3.5 0h7v16h-7zM14 0h7v16h-7z'], [WALL, 'M-27 16h54v6h-54z'],
  ],
};

/** What lies on a territory, about 56 wide and 46 high. */
export const KINDS: Readonly<Record<string, readonly Shape[]>> = {
  blank: [],
  tower: [
    [WOOD, 'M-13 24l4-32h18l4 32z'], ['line', 'M-11 16L9 2M11 16L-9 2'], [PLANK, 'M-16-8v-13h6v5h5v-5h10v5h5v-5h6v13z'], [DARK, 'M-4 24v-8a4 4 0 0 1 8 0v8z'],
  ],
  village: [
    [WALL, 'M-28 8v-10h18v10z'], [THATCH, 'M-31-2l12-13 12 13z'], [WALL, 'M10 6V-4h18V6z'], [THATCH, 'M7-4l12-13 12 13z'], [WALL, 'M-12 24V10h24v14z'], [BRICK, 'M-16 10L0-6l16 16z'],
    [DARK, 'M-4 24v-8h8v8z'],
  ],
  hut: [
    [WALL, 'M-19 22V6h38v16z'], [LEAF, 'M-27 8C-20-14-10-22 0-22S20-14 27 8c-9-3-18-4-27-4s-18 1-27 4z'], [DARK, 'M-6 22v-7a6 6 0 0 1 12 0v7z'], ['line', 'M0-18c-7 6-7 12 0 18 7-6 7-12 0-18'],
  ],
  forge: [
    [SLATE, 'M-26-8h12v-4h34c0 6-5 10-14 10v7h7l4 9h-31l4-9h6v-7c-12 0-18-1-22-6z'], [PLANK, 'M-17 14h34v8h-34z'], [FLAME, 'M15-14c-3-4 1-6 0-11 4 2 8 6 5 11z'], ['line', 'M-12-22l8 6'],
  ],
  shield: [
    [STEEL, 'M0-25c8 5 15 6 22 6 0 20-6 34-22 43-16-9-22-23-22-43 7 0 14-1 22-6z'], [BRICK, 'M0-18v35C-11 9-15-1-15.5-13-9-13.5-5-15 0-18z'], ['line', 'M-16-2h32'],
  ],
  cave: [
    [STONE, 'M-31 22c-1-16 6-20 10-30 4-9 11-14 21-14s16 6 20 14c5 10 12 14 11 30z'], [DARK, 'M-14 22C-15 6-8-6 0-6S15 6 14 22z'], ['line', 'M-22 6l5-5M20 4l-4-6M-9-13l6-3'],
  ],
  altar: [
    [STONE, 'M-17 23l3-16h28l3 16z'], [STONE, 'M-25 7V-1h50v8z'], [FLAME, 'M0-25c2 7 9 9 9 17a9 9 0 0 1-18 0c0-5 4-6 4-11 3 2 4 4 5 6 1-4 1-8 0-12z'], [GOLD, 'M0-11c3 2 4 4 4 6a4 4 0 0 1-8 0c0-2 2-4 4-6z'],
    ['line', 'M-6 15c4-4 8-4 12 0-4 4-8 4-12 0z'],
  ],
  tunnel: [
    [STONE, 'M-30 22c0-26 10-42 30-42S30-4 30 22z'], [DARK, 'M-15 22V-2h30v24z'], [PLANK, 'M-21 22V-3h7v25zM14 22V-3h7v25z'], [WOOD, 'M-24-3v-8h48v8z'], ['steel', 'M-7 22L-3 4M7 22L3 4M-6 17h12M-5 11h10'],
  ],
};

/** Building actions, the bonuses of territories and what else has a sign: 24 wide and high. */
export const ICONS: Readonly<Record<string, readonly Shape[]>> = {
  build: [[PLANK, 'M-2 0l4-2 6 11-4 2z'], [STEEL, 'M-10-4l4-6 11-1 3 5-4 3-4-2-6 5z']],
  deploy: [[STONE, 'M-11-2v-9h22v9h-5v-3a6 6 0 0 0-12 0v3z'], [LEAF, 'M-4-2h8v6h5l-9 8-9-8h5z']],
  reinforce: [[CLOUD, 'M-11-3C-10-10-5-12 0-12s10 2 11 9c-4-2-6-2-8 0-2-2-4-2-6 0-2-2-4-2-8 0z'], ['line', 'M-10-3L0 6 10-3'], [LEAF, 'M-4 4h8v8h-8z']],
  airborne: [[THATCH, 'M-12-4c0-5 5-8 12-8s12 3 12 8-5 7-12 7-12-2-12-7z'], ['line', 'M-4 3v4M4 3v4'], [PLANK, 'M-6 6h12l-2 5h-8z']],
  stealth: [[SLATE, 'M6 8A11 11 0 1 1 5-11 9 9 0 1 0 6 8z'], [CLOUD, 'M1-3c0-3 2-5 5-5s5 2 5 5-5 4-5 4-5-1-5-4z'], ['line', 'M4 1l1 4h2l1-4']],
  intimidate: [[THATCH, 'M-11-3v6l5 1L6 10V-10L-6-4z'], ['line', 'M9-5c2 3 2 7 0 10M12-9c3 6 3 12 0 18'], [PLANK, 'M-7 4h4l1 7h-4z']],
  assemble: [[GOLD, 'M-2-12h4l1 3 3 1 3-2 3 3-2 3 1 3 3 1v4l-3 1-1 3 2 3-3 3-3-2-3 1-1 3h-4l-1-3-3-1-3 2-3-3 2-3-1-3-3-1v-4l3-1 1-3-2-3 3-3 3 2 3-1z'], [CLOUD, dot(0, 1, 4.5)]],
  burn: [[FLAME, 'M1-12c2 7 9 9 9 16a10 8 0 0 1-20 0c0-5 4-7 4-12 3 2 4 4 5 6 2-3 2-6 2-10z'], [GOLD, 'M0 1c3 2 5 4 5 6a5 4 0 0 1-10 0c0-2 3-4 5-6z']],
  convert: [[GOLD, 'M-11-4v-4h13v-4l9 6-9 6v-4z'], [LEAF, 'M11 4v4H-2v4l-9-6 9-6v4z']],
  bomb: [[DARK, dot(-2, 3, 8)], ['line', 'M4-3l4-4c1-2 3-1 3 1'], [FLAME, 'M9-8l3-4-1 5 2 1-4 1z'], ['light', 'M-6 1a5 5 0 0 1 3-4']],
  productivity: [[STEEL, 'M-12-8l10 8-10 8zM0-8L10 0 0 8z']],
  recycle: [[LEAF, 'M-11 1C-12-7-5-12 2-11l0-3 8 6-8 6v-4C-2-6-5-3-5 1z'], [LEAF, 'M11-1c1 8-6 13-13 12v3l-8-6 8-6v4C2 6 5 3 5-1z']],
  upgrade: [[GOLD, 'M0-12l3.5 7.5 8 1-6 5.5 1.6 8L0 6l-7.1 4 1.6-8-6-5.5 8-1z']],
  nature: [[LEAF, 'M-10 10C-12-4-2-12 11-11 12 2 4 12-10 10z'], ['line', 'M-11 12L4-4']],
  forge: [[STEEL, 'M-11-7h5v-2h15c0 4-3 6-7 6v4h3l2 5h-14l2-5h3v-4c-5 0-7-1-9-4z'], [PLANK, 'M-8 6h15v4h-15z']],
  shield: [[STEEL, 'M0-12c4 2 7 3 11 3 0 10-3 17-11 21-8-4-11-11-11-21 4 0 7-1 11-3z'], [BRICK, 'M0-8v16c-5-3-7-8-7-14 3 0 5-1 7-2z']],
  battle: [['blade', 'M-9-10L8 8M9-10L-8 8'], ['line', 'M4 9l5-5M-4 9l-5-5M8 8l3 3M-8 8l-3 3']],
  tree: [[LEAF, 'M0-12l8 11h-4l5 7H-9l5-7h-4z'], [PLANK, 'M-2 6h4v6h-4z']],
  bravery: [[BRICK, 'M-4-3h8v14l-4-4-4 4z'], [GOLD, dot(0, -4, 7.5)], ['line', 'M0-7v6M-3-4h6']],
  honour: [[STONE, 'M-12 10L-2-9l4 6 2-3 8 16z'], [CLOUD, 'M-5-3l3-6 3 5-2 2-2-1z']],
  worker: [[WALL, 'M-6 11c0-8 2-11 6-11s6 3 6 11z'], [WALL, dot(0, -3, 5)], [GOLD, 'M-7-3a7 7 0 0 1 14 0z']],
  depot: [[WOOD, 'M-11-6h22v16h-22z'], ['line', 'M-11-6l22 16M11-6l-22 16'], [PLANK, 'M-12-10h24v5h-24z']],
  reserve: [[THATCH, 'M-4-6c-6 4-8 9-6 14 2 4 18 4 20 0 2-5 0-10-6-14z'], [PLANK, 'M-5-11h10l-2 5h-6z']],
  supply: [[LEAF, 'M-10 3l10-6 10 6-10 6z'], [THATCH, 'M-10-2l10-6 10 6-10 6z']],
  hammer: [[PLANK, 'M-2-4h4v16h-4z'], [STEEL, 'M-9-12h18v8h-18z']],
  flag: [['line', 'M-6 12v-24'], [GOLD, 'M-6-12l15 5-15 6z']],
  done: [[LEAF, 'M-10 0l4-4 4 4 8-9 4 4-12 13z']],
};

/** A small figure in armour: everybody's meeple, 40 wide and 46 high. */
export const MEEPLE =
  'M0-22c-5 0-8.5 3.6-8.5 8 0 1.6.4 3 1.2 4.2C-14-8-20-4.6-20-1c0 2.6 3 3.4 6.5 3.4 1.6 0 3-.2 4.2-.5C-10.5 8-16 14.5-16 18c0 1.6 1.2 2.4 3 2.4h7.6c1.6 0 2.4-1 3-2.4L0 11l2.4 7c.6 1.4 1.4 2.4 3 2.4H13c1.8 0 3-.8 3-2.4 0-3.5-5.5-10-6.7-16.1 1.2.3 2.6.5 4.2.5C17 2.4 20 1.6 20-1c0-3.6-6-7-12.7-8.8.8-1.2 1.2-2.6 1.2-4.2 0-4.4-3.5-8-8.5-8Z';

/** The outline of a seat's sign, so wide in all directions. */
export function signPath(sign: string, size: number): string {
  if (sign === 'square') return `M${-size * 0.85} ${-size * 0.85}h${size * 1.7}v${size * 1.7}h${-size * 1.7}z`;
  if (sign === 'triangle') return `M0 ${-size}L${size} ${size * 0.8}H${-size}z`;
  if (sign === 'hexagon') return `M${size} 0L${size / 2} ${size * 0.87}H${-size / 2}L${-size} 0l${size / 2}${-size * 0.87}h${size}z`;
  return dot(0, 0, size * 0.92);
}
