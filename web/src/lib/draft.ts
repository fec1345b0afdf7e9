/** A turn that is put together part by part before it is sent. Pure: each function returns the draft after it. */

import type { Fields } from './describe';
import type { Drafted, LegalList, OpenPrompt } from './types/wire';

export interface Part {
  /** In the game's notation. */
  do: string;
  action: Fields;
}

export interface Draft {
  /** The prompt that it answers. */
  prompt: string;
  parts: readonly Part[];
  /** The `draft` message whose answer is awaited; empty when none is. */
  asked: string;
  /** The table after the parts, once the server has said so. */
  shown: Drafted | null;
}

export const NO_LEGAL: LegalList = { actions: [], forms: [] };

export const emptyDraft = (prompt: string): Draft => ({ prompt, parts: [], asked: '', shown: null });

/** One more part; `asked` is the id of the message that tries it. */
export const extend = (draft: Draft, part: Part, asked: string): Draft => ({
  ...draft,
  parts: [...draft.parts, part],
  asked,
});

/** Without the part at `index` and what came after it, which was chosen for the table that it made. */
export function truncate(draft: Draft, index: number, asked: string): Draft {
  const parts = draft.parts.slice(0, index);
  return parts.length === 0 ? emptyDraft(draft.prompt) : { ...draft, parts, asked };
}

/** The server's answer; an answer to an older question changes nothing. */
export const answered = (draft: Draft, drafted: Drafted): Draft =>
  drafted.id === draft.asked ? { ...draft, asked: '', shown: drafted } : draft;

/** The last part was refused: back to what was shown before it, which is nothing where all parts came at once. */
export function refused(draft: Draft, id: string): Draft {
  if (id !== draft.asked) return draft;
  const parts = draft.shown ? draft.parts.slice(0, -1) : [];
  return parts.length === 0 ? emptyDraft(draft.prompt) : { ...draft, parts, asked: '' };
}

/** Nothing is left to decide: it can be sent. */
export const complete = (draft: Draft): boolean =>
  draft.asked === '' && draft.shown !== null && draft.shown.prompts.length === 0;

/** What may be chosen next; nothing while an answer is awaited. */
export function nextLegal(prompt: OpenPrompt | undefined, draft: Draft | null): LegalList {
  if (!prompt || draft?.asked) return NO_LEGAL;
  return (draft?.shown ? draft.shown.prompts[0]?.legal : prompt.legal) ?? NO_LEGAL;
}

export const notations = (draft: Draft): string[] => draft.parts.map((part) => part.do);
