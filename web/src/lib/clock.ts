/** Clocks as the page shows them: the server's last word, and what has passed on this machine since it came. */

import type { ClockView } from './types/wire';

export function remainingMs(clock: ClockView, seat: number, sinceMs: number): number {
  const left = clock.remaining_ms[seat] ?? 0;
  const charged = Math.max(0, sinceMs - (clock.free_ms[seat] ?? 0));
  return clock.running.includes(seat) ? Math.max(0, left - charged) : left;
}

const SHORT_MS = 10_000;

/** Below this little is left of a clock that began with `base`: ten seconds, or a quarter of it if that is less. */
export const shortMs = (base: number | null): number => Math.min(SHORT_MS, base === null ? SHORT_MS : base / 4);

/** As {@link secondsText}; below ten seconds with tenths. */
export function clockText(ms: number): string {
  return ms < 10_000 ? `0:${(Math.ceil(ms / 100) / 10).toFixed(1).padStart(4, '0')}` : secondsText(ms);
}

/** `0:05`, `8:41`, `1:02:03`. Rounded up, so that 0:00 means over. */
export function secondsText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
