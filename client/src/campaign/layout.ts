// Where the places of a campaign's map lie: a road that winds from row to row, and what grows beside it.

export interface Point {
  x: number;
  y: number;
}

export interface Growth extends Point {
  kind: 'tree' | 'bush' | 'hill' | 'rock';
  scale: number;
}

const CLEAR = 74; // what keeps away from a place
const BESIDE = 30; // and from the road

/** How many places stand in a row of a map of this width. */
export function columnsFor(width: number): number {
  return Math.max(2, Math.min(5, Math.floor(width / 118)));
}

/** Pixels from one row of places to the next. */
const rowFor = (width: number): number => (width > 700 ? 188 : 148);

/** The places in their order, to and fro. */
export function placesOf(count: number, width: number): Point[] {
  const columns = columnsFor(width);
  return Array.from({ length: count }, (_, place) => {
    const row = Math.floor(place / columns);
    const along = place % columns;
    const column = row % 2 === 0 ? along : columns - 1 - along;
    return { x: ((column + 0.5) * width) / columns, y: (row + 0.5) * rowFor(width) - 12 + 13 * Math.sin(place * 2.1) };
  });
}

export function heightOf(count: number, width: number): number {
  return Math.ceil(count / columnsFor(width)) * rowFor(width);
}

/** A smooth road through points, as an SVG path. */
export function road(points: readonly Point[]): string {
  const [first] = points;
  if (first === undefined) return '';
  const bends = points.slice(1).map((to, place) => {
    const from = points[place] ?? to;
    const [before, after] = [points[place - 1] ?? from, points[place + 2] ?? to];
    const one = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const two = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${fixed(one)} ${fixed(two)} ${fixed(to)}`;
  });
  return `M${fixed(first)}${bends.join('')}`;
}

const fixed = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A number from 0 to 1, always the same for the same two. */
function chance(one: number, two: number): number {
  const mixed = Math.sin(one * 127.1 + two * 311.7) * 43758.5453;
  return mixed - Math.floor(mixed);
}

const KINDS = ['tree', 'tree', 'bush', 'hill', 'rock'] as const;

/** Trees and hills where neither a place nor the road is. */
export function growths(points: readonly Point[], width: number, height: number): Growth[] {
  const found: Growth[] = [];
  for (let row = 0; row * 46 < height; row++) {
    for (let column = 0; column * 54 < width; column++) {
      const at = { x: (column + chance(row, column)) * 54, y: (row + chance(column, row + 9)) * 46 };
      if (at.x < 16 || at.x > width - 16 || at.y < 22 || at.y > height - 8 || isTaken(points, at)) continue;
      const kind = KINDS[Math.floor(chance(row + 3, column + 5) * KINDS.length)] ?? 'tree';
      found.push({ ...at, kind, scale: 0.75 + chance(row + 7, column) * 0.5 });
    }
  }
  return found.sort((a, b) => a.y - b.y);
}

function isTaken(points: readonly Point[], at: Point): boolean {
  return points.some((point, place) => {
    // below a place stand its name and its stars
    if (Math.hypot((point.x - at.x) * 0.85, point.y + 22 - at.y) < CLEAR) return true;
    const next = points[place + 1];
    return next !== undefined && [0.25, 0.5, 0.75].some((part) => Math.hypot(point.x + (next.x - point.x) * part - at.x, point.y + (next.y - point.y) * part - at.y) < BESIDE);
  });
}
