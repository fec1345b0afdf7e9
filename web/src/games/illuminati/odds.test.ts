import { describe, expect, it } from 'vitest';
import { type ALIGNMENTS, mask, opposed, same } from './alignments';
import { percent, winning } from './odds';

describe('the odds of rulebook 6.3', () => {
  it.each([
    [-4, 0],
    [1, 0],
    [2, 1],
    [3, 3],
    [4, 6],
    [5, 10],
    [6, 15],
    [7, 21],
    [8, 26],
    [9, 30],
    [10, 33],
    [40, 33],
  ])('N %i wins with %i of 36', (n, ways) => expect(winning(n)).toBe(ways));

  it('is said in whole percents', () => expect([percent(7), percent(10)]).toEqual([58, 92]));
});

describe('alignments, rulebook 2', () => {
  const at = (...names: (typeof ALIGNMENTS)[number][]) => mask(names);
  it('counts what both have', () => {
    expect(same(at('violent', 'criminal'), at('violent', 'criminal', 'weird'))).toBe(2);
    expect(same(at('fanatic'), at('fanatic'))).toBe(0);
  });
  it('counts opposites, two Fanatics as one pair', () => {
    expect(opposed(at('weird', 'communist'), at('straight', 'government'))).toBe(2);
    expect(opposed(at('fanatic'), at('fanatic'))).toBe(1);
    expect(opposed(at('criminal'), at('criminal'))).toBe(0);
    expect(opposed(at('peaceful'), at('violent'))).toBe(1);
  });
  it('knows nothing of cards without any', () => expect([same(0, 1023), opposed(0, 1023)]).toEqual([0, 0]));
});
