// A tower card by its label: the tower that it shows and the modifications that stick on it, "ARC1+direct+tile-2x1:NE".

const ROUND: readonly string[] = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];

export interface Sticker {
  modification: string;
  /** The first of its directions for a card that faces north, -1 for a sticker without any. */
  direction: number;
}

export interface Label {
  tower: string;
  stickers: readonly Sticker[];
}

export function readLabel(label: string): Label {
  const [tower = '', ...stuck] = label.split('+');
  const stickers = stuck.map((each) => {
    const [modification = '', direction = ''] = each.split(':');
    return { modification, direction: ROUND.indexOf(direction) };
  });
  return { tower, stickers };
}

/** The directions that a sticker points in, once its card faces this way. */
export const pointing = (first: number, count: number, facing = 0): number[] =>
  first < 0 ? [] : Array.from({ length: count }, (_, place) => (first + place + 2 * Math.max(0, facing)) % 8);
