/** Actions that the screen puts together, and what forms of them offer. */

import { composer } from '../../lib/form';
import { formOf, itemsOf } from '../../lib/legal';
import type { LegalForm, LegalList } from '../../lib/types/wire';

/** The fields of the actions that are put together here, in their order, and what they are where nothing is chosen. */
const FIELDS = {
  Attack: { attacker: -1, group: -1, kind: 'control', aides: [], privilege: -1, special: -1 },
  Spend: { from_group: 0, from_illuminati: 0, side: 'for' },
  Hang: { master: -1, side: -1, rehung: [], dropped: [], removed: [] },
  HandOver: { amount: 0 },
  Transfer: { source: -1, receiver: -1, amount: 0 },
  Redistribute: { treasuries: [] },
  Reorganize: { places: [] },
  Demand: { seats: [] },
  PayTax: { payments: [] },
  PlaySpecial: { special: -1, card: -1, to: -1 },
  ShowSpecials: { to: -1, specials: [] },
  BreakPrivilege: { first: -1, second: -1 },
  ShiftAlignment: { card: -1, group: -1, lose: '', gain: '' },
  ExtraDraw: { card: -1 },
  Move: { card: -1 },
  Drop: { card: -1 },
  NameIlluminati: { to: -1, card: -1 },
  Propose: { to: -1, give: null, get: null },
  Counter: { offer: -1, rev: -1, give: null, get: null },
  Accept: { offer: -1, rev: -1 },
  Refuse: { offer: -1, rev: -1 },
  Withdraw: { offer: -1 },
} as const;
export type Command = keyof typeof FIELDS;

/** The action as the kit writes it. */
export const command = composer<Command>(FIELDS);

/** What a field of a form may hold. */
export const candidates = (form: LegalForm | undefined, field: string): readonly unknown[] =>
  form?.fields[field]?.values ?? [];

export const numbers = (form: LegalForm | undefined, field: string): number[] =>
  candidates(form, field)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter((value): value is number => typeof value === 'number');

/** The highest number that a field may hold. */
export const highest = (form: LegalForm | undefined, field: string): number => form?.fields[field]?.high ?? 0;

/** Can an action of that type be chosen now, in whatever form? */
export const offers = (legal: LegalList, type: Command): boolean =>
  formOf(legal, type) !== undefined || itemsOf(legal, type).length > 0;
