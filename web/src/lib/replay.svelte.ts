/** A table that is looked at page by page: nothing is asked, nothing is decided. */

import { ApiError, api } from './api';
import type { LogEntry, Playing, Why } from './board';
import type { Fields } from './describe';
import { NO_LEGAL } from './draft';
import { namesOf } from './names';
import { BLOCK, blockOf, blocksFor, clamp, isHere, logUntil, type Pages, pageAt, rowsOf } from './pages';
import type { OutcomeView, Page, Problem, TableInfo } from './types/api';

/** Milliseconds from one page to the next. */
export const SPEEDS = { slow: 2400, normal: 1200, fast: 450 } as const;
export type Speed = keyof typeof SPEEDS;

export class Replay implements Playing {
  readonly asks = false;
  readonly live = null;
  readonly prompt = undefined;
  readonly deciding = false;
  readonly legal = NO_LEGAL;
  readonly draft = null;
  readonly complete = false;
  readonly sending = null;
  why = $state.raw<Why | null>(null);

  /** Through whose eyes: a seat's, or everybody's as they may see it now. */
  seat = $state<number | null>(null);
  /** Nothing is hidden in what everybody sees. */
  omniscient = $state(false);
  total = $state(0);
  /** The page that is asked for; the one that is shown follows once it is here. */
  wanted = $state(1);
  #shown = $state(1);
  #pages = $state.raw<Pages>(new Map());
  #outcome = $state.raw<OutcomeView | null>(null);
  failure = $state.raw<Problem | null>(null);
  playing = $state(false);
  speed = $state<Speed>('normal');
  readonly #loading = new Map<number, Promise<void>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Grows with every change of eyes: what was asked for before it is of no use. */
  #eyes = 0;

  readonly rows = $derived.by(() => rowsOf(this.#pages, this.total));
  readonly log: readonly LogEntry[] = $derived.by(() => logUntil(this.#pages, this.#shown));
  readonly names: readonly string[];

  /** `pages` is where they come from, the server's by default. */
  constructor(
    readonly info: TableInfo,
    private readonly pages: typeof api.pages = api.pages,
  ) {
    this.names = namesOf(info.seats);
  }

  get n(): number {
    return this.#shown;
  }

  get page(): Page | undefined {
    return this.#pages.get(this.#shown);
  }

  get view(): Fields | null {
    return this.page?.view ?? null;
  }

  get over(): boolean {
    return this.outcome !== null;
  }

  /** How it ended, on the last page. */
  get outcome(): OutcomeView | null {
    return this.#shown === this.total ? this.#outcome : null;
  }

  get update(): Playing['update'] {
    const page = this.page;
    return page ? { view: page.view, awaited: page.awaited, outcome: this.outcome } : null;
  }

  /** The first pages, and the one to begin with; a page that there is not becomes the nearest. */
  async open(n: number | null, seat: number | null): Promise<void> {
    this.seat = seat;
    await this.#guarded(async () => {
      await this.#block(n === null ? 0 : blockOf(Math.max(1, n)));
      if (this.total > 0) await this.go(n ?? 1);
    });
  }

  async go(n: number): Promise<void> {
    this.wanted = clamp(n, this.total);
    const eyes = this.#eyes;
    await this.#guarded(async () => {
      const [own, ...others] = blocksFor(this.wanted, this.total);
      if (!this.#pages.has(this.wanted) && own !== undefined) await this.#block(own);
      if (eyes === this.#eyes && this.#pages.has(this.wanted)) this.#shown = this.wanted;
      await Promise.all(others.map((block) => this.#block(block)));
    });
  }

  step(by: number): Promise<void> {
    return this.go(this.wanted + by);
  }

  /** Show the log of a hole that begins at page `n`. */
  fill(n: number): Promise<void> {
    return this.#guarded(() => this.#block(blockOf(n)));
  }

  /** The same moment through other eyes: everybody counts pages of their own, so it is found by its time. */
  async look(seat: number | null): Promise<void> {
    if (seat === this.seat) return;
    this.pause();
    const at = this.page?.at ?? 0;
    this.#eyes += 1;
    this.#loading.clear();
    this.seat = seat;
    await this.#guarded(async () => {
      const found = await this.#search(at);
      this.wanted = found;
      this.#shown = found;
    });
  }

  /** What has been played since this page was opened. */
  async refresh(): Promise<void> {
    await this.#guarded(() => this.#fetch(blockOf(this.total + 1)));
  }

  play(): void {
    this.playing = true;
    if (this.wanted >= this.total) void this.go(1);
    this.#later();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  close(): void {
    this.pause();
  }

  #later(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(async () => {
      await this.step(1);
      if (!this.playing) return;
      if (this.wanted >= this.total || this.failure) this.pause();
      else this.#later();
    }, SPEEDS[this.speed]);
  }

  /** By halves: the time of a page is known once its block is here. */
  async #search(at: number): Promise<number> {
    this.#pages = new Map();
    await this.#block(0);
    let [low, high] = [0, blockOf(Math.max(1, this.total))];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      await this.#block(middle);
      const first = this.#pages.get(middle * BLOCK + 1);
      if (first && first.at <= at) low = middle;
      else high = middle - 1;
    }
    await this.#block(low);
    return pageAt(this.#pages, at) ?? 1;
  }

  async #block(block: number): Promise<void> {
    if (isHere(this.#pages, block, this.total)) return;
    const loading = this.#loading.get(block) ?? this.#fetch(block);
    this.#loading.set(block, loading);
    try {
      await loading;
    } finally {
      if (this.#loading.get(block) === loading) this.#loading.delete(block);
    }
  }

  async #fetch(block: number): Promise<void> {
    const eyes = this.#eyes;
    const [first, last] = [block * BLOCK, (block + 1) * BLOCK];
    let since = first;
    do {
      const found = await this.pages(this.info.id, since, last - since, this.seat);
      if (eyes !== this.#eyes) return;
      this.total = found.total;
      this.omniscient ||= found.omniscient;
      this.#outcome = found.outcome;
      this.#pages = new Map([...this.#pages, ...found.pages.map((page) => [page.n, page] as const)]);
      if (found.pages.length === 0) return;
      since += found.pages.length; // large pages come in several answers
    } while (since < Math.min(last, this.total));
  }

  async #guarded(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.failure = null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.pause();
      this.failure = error.body;
    }
  }

  // -- nothing is asked -----------------------------------------------------------------------------------------------

  choose(): void {}
  replace(): void {}
  cancel(): void {}
  send(): void {}
  async check(): Promise<Why | null> {
    return null;
  }
  async explain(): Promise<void> {}
}
