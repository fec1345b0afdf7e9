/** Finding a clause of a rulebook by a number that may be finer than the book's headings: `6.5 b` is in `6.5`. */

import type { Clause } from './types/api';

export function clauseFor(clauses: readonly Clause[], asked: string): string | null {
  let wanted = asked.trim().replace(/^§\s*/, '');
  while (wanted) {
    if (clauses.some((clause) => clause.number === wanted)) return wanted;
    wanted = wanted.replace(/[^\s.]+$/, '').replace(/[\s.]+$/, '');
  }
  return null;
}
