/** One connection to a table: it comes back by itself, and a command that was not answered is sent again. */

import type { Act, ClientMessage, ServerMessage } from './types/wire';

export const PROTOCOL = 1;

const PING_EVERY_MS = 20_000;
const ANSWER_WITHIN_MS = 10_000;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;

/** What the connection is doing. `ended`: the server said goodbye for good. */
export type Link = 'connecting' | 'connected' | 'waiting' | 'ended';

/** Reasons for a goodbye after which connecting again makes sense. */
const COME_BACK = ['too_slow', 'stopping', 'hello_late'];

/** How long to wait before attempt number `attempt` (from 0): doubling, spread so that clients do not come in step. */
export function backoff(attempt: number, random: number): number {
  const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt);
  return Math.round(longest * (0.5 + random / 2));
}

/** Commands that were sent and not yet answered, in order. */
export class Outbox {
  #acts: Act[] = [];

  add(act: Act): void {
    this.#acts.push(act);
  }

  /** True if the command was waiting for this answer. */
  settle(cmd: string): boolean {
    const before = this.#acts.length;
    this.#acts = this.#acts.filter((act) => act.cmd !== cmd);
    return this.#acts.length < before;
  }

  get waiting(): readonly Act[] {
    return this.#acts;
  }
}

export interface Hooks {
  message(message: ServerMessage): void;
  link(link: Link): void;
  /** The last number this client has seen. */
  since(): number;
}

export class Connection {
  readonly outbox = new Outbox();
  #socket: WebSocket | null = null;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #overdue: ReturnType<typeof setTimeout> | undefined;
  #over = false;
  readonly #wake = () => this.#now();

  constructor(
    private readonly table: string,
    private readonly watch: boolean,
    private readonly hooks: Hooks,
  ) {
    addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    this.#open();
  }

  /** Sent if connected; an `act` is kept until it is answered. */
  send(message: ClientMessage): void {
    if (message.type === 'act') this.outbox.add(message);
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    this.#over = true;
    removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#stop();
    this.#socket?.close();
  }

  #open(): void {
    this.#stop();
    this.hooks.link('connecting');
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws/v1`);
    this.#socket = socket;
    socket.onopen = () => {
      const { table, watch } = this;
      socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, table, since: this.hooks.since(), watch }));
      this.#ping = setInterval(() => this.#ask(), PING_EVERY_MS);
    };
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #receive(message: ServerMessage): void {
    clearTimeout(this.#overdue);
    if (message.type === 'welcome') {
      this.#attempt = 0;
      this.hooks.link('connected');
      for (const act of this.outbox.waiting) this.#socket?.send(JSON.stringify(act));
    }
    if (message.type === 'receipt') this.outbox.settle(message.cmd);
    if (message.type === 'refused') this.outbox.settle(message.re);
    if (message.type === 'bye' && !COME_BACK.includes(message.code)) {
      this.close();
      this.hooks.link('ended');
    }
    this.hooks.message(message);
  }

  #ask(): void {
    this.send({ type: 'ping' });
    this.#overdue = setTimeout(() => this.#socket?.close(), ANSWER_WITHIN_MS);
  }

  #lost(): void {
    this.#stop();
    if (this.#over) return;
    this.hooks.link('waiting');
    this.#retry = setTimeout(() => this.#open(), backoff(this.#attempt++, Math.random()));
  }

  /** The network or the tab is back: no need to wait any longer. */
  #now(): void {
    if (this.#over || document.visibilityState !== 'visible') return;
    if (this.#socket?.readyState === WebSocket.CLOSED) this.#open();
    else if (this.#socket?.readyState === WebSocket.OPEN) this.#ask();
  }

  #stop(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#ping);
    clearTimeout(this.#overdue);
  }
}
