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

/** `give.money` and `give.cards` are parts of one field. */
function nested(form: LegalForm, filled: Filled): Filled {
  const whole: Filled = {};
  for (const path of Object.keys(form.fields)) {
    const [field = path, part] = path.split('.');
    whole[field] = part ? { ...(whole[field] as Filled | undefined), [part]: filled[path] } : (filled[path] ?? null);
  }
  return whole;
}

/** `pay-for 5 "group"`: the action's name, then its fields in their order as JSON words. */
export function composed(form: LegalForm, filled: Filled): LegalItem {
  const fields = nested(form, filled);
  const words = Object.values(fields).map((value) => JSON.stringify(value));
  return { do: [kebab(form.action), ...words].join(' '), action: { type: form.action, ...fields } };
}
