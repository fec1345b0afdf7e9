/** What a bot thinks of a position, as words and as a bar. Scores are hundredths for the side to move. */

/** From here on the end is forced. */
const FORCED = 50_000;
const STEPS = [
  ['even', 40],
  ['slight', 150],
  ['clear', 400],
  ['winning', FORCED],
] as const;

export type Verdict = (typeof STEPS)[number][0] | 'forced';

export const verdictOf = (score: number): Verdict =>
  STEPS.find(([, below]) => Math.abs(score) < below)?.[0] ?? 'forced';

/** Whom it favours, of two seats; `null` for nobody. */
export function favoured(score: number, seat: number): number | null {
  if (verdictOf(score) === 'even') return null;
  return score > 0 ? seat : 1 - seat;
}

/** How much of the bar is the first seat's, from 0 to 1: half of it when even, all of it when the end is forced. */
export function shareOf(score: number, seat: number): number {
  const own = seat === 0 ? score : -score;
  if (verdictOf(score) === 'forced') return own > 0 ? 1 : 0;
  return 1 / (1 + 10 ** (-own / 400));
}

/** `+1.25`, `−0.40`, for the side to move. A forced end has no figure. */
export function figureOf(score: number): string {
  if (verdictOf(score) === 'forced') return score > 0 ? '+∞' : '−∞';
  const sign = score > 0 ? '+' : score < 0 ? '−' : '';
  return sign + (Math.abs(score) / 100).toFixed(2);
}
