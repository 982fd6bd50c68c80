// What is being prepared and not yet sent, on its way to the server that keeps it: the first change at once, later ones together.

const PAUSE = 600; // milliseconds between two messages

export class Keeper {
  readonly #send: (text: string) => boolean;
  #next: string | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(send: (text: string) => boolean) {
    this.#send = send;
  }

  keep(text: string): void {
    this.#next = text;
    if (this.#timer === null) this.#go();
  }

  /** The page is left: nothing waits any longer. */
  stop(): void {
    if (this.#next !== null) this.#send(this.#next);
    this.#next = null;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #go(): void {
    this.#timer = null;
    if (this.#next === null) return;
    // what could not go out is tried again: the line comes back by itself
    if (this.#send(this.#next)) this.#next = null;
    this.#timer = setTimeout(() => this.#go(), PAUSE);
  }
}
