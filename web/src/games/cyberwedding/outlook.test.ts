import { describe, expect, test } from 'vitest';
import { chanceOf, isRow, lineName, modifierOn, outlookOf, resultsOf, squaresOf, worthOf } from './outlook';
import { positionOf } from './position';
import { bandOf, crashOf, crashVerdict, hitVerdict, rolledIn, spendings } from './trial';

const at = (y: number, x: number) => y * 20 + x;
const tiles = Array.from({ length: 30 }, () => 0);
const laid = (more: object) =>
  positionOf({ options: {}, tiles, players: [{ seat: 0, square: at(1, 1), escape: 0, fatigue: 0 }], ...more });
const row = (y: number) => ({ line: y - 1, backwards: false });

describe('a line', () => {
  const { ground } = laid({});

  test('goes from road to road, either way', () => {
    const squares = squaresOf(ground, row(5));
    expect([squares[0], squares.at(-1), squares.length]).toEqual([at(5, 0), at(5, 19), 20]);
    expect(squaresOf(ground, { line: 22 + 8, backwards: true })[0]).toBe(at(23, 9));
    expect([isRow(ground, 21), isRow(ground, 22)]).toEqual([true, false]);
    expect([lineName(ground, 4), lineName(ground, 22)]).toEqual(['6', 'b']);
  });
});

describe('a crash roll', () => {
  test('what stands in a square adds up', () => {
    const cybermen = [
      { id: 0, square: at(4, 7), mark: 3 },
      { id: 1, square: at(7, 9), mark: 3, rank: 'leader' },
    ];
    const position = laid({ cybermen, units: [at(7, 12)] });
    expect(modifierOn(position, at(4, 7))).toBe(2);
    expect(modifierOn(position, at(7, 9))).toBe(2);
    expect(modifierOn(position, at(7, 12))).toBe(3);
    expect(modifierOn(position, at(7, 5))).toBe(0);
    expect(modifierOn(position, at(13, 4))).toBe(1);
  });

  test('the chance to cross, with the tokens spent as well as can be', () => {
    expect(chanceOf([0], 0, 0)).toBeCloseTo(4 / 6);
    expect(chanceOf([0], 1, 0)).toBeCloseTo(5 / 6);
    expect(chanceOf([0], 2, 0)).toBe(1);
    expect(chanceOf([0, 0], 0, 1)).toBeCloseTo(1 - 4 / 36);
    expect(chanceOf([], 0, 0)).toBe(1);
    const plain = Array.from({ length: 19 }, () => 0);
    expect(chanceOf(plain, 3, 3)).toBeGreaterThan(0.05);
    expect(chanceOf(plain, 8, 8)).toBeGreaterThan(0.9);
  });

  test('what it comes to', () => {
    expect([4, 5, 6, 7].map(crashOf)).toEqual(['on', 'crash', 'crash', 'wreck']);
    const verdict = crashVerdict(4, 2);
    expect([verdict(0, 0), verdict(2, 0), verdict(0, 1)]).toEqual(['crash', 'on', 'on']);
  });
});

describe('a hit roll', () => {
  const cybermen = [
    { id: 0, square: at(7, 9), mark: 3, captives: [3, 4] },
    { id: 1, square: at(7, 11), mark: 3, rank: 'leader' },
    { id: 2, square: at(7, 13), mark: 1 },
  ];
  const players = [
    { seat: 0, square: at(1, 1), escape: 0, fatigue: 0 },
    { seat: 1, square: at(7, 15), partial: at(7, 16) },
  ];
  const { targets } = outlookOf(laid({ cybermen, players }), row(7), 0);

  test('who is hit, in the order of the way', () => {
    expect(targets.map(({ kind }) => kind)).toEqual(['carrier', 'leader', 'cyberman', 'group', 'partial']);
  });

  test('what each roll does, and what it is worth', () => {
    const [carrier, leader, plain, group] = targets;
    if (!carrier || !leader || !plain || !group) throw new Error('four at least');
    expect(resultsOf(carrier)).toEqual(['returned', 'returned', 'killed']);
    expect(resultsOf(leader)).toEqual(['dodges', 'dodges', 'destroyed']);
    expect(resultsOf(plain)).toEqual(['dodges', 'destroyed', 'destroyed']);
    expect(resultsOf(group)).toEqual(['dodges', 'dodges', 'injured']);
    expect(worthOf(carrier, 'killed')).toBe(1 - 6);
    expect(worthOf(carrier, 'returned')).toBe(1);
    expect(worthOf(leader, 'destroyed')).toBe(2);
    expect(worthOf(group, 'injured')).toBe(0);
  });

  test('columns of the table, tokens up and down', () => {
    expect([-1, 1, 2, 3, 4, 5, 6, 9].map(bandOf)).toEqual([0, 0, 0, 1, 1, 2, 2, 2]);
    expect([hitVerdict(3)(0, 0), hitVerdict(4)(1, 0), hitVerdict(6)(0, 2)]).toEqual(['1', '2', '1']);
  });
});

test('of all that may be spent the ways that cannot be had for less', () => {
  const items = [0, 1, 2, 3].flatMap((fatigue) =>
    [0, 1].map((escape_) => ({
      do: `${fatigue} ${escape_}`,
      action: { type: 'SpendOnRoll', fatigue, escape: escape_ },
    })),
  );
  const found = spendings(items, crashVerdict(4, 2));
  expect(found.map(({ item, verdict }) => `${item.do} ${verdict}`)).toEqual(['0 0 crash', '0 1 on', '2 0 on']);
});

describe('the roll that is asked about', () => {
  const log = [{ n: 1, event: { type: 'FightRolled', die: 2, result: 3 } }];
  const during = (step: object) => laid({ agenda: [{ type: 'Turn' }, step] });

  test('at the wheel the position tells the die', () => {
    const crash = during({ type: 'CrashRoll', die: 4, modifier: 2 });
    expect(rolledIn('crash', crash, [])).toMatchObject({ die: 4, modifier: 2, result: 6 });
    const hit = during({ type: 'HitRoll', die: 5, target: 'cyberman', number: 7 });
    expect(rolledIn('hit', hit, [])).toMatchObject({ die: 5, target: 'cyberman', number: 7 });
  });

  test('in a fight the log does, where it is known', () => {
    const fight = during({ type: 'Combat', rolled: true, result: 3 });
    expect(rolledIn('fight', fight, log)).toMatchObject({ die: 2, result: 3 });
    expect(rolledIn('fight', fight, [])).toMatchObject({ die: 3, result: 3 });
    expect(rolledIn('movement', fight, log)).toBeNull();
  });
});
