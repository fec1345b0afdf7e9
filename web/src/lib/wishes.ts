/** Who is to sit at a new table. Pure. */

import type { SeatWish } from './types/api';

/** A choice as it is written: `me`, `open` or `bot:LEVEL`. */
export const wishOf = (choice: string): SeatWish =>
  choice.startsWith('bot:') ? { kind: 'bot', level: choice.slice(4) } : { kind: choice === 'me' ? 'me' : 'open' };

export const choiceOf = ({ kind, level }: SeatWish): string => (kind === 'bot' ? `bot:${level}` : kind);

/** One seat for me, the others for bots of the easiest level or free. */
export function wishes(count: number, mine: number, others: 'bots' | 'friends', levels: readonly string[]): SeatWish[] {
  const level = levels.includes('easy') ? 'easy' : (levels[0] ?? '');
  const other: SeatWish = others === 'bots' ? { kind: 'bot', level } : { kind: 'open' };
  return Array.from({ length: count }, (_, seat): SeatWish => (seat === mine ? { kind: 'me' } : other));
}

/** Do I sit there and wait for others, who come by a link? */
export const invites = (seats: readonly SeatWish[]): boolean =>
  ['me', 'open'].every((wanted) => seats.some(({ kind }) => kind === wanted));

/** Another choice for a seat. I sit on one seat at most: what stood there goes to my old one. */
export function place(seats: readonly SeatWish[], seat: number, choice: string): SeatWish[] {
  const wish = wishOf(choice);
  const before = seats[seat] ?? wish;
  return seats.map((old, other) => {
    if (other === seat) return wish;
    return wish.kind === 'me' && old.kind === 'me' ? before : old;
  });
}
