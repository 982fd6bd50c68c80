// What is printed in a game, on cards and boards. The server says it, because a content pack may have changed it.

import { get } from '../protocol/http';

const RETRY = 3000; // milliseconds until the server is asked once more

export class Printed<Content> {
  /** Everything printed; `nothing` until the server has said it. */
  all: Content = $state.raw() as Content;
  #asked: Promise<void> | null = null;

  constructor(readonly game: string, nothing: Content) {
    this.all = nothing;
  }

  /** Ask once; when nobody answers it is tried again and again. */
  load(): Promise<void> {
    this.#asked ??= this.#fetch();
    return this.#asked;
  }

  async #fetch(): Promise<void> {
    for (;;) {
      try {
        this.all = await get<Content>(`/api/content/${this.game}`);
        return;
      } catch {
        await new Promise((done) => setTimeout(done, RETRY));
      }
    }
  }
}
