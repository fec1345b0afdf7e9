/** A time control in words. */

import { plain, t } from '../lib/texts.svelte';
import type { TableInfo } from '../lib/types/wire';
import { durationText, lagText } from './durations';

const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

export function controlText(control: { [k: string]: unknown }): string {
  if (control.type === 'fischer')
    return t('clock-fischer', { minutes: number(control.base_ms) / 60_000, seconds: number(control.inc_ms) / 1000 });
  if (control.type === 'per_turn') return t('clock-per-turn', { seconds: number(control.ms) / 1000 });
  return t('clock-none');
}

/** What a table says of time: its clock, and what is unlike the simplest table. */
export function timeTexts(info: Pick<TableInfo, 'control' | 'lag_ms' | 'away' | 'away_ms'>): string[] {
  const found = [controlText(info.control)];
  if (info.lag_ms > 0 && info.control.type !== 'none')
    found.push(plain(t('lag-words', { time: lagText(info.lag_ms) })));
  if (info.away === 'bot') found.push(plain(t('away-bot-words', { time: durationText(info.away_ms) })));
  if (info.away === 'default') found.push(plain(t('away-default-words', { time: durationText(info.away_ms) })));
  return found;
}
