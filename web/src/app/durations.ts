/** Lengths of time in words. */

import { clockText } from '../lib/clock';
import { plain, t } from '../lib/texts.svelte';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A round time: `30 seconds`, `2 minutes`, `1 hour`. */
export function durationText(ms: number): string {
  if (ms >= HOUR && ms % HOUR === 0) return plain(t('duration-hours', { count: ms / HOUR }));
  if (ms >= MINUTE && ms % MINUTE === 0) return plain(t('duration-minutes', { count: ms / MINUTE }));
  return plain(t('duration-seconds', { count: Math.round(ms / 1000) }));
}

/** What something took: `8.4 s`, `2:05`. */
export function spanText(ms: number): string {
  return ms < MINUTE ? plain(t('span-seconds', { seconds: ms / 1000 })) : clockText(ms);
}

const LAGS: { readonly [ms: number]: string } = { 0: 'lag-none', 250: 'lag-quarter', 500: 'lag-half', 1000: 'lag-one' };

/** The lag allowances that can be chosen. */
export const LAG_CHOICES = [0, 250, 500, 1000] as const;

export function lagText(ms: number): string {
  const known = LAGS[ms];
  return known ? t(known) : spanText(ms);
}
