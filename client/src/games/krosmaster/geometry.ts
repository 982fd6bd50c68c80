// The grid as plain geometry, in exact integers: names, distances, lines of sight, ways to walk. It previews; the server decides.

export const WIDTH = 12;
export const CELLS = 144;

export const columnOf = (cell: number): number => cell % WIDTH;
export const rowOf = (cell: number): number => Math.floor(cell / WIDTH);
export const cellAt = (column: number, row: number): number => row * WIDTH + column;
export const cellName = (cell: number): string => `${'ABCDEFGHIJKL'.charAt(columnOf(cell))}${rowOf(cell) + 1}`;

/** The cell with a name like A1; -1 when there is none. */
export function cellNamed(name: string): number {
  const found = /^([A-L])([1-9]|1[0-2])$/.exec(name.toUpperCase());
  return found ? cellAt('ABCDEFGHIJKL'.indexOf(found[1] ?? ''), Number(found[2]) - 1) : -1;
}

/** How many steps lie between two cells, obstacles or not. */
export function distance(one: number, other: number): number {
  return Math.abs(columnOf(one) - columnOf(other)) + Math.abs(rowOf(one) - rowOf(other));
}

/** The cells that share an edge with this one, inside the grid of twelve. */
export function besides(cell: number): number[] {
  const [column, row] = [columnOf(cell), rowOf(cell)];
  const found: number[] = [];
  if (row > 0) found.push(cell - WIDTH);
  if (column < WIDTH - 1) found.push(cell + 1);
  if (row < WIDTH - 1) found.push(cell + WIDTH);
  if (column > 0) found.push(cell - 1);
  return found;
}

/**
 * The cells whose interior the line from centre to centre passes through, the two ends left out. A corner that is only
 * touched is not passed through.
 */
export function crossed(src: number, dst: number): number[] {
  const [dx, dy] = [columnOf(dst) - columnOf(src), rowOf(dst) - rowOf(src)];
  const found: number[] = [];
  for (let by = Math.min(0, dy); by <= Math.max(0, dy); by += 1) {
    for (let bx = Math.min(0, dx); bx <= Math.max(0, dx); bx += 1) {
      if ((bx === 0 && by === 0) || (bx === dx && by === dy)) continue;
      if (2 * Math.abs(dx * by - dy * bx) < Math.abs(dx) + Math.abs(dy)) found.push(src + by * WIDTH + bx);
    }
  }
  return found;
}

/** What lies in the way of a look from one cell to another, nearest first; nothing means that it can be seen. */
export function hindrances(src: number, dst: number, blocks: (cell: number) => boolean): number[] {
  return crossed(src, dst)
    .filter(blocks)
    .sort((a, b) => distance(src, a) - distance(src, b));
}

/** A way to a cell: the cells stepped on, the last one being the goal, and the chance to be held on it. */
export interface Way {
  cells: readonly number[];
  risk: number;
}

export interface Walk {
  from: number;
  /** How many steps it may have. */
  steps: number;
  isFree: (cell: number) => boolean;
  /** The chance of being held when this cell is left. */
  risk: (cell: number) => number;
  /** Cells that are better not stepped on, as a trap is: another way of the same length is taken. */
  isBad?: (cell: number) => boolean;
}

/** Every cell that can be walked to, each with a shortest way, and of these the one with the least risk. */
export function walks({ from, steps, isFree, risk, isBad }: Walk): Map<number, Way> {
  const found = new Map<number, Way>();
  // the chance to come through decides between ways of equal length; a bad cell counts as much as a certain lock
  let edge = new Map<number, { cells: number[]; free: number; bad: number }>([[from, { cells: [], free: 1, bad: 0 }]]);
  for (let step = 0; step < steps && edge.size > 0; step += 1) {
    const next = new Map<number, { cells: number[]; free: number; bad: number }>();
    for (const [cell, way] of edge) {
      const free = way.free * (1 - risk(cell));
      for (const to of besides(cell)) {
        if (to === from || found.has(to) || !isFree(to)) continue;
        const bad = way.bad + (isBad?.(to) ? 1 : 0);
        const known = next.get(to);
        if (known && (known.bad < bad || (known.bad === bad && known.free >= free))) continue;
        next.set(to, { cells: [...way.cells, to], free, bad });
      }
    }
    for (const [cell, way] of next) found.set(cell, { cells: way.cells, risk: 1 - way.free });
    edge = next;
  }
  return found;
}

/** The cells of an area around its main target, seen from the caster; the shapes are the rulebook's. */
export function area(shape: string, caster: number, main: number): number[] {
  const [x, y] = [columnOf(main), rowOf(main)];
  const [dx, dy] = [x - columnOf(caster), y - rowOf(caster)];
  const ahead = Math.abs(dx) > Math.abs(dy) ? [Math.sign(dx), 0] : [0, Math.sign(dy)];
  const [ax, ay] = [ahead[0] ?? 0, ahead[1] ?? 0];
  const around: [number, number][] = [];
  if (shape === 'line') around.push([ax, ay], [2 * ax, 2 * ay]);
  else if (shape === 'sweep') around.push([ay, ax], [-ay, -ax]);
  else if (shape !== 'single') {
    for (let by = -1; by <= 1; by += 1) {
      for (let bx = -1; bx <= 1; bx += 1) {
        const straight = bx === 0 || by === 0;
        if ((bx !== 0 || by !== 0) && (shape === 'square' || shape === 'hollow' || straight === (shape === 'cross'))) around.push([bx, by]);
      }
    }
  }
  const cells = around
    .filter(([bx, by]) => x + bx >= 0 && x + bx < WIDTH && y + by >= 0 && y + by < WIDTH)
    .map(([bx, by]) => cellAt(x + bx, y + by));
  return shape === 'hollow' ? cells : [main, ...cells];
}
