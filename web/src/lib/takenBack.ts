/** Which lines of a log do not count any more: entries stay, and a line of the house's says to where the table went back. */

import type { LogEntry } from './board';

export const TAKEN_BACK = 'house-taken-back';

/** For each line: was what it tells of taken back later? */
export function takenBack(log: readonly LogEntry[]): boolean[] {
  let stands = Number.POSITIVE_INFINITY;
  const lines = [...log].reverse().map(({ n, event }) => {
    if (n > stands) return true;
    if (event.type === TAKEN_BACK && typeof event.n === 'number') stands = event.n;
    return false;
  });
  return lines.reverse();
}

/** The lines that tell how the table came to be as it is. */
export function standing(log: readonly LogEntry[]): LogEntry[] {
  const back = takenBack(log);
  return log.filter(({ event }, index) => !back[index] && event.type !== TAKEN_BACK);
}
