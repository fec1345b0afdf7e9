/** A turn that is not sent yet outlives a reload of its tab, as long as the same question stands. */

import type { Draft, Part } from './draft';
import { forTab, rememberedValue, type Shelf } from './remember';

interface Kept {
  prompt: string;
  parts: readonly Part[];
}

export class KeptDraft {
  readonly #kept;

  constructor(table: string, seat: number | null, shelf: Shelf = forTab()) {
    this.#kept = rememberedValue<Kept>(`draft.${table}.${seat ?? ''}`, shelf);
  }

  keep(draft: Draft | null): void {
    if (draft && draft.parts.length > 0) this.#kept.set({ prompt: draft.prompt, parts: draft.parts });
    else this.#kept.forget();
  }

  /** Its parts, if they answer that prompt; what answers another one is forgotten. */
  restored(prompt: string | undefined): readonly Part[] {
    const kept = this.#kept.get();
    if (!kept) return [];
    if (kept.prompt === prompt && Array.isArray(kept.parts)) return kept.parts;
    this.#kept.forget();
    return [];
  }
}
