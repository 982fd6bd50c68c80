// A drawing is a list of shapes around 0, 0: a fill and a path each, all with the same ink outline. "line" is ink alone,
// "white" and "red" are thin lines of that colour, "eye" is a spot without outline.

export type Shape = readonly [fill: string, path: string];
export type Drawings = Readonly<Record<string, readonly Shape[]>>;

export const dot = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
export const eyes = (x: number, y: number, r = 1.1): Shape => ['eye', dot(-x, y, r) + dot(x, y, r)];
