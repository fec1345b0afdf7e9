/** The lines of a record, as little of them as can be judged without the rules of its game. */

import { unhex } from './sha256';

/** Why a text is not looked at, by the texts' code, with the line. */
export class NoRecord extends Error {
  constructor(
    readonly code: 'verify-no-record' | 'verify-own-pages' | 'verify-bad-key',
    readonly line: number,
  ) {
    super(code);
  }
}

export type Fields = { readonly [name: string]: unknown };

export interface Lines {
  readonly head: Fields & { readonly game: string };
  readonly entries: readonly Fields[];
  /** The last line, once the game is over. */
  readonly closing: Fields | null;
  /** In lower case; empty where none is revealed. */
  readonly key: string;
}

function objectIn(text: string, line: number): Fields {
  try {
    const found: unknown = JSON.parse(text);
    if (typeof found === 'object' && found !== null && !Array.isArray(found)) return found as Fields;
  } catch {
    // not even JSON
  }
  throw new NoRecord('verify-no-record', line);
}

function keyOf(closing: Fields | null, line: number): string {
  const key = closing?.key ?? '';
  if (key === '') return '';
  if (typeof key !== 'string' || !unhex(key)) throw new NoRecord('verify-bad-key', line);
  return key.toLowerCase();
}

/** {@link NoRecord} for a text that is none. */
export function linesOf(text: string): Lines {
  const lines = text
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split('\n');
  const head = objectIn(lines[0] ?? '', 1);
  const { game } = head;
  if (head.parlour !== 1 || typeof game !== 'string') throw new NoRecord('verify-no-record', 1);
  if ('seen_by' in head) throw new NoRecord('verify-own-pages', 1);
  const rest = lines.slice(1).map((line, index) => objectIn(line, index + 2));
  const last = rest.at(-1);
  const closing = last && 'result' in last ? last : null;
  const entries = closing ? rest.slice(0, -1) : rest;
  return { head: { ...head, game }, entries, closing, key: keyOf(closing, lines.length) };
}
