/** What is said at a table, as this page shows it. Pure: who is muted, what is new, what comes together. */

import type { ChatLine } from './types/wire';

/** As many as the house keeps. */
const MOST = 500;
export const TEXT_LENGTH = 500;
/** Who watches has no seat and is muted together. */
export const GALLERY = -1;

export const voiceOf = (line: Pick<ChatLine, 'seat'>): number => line.seat ?? GALLERY;

/** Lines that came, among those that were there: each once, in their order. */
export function merged(lines: readonly ChatLine[], fresh: readonly ChatLine[]): ChatLine[] {
  const byNumber = new Map([...lines, ...fresh].map((line) => [line.n, line]));
  return [...byNumber.values()].sort((a, b) => a.n - b.n).slice(-MOST);
}

export const heard = (lines: readonly ChatLine[], muted: readonly number[]): ChatLine[] =>
  lines.filter((line) => !muted.includes(voiceOf(line)));

/** Lines of others that came after the one that was seen last. */
export const unread = (lines: readonly ChatLine[], seen: number, own: number | null): number =>
  lines.filter((line) => line.n > seen && (own === null || line.seat !== own)).length;

/** Why that cannot be said; `null` if the server may take it. */
export function textFault(text: string): 'text_empty' | 'text_long' | null {
  const tidy = text.normalize('NFC').trim().replace(/\s+/g, ' ');
  if (!tidy) return 'text_empty';
  return [...tidy].length > TEXT_LENGTH ? 'text_long' : null;
}
