import { describe, expect, test } from 'vitest';
import { failing, groupsOf, offersFor, resultOf, suggested, type Terms } from './dice';

const TERMS: Terms = {
  difficulty: 4,
  danger: 1,
  stage: 1,
  pairs: false,
  cap: null,
  rolled: 0,
  net: 0,
  noisy: false,
  perDie: false,
};
const EXAMPLE = [1, 3, 4, 5, 6];

describe('which dice make which stages', () => {
  test('the worked example: the four alone, three and one together', () => {
    expect(groupsOf(EXAMPLE, 4)).toEqual({ stages: [[2], [1, 0]], idle: [], freaks: [3], brains: [4] });
  });

  test.each([
    [[1, 1, 1], 4, 0],
    [[4, 4, 4], 8, 1],
    [[1, 2, 3, 4], 5, 2],
    [[2, 2, 3, 4, 4], 6, 2],
    [[1, 2, 3, 4], 2, 3],
  ])('%j at Difficulty %i makes %i', (dice, difficulty, stages) => {
    expect(groupsOf(dice, difficulty).stages).toHaveLength(stages);
  });

  test('pairs only', () => {
    expect(groupsOf([4, 4, 3], 4, true).stages).toHaveLength(1);
  });

  /** Every way to put the dice into ones and twos. */
  function most(numbers: readonly number[], difficulty: number): number {
    const [first, ...rest] = numbers;
    if (first === undefined) return 0;
    const without = most(rest, difficulty);
    const alone = first >= difficulty ? 1 + without : 0;
    const paired = rest.map((other, i) => {
      const left = rest.filter((_, j) => j !== i);
      return first + other >= difficulty ? 1 + most(left, difficulty) : 0;
    });
    return Math.max(without, alone, ...paired);
  }

  test('no other grouping makes more, and no die is used twice', () => {
    let seed = 7;
    const next = () => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return 1 + (seed % 6);
    };
    for (let i = 0; i < 400; i++) {
      const dice = Array.from({ length: 1 + (i % 7) }, next);
      const difficulty = 2 + (i % 7);
      const { stages, idle, freaks, brains } = groupsOf(dice, difficulty);
      expect(stages).toHaveLength(
        most(
          dice.filter((eyes) => eyes < 5),
          difficulty,
        ),
      );
      expect([...stages.flat(), ...idle, ...freaks, ...brains].sort((a, b) => a - b)).toEqual(dice.map((_, at) => at));
    }
  });
});

describe('Danger', () => {
  test('sixes never count, a five at Danger 5 while it is not cancelled', () => {
    expect(failing(EXAMPLE, 0)).toEqual([]);
    expect(failing(EXAMPLE, 1)).toEqual([0]);
    expect(failing(EXAMPLE, 5)).toEqual([0, 1, 2, 3]);
    expect(failing([5, 6], 5, 1)).toEqual([]);
  });

  test('one wound for the roll, or one for each die', () => {
    expect(resultOf([1, 1, 2], { ...TERMS, danger: 2 }).wounds).toBe(1);
    expect(resultOf([1, 1, 2], { ...TERMS, danger: 2, perDie: true }).wounds).toBe(3);
  });
});

describe('what each brain would buy', () => {
  const brief = (offer: ReturnType<typeof offersFor>[number]) => [
    offer.cancelled,
    offer.healed,
    offer.net,
    offer.wounds,
    offer.placed,
    offer.kept,
  ];

  test('the worked example with nothing but the six', () => {
    expect(offersFor(EXAMPLE, TERMS, 1).map(brief)).toEqual([
      [0, 0, 1, 1, 0, 1],
      [0, 1, 1, 0, 0, 0],
      [1, 0, 2, 1, 0, 0],
    ]);
  });

  test('with one saved as well both can be cancelled', () => {
    const offers = offersFor(EXAMPLE, TERMS, 2);
    expect(offers).toHaveLength(4);
    expect(brief(offers[3] as (typeof offers)[number])).toEqual([1, 1, 2, 0, 0, 0]);
  });

  test('fives that outnumber the stages leave freaks', () => {
    expect(resultOf([5, 5, 1], TERMS)).toMatchObject({ stages: 0, net: 0, placed: 2 });
    expect(resultOf([5, 4, 4], { ...TERMS, noisy: true })).toMatchObject({ net: 1, placed: 1 });
  });

  test('a limit, what is added, and the claim', () => {
    expect(resultOf([4, 4, 4, 4], { ...TERMS, cap: 2 })).toMatchObject({ stages: 4, net: 2, reaches: 3 });
    expect(resultOf([4, 4], { ...TERMS, net: 1 })).toMatchObject({ net: 3, reaches: 4 });
    expect(resultOf([4], { ...TERMS, rolled: -1 })).toMatchObject({ stages: 0, net: 0 });
  });
});

test('fives are rolled again, and what only hurts', () => {
  expect(suggested([1, 3, 4, 5, 6], 4, 1)).toEqual([3]);
  expect(suggested([1, 2, 4, 5, 6], 7, 1)).toEqual([0, 3]);
});
