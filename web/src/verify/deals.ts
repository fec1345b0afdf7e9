/** Draws that take one thing after another out of the same pack, dealt again as the order in which they came out. */

import { type Drawn, fair } from './proof';

export interface Deal {
  readonly drawn: readonly Drawn[];
  /** Of the pack when the deal began. */
  readonly size: number;
  /** As recorded: which of the pack as it lay then, counted from 1, in the order in which they came out. */
  readonly order: readonly number[];
  /** As the key deals them; `null` where it deals none. */
  readonly dealt: readonly number[] | null;
}

/** Packs of games are smaller; a stranger's file may say anything. */
const LARGEST = 10_000;

/** What each pick takes out of a pack of `size`, of which every pick leaves one less. */
function taken(size: number, picks: readonly (number | null)[]): number[] | null {
  const pack = Array.from({ length: size }, (_, place) => place + 1);
  const order: number[] = [];
  for (const pick of picks) {
    const [place] = Number.isInteger(pick) && Number(pick) >= 0 ? pack.splice(Number(pick), 1) : [];
    if (place === undefined) return null;
    order.push(place);
  }
  return order;
}

function dealOf(drawn: readonly Drawn[]): Deal | null {
  const size = drawn[0]?.n ?? 0;
  if (drawn.length < 2 || size > LARGEST) return null;
  const order = taken(
    size,
    drawn.map(({ i }) => i),
  );
  if (!order) return null;
  const dealt = taken(
    size,
    drawn.map(({ rolled }) => rolled),
  );
  return { drawn, size, order, dealt };
}

/** The draws of one entry in their order: what was dealt together as a deal, the others one by one. */
export function dealsIn(drawn: readonly Drawn[]): (Deal | Drawn)[] {
  const runs: Drawn[][] = [];
  for (const one of drawn) {
    const before = runs.at(-1)?.at(-1);
    if (before?.label === one.label && before.n === one.n + 1) runs.at(-1)?.push(one);
    else runs.push([one]);
  }
  return runs.flatMap((run): (Deal | Drawn)[] => {
    const deal = dealOf(run);
    return deal ? [deal] : run;
  });
}

export const isDeal = (found: Deal | Drawn): found is Deal => 'order' in found;

/** Is it what the key makes? The order in which a pack came out is, exactly where each of its draws is. */
export const holds = (found: Deal | Drawn): boolean => (isDeal(found) ? found.drawn.every(fair) : fair(found));
