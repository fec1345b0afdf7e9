import { expect, test } from 'vitest';
import { favoured, figureOf, shareOf, verdictOf } from './score';

test('words for how much, whoever it is for', () => {
  expect([0, -39, 40, -300, 900, 49_999, -50_000].map(verdictOf)).toEqual([
    'even',
    'even',
    'slight',
    'clear',
    'winning',
    'winning',
    'forced',
  ]);
});

test('a score is for the side to move', () => {
  expect([favoured(200, 1), favoured(-200, 1), favoured(-200, 0), favoured(10, 0)]).toEqual([1, 0, 1, null]);
});

test('the bar is the first seat’s share', () => {
  expect(shareOf(0, 1)).toBe(0.5);
  expect(shareOf(200, 0)).toBeCloseTo(shareOf(-200, 1));
  expect(shareOf(200, 0)).toBeGreaterThan(0.7);
  expect([shareOf(60_000, 1), shareOf(60_000, 0)]).toEqual([0, 1]);
});

test('figures', () => {
  expect([125, -40, 0, 60_000, -60_000].map(figureOf)).toEqual(['+1.25', '−0.40', '0.00', '+∞', '−∞']);
});
