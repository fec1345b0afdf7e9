/** The ledger of a clock as its readers want it: their own first, the newest line on top, each with what it cost. */

import type { Charge } from './types/api';

export interface Line extends Charge {
  /** What the clock was charged: never less than nothing. */
  charged_ms: number;
  /** What came later than this number, up to `n`, is what the line tells of. */
  after: number;
}

export interface Account {
  seat: number;
  lines: Line[];
  charged_ms: number;
  /** Spent, but not charged: lag and outages. */
  spared_ms: number;
  added_ms: number;
}

const sum = (lines: readonly Charge[], of: (line: Charge) => number): number =>
  lines.reduce((total, line) => total + of(line), 0);

const chargedOf = ({ spent_ms, lag_ms, credit_ms }: Charge): number => Math.max(0, spent_ms - lag_ms - credit_ms);

/** The parts of one turn landed at the same moment: together they are a line. */
function joined(lines: readonly Line[]): Line[] {
  const found: Line[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last?.cause === 'move' && line.cause === 'move' && last.at === line.at)
      found[found.length - 1] = {
        ...line,
        after: last.after,
        spent_ms: last.spent_ms + line.spent_ms,
        lag_ms: last.lag_ms + line.lag_ms,
        credit_ms: last.credit_ms + line.credit_ms,
        added_ms: last.added_ms + line.added_ms,
        charged_ms: last.charged_ms + line.charged_ms,
      };
    else found.push(line);
  }
  return found;
}

/** One account for each seat that has lines, `own` first. */
export function accounts(charges: readonly Charge[], own: number | null): Account[] {
  const seats = [...new Set(charges.map(({ seat }) => seat))].sort((a, b) => a - b);
  const ordered = seats.includes(own ?? -1) ? [own ?? 0, ...seats.filter((seat) => seat !== own)] : seats;
  const lines = charges.map((charge, index) => ({
    ...charge,
    charged_ms: chargedOf(charge),
    after: charges[index - 1]?.n ?? 0,
  }));
  return ordered.map((seat) => {
    const mine = lines.filter((line) => line.seat === seat);
    return {
      seat,
      lines: joined(mine).reverse(),
      charged_ms: sum(mine, chargedOf),
      spared_ms: sum(mine, (line) => line.lag_ms + line.credit_ms),
      added_ms: sum(mine, (line) => line.added_ms),
    };
  });
}
