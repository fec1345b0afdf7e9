/** What the last turn changed, for marking it on the table. */

import type { LogEntry } from '../../lib/board';
import { lastTurnOf, type Turns } from '../../lib/lastTurn';

export const TURNS: Turns = {
  heading: (event) => event.type === 'TurnBegun',
  beside: (event) =>
    ['OfferMade', 'OfferRefused', 'OfferWithdrawn', 'OfferLapsed', 'SpecialsShown'].includes(String(event.type)),
};

const ARRIVALS: readonly string[] = [
  'GroupHung',
  'GroupsFreed',
  'GroupDrawn',
  'GroupTurnedUp',
  'GroupRevived',
  'AlignmentsShifted',
];

const numbers = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is number => typeof one === 'number');

/** The cards that came, went free or changed. */
export const freshCards = (log: readonly LogEntry[]): ReadonlySet<number> =>
  new Set(
    lastTurnOf(log, TURNS)
      .filter(({ event }) => ARRIVALS.includes(String(event.type)))
      .flatMap(({ event }) =>
        event.type === 'AlignmentsShifted' ? numbers(event.group) : [...numbers(event.card), ...numbers(event.cards)],
      ),
  );
