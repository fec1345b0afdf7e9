/** The talk of one table: what was said, what is on its way, what the player has not read. */

import { randomId } from './api';
import type { Why } from './board';
import { rememberedValue } from './remember';
import { heard, merged, textFault, unread } from './talk';
import type { ChatLine, ClientMessage } from './types/wire';

interface Saying {
  id: string;
  text: string;
}

export class Talk {
  #lines = $state.raw<readonly ChatLine[]>([]);
  /** Sent and not answered yet. */
  saying = $state.raw<readonly Saying[]>([]);
  /** What is being written. */
  typed = $state('');
  why = $state.raw<Why | null>(null);
  #muted = $state.raw<readonly number[]>([]);
  #seen = $state(0);
  readonly #keptMutes;
  readonly #keptSeen;

  /** `fresh` hears of lines of others that were said just now. */
  constructor(
    table: string,
    private readonly seat: () => number | null,
    private readonly send: (message: ClientMessage) => void,
    private readonly fresh: (line: ChatLine) => void,
  ) {
    this.#keptMutes = rememberedValue<number[]>(`mutes.${table}`);
    this.#keptSeen = rememberedValue<number>(`read.${table}`);
    this.#muted = this.#keptMutes.get() ?? [];
    this.#seen = this.#keptSeen.get() ?? 0;
  }

  get lines(): readonly ChatLine[] {
    return heard(this.#lines, this.#muted);
  }

  /** How many are not shown because their seats are muted. */
  get hidden(): number {
    return this.#lines.length - this.lines.length;
  }

  /** Who has said something, by seat; somebody who watches is `GALLERY`. */
  get everything(): readonly ChatLine[] {
    return this.#lines;
  }

  get unread(): number {
    return unread(this.lines, this.#seen, this.seat());
  }

  muted(voice: number): boolean {
    return this.#muted.includes(voice);
  }

  /** On this device alone: nobody learns of it. */
  mute(voice: number, on: boolean): void {
    const others = this.#muted.filter((other) => other !== voice);
    this.#muted = on ? [...others, voice] : others;
    this.#keptMutes.set([...this.#muted]);
  }

  /** The player sees the lines. */
  read(): void {
    const last = this.#lines.at(-1)?.n ?? 0;
    if (last <= this.#seen) return;
    this.#seen = last;
    this.#keptSeen.set(last);
  }

  /** Say what is written. */
  say(): void {
    const text = this.typed.trim();
    const code = textFault(text);
    this.why = code === 'text_long' ? { code, args: {}, rule: '' } : null;
    if (code) return;
    const id = randomId();
    this.saying = [...this.saying, { id, text }];
    this.typed = '';
    this.send({ type: 'say', id, text });
  }

  // -- what the server says -------------------------------------------------------------------------------------------

  #known = false;

  heard(lines: readonly ChatLine[]): void {
    const before = this.#lines.at(-1)?.n ?? 0;
    this.#lines = merged(this.#lines, lines);
    const fresh = this.lines.filter((line) => line.n > before && line.seat !== this.seat());
    const last = fresh.at(-1);
    if (last && this.#known) this.fresh(last);
    this.#known = true;
  }

  /** True if it was something that the player said. `why` is given if it was refused: then it can be written anew. */
  settle(id: string, why: Why | null): boolean {
    const said = this.saying.find((other) => other.id === id);
    if (!said) return false;
    this.saying = this.saying.filter((other) => other !== said);
    this.why = why;
    if (why && !this.typed) this.typed = said.text;
    return true;
  }
}
