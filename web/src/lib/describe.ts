/** What a coded thing (action, event, prompt, refusal, reason) says: which message, with which arguments. */

import type { Args } from './texts.svelte';

export type Fields = { readonly [name: string]: unknown };

/** A message to look for, first id that exists, and its arguments. */
export interface Message {
  ids: string[];
  args: Args;
}

/** Names of the players by seat. */
export type Names = readonly string[];

const SEAT_FIELDS = ['seat', 'by', 'to', 'owner', 'winner', 'target', 'other'];

/** Does the field by its name, and the value by its kind, mean a player? */
export const namesASeat = (field: string, value: unknown): value is number =>
  typeof value === 'number' && (SEAT_FIELDS.includes(field) || field.endsWith('_seat'));

/** What to write for nothing and for yes and no: a word of the reader's, or the name itself for selectors. */
export type Word = (name: 'none' | 'yes' | 'no') => string;

const bareWord: Word = (name) => name;

/** How one value is read where no message knows better: `b3, c5`, `none`, `gold: 3, wood: 1`. */
export function readable(value: unknown, word: Word = bareWord): string {
  if (value === null || value === undefined) return word('none');
  if (value === true) return word('yes');
  if (value === false) return word('no');
  if (Array.isArray(value)) return value.map((inner) => readable(inner, word)).join(', ');
  if (typeof value !== 'object') return String(value);
  const entries = Object.entries(value).map(([name, inner]) =>
    name === 'type' ? String(inner) : `${name}: ${readable(inner, word)}`,
  );
  return entries.join(', ');
}

/** The fields as Fluent arguments. */
export function argsOf(fields: Fields, names: Names): Args {
  const args: Args = {};
  for (const [name, value] of Object.entries(fields)) {
    if (name === 'type') continue;
    args[name] = typeof value === 'number' || typeof value === 'string' ? value : readable(value);
    if (Array.isArray(value)) args[`${name}_count`] = value.length;
    const player = namesASeat(name, value) ? names[value] : undefined;
    if (player !== undefined) args[`${name}_name`] = player;
  }
  return args;
}

const typeOf = (fields: Fields): string => (typeof fields.type === 'string' ? fields.type : '');

export const actionMessage = (game: string, action: Fields, names: Names): Message => ({
  ids: [`${game}-action-${typeOf(action)}`],
  args: argsOf(action, names),
});

export const eventMessage = (game: string, event: Fields, names: Names): Message => ({
  ids: [`${game}-event-${typeOf(event)}`, `event-${typeOf(event)}`],
  args: argsOf(event, names),
});

export const refusalMessage = (game: string | null, code: string, args: Fields): Message => ({
  ids: [...(game ? [`${game}-no-${code}`, `${game}-fault-${code}`] : []), `refused-${code}`],
  args: argsOf(args, []),
});

export const reasonMessage = (game: string, reason: string): Message => ({
  ids: [`${game}-reason-${reason}`, `reason-${reason}`],
  args: {},
});

/** The code and its fields, for a message that nobody has written: `PieceMoved · from c4 · to b2`. */
export function bare(code: string, fields: Fields, word: Word = bareWord): string {
  const parts = Object.entries(fields).filter(([name]) => name !== 'type');
  return [code, ...parts.map(([name, value]) => `${name} ${readable(value, word)}`)].join(' · ');
}
