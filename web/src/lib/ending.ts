/** How a game ended, in words. */

import { t, texts } from './texts.svelte';
import type { OutcomeView } from './types/wire';

/**
 * `seat` is the reader's own; `null` for somebody who watched. A game in which all win or lose together says so with a
 * text of its own, `GAME-ended-REASON`.
 */
export function endingTitle(game: string, outcome: OutcomeView, names: readonly string[], seat: number | null): string {
  const own = texts.find(`${game}-ended-${outcome.reason}`);
  if (own !== null) return own;
  if (outcome.winners.length === 0) return t('ended-draw');
  if (seat !== null && outcome.winners.includes(seat)) return t('ended-you-won');
  const winners = outcome.winners.map((winner) => names[winner] ?? '');
  return t('ended-won', { names: new Intl.ListFormat(texts.language).format(winners), count: winners.length });
}
