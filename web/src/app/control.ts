/** A time control in words. */

import { t } from '../lib/texts.svelte';

const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

export function controlText(control: { [k: string]: unknown }): string {
  if (control.type === 'fischer')
    return t('clock-fischer', { minutes: number(control.base_ms) / 60_000, seconds: number(control.inc_ms) / 1000 });
  if (control.type === 'per_turn') return t('clock-per-turn', { seconds: number(control.ms) / 1000 });
  return t('clock-none');
}
