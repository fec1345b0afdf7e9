/** A file that a host brings as a deck, and what is wrong with it. */

import { type Faulty, pathIn } from '../../lib/hostFile';
import type { FaultDetails } from '../../lib/types/api';

/** As the server has it: bytes of a deck. */
export const MOST_BYTES = 60_000;

/** In the order in which they were named, those of one card together; the deck as a whole has no name. */
export function byCard(faults: readonly FaultDetails[]): Faulty[] {
  const found = new Map<string, { name: string; faults: FaultDetails[] }>();
  for (const fault of faults) {
    const name = String(fault.args.card ?? '');
    // Two cards may have one name, which is a fault itself: the place in the deck tells them apart.
    const key = name ? pathIn('deck', fault.field).split('.').slice(0, 2).join('.') : '';
    const of = found.get(key) ?? { name, faults: [] };
    of.faults.push(fault);
    found.set(key, of);
  }
  return [...found.values()];
}
