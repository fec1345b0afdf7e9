/** What happened while the player was away: the lines of it, and the table as it was, step by step to how it is. */

import { Absences, SeenNumbers } from './absences';
import { ApiError, api } from './api';
import type { LogEntry } from './board';
import type { Fields } from './describe';
import type { Page } from './types/api';

const STEP_MS = 650;
/** Of a long absence the end is shown. */
const MOST_STEPS = 12;

export class Returning {
  /** Nothing was missed, or it has been read: `null`. */
  missed = $state.raw<readonly LogEntry[] | null>(null);
  /** The table as it was, while that is shown. */
  view = $state.raw<Fields | null>(null);
  readonly #kept = new SeenNumbers();
  readonly #absences: Absences;
  #from = 0;
  #pages: Promise<Page[]> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: string,
    private readonly seat: () => number | null,
  ) {
    this.#absences = new Absences(this.#kept.get(table));
    document.addEventListener('visibilitychange', this.#hidden);
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#hidden);
    this.stop();
  }

  readonly #hidden = () => {
    if (document.visibilityState === 'hidden') this.left();
  };

  left(): void {
    this.#absences.left(Date.now());
  }

  /** The server has spoken: if the player looks, they see the table at number `n`. */
  told(n: number, log: readonly LogEntry[]): void {
    if (document.visibilityState !== 'visible' || n === 0) return;
    const before = this.#absences.seen;
    const from = this.#absences.looks(n, Date.now());
    if (this.#absences.seen !== before) this.#kept.set(this.table, this.#absences.seen);
    if (from === null) return;
    const missed = log.filter((entry) => entry.n > from);
    if (missed.length === 0) return;
    this.missed = missed;
    this.#from = Math.max(from, n - MOST_STEPS);
    this.#pages = null;
    if (matchMedia('(prefers-reduced-motion: no-preference)').matches) void this.play();
  }

  /** Show the table as it was, and then what happened, one number after the other. */
  async play(): Promise<void> {
    this.stop();
    const from = this.#from;
    this.#pages ??= this.#fetch(from);
    const pages = await this.#pages;
    if (this.missed !== null && from === this.#from) this.#step(pages);
  }

  /** The table as it is. */
  stop(): void {
    clearTimeout(this.#timer);
    this.view = null;
  }

  /** The player has seen enough. */
  dismiss(): void {
    this.stop();
    this.missed = null;
  }

  #step(pages: readonly Page[]): void {
    const [page, ...rest] = pages;
    this.view = rest.length > 0 ? (page?.view ?? null) : null; // the last one is the table as it is
    if (rest.length > 0) this.#timer = setTimeout(() => this.#step(rest), STEP_MS);
  }

  async #fetch(from: number): Promise<Page[]> {
    try {
      return (await api.pages(this.table, from - 1, MOST_STEPS + 1, this.seat())).pages;
    } catch (error) {
      if (error instanceof ApiError) return []; // the lines tell it as well
      throw error;
    }
  }
}
