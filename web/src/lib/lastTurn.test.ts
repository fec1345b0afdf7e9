import { expect, test } from 'vitest';
import { lastTurnFrom, lastTurnOf, type Turns } from './lastTurn';

const log = (...lines: [n: number, type: string][]) => lines.map(([n, type]) => ({ n, event: { type } }));
const turns: Turns = { heading: ({ type }) => type === 'Begun', beside: ({ type }) => type === 'Offered' };

test('every line of the turn that has just ended, however many frames told it', () => {
  expect(lastTurnFrom(log([1, 'Begun'], [2, 'Moved'], [3, 'Lifted'], [4, 'Begun']), turns)).toBe(1);
});

test('an offer after it does not begin another one', () => {
  const told = log([1, 'Begun'], [2, 'Moved'], [3, 'Begun'], [4, 'Offered']);
  expect(lastTurnFrom(told, turns)).toBe(1);
  expect(lastTurnFrom([...told, ...log([5, 'Moved'])], turns)).toBe(3);
});

test('a game without turns: the last frame', () => {
  const told = log([1, 'Dealt'], [2, 'Drew'], [2, 'Drew']);
  expect(lastTurnFrom(told, null)).toBe(1);
  expect(lastTurnFrom([], null)).toBe(0);
});

test('after a take-back it is the turn before', () => {
  const told = [
    ...log([1, 'Begun'], [2, 'Moved'], [3, 'Begun'], [4, 'Lifted'], [5, 'Begun']),
    { n: 6, event: { type: 'house-taken-back', by: 1, n: 3 } },
  ];
  expect(lastTurnOf(told, turns).map(({ n }) => n)).toEqual([2, 3]);
});
