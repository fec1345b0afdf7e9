/** Which lines of the log tell of the last turn that was made. */

import type { LogEntry } from './board';
import type { Fields } from './describe';
import { standing } from './takenBack';

/** What a game says of its events: which begin a turn, and which are no part of one, e.g. an offered draw. */
export interface Turns {
  heading?(event: Fields): boolean;
  beside?(event: Fields): boolean;
}

/**
 * Index of the first line of the last turn: the one that has just ended, or the one under way once something is done
 * in it. Without turns it is what came with the last frame.
 */
export function lastTurnFrom(log: readonly LogEntry[], turns: Turns | null): number {
  const { heading, beside } = turns ?? {};
  if (!heading)
    return Math.max(
      0,
      log.findIndex(({ n }) => n === log.at(-1)?.n),
    );
  const begins = log.flatMap(({ event }, index) => (heading(event) ? [index] : []));
  const last = begins.at(-1) ?? -1;
  const done = log.slice(last + 1).some(({ event }) => !beside?.(event));
  return (done ? last : (begins.at(-2) ?? -1)) + 1;
}

/** The lines themselves; what was taken back is none of them. */
export function lastTurnOf(log: readonly LogEntry[], turns: Turns | null): LogEntry[] {
  const lines = standing(log);
  return lines.slice(lastTurnFrom(lines, turns));
}
