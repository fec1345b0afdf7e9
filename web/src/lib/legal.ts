/** Looking things up in what is offered. */

import type { Fields } from './describe';
import type { LegalForm, LegalItem, LegalList } from './types/wire';

export const formOf = (legal: LegalList, type: string): LegalForm | undefined =>
  legal.forms.find(({ action }) => action === type);

export const itemsOf = (legal: LegalList, ...types: string[]): LegalItem[] =>
  legal.actions.filter(({ action }) => types.includes(String(action.type)));

/** Is it the action with these fields? */
export const fits = ({ action }: LegalItem, fields: Fields): boolean =>
  Object.entries(fields).every(([field, value]) => JSON.stringify(action[field]) === JSON.stringify(value));

/** The listed action of that type with these fields. */
export const itemWith = (legal: LegalList, type: string, fields: Fields): LegalItem | undefined =>
  itemsOf(legal, type).find((item) => fits(item, fields));
