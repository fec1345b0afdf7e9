/** One connection to a table: it comes back by itself, and a command that was not answered is sent again. */

import type { Act, ClientMessage, Say, ServerMessage } from './types/wire';

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

/** What must arrive, and may be sent again because it counts once: the server knows it by its id. */
export type Command = Act | Say;

const idOf = (command: Command): string => (command.type === 'act' ? command.cmd : command.id);

/** Commands that were sent and not yet answered, in order. */
export class Outbox {
  #commands: Command[] = [];

  add(command: Command): void {
    this.#commands.push(command);
  }

  /** True if the command was waiting for this answer. */
  settle(id: string): boolean {
    const before = this.#commands.length;
    this.#commands = this.#commands.filter((command) => idOf(command) !== id);
    return this.#commands.length < before;
  }

  get waiting(): readonly Command[] {
    return this.#commands;
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

  /** Sent if connected; a command is kept until it is answered. */
  send(message: ClientMessage): void {
    if (message.type === 'act' || message.type === 'say') this.outbox.add(message);
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    this.#over = true;
    removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#stop();
    this.#socket?.close();
  }

  /** Anew, under the name and the session that this browser has now. */
  again(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#open();
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
    socket.onmessage = (event) => {
      if (this.#socket === socket) this.#receive(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
    this.#overdue = setTimeout(() => this.#drop(), ANSWER_WITHIN_MS);
  }

  #receive(message: ServerMessage): void {
    clearTimeout(this.#overdue);
    if (message.type === 'welcome') {
      this.#attempt = 0;
      this.hooks.link('connected');
      for (const command of this.outbox.waiting) this.#socket?.send(JSON.stringify(command));
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
    clearTimeout(this.#overdue);
    this.#overdue = setTimeout(() => this.#drop(), ANSWER_WITHIN_MS);
  }

  /** Nothing is heard: a network that is gone does not even close, and the browser would wait for minutes. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#lost();
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
    if (!this.#socket || this.#socket.readyState === WebSocket.CLOSED) this.#open();
    else if (this.#socket?.readyState === WebSocket.OPEN) this.#ask();
  }

  #stop(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#ping);
    clearTimeout(this.#overdue);
  }
}
