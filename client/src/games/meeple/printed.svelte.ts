// What is printed on buildings, tiles and tokens.

import type { Speech, Words } from '../contract';
import { Printed } from '../printed.svelte';
import type { Printed as Content, PrintedBuilding, Space, Tile } from './types';

export type { PrintedBuilding, Space, Tile };

const NOTHING: Content = {
  hash: '', buildings: [], tiles: [], codes: [], faces: {}, tokens: {},
  numbers: { meeples: 0, workers: 0, depot: 0, goal: 0, ladder: 0, rounds: 0, 'first-building': '', quick: [] }, figures: {},
};

class Sheet extends Printed<Content> {
  constructor() {
    super('meeple-war', NOTHING);
  }

  building(name: string): PrintedBuilding | undefined {
    return this.all.buildings.find((each) => each.name === name);
  }

  /** What a number in an event or a pick means. */
  buildingName(building: number): string {
    return this.all.buildings[building]?.name ?? '';
  }

  buildingNumber(name: string): number {
    return this.all.buildings.findIndex((each) => each.name === name);
  }

  tokenName(token: number): string {
    return Object.keys(this.all.tokens)[token] ?? '';
  }

  tokenNumber(name: string): number {
    return Object.keys(this.all.tokens).indexOf(name);
  }

  /** What a token gives. */
  bonus(token: string): string {
    return this.all.tokens[token]?.bonus ?? '';
  }

  face(tile: number): Tile | undefined {
    return this.all.faces[this.all.tiles[tile] ?? ''];
  }

  /** What a thing does, with the numbers of the rules and those printed on it. */
  about(key: string, speech: Speech, words: Words = {}): string {
    return speech.say(`${key}-about`, { ...this.all.figures, ...words });
  }

  codeOf(tile: number): string {
    return this.all.codes[tile] ?? `T${tile + 1}`;
  }
}

export const printed = new Sheet();
