/** The pages of a replay as far as they are here: fetched in blocks, told as a log with holes. Pure. */

import type { LogEntry } from './board';
import type { Page } from './types/api';

/** How many pages are asked for at once. */
export const BLOCK = 50;

export type Pages = ReadonlyMap<number, Page>;

/** A page of the log, or the first and last of some that are not here yet. */
export type Row = { page: Page } | { from: number; to: number };

export const blockOf = (n: number): number => Math.floor((n - 1) / BLOCK);

/** The page that is nearest to a wish. Pages count from 1. */
export const clamp = (n: number, total: number): number => Math.max(1, Math.min(total, Math.round(n) || 1));

/** Blocks that are wanted to show page `n`, the most urgent first: its own, those of the marks of its last turn, what comes next. */
export function blocksFor(n: number, total: number): number[] {
  const near = [n, n - BLOCK / 5, n + BLOCK / 5].map((other) => blockOf(clamp(other, total)));
  return [...new Set(near)];
}

/** Is every page of the block here, as far as there are any? */
export function isHere(pages: Pages, block: number, total: number): boolean {
  const last = Math.min(total, (block + 1) * BLOCK);
  if (total === 0) return false;
  for (let n = block * BLOCK + 1; n <= last; n += 1) if (!pages.has(n)) return false;
  return true;
}

/** What has happened up to page `n`, back to the first page that is missing. */
export function logUntil(pages: Pages, n: number): LogEntry[] {
  let first = n;
  while (pages.has(first - 1)) first -= 1;
  const found: LogEntry[] = [];
  for (let at = first; at <= n; at += 1) {
    for (const event of pages.get(at)?.events ?? []) found.push({ n: at, event });
  }
  return found;
}

export function rowsOf(pages: Pages, total: number): Row[] {
  const rows: Row[] = [];
  for (let n = 1; n <= total; n += 1) {
    const page = pages.get(n);
    const last = rows.at(-1);
    if (page) rows.push({ page });
    else if (last && 'to' in last) last.to = n;
    else rows.push({ from: n, to: n });
  }
  return rows;
}

/** The last page that had begun by then (ms since the match began), of those that are here; `null` before the first of them. */
export function pageAt(pages: Pages, at: number): number | null {
  let found: number | null = null;
  for (const page of pages.values()) if (page.at <= at && page.n > (found ?? 0)) found = page.n;
  return found;
}
