// The grid of twelve as it is numbered and drawn: columns, rows, names.

export const WIDTH = 12;

export const columnOf = (cell: number): number => cell % WIDTH;
export const rowOf = (cell: number): number => Math.floor(cell / WIDTH);
export const cellAt = (column: number, row: number): number => row * WIDTH + column;
export const cellName = (cell: number): string => `${'ABCDEFGHIJKL'.charAt(columnOf(cell))}${rowOf(cell) + 1}`;

/** The cell with a name like A1; -1 when there is none. */
export function cellNamed(name: string): number {
  const found = /^([A-L])([1-9]|1[0-2])$/.exec(name.toUpperCase());
  return found ? cellAt('ABCDEFGHIJKL'.indexOf(found[1] ?? ''), Number(found[2]) - 1) : -1;
}
