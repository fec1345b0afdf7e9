/** The filter box of the list of legal actions: words of the label or the game's notation. */

export interface Choice {
  do: string;
  label: string;
}

const fold = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

/**
 * Every word must begin a word of the label or occur in the notation; what matches the notation best comes first:
 * the whole of it, then its beginning, then the rest in their own order.
 */
export function filterChoices<T extends Choice>(choices: readonly T[], typed: string): T[] {
  const wanted = fold(typed);
  if (!wanted) return [...choices];
  const words = wanted.split(' ');
  const ranked = choices.map((choice) => ({ choice, rank: rank(choice, wanted, words) }));
  return ranked
    .filter((entry) => entry.rank < MISS)
    .sort((a, b) => a.rank - b.rank)
    .map((entry) => entry.choice);
}

const MISS = 3;

function rank(choice: Choice, wanted: string, words: string[]): number {
  const notation = fold(choice.do);
  if (notation === wanted) return 0;
  if (notation.startsWith(wanted)) return 1;
  const spoken = fold(choice.label).split(/[^\p{L}\p{N}]+/u);
  const matches = words.every((word) => notation.includes(word) || spoken.some((part) => part.startsWith(word)));
  return matches ? 2 : MISS;
}

/** What Enter sends: the only choice left, or the one that is written exactly so. */
export function entered<T extends Choice>(filtered: readonly T[], typed: string): T | null {
  const [first] = filtered;
  if (!first) return null;
  return filtered.length === 1 || fold(first.do) === fold(typed) ? first : null;
}
