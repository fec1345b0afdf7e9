/** Whether the player of a seat is there, and from when on the house plays for it. */

import type { Presence, SeatInfo } from './types/wire';

/** `gone`: the connection was lost a moment ago. `away`: announced. `played`: the house decides for it. */
export type SeatState = 'left' | 'open' | 'bot' | 'here' | 'gone' | 'away' | 'played';

const ABSENT = ['gone', 'away', 'played'] as const;

export function stateOf(seat: SeatInfo, presence: Presence | null): SeatState {
  if (seat.left) return 'left';
  if (seat.kind === 'open' || seat.kind === 'bot') return seat.kind;
  const told = ABSENT.find((state) => state === presence?.state[seat.seat]);
  if (told) return told;
  return (presence?.connected[seat.seat] ?? seat.connected) ? 'here' : 'away';
}

/** Milliseconds until the house decides for it; `null` if it will not. `now` is the server's Unix time. */
export function untilPlayed(seat: number, presence: Presence | null, now: number): number | null {
  const until = presence?.until_ms[seat] ?? 0;
  return until > now ? until - now : null;
}

/** The server's clock, from what it says of its time: whatever was on its way longer says less. */
export class ServerClock {
  #ahead: number | null = null;

  heard(now_ms: number, here = Date.now()): void {
    this.#ahead = Math.max(this.#ahead ?? Number.NEGATIVE_INFINITY, now_ms - here);
  }

  now(here = Date.now()): number {
    return here + (this.#ahead ?? 0);
  }
}
