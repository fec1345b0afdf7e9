import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hex } from '../lib/hex';
import { NoRecord } from './lines';
import { commitment, fair, outcome, prove, streamKey } from './proof';
import { sha256, unhex } from './sha256';

const GOLDEN = new URL('../../../tests/playthroughs/', import.meta.url);
const records = readdirSync(GOLDEN, { recursive: true, encoding: 'utf-8' })
  .filter((file) => file.endsWith('.log'))
  .map((file): [string, string] => [file, readFileSync(new URL(file, GOLDEN), 'utf-8')]);

const DICE = [5, 5, 2, 1, 5, 4, 5, 5, 4, 3, 1, 0];
const LETTERS = [81, 711, 452, 519, 916, 797];
const WIDE = 2591078169552832;

const bytes = (length: number): Uint8Array => Uint8Array.from({ length }, (_, i) => (i * 37 + length) % 256);

describe('sha256', () => {
  test('of the standard', () => {
    const text = (words: string) => hex(sha256(new TextEncoder().encode(words)));
    expect(text('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(text('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  test('is the machine’s at every length of two blocks', () => {
    for (let length = 0; length <= 130; length++) {
      expect(hex(sha256(bytes(length)))).toBe(createHash('sha256').update(bytes(length)).digest('hex'));
    }
  });

  test('of a megabyte', () => {
    const long = bytes(1 << 20);
    expect(hex(sha256(long))).toBe(createHash('sha256').update(long).digest('hex'));
  });

  test('hexadecimal there and back', () => {
    expect(unhex(hex(bytes(32)))).toEqual(bytes(32));
    for (const text of ['', 'abc', 'zz', '0x00', 'ab ']) expect(unhex(text)).toBeNull();
  });
});

describe('draws', () => {
  const stream = streamKey(
    Uint8Array.from({ length: 32 }, (_, i) => i),
    ['salt', 'pepper'],
  );

  // By parlour.kit.chance, which draws them when the game is played.
  test('are the same as the house makes', () => {
    expect(DICE.map((_, count) => outcome(stream, 'dice', count, 6))).toEqual(DICE);
    expect(LETTERS.map((_, count) => outcome(stream, 'zażółć', count, 1000))).toEqual(LETTERS);
    expect(outcome(stream, 'wide', 3, 2 ** 52 + 1)).toBe(WIDE);
  });

  test('of one, of none, and of what nobody can draw', () => {
    expect(outcome(stream, 'dice', 0, 1)).toBe(0);
    for (const n of [0, -1, 1.5, Number.NaN, 2 ** 60]) expect(outcome(stream, 'dice', 0, n)).toBeNull();
  });
});

test.each(records)('%s is proved', (_, text) => {
  const proof = prove(text);
  expect(proof.unfair).toBe(0);
  expect(proof.faults).toEqual([]);
  const key = JSON.parse(text.trimEnd().split('\n').at(-1) ?? '').key ?? '';
  expect([proof.key, proof.kept]).toEqual([key, key !== '']);
  expect(proof.draws).toBe(proof.entries.reduce((sum, entry) => sum + entry.drawn.length, 0));
  expect(proof.entries.every((entry) => entry.drawn.every(fair))).toBe(key !== '');
});

describe('a record that was changed', () => {
  const [, text] = records.find(([file]) => file.includes('illuminati')) as [string, string];
  const lines = text.trimEnd().split('\n');
  const changed = (line: number, change: (fields: { chance: [string, number, number][] }) => void): string => {
    const fields = JSON.parse(lines[line - 1] ?? '');
    change(fields);
    return lines.with(line - 1, JSON.stringify(fields)).join('\n');
  };
  const at = lines.findIndex((line, index) => index > 0 && line.includes('"chance"')) + 1;

  test('shows the draw, and no other', () => {
    const proof = prove(
      changed(at, ({ chance }) => {
        const draw = chance[0] as [string, number, number];
        draw[2] = (draw[2] + 1) % draw[1];
      }),
    );
    expect([proof.kept, proof.unfair]).toEqual([true, 1]);
    const wrong = proof.entries.filter((entry) => !entry.drawn.every(fair));
    expect(wrong.map((entry) => entry.line)).toEqual([at]);
    expect(proof.tallies.reduce((sum, tally) => sum + tally.unfair, 0)).toBe(1);
  });

  test('with a draw put in, all later ones of its label are others', () => {
    const proof = prove(changed(1, ({ chance }) => chance.unshift(chance[0] as [string, number, number])));
    expect(proof.unfair).toBeGreaterThan(2);
  });

  test('has another key', () => {
    const proof = prove(text.replace(/"key":"../, '"key":"00'));
    expect(proof.kept).toBe(false);
    expect(proof.unfair).toBeGreaterThan(10);
  });

  test('has none, and nothing is proved', () => {
    const proof = prove(lines.slice(0, -1).join('\n'));
    expect([proof.key, proof.kept, proof.unfair]).toEqual(['', false, 0]);
    expect(proof.entries[0]?.drawn[0]?.rolled).toBeNull();
  });

  test.each([
    ['', 'verify-no-record', 1],
    ['[]', 'verify-no-record', 1],
    ['{"parlour":2,"game":"x"}', 'verify-no-record', 1],
    ['{"parlour":1,"game":"x","seen_by":0}', 'verify-own-pages', 1],
    ['{"parlour":1,"game":"x"}\nhello', 'verify-no-record', 2],
    ['{"parlour":1,"game":"x","chance":[["a",6]]}', 'verify-no-record', 1],
    ['{"parlour":1,"game":"x","chance":7}', 'verify-no-record', 1],
    ['{"parlour":1,"game":"x"}\n{"result":{},"key":"xyz"}', 'verify-bad-key', 2],
  ])('%j is none', (given, code, line) => {
    expect(() => prove(given)).toThrow(NoRecord);
    try {
      prove(given);
    } catch (error) {
      expect(error).toMatchObject({ code, line });
    }
  });

  test('the commitment is the hash of the key', () => {
    const proof = prove(text);
    expect(commitment(unhex(proof.key) as Uint8Array)).toBe(proof.commit);
  });
});
