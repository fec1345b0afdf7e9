/** Free-form actions: the values a form starts with, and the action it makes in the kit's default notation. */

import type { Candidate, LegalForm, LegalItem } from './types/wire';

export type Filled = { [field: string]: unknown };

function first({ values, least, most, low }: Candidate): unknown {
  if (values.length === 0) return low ?? 0;
  return most > 1 ? values.slice(0, least) : values[0];
}

export const start = (form: LegalForm): Filled =>
  Object.fromEntries(Object.entries(form.fields).map(([field, candidate]) => [field, first(candidate)]));

const kebab = (name: string): string => name.replace(/(?<!^)(?=[A-Z])/g, '-').toLowerCase();

/** `pay-for 5 "group"`: the action's name, then its fields in their order as JSON words. */
export function composed(form: LegalForm, filled: Filled): LegalItem {
  const words = Object.keys(form.fields).map((field) => JSON.stringify(filled[field] ?? null));
  return { do: [kebab(form.action), ...words].join(' '), action: { type: form.action, ...filled } };
}
