/** What a seat's player is called. */

import { plain, t, texts } from './texts.svelte';
import type { SeatInfo } from './types/wire';

export function levelName(level: string): string {
  return texts.find(`level-${level}`) ?? level;
}

export function playerName(seat: SeatInfo): string {
  if (seat.name) return seat.name;
  if (seat.kind === 'bot') return plain(t('seat-bot', { level: levelName(seat.level) }));
  return seat.kind === 'open' ? t('seat-open') : plain(t('seat-number', { number: seat.seat + 1 }));
}
