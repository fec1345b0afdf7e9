/**
 * What the key that is revealed at the end proves of a record: every draw is made again, from nothing but the text.
 * The same as `parlour.kit.proof`, and as little as anybody would write who does not want to trust either.
 */

import { hex } from '../lib/hex';
import { type Fault, faultsIn } from './faults';
import { linesOf, NoRecord } from './lines';
import { sha256, unhex } from './sha256';

export interface Draw {
  readonly label: string;
  readonly n: number;
  readonly i: number;
}

/** A draw as it is recorded, which one of its label it is (from 0), and what the key makes of it. */
export interface Drawn extends Draw {
  readonly number: number;
  /** `null` without a key, or where nobody could draw that. */
  readonly rolled: number | null;
}

/** An entry with draws, by its line; the set-up stands in the first. */
export interface Entry {
  readonly line: number;
  /** The seat, or `null` for the house. */
  readonly by: number | null;
  readonly do: string;
  readonly drawn: readonly Drawn[];
}

export interface Tally {
  readonly label: string;
  readonly draws: number;
  readonly unfair: number;
}

export interface Proof {
  readonly game: string;
  readonly names: readonly string[];
  readonly commit: string;
  readonly nonces: readonly string[];
  /** Empty where none is revealed: then nothing is proved. */
  readonly key: string;
  /** Is the key's hash what was published? */
  readonly kept: boolean;
  readonly entries: readonly Entry[];
  readonly tallies: readonly Tally[];
  readonly draws: number;
  readonly unfair: number;
  /** What is wrong with the lines themselves. */
  readonly faults: readonly Fault[];
}

const UTF8 = new TextEncoder();

function joined(...parts: readonly (Uint8Array | string)[]): Uint8Array {
  const bytes = parts.map((part) => (typeof part === 'string' ? UTF8.encode(part) : part));
  const all = new Uint8Array(bytes.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of bytes) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function bigEndian(value: number, bytes: 4 | 8): Uint8Array {
  const view = new DataView(new ArrayBuffer(bytes));
  if (bytes === 8) view.setBigUint64(0, BigInt(value));
  else view.setUint32(0, value);
  return new Uint8Array(view.buffer);
}

const firstBytes = (message: Uint8Array): bigint => new DataView(sha256(message).buffer).getBigUint64(0);

const RANGE = 1n << 64n;

/** Draw number `count` of a label, one of `n`; `null` where nobody could draw. */
export function outcome(stream: Uint8Array, label: string, count: number, n: number): number | null {
  if (!Number.isSafeInteger(n) || n < 1) return null;
  if (n === 1) return 0;
  const message = joined(stream, label, '\0', bigEndian(count, 8));
  const size = BigInt(n);
  const limit = RANGE - (RANGE % size);
  let value = firstBytes(message);
  // What lies in the last incomplete run of n is drawn again.
  for (let retry = 1; value >= limit; retry++) value = firstBytes(joined(message, bigEndian(retry, 4)));
  return Number(value % size);
}

/** The key that outcomes are drawn with: the house's, and a nonce of every seat's. */
export const streamKey = (key: Uint8Array, nonces: readonly string[]): Uint8Array =>
  sha256(joined(key, '\0', nonces.join('\0')));

export const commitment = (key: Uint8Array): string => `sha256:${hex(sha256(key))}`;

const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

function drawsIn(value: unknown, line: number): Draw[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new NoRecord('verify-no-record', line);
  return value.map((draw: unknown) => {
    const [label, n, i] = Array.isArray(draw) && draw.length === 3 ? draw : [];
    if (typeof label !== 'string' || typeof n !== 'number' || typeof i !== 'number')
      throw new NoRecord('verify-no-record', line);
    return { label, n, i };
  });
}

export const fair = (drawn: Drawn): boolean => drawn.rolled === drawn.i;

/** Draws everything once more. {@link NoRecord} for a text that is none. */
export function prove(text: string): Proof {
  const lines = linesOf(text);
  const { head, key } = lines;
  const nonces = textsIn(head.nonces);
  const bytes = unhex(key);
  const stream = bytes && streamKey(bytes, nonces);

  const tallies = new Map<string, { label: string; draws: number; unfair: number }>();
  const again = ({ label, n, i }: Draw): Drawn => {
    const tally = tallies.get(label) ?? { label, draws: 0, unfair: 0 };
    const number = tally.draws++;
    const drawn = { label, n, i, number, rolled: stream && outcome(stream, label, number, n) };
    if (stream && !fair(drawn)) tally.unfair += 1;
    tallies.set(label, tally);
    return drawn;
  };
  const entries = [head, ...lines.entries].map((entry, index) => ({
    line: index + 1,
    by: typeof entry.by === 'number' ? entry.by : null,
    do: index === 0 ? '' : String(entry.do ?? ''),
    drawn: drawsIn(entry.chance, index + 1).map(again),
  }));
  const sums = [...tallies.values()];
  return {
    game: head.game,
    names: textsIn(head.names),
    commit: String(head.commit ?? ''),
    nonces,
    key,
    kept: bytes !== null && commitment(bytes) === head.commit,
    entries: entries.filter((entry) => entry.drawn.length > 0),
    tallies: sums,
    draws: sums.reduce((sum, tally) => sum + tally.draws, 0),
    unfair: sums.reduce((sum, tally) => sum + tally.unfair, 0),
    faults: faultsIn(lines),
  };
}
