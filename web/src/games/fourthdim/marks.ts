/** What the last turn changed, for marking it on the board. */

import type { LogEntry } from '../../lib/table.svelte';

export interface Marks {
  /** Where pieces came from and went to. */
  walked: string[];
  /** Where something was taken, or a Future token appeared. */
  changed: string[];
}

const text = (value: unknown): string[] => (typeof value === 'string' ? [value] : []);

/** The events of the last turn that was made: between the last two beginnings, or after the last if the game ended in it. */
export function lastTurn(log: readonly LogEntry[]): Marks {
  const events = log.map((entry) => entry.event);
  const begins = events.flatMap((event, index) => (event.type === 'TurnBegun' ? [index] : []));
  const last = begins.at(-1) ?? -1;
  const unfinished = events.slice(last + 1);
  const made = unfinished.some((event) => event.type !== 'DrawOffered' && event.type !== 'DrawDeclined')
    ? unfinished
    : events.slice((begins.at(-2) ?? -1) + 1, Math.max(0, last));
  return {
    walked: made.flatMap(({ type, origin, to }) => (type === 'FuturePlaced' ? [] : [...text(origin), ...text(to)])),
    changed: made.flatMap(({ type, at, future, to }) => [
      ...text(at),
      ...text(future),
      ...(type === 'FuturePlaced' ? text(to) : []),
    ]),
  };
}
