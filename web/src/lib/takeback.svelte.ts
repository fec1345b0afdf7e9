/** The take-back of one table: the offer that stands, and what this seat may do about it. */

import { randomId } from './api';
import type { ClientMessage, Offer, TakeBack } from './types/wire';

export class TakeBacks {
  offer = $state.raw<Offer | null>(null);
  /** The request that is not answered yet. */
  #asked = $state('');
  #withdrawing = false;
  /** The number of the table when the offer came. */
  #at = 0;

  constructor(private readonly send: (message: ClientMessage) => void) {}

  get busy(): boolean {
    return this.#asked !== '';
  }

  do(what: TakeBack['do']): void {
    if (this.busy) return;
    this.#asked = randomId();
    this.#withdrawing = what === 'withdraw';
    this.send({ type: 'takeback', id: this.#asked, do: what });
  }

  /** What is offered now, at that number of the table. Returns the offer before it if that was declined. */
  told(offer: Offer | null, n: number): Offer | null {
    const before = this.offer;
    const declined = before !== null && offer === null && n === this.#at && !this.#withdrawing;
    if (before === null) this.#at = n;
    this.offer = offer;
    return declined ? before : null;
  }

  /** True if it was the answer to a request of this seat. */
  settle(id: string): boolean {
    if (!this.busy || id !== this.#asked) return false;
    this.#asked = '';
    return true;
  }

  /** A new connection knows nothing of what was asked on the old one, and tells what stands. */
  reset(): void {
    this.#asked = '';
    this.#withdrawing = false;
    this.offer = null;
  }
}
