// What is printed on buildings, tiles and tokens. The server says it, because a content pack may have changed it.

import { get } from '../../protocol/http';
import type { Printed as Content, PrintedBuilding, Space, Tile } from './types';

export type { PrintedBuilding, Space, Tile };

const NOTHING: Content = {
  hash: '', buildings: [], tiles: [], codes: [], faces: {}, tokens: {},
  numbers: { meeples: 0, workers: 0, depot: 0, goal: 0, ladder: 0, rounds: 0, 'first-building': '', quick: [] },
};
const RETRY = 3000; // milliseconds until the server is asked once more

class Sheet {
  /** Everything printed; empty until the server has said it. */
  all: Content = $state.raw(NOTHING);
  #asked: Promise<void> | null = null;

  /** Ask once; when nobody answers it is tried again and again. */
  load(): Promise<void> {
    this.#asked ??= this.#fetch();
    return this.#asked;
  }

  async #fetch(): Promise<void> {
    for (;;) {
      try {
        this.all = await get<Content>('/api/content/meeple-war');
        return;
      } catch {
        await new Promise((done) => setTimeout(done, RETRY));
      }
    }
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

  codeOf(tile: number): string {
    return this.all.codes[tile] ?? `T${tile + 1}`;
  }
}

export const printed = new Sheet();
