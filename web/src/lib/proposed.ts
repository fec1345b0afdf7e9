/** What has become of something that a seat has proposed to the others, when it stands no more. */

import type { Proposal } from '../games';
import type { LogEntry } from './board';
import { TAKEN_BACK } from './takenBack';

export interface Gone {
  proposal: Proposal;
  what: 'declined' | 'lapsed';
}

export class Proposed {
  #mine: { proposal: Proposal; n: number } | null = null;

  /** `isDecline` says whether an event declines it. */
  constructor(private readonly isDecline: (event: LogEntry['event']) => boolean) {}

  /**
   * What the seat itself proposes now, at the number `n` of the table. Returns what stood before and is gone, unless
   * something else tells of that: the game is over, or it was taken back.
   */
  look(own: Proposal | null, n: number, log: readonly LogEntry[], over: boolean): Gone | null {
    const before = this.#mine;
    this.#mine = own && (before ?? { proposal: own, n });
    if (own || !before || over) return null;
    const fresh = log.filter((entry) => entry.n > before.n).map(({ event }) => event);
    if (fresh.some(({ type }) => type === TAKEN_BACK)) return null;
    return { proposal: before.proposal, what: fresh.some(this.isDecline) ? 'declined' : 'lapsed' };
  }
}
