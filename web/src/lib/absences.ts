/** Since when the player does not look at a table, and what they have seen of it. */

import { forDevice, rememberedValue, type Shelf } from './remember';

/** Who was away for less has hardly missed anything. */
export const AWAY_MS = 15_000;
/** So many tables are remembered. */
const MOST = 50;

/** The last number that this browser has shown of each table, the newest table last. */
export class SeenNumbers {
  readonly #kept;

  constructor(shelf: Shelf = forDevice()) {
    this.#kept = rememberedValue<[string, number][]>('seen', shelf);
  }

  #all(): [string, number][] {
    const kept = this.#kept.get();
    return Array.isArray(kept) ? kept : [];
  }

  get(table: string): number | null {
    return this.#all().find(([id]) => id === table)?.[1] ?? null;
  }

  set(table: string, n: number): void {
    const others = this.#all().filter(([id]) => id !== table);
    this.#kept.set([...others, [table, n] as [string, number]].slice(-MOST));
  }
}

export class Absences {
  /** When the player stopped looking; `null` while they look. */
  #left: number | null;
  #seen: number;

  /** `seen` is what an earlier page has shown, so its player was away; `null` if none did. */
  constructor(seen: number | null) {
    this.#seen = seen ?? 0;
    this.#left = seen === null ? null : Number.NEGATIVE_INFINITY;
  }

  get seen(): number {
    return this.#seen;
  }

  left(now: number): void {
    this.#left ??= now;
  }

  /** The player looks at the table as it is at number `n`. After how much had they gone? `null`: they have missed nothing. */
  looks(n: number, now: number): number | null {
    const away = this.#left !== null && now - this.#left >= AWAY_MS;
    const before = this.#seen;
    this.#left = null;
    this.#seen = Math.max(n, before);
    return away && n > before ? before : null;
  }
}
