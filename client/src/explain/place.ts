// Where a note stands: beside what it is about and never over it, inside of the window.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 8; // pixels

export const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * The left upper corner of a note of this size: right, left, above or below, the first place where it covers nothing of
 * the target; `at` is what it is about within the target, which it stands level with.
 */
export function placeBeside(
  target: Box,
  wide: number,
  high: number,
  window: { width: number; height: number },
  at: Box = target,
): { left: number; top: number } {
  const across = (left: number): number => Math.max(GAP, Math.min(window.width - wide - GAP, left));
  const down = (top: number): number => Math.max(GAP, Math.min(window.height - high - GAP, top));
  const level = down((at.top + at.bottom) / 2 - high / 2);
  const middle = across((at.left + at.right) / 2 - wide / 2);
  const places = [
    { left: across(target.right + GAP), top: level },
    { left: across(target.left - wide - GAP), top: level },
    { left: middle, top: down(target.top - high - GAP) },
    { left: middle, top: down(target.bottom + GAP) },
  ];
  const isFree = (from: { left: number; top: number }, thing: Box): boolean =>
    !overlaps({ ...from, right: from.left + wide, bottom: from.top + high }, thing);
  const free =
    places.find((place) => isFree(place, target)) ?? (at === target ? undefined : placeIn(at, places, isFree));
  // a target as wide and high as the window: at the edge that is farther from what it is about
  return free ?? { left: middle, top: at.top + at.bottom > window.height ? GAP : down(window.height) };
}

/** There is no room beside the whole: then at least not over the part. */
function placeIn(
  at: Box,
  places: readonly { left: number; top: number }[],
  isFree: (from: { left: number; top: number }, thing: Box) => boolean,
): { left: number; top: number } | undefined {
  return places.find((place) => isFree(place, at));
}
