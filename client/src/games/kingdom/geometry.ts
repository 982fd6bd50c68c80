// Squares, tiles and turns as they are drawn and held: what lies under the finger before anything is sent.

import type { Laid, PathTile, PrintedShape } from './types';
import { SIDE, columnOf, rowOf, type FamilyView } from './view';

export const CELL = 100; // the side of a cell of the map, in its own units
const ROUND: readonly string[] = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];
const STEPS: readonly (readonly [number, number])[] = [[-1, 0], [-1, 1], [0, 1], [1, 1], [1, 0], [1, -1], [0, -1], [-1, -1]];

/** A step in one of the eight directions, for little arrows on cards. */
export const stepOf = (name: string): readonly [number, number] => STEPS[ROUND.indexOf(name)] ?? [0, 0];

export interface Grip {
  width: number;
  height: number;
  /** The square of the tile that lies under the finger. */
  row: number;
  column: number;
}

/** The box of a form, and the square of it that is nearest to its middle. */
export function gripOf(squares: readonly (readonly [number, number])[]): Grip {
  const height = Math.max(0, ...squares.map(([row]) => row)) + 1;
  const width = Math.max(0, ...squares.map(([, column]) => column)) + 1;
  const far = ([row, column]: readonly [number, number]): number => Math.abs(row - (height - 1) / 2) + Math.abs(column - (width - 1) / 2);
  const [row, column] = [...squares].sort((a, b) => far(a) - far(b))[0] ?? [0, 0];
  return { width, height, row, column };
}

/** Where the box of a tile lies when this square is pointed at: pushed back onto the card at its edges. */
export function anchorAt(squares: readonly (readonly [number, number])[], square: number): number {
  const { width, height, row, column } = gripOf(squares);
  const clamp = (value: number, most: number): number => Math.max(0, Math.min(SIDE - most, value));
  return SIDE * clamp(Math.floor(square / SIDE) - row, height) + clamp((square % SIDE) - column, width);
}

/** The square that is pointed at when a tile lies with its box here. */
export function squareAt(squares: readonly (readonly [number, number])[], anchor: number): number {
  const { row, column } = gripOf(squares);
  return anchor + SIDE * row + column;
}

/** The squares of the card that a tile covers. */
export const covered = (squares: readonly (readonly [number, number])[], anchor: number): number[] => squares.map(([row, column]) => anchor + SIDE * row + column);

/** The next form in a quarter turn, among those that may be used; and the next of all for the flip. */
export function turnedForm(shape: PrintedShape, form: number, allowed: readonly number[]): number {
  const side = allowed.filter((each) => isFlipped(shape, each) === isFlipped(shape, form));
  const place = side.indexOf(form);
  return side[(place + 1) % Math.max(1, side.length)] ?? form;
}

/** The other side of the tile, if it may be used. */
export function flippedForm(shape: PrintedShape, form: number, allowed: readonly number[]): number | null {
  const other = allowed.filter((each) => isFlipped(shape, each) !== isFlipped(shape, form));
  const place = allowed.filter((each) => isFlipped(shape, each) === isFlipped(shape, form)).indexOf(form);
  return other[place % Math.max(1, other.length)] ?? null;
}

/** The printed side's forms stand first, those of the flipped tile behind them. */
const isFlipped = (shape: PrintedShape, form: number): boolean => !shape.after.includes(form);

/** The outline of squares of size 1 as one path: every edge that only one of them has. */
export function outline(squares: readonly (readonly [number, number])[], size = 1, inset = 0): string {
  const own = new Set(squares.map(([row, column]) => `${row},${column}`));
  const has = (row: number, column: number): boolean => own.has(`${row},${column}`);
  return squares
    .map(([row, column]) => {
      const [left, right] = [has(row, column - 1) ? 0 : inset, has(row, column + 1) ? 0 : inset];
      const [top, bottom] = [has(row - 1, column) ? 0 : inset, has(row + 1, column) ? 0 : inset];
      const [x, y] = [column * size + left, row * size + top];
      return `M${x} ${y}h${size - left - right}v${size - top - bottom}h${-(size - left - right)}z`;
    })
    .join('');
}

/** The edges around squares, to be drawn as lines. */
export function border(squares: readonly (readonly [number, number])[], size = 1, inset = 0): string {
  const own = new Set(squares.map(([row, column]) => `${row},${column}`));
  const has = (row: number, column: number): boolean => own.has(`${row},${column}`);
  const lines: string[] = [];
  for (const [row, column] of squares) {
    const [north, south, west, east] = [has(row - 1, column), has(row + 1, column), has(row, column - 1), has(row, column + 1)];
    const [x0, x1] = [column * size + (west ? 0 : inset), (column + 1) * size - (east ? 0 : inset)];
    const [y0, y1] = [row * size + (north ? 0 : inset), (row + 1) * size - (south ? 0 : inset)];
    if (!north) lines.push(`M${x0} ${row * size + inset}H${x1}`);
    if (!south) lines.push(`M${x0} ${(row + 1) * size - inset}H${x1}`);
    if (!west) lines.push(`M${column * size + inset} ${y0}V${y1}`);
    if (!east) lines.push(`M${(column + 1) * size - inset} ${y0}V${y1}`);
  }
  return lines.join('');
}

export const pairs = (squares: readonly number[]): [number, number][] => squares.map((square) => [Math.floor(square / SIDE), square % SIDE]);

/** A number for a place that looks like chance and is always the same. */
export function speck(cell: number, salt: number): number {
  let mixed = Math.imul(cell + 1, 0x9e3779b1) ^ Math.imul(salt + 7, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 4294967296;
}

export interface Ground {
  id: string;
  row: number;
  column: number;
  rows: number;
  columns: number;
}

/** Where the path tiles of a map lie, turned as they are. */
export function laidTiles(laid: readonly Laid[], forms: Readonly<Record<string, PathTile>>): Ground[] {
  return laid.flatMap(({ id, row, column, turns }) => {
    const rows = Object.values(forms).find((form) => form.ids.includes(id))?.rows;
    if (!rows) return [];
    const [high, wide] = [rows.length, rows[0]?.length ?? 0];
    return [{ id, row, column, rows: turns % 2 === 0 ? high : wide, columns: turns % 2 === 0 ? wide : high }];
  });
}

export interface Spot {
  x: number;
  y: number;
  scale: number;
}

/** Where the markers that take no space stand: behind the first space of their route, beside each other where several share it. */
export function markerSpots(view: Pick<FamilyView, 'markers' | 'routes'>, map: readonly string[]): Map<number, Spot> {
  const found = new Map<number, Spot>();
  const free = (row: number, column: number): boolean => (map[row]?.[column] ?? '.') === '.';
  // a deck without a recipe is not in use
  const homeless = view.markers.filter(({ route, cell, recipe }) => recipe.length > 0 && (cell < 0 || (view.routes[route] ?? []).includes(cell)));
  for (const { route } of homeless) {
    const [cell = 0, next = cell + 1] = view.routes[route] ?? [];
    const same = homeless.filter((each) => view.routes[each.route]?.[0] === cell);
    const aside = same.findIndex((each) => each.route === route) - (same.length - 1) / 2;
    const [down, right] = [Math.sign(rowOf(cell) - rowOf(next)), Math.sign(columnOf(cell) - columnOf(next))];
    const outside = free(rowOf(cell) + down, columnOf(cell) + right);
    const far = outside ? 84 : 52;
    const scale = outside ? 1.2 : 0.8;
    found.set(route, {
      x: (columnOf(cell) + 0.5) * CELL + right * far + Math.abs(down) * aside * 60 + (outside ? 0 : down * 40),
      y: (rowOf(cell) + 0.5) * CELL + down * far + Math.abs(right) * aside * 60 + (outside ? 0 : right * 40),
      scale,
    });
  }
  return found;
}

/** The room around a map: for the names of rows and columns left and above, and for markers that stand outside. */
export interface Margins {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function marginsOf(spots: ReadonlyMap<number, Spot>, rows: number, columns: number): Margins {
  const all = [...spots.values()];
  return {
    left: all.some(({ x }) => x < 0) ? 100 : 38,
    top: all.some(({ y }) => y < 0) ? 100 : 38,
    right: all.some(({ x }) => x > columns * CELL) ? 62 : 18,
    bottom: all.some(({ y }) => y > rows * CELL) ? 62 : 18,
  };
}
