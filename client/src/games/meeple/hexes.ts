// The grid: pointy-top hexes in axial coordinates, r growing downwards (MW-3.2, MW-3.3). Geometry, not rules.

/** From the middle of a hex to a corner, and from middle to middle. */
export const RADIUS = 60;
export const WIDE = RADIUS * Math.sqrt(3);
export const HIGH = RADIUS * 1.5;

export interface Hex {
  q: number;
  r: number;
}

/** By edge: E, NE, NW, W, SW, SE. */
export const STEPS: readonly Hex[] = [
  { q: 1, r: 0 }, { q: 1, r: -1 }, { q: 0, r: -1 }, { q: -1, r: 0 }, { q: -1, r: 1 }, { q: 0, r: 1 },
];

/** A cell's number in picks. */
export const cellAt = (q: number, r: number): number => 128 * (r + 64) + q + 64;
export const cellOf = (hex: Hex): number => cellAt(hex.q, hex.r);
export const hexOf = (cell: number): Hex => ({ q: (cell % 128) - 64, r: Math.floor(cell / 128) - 64 });

export const xOf = (hex: Hex): number => WIDE * (hex.q + hex.r / 2);
export const yOf = (hex: Hex): number => HIGH * hex.r;

export const beyond = (hex: Hex, edge: number): Hex => {
  const step = STEPS[((edge % 6) + 6) % 6] ?? { q: 0, r: 0 };
  return { q: hex.q + step.q, r: hex.r + step.r };
};

/** The edge of the first cell that the second lies beyond; -1 when they do not touch. */
export const edgeTo = (from: Hex, to: Hex): number => STEPS.findIndex((step) => from.q + step.q === to.q && from.r + step.r === to.r);

/** A corner of a hex around 0, 0; corners 0 and 1 bound edge 0 (east), then against the clock as the edges do. */
export function corner(number: number, radius = RADIUS): { x: number; y: number } {
  const turn = ((30 - 60 * number) * Math.PI) / 180;
  return { x: radius * Math.cos(turn), y: radius * Math.sin(turn) };
}

/** The outline of a hex. */
export function outline(radius = RADIUS): string {
  const points = [0, 1, 2, 3, 4, 5].map((number) => corner(number, radius));
  return `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

/** One edge of a hex, as a line. */
export function edgePath(edge: number, radius = RADIUS): string {
  const [from, to] = [corner(edge, radius), corner(edge + 1, radius)];
  return `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`;
}

/** The middle of an edge, so far from the middle of the hex as a share of the way. */
export function edgeMiddle(edge: number, share = 1): { x: number; y: number } {
  const step = STEPS[((edge % 6) + 6) % 6] ?? { q: 0, r: 0 };
  return { x: (xOf(step) / 2) * share, y: (yOf(step) / 2) * share };
}

export const round = (number: number): number => Math.round(number * 10) / 10;

/** The border of a group of cells: every edge beyond which there is none of them. */
export function border(cells: readonly Hex[], radius = RADIUS): string {
  const own = new Set(cells.map(cellOf));
  return cells
    .flatMap((cell) =>
      [0, 1, 2, 3, 4, 5]
        .filter((edge) => !own.has(cellOf(beyond(cell, edge))))
        .map((edge) => {
          const [from, to] = [corner(edge, radius), corner(edge + 1, radius)];
          return `M${round(xOf(cell) + from.x)} ${round(yOf(cell) + from.y)}L${round(xOf(cell) + to.x)} ${round(yOf(cell) + to.y)}`;
        }),
    )
    .join('');
}

/** Rows from top to bottom, each from left to right: how the keys walk. */
export function rowsOf(cells: readonly number[]): number[][] {
  const rows = new Map<number, number[]>();
  for (const cell of [...cells].sort((a, b) => a - b)) {
    const { r } = hexOf(cell);
    rows.set(r, [...(rows.get(r) ?? []), cell]);
  }
  return [...rows.entries()].sort(([a], [b]) => a - b).map(([, row]) => row);
}

/** Where a key leads: left and right in a row, up and down to the nearest cell of the next row. */
export function nextCell(rows: readonly (readonly number[])[], from: number, key: string): number | undefined {
  const row = rows.findIndex((cells) => cells.includes(from));
  const place = rows[row]?.indexOf(from) ?? -1;
  if (row < 0) return undefined;
  if (key === 'ArrowLeft') return rows[row]?.[place - 1];
  if (key === 'ArrowRight') return rows[row]?.[place + 1];
  if (key === 'Home') return rows[row]?.[0];
  if (key === 'End') return rows[row]?.at(-1);
  const other = key === 'ArrowUp' ? rows[row - 1] : key === 'ArrowDown' ? rows[row + 1] : undefined;
  const x = xOf(hexOf(from));
  return other && [...other].sort((a, b) => Math.abs(xOf(hexOf(a)) - x) - Math.abs(xOf(hexOf(b)) - x))[0];
}

/** What a picture of these cells needs: left, top, width, height. */
export function frame(cells: readonly number[], margin = 14): { x: number; y: number; width: number; height: number } {
  const hexes = cells.map(hexOf);
  const xs = hexes.map(xOf);
  const ys = hexes.map(yOf);
  const [left, right] = [Math.min(...xs) - WIDE / 2, Math.max(...xs) + WIDE / 2];
  const [top, bottom] = [Math.min(...ys) - RADIUS, Math.max(...ys) + RADIUS];
  return { x: left - margin, y: top - margin, width: right - left + 2 * margin, height: bottom - top + 2 * margin };
}
