// Where the popover stands: beside what is explained and never over it, inside of the window.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 8; // pixels

export const overlaps = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The left upper corner of a popover of this size: right, left, above or below, the first place where it covers nothing. */
export function placeBeside(target: Box, wide: number, high: number, window: { width: number; height: number }): { left: number; top: number } {
  const across = (left: number): number => Math.max(GAP, Math.min(window.width - wide - GAP, left));
  const down = (top: number): number => Math.max(GAP, Math.min(window.height - high - GAP, top));
  const level = down((target.top + target.bottom) / 2 - high / 2);
  const middle = across((target.left + target.right) / 2 - wide / 2);
  const places = [
    { left: across(target.right + GAP), top: level },
    { left: across(target.left - wide - GAP), top: level },
    { left: middle, top: down(target.top - high - GAP) },
    { left: middle, top: down(target.bottom + GAP) },
  ];
  const free = places.find(({ left, top }) => !overlaps({ left, top, right: left + wide, bottom: top + high }, target));
  // a target as wide and high as the window: at the edge that is farther from its middle
  return free ?? { left: middle, top: target.top + target.bottom > window.height ? GAP : down(window.height) };
}
