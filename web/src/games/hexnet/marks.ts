/** What the last turn changed, for marking it on the board. */

import type { LogEntry } from '../../lib/board';
import { lastTurnOf, type Turns } from '../../lib/lastTurn';
import { unique } from './choice';

export interface Marks {
  /** Where a unit left. */
  left: string[];
  /** Where a unit came to. */
  reached: string[];
  /** Where something else happened. */
  changed: string[];
}

const text = (value: unknown): string[] => (typeof value === 'string' && value ? [value] : []);

/** A turn's end is told with it; what begins is the next one's heading. */
export const TURNS: Turns = {
  heading: (event) => event.type === 'TurnBegun',
};

const ARRIVALS = ['UnitPlaced', 'UnitCloned', 'CoreCreated'];
const CHANGES = ['TrapSprung', 'WreckRemoved', 'CloneExpired', 'DecoyDestroyed'];

export function lastTurn(log: readonly LogEntry[]): Marks {
  const made = lastTurnOf(log, TURNS).map((entry) => entry.event);
  return {
    left: unique(made.flatMap(({ origin }) => text(origin))),
    reached: unique(
      made.flatMap(({ type, to, at }) => [...text(to), ...(ARRIVALS.includes(String(type)) ? text(at) : [])]),
    ),
    changed: unique(made.flatMap(({ type, at }) => (CHANGES.includes(String(type)) ? text(at) : []))),
  };
}
