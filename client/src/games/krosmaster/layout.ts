// A board from its drawing in the content: columns of signs behind the number of each row.

export interface Layout {
  width: number;
  height: number;
  signs: readonly { x: number; y: number; sign: string }[];
}

export function drawn(board: string): Layout {
  const rows = board
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([first]) => first !== undefined && /^\d+$/.test(first))
    .map((row) => row.slice(1));
  const signs = rows.flatMap((row, y) => row.map((sign, x) => ({ x, y, sign })).filter(({ sign }) => sign !== '.'));
  return { width: rows[0]?.length ?? 0, height: rows.length, signs };
}
