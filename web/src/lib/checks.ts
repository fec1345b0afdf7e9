/** Questions to the server whether an action would be allowed, until they are answered. */

import { randomId } from './api';
import type { Why } from './board';
import type { Check } from './types/wire';

export class Checks {
  readonly #asked = new Map<string, (why: Why | null) => void>();

  ask(question: Pick<Check, 'prompt' | 'action' | 'after'>, send: (message: Check) => void): Promise<Why | null> {
    const id = randomId();
    return new Promise((resolve) => {
      this.#asked.set(id, resolve);
      send({ type: 'check', id, ...question });
    });
  }

  /** True if it was the answer to one of them; without a code the action is allowed. */
  settle(id: string, { code, args, rule }: Why): boolean {
    const resolve = this.#asked.get(id);
    resolve?.(code ? { code, args, rule } : null);
    return this.#asked.delete(id);
  }

  /** They were asked on a connection that is gone. */
  clear(): void {
    this.#asked.clear();
  }
}
