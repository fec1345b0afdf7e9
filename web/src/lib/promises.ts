/** What this browser was told of a table's dice before they could matter, to hold it against the record at the end. */

import { forDevice, rememberedValue, type Shelf } from './remember';

export interface Promised {
  readonly table: string;
  /** The hash of the key. */
  readonly commit: string;
  /** Had the game not begun when it was seen? */
  readonly before: boolean;
  /** What this browser has added to the dice itself. */
  readonly nonce?: string;
}

/** Tables that are remembered, the newest. */
const MOST = 60;

const kept = (shelf: Shelf) => rememberedValue<readonly Promised[]>('promises', shelf);

export const promiseOf = (table: string, shelf: Shelf = forDevice()): Promised | null =>
  (kept(shelf).get() ?? []).find((one) => one.table === table) ?? null;

/** The first word counts, what comes later could be another. */
export function keepPromise(table: string, commit: string, before: boolean, shelf: Shelf = forDevice()): void {
  if (!promiseOf(table, shelf)) put({ table, commit, before }, shelf);
}

export function keepNonce(table: string, nonce: string, shelf: Shelf = forDevice()): void {
  const known = promiseOf(table, shelf);
  if (known) put({ ...known, nonce }, shelf);
}

function put(promised: Promised, shelf: Shelf): void {
  const others = (kept(shelf).get() ?? []).filter((one) => one.table !== promised.table);
  kept(shelf).set([...others, promised].slice(-MOST));
}
