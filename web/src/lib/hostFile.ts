/** A file that a host brings as an option: cards, a map. */

import type { FaultDetails } from './types/api';

/** Faults of one part of the file; its name is empty for the file as a whole. */
export interface Faulty {
  readonly name: string;
  readonly faults: readonly FaultDetails[];
}

/** JSON as a value; `undefined` for a text that is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A fault's path inside the file: `groups.12.power` of `options.deck.groups.12.power`. */
export const pathIn = (option: string, field: string): string =>
  field.replace(/^options\./, '').replace(new RegExp(`^${option}\\.?`), '');
