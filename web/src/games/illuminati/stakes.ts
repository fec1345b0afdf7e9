/** Who has paid what in the attack under way, and who has passed since: read off the log. */

import type { LogEntry } from '../../lib/board';

export interface Stake {
  seat: number;
  for: number;
  against: number;
  /** Has passed since the last payment. */
  passed: boolean;
}

const int = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** By seat, those first who are asked first. */
export function stakesOf(log: readonly LogEntry[], order: readonly number[]): Stake[] {
  const stakes = new Map(order.map((seat): [number, Stake] => [seat, { seat, for: 0, against: 0, passed: false }]));
  const begun = log.findLastIndex(({ event }) => event.type === 'AttackAnnounced');
  for (const { event } of begun < 0 ? [] : log.slice(begun)) {
    const stake = stakes.get(int(event.seat));
    if (event.type === 'MoneySpent') {
      for (const other of stakes.values()) other.passed = false;
      if (stake)
        stake[event.side === 'against' ? 'against' : 'for'] += int(event.from_group) + int(event.from_illuminati);
    } else if (event.type === 'Passed' && stake) stake.passed = true;
    else if (event.type === 'PrivilegeLost' || event.type === 'SpecialPlayed')
      for (const other of stakes.values()) other.passed = false;
  }
  return [...stakes.values()];
}

/** How an attack ended; `null` while it runs. */
export function endOf(log: readonly LogEntry[]): 'succeeded' | 'failed' | 'called-off' | null {
  const last = log.findLast(({ event }) =>
    ['AttackAnnounced', 'AttackSucceeded', 'AttackFailed', 'AttackCalledOff'].includes(String(event.type)),
  );
  switch (last?.event.type) {
    case 'AttackSucceeded':
      return 'succeeded';
    case 'AttackFailed':
      return 'failed';
    case 'AttackCalledOff':
      return 'called-off';
    default:
      return null;
  }
}
