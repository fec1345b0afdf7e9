/**
 * What is wrong with a record's lines, as far as anybody can tell who does not know the rules of its game. The codes
 * are those by which the server refuses a record.
 */

import type { Problem } from '../lib/types/api';
import type { Fields, Lines } from './lines';

export type Fault = Pick<Problem, 'args'> & {
  readonly line: number;
  readonly code:
    | 'record_after_end'
    | 'record_gap'
    | 'record_malformed'
    | 'record_digests_partly'
    | 'record_digest'
    | 'record_result';
};

const HEAD = 1;
const lineOf = (index: number): number => index + HEAD + 1;
const digestOf = (line: Fields): string => (typeof line.h === 'string' ? line.h : '');

/** Whose position stands after an entry of the server's that no rule is needed for, by its version; else `null`. */
function standsAgain({ by, do: text }: Fields, before: number): number | null {
  if (by !== 'system' || typeof text !== 'string') return null;
  const [verb, number] = text.split(' ');
  if (verb === 'credit') return before;
  return verb === 'back' ? Number(number) : null;
}

function seated(by: unknown, seats: number): boolean {
  return by === 'system' || (Number.isInteger(by) && (by as number) >= 0 && (by as number) < seats);
}

function faultOf(lines: Lines, entry: Fields, index: number): Fault | null {
  const [line, { head, entries }] = [lineOf(index), lines];
  if ('result' in entry) return { line: line + 1, code: 'record_after_end', args: {} };
  if (entry.v !== index + 1)
    return { line, code: 'record_gap', args: { expected: index + 1, found: String(entry.v ?? '–') } };
  if (typeof entry.do !== 'string' || !seated(entry.by, Number(head.seats)))
    return { line, code: 'record_malformed', args: {} };
  if ((digestOf(entry) === '') !== (digestOf(head) === '')) return { line, code: 'record_digests_partly', args: {} };
  const version = standsAgain(entry, index);
  if (version === null) return null;
  const stood = version === 0 ? head : version <= index ? entries[version - 1] : undefined;
  return stood && digestOf(stood) === digestOf(entry) ? null : { line, code: 'record_digest', args: {} };
}

function ranksEverybody({ result }: Fields, seats: unknown): boolean {
  const ranks = typeof result === 'object' && result !== null ? (result as Fields).ranks : null;
  return Array.isArray(ranks) && ranks.length === seats;
}

/** One a line, in order. */
export function faultsIn(lines: Lines): Fault[] {
  const { head, entries, closing } = lines;
  const faults = entries.flatMap((entry, index) => faultOf(lines, entry, index) ?? []);
  if (closing && !ranksEverybody(closing, head.seats))
    faults.push({ line: lineOf(entries.length), code: 'record_result', args: {} });
  return faults;
}
