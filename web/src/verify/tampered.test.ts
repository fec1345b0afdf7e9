import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Deal, dealsIn, holds, isDeal } from './deals';
import { type Drawn, type Proof, prove } from './proof';

const GOLDEN = new URL('../../../tests/playthroughs/', import.meta.url);
const linesIn = (file: string): string[] => readFileSync(new URL(file, GOLDEN), 'utf-8').trimEnd().split('\n');

type Line = { [name: string]: unknown };
const changed = (lines: string[], line: number, change: (fields: Line) => Line): string =>
  lines.with(line - 1, JSON.stringify(change(JSON.parse(lines.at(line - 1) ?? '')))).join('\n');

const first = (lines: string[], fits: (fields: Line) => boolean): number =>
  lines.findIndex((line, index) => index > 0 && fits(JSON.parse(line))) + 1;

const wrongIn = (proof: Proof): (Deal | Drawn)[] =>
  proof.entries.flatMap(({ drawn }) => dealsIn(drawn).filter((found) => !holds(found)));

const drawn = (label: string, n: number, i: number, rolled: number | null): Drawn => ({
  label,
  n,
  i,
  number: 0,
  rolled,
});

describe('a pack is dealt again', () => {
  test('in the order in which it comes out, counted from 1', () => {
    const [deal] = dealsIn([drawn('pack', 4, 2, 2), drawn('pack', 3, 2, 0), drawn('pack', 2, 0, 1)]);
    expect(deal).toMatchObject({ size: 4, order: [3, 4, 1], dealt: [3, 1, 4] });
    expect(deal && holds(deal)).toBe(false);
  });

  test('and dice, other packs and single cards stand by themselves', () => {
    const dice = [drawn('die', 6, 5, 5), drawn('die', 6, 4, 4)];
    const cards = [drawn('a', 9, 0, 0), drawn('b', 8, 0, 0), drawn('b', 9, 0, 0), drawn('b', 7, 0, 0)];
    expect(dealsIn([...dice, ...cards])).toEqual([...dice, ...cards]);
    expect(dealsIn([])).toEqual([]);
  });

  test('unless it holds what cannot be dealt', () => {
    for (const bad of [-1, 3, 1.5]) {
      const found = dealsIn([drawn('pack', 4, 0, 0), drawn('pack', 3, bad, 0)]);
      expect(found.some(isDeal)).toBe(false);
      expect(found.every(holds)).toBe(false);
    }
    const huge = [drawn('pack', 2 ** 52, 0, 0), drawn('pack', 2 ** 52 - 1, 0, 0)];
    expect(dealsIn(huge)).toEqual(huge);
    expect(dealsIn([drawn('pack', 2, 0, null), drawn('pack', 1, 0, 0)])[0]).toMatchObject({ dealt: null });
  });
});

describe('somebody has changed', () => {
  const zombie = linesIn('iamzombie/two-to-the-trophies.log');
  const back = linesIn('iamzombie/taken-back.log');

  test('a card that was dealt', () => {
    const proof = prove(
      changed(zombie, 1, (head) => {
        const chance = structuredClone(head.chance) as [string, number, number][];
        const card = chance.find(([label]) => label === 'archetype');
        if (card) card[2] = (card[2] + 1) % card[1];
        return { ...head, chance };
      }),
    );
    const [deal, ...others] = wrongIn(proof);
    expect([proof.unfair, others.length, deal && isDeal(deal)]).toEqual([1, 0, true]);
    expect((deal as Deal).order).not.toEqual((deal as Deal).dealt);
  });

  test('a die', () => {
    const at = first(zombie, ({ chance }) => JSON.stringify(chance ?? '').includes('"die"'));
    const proof = prove(
      changed(zombie, at, (entry) => {
        const chance = structuredClone(entry.chance) as [string, number, number][];
        const die = chance.find(([label]) => label === 'die');
        if (die) die[2] = (die[2] + 1) % die[1];
        return { ...entry, chance };
      }),
    );
    expect(proof.unfair).toBe(1);
    expect(wrongIn(proof)).toMatchObject([{ label: 'die', n: 6 }]);
  });

  test('an action or the winner, and only the rules can tell', () => {
    for (const text of [
      changed(
        zombie,
        first(zombie, ({ do: it }) => String(it).startsWith('choose:')),
        (entry) => ({ ...entry, do: 'choose:3' }),
      ),
      zombie.join('\n').replace('"ranks":[2,1]', '"ranks":[1,2]'),
    ]) {
      expect(text).not.toBe(zombie.join('\n'));
      expect(prove(text)).toMatchObject({ kept: true, unfair: 0, faults: [] });
    }
  });

  const at = first(back, ({ do: it }) => String(it).startsWith('back '));
  test.each<[string, string[], number, Line, string]>([
    ['the position that stands again', back, at, { h: '0000000000000000' }, 'record_digest'],
    ['how far it goes back', back, at, { do: 'back 0' }, 'record_digest'],
    ['how far, to what is still to come', back, at, { do: 'back 9999' }, 'record_digest'],
    ['a clock’s credit, which moves nothing', zombie, 4, { by: 'system', do: 'credit 5000' }, 'record_digest'],
    ['a version', zombie, 5, { v: 7 }, 'record_gap'],
    ['who acted, to nobody', zombie, 5, { by: 2 }, 'record_malformed'],
    ['what was done, to nothing', zombie, 5, { do: 7 }, 'record_malformed'],
    ['a position, left out', zombie, 5, { h: '' }, 'record_digests_partly'],
    ['how many have a rank', zombie, zombie.length, { result: { ranks: [1, 2, 3] } }, 'record_result'],
  ])('%s', (_, lines, line, fields, code) => {
    const { faults } = prove(changed(lines, line, (old) => ({ ...old, ...fields })));
    expect(faults.map((fault) => [fault.line, fault.code])).toEqual([[line, code]]);
  });

  test('the end, to the middle', () => {
    const lines = [...zombie.slice(0, 4), zombie.at(-1) ?? '', ...zombie.slice(4)];
    expect(prove(lines.join('\n')).faults[0]).toMatchObject({ line: 6, code: 'record_after_end' });
  });

  test('the order of two lines', () => {
    const lines = zombie.with(3, zombie[4] ?? '').with(4, zombie[3] ?? '');
    expect(prove(lines.join('\n')).faults.map(({ line }) => line)).toEqual([4, 5]);
  });
});
