/** Standing orders that can be left now, and which of them stand. Pure. */

import type { Fields } from '../../lib/describe';
import type { Position } from './position';

export interface Order {
  type: string;
  /** What it is bound to. */
  fields: Fields;
  stands: boolean;
}

/** The own turns that will be over until the next one begins: an order for that is good for no later one. */
export const waitedFor = (position: Position, seat: number): number =>
  (position.players[seat]?.turns ?? 0) + (position.active === seat ? 1 : 0);

export function offeredOrders(position: Position, seat: number, kept: readonly Fields[]): Order[] {
  const { attempt } = position;
  const offered: [string, Fields][] = [
    ...(attempt ? [['PassUntilAttackEnds', { attack: attempt.serial }] satisfies [string, Fields]] : []),
    ['PassUnlessAttacked', {}],
    ['PassUntilTurn', { turn: waitedFor(position, seat) }],
  ];
  return offered.map(([type, fields]) => ({
    type,
    fields,
    stands: kept.some(
      (order) => order.type === type && Object.entries(fields).every(([name, value]) => order[name] === value),
    ),
  }));
}
