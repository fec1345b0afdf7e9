/** What the last turn changed, for marking it on the board. */

import type { LogEntry } from '../../lib/board';
import { lastTurnOf, type Turns } from '../../lib/lastTurn';
import type { Proposals } from '..';

export interface Marks {
  /** Where pieces came from and went to. */
  walked: string[];
  /** Where something was taken, or a Future token appeared. */
  changed: string[];
}

const text = (value: unknown): string[] => (typeof value === 'string' ? [value] : []);

export const TURNS: Turns = {
  heading: (event) => event.type === 'TurnBegun',
  beside: (event) => event.type === 'DrawOffered' || event.type === 'DrawDeclined',
};

/** A draw, and who has offered it. */
export const DRAWS: Proposals = {
  standing: ({ offers }) => {
    const by = Array.isArray(offers) ? offers.indexOf(true) : -1;
    return by < 0 ? null : { kind: 'draw', by };
  },
  answers: { DeclineDraw: 'decline', AcceptDraw: 'accept' },
  declined: (event) => event.type === 'DrawDeclined',
};

export function lastTurn(log: readonly LogEntry[]): Marks {
  const made = lastTurnOf(log, TURNS).map((entry) => entry.event);
  return {
    walked: made.flatMap(({ type, origin, to }) => (type === 'FuturePlaced' ? [] : [...text(origin), ...text(to)])),
    changed: made.flatMap(({ type, at, future, to }) => [
      ...text(at),
      ...text(future),
      ...(type === 'FuturePlaced' ? text(to) : []),
    ]),
  };
}
