import { expect, it } from 'vitest';
import { freshCards } from './marks';

const log = (...events: { type: string; [field: string]: unknown }[]) => events.map((event, n) => ({ n, event }));

it('marks what the last turn has brought', () => {
  const before = log(
    { type: 'TurnBegun', seat: 0 },
    { type: 'GroupDrawn', seat: 0, card: 3 },
    { type: 'TurnBegun', seat: 1 },
    { type: 'GroupHung', seat: 1, card: 5, cards: [5, 6] },
    { type: 'MoneySpent', seat: 1, from_group: 9 },
    { type: 'AlignmentsShifted', seat: 1, card: 1, group: 8 },
  );
  expect([...freshCards(before)].sort()).toEqual([5, 6, 8]);
  // A turn that has just begun has brought nothing yet, and an offer is no part of one.
  const next = log(
    ...before.map(({ event }) => event as { type: string }),
    { type: 'TurnBegun', seat: 2 },
    { type: 'OfferMade', by: 0 },
  );
  expect([...freshCards(next)].sort()).toEqual([5, 6, 8]);
});
