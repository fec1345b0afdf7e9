/** Free-form actions: the values a form starts with, and the action that it or a screen makes in the kit's notation. */

import type { Candidate, LegalForm, LegalItem } from './types/wire';

export type Filled = { [field: string]: unknown };

/** Is it written by hand? */
export const isText = ({ longest }: Candidate): boolean => typeof longest === 'number';

function first(candidate: Candidate): unknown {
  const { values, least, most, low } = candidate;
  if (isText(candidate)) return '';
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
function written(type: string, fields: Filled): LegalItem {
  const words = Object.values(fields).map((value) => JSON.stringify(value));
  return { do: [kebab(type), ...words].join(' '), action: { type, ...fields } };
}

export const composed = (form: LegalForm, filled: Filled): LegalItem => written(form.action, nested(form, filled));

/** Without a form. `empty`: the fields of each type in their order, with what they are where nothing is chosen. */
export const composer =
  <Type extends string>(empty: { readonly [type in Type]: Filled }) =>
  (type: Type, chosen: Filled): LegalItem =>
    written(type, { ...empty[type], ...chosen });
