/** Who is to sit at a table that goes on from a page. Pure. */

import type { SeatWish } from '../lib/types/api';

/** One seat for me, the others for bots of the easiest level or free. */
export function wishes(count: number, mine: number, others: 'bots' | 'friends', levels: readonly string[]): SeatWish[] {
  const level = levels.includes('easy') ? 'easy' : (levels[0] ?? '');
  const other: SeatWish = others === 'bots' ? { kind: 'bot', level } : { kind: 'open' };
  return Array.from({ length: count }, (_, seat): SeatWish => (seat === mine ? { kind: 'me' } : other));
}

/** Another choice for a seat, as `me`, `open` or `bot:LEVEL`. I sit on one seat at most: what stood there goes to my old one. */
export function place(seats: readonly SeatWish[], seat: number, choice: string): SeatWish[] {
  const wish: SeatWish = choice.startsWith('bot:')
    ? { kind: 'bot', level: choice.slice(4) }
    : { kind: choice === 'me' ? 'me' : 'open' };
  const before = seats[seat] ?? wish;
  return seats.map((old, other) => {
    if (other === seat) return wish;
    return wish.kind === 'me' && old.kind === 'me' ? before : old;
  });
}
