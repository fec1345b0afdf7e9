/** What a seat's player is called. */

import { plain, t, texts } from './texts.svelte';
import type { SeatInfo } from './types/wire';

export function levelName(level: string): string {
  return texts.find(`level-${level}`) ?? level;
}

/** Bots of one level at one table are numbered. */
function botName(seat: SeatInfo, seats: readonly SeatInfo[]): string {
  const level = levelName(seat.level);
  const equals = seats.filter(({ kind, level: other }) => kind === 'bot' && other === seat.level);
  if (equals.length < 2) return plain(t('seat-bot', { level }));
  return plain(t('seat-bot-numbered', { level, number: equals.findIndex((other) => other.seat === seat.seat) + 1 }));
}

/** Somebody without a name is a guest in the reader's language; where several of a table have none, seats tell them apart. */
export function playerName(seat: SeatInfo, seats: readonly SeatInfo[]): string {
  if (seat.name) return seat.name;
  if (seat.kind === 'bot') return botName(seat, seats);
  if (seat.kind === 'open') return t('seat-open');
  const nameless = seats.filter(({ kind, name }) => kind === 'person' && !name).length;
  return nameless === 1 ? t('guest') : plain(t('seat-number', { number: seat.seat + 1 }));
}

/** By seat. */
export const namesOf = (seats: readonly SeatInfo[]): string[] => seats.map((seat) => playerName(seat, seats));

/** Greatest number of characters of a name, as the server counts them. */
export const NAME_LENGTH = 32;

/** Why a name cannot be; `null` if the server may take it. What cannot be shown only the server knows. */
export function nameFault(name: string): 'name_empty' | 'name_long' | null {
  const tidy = name.normalize('NFC').trim().replace(/ +/g, ' ');
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(tidy)) return 'name_empty';
  return [...tidy].length > NAME_LENGTH ? 'name_long' : null;
}
