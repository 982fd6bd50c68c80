// The line to one table. It comes back by itself and asks for what was missed.

import { backoff, Sequence } from './sequence';
import type { ClientMessage, ServerMessage, Update } from './types';

export type LineState = 'connecting' | 'open' | 'lost' | 'closed';

export interface LineListener {
  state(state: LineState, reason: string): void;
  message(message: Exclude<ServerMessage, Update>): void;
  /** An update that is news, or the present truth once more (`again`). */
  update(update: Update, again: boolean): void;
}

const PING_EVERY = 20_000;
const PATIENCE = 45_000; // without a word the line is dead, whatever the browser thinks
const LATER = 1013; // the server is full, or this page was too slow: its reason is worth reading
const REFUSED = 4000; // close codes from here on are the server's no: trying again would not help

export class Line {
  readonly #address: string;
  readonly #listener: LineListener;
  readonly #sequence = new Sequence();
  #socket: WebSocket | null = null;
  #tries = 0;
  #heard = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #pulse: ReturnType<typeof setInterval> | null = null;
  #ended = false;

  constructor(table: string, listener: LineListener) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.#address = `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`;
    this.#listener = listener;
  }

  open(): void {
    this.#connect();
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#pulse = setInterval(() => this.#beat(), PING_EVERY);
  }

  close(): void {
    this.#ended = true;
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    if (this.#pulse !== null) clearInterval(this.#pulse);
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#socket?.close();
  }

  /** Whether it went out; what could not be sent is not kept: the person sees the line is lost and decides anew. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** The number that the next message of this audience has to carry. */
  seq(seat: number): number {
    return this.#sequence.of(seat);
  }

  #connect(): void {
    if (this.#ended) return;
    this.#listener.state(this.#tries === 0 ? 'connecting' : 'lost', '');
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#heard = Date.now();
      this.#listener.state('open', '');
      for (const seat of this.#sequence.seats()) this.send({ t: 'sync', seat, seq: this.#sequence.of(seat) });
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(event.data);
    socket.onclose = (event) => this.#lost(socket, event);
  }

  #lost(socket: WebSocket, event: CloseEvent): void {
    if (this.#ended || socket !== this.#socket) return;
    this.#socket = null;
    if (event.code >= REFUSED) {
      this.#listener.state('closed', event.reason);
      return;
    }
    this.#listener.state('lost', event.code === LATER ? event.reason : '');
    this.#timer = setTimeout(() => this.#connect(), backoff(this.#tries, Math.random()));
    this.#tries += 1;
  }

  #hear(data: string): void {
    this.#tries = 0; // a line that opens and is cut before a word was said is tried less and less often
    this.#heard = Date.now();
    const message = JSON.parse(data) as ServerMessage;
    if (message.t !== 'update') {
      this.#listener.message(message);
      return;
    }
    const full = message.log !== undefined && message.log !== null;
    const verdict = this.#sequence.take(message.seat, message.seq, full);
    if (verdict === 'gap') this.send({ t: 'sync', seat: message.seat, seq: this.#sequence.of(message.seat) });
    if (verdict === 'news' || verdict === 'same') this.#listener.update(message, verdict === 'same');
  }

  #beat(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.#heard > PATIENCE) this.#socket.close();
    else this.send({ t: 'ping' });
  }

  // back from sleep or from a tunnel: do not wait for the timer
  readonly #hurry = (): void => {
    if (this.#socket !== null || this.#ended || document.hidden) return;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#connect();
  };
}
