/** The take-back of one table: the offer that stands, and what this seat may do about it. */

import { randomId } from './api';
import type { ClientMessage, Offer, TakeBack } from './types/wire';

export class TakeBacks {
  offer = $state.raw<Offer | null>(null);
  /** The request that is not answered yet. */
  #asked = $state('');

  constructor(private readonly send: (message: ClientMessage) => void) {}

  get busy(): boolean {
    return this.#asked !== '';
  }

  do(what: TakeBack['do']): void {
    if (this.busy) return;
    this.#asked = randomId();
    this.send({ type: 'takeback', id: this.#asked, do: what });
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
    this.offer = null;
  }
}
