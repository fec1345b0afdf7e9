import { describe, expect, test } from 'vitest';
import { areaOf, inReadingOrder, positionsFor, RING, towards } from './geometry';

test('ten cells round the box, each beside the next', () => {
  expect(RING).toHaveLength(10);
  for (const [index, cell] of RING.entries()) {
    const after = RING[(index + 1) % RING.length];
    expect(Math.abs(cell.row - (after?.row ?? 9)) + Math.abs(cell.column - (after?.column ?? 9))).toBe(1);
  }
  expect(areaOf(0)).toBe('1 / 1');
  expect(areaOf(5)).toBe('3 / 4');
});

test('two locations for each player, four for one alone', () => {
  expect([1, 2, 3, 4, 5].map((players) => positionsFor(players).length)).toEqual([4, 4, 6, 8, 10]);
});

test('the eye goes by rows, the ring goes round', () => {
  expect(inReadingOrder([0, 3, 4, 5, 8, 9])).toEqual([0, 3, 9, 4, 8, 5]);
});

describe('arrow keys', () => {
  const all = positionsFor(5);

  test.each([
    [0, 'ArrowRight', 1],
    [9, 'ArrowRight', 4],
    [1, 'ArrowDown', 7],
    [0, 'ArrowLeft', null],
    [6, 'ArrowUp', 2],
  ] as const)('%i %s', (from, key, to) => {
    expect(towards(from, key, all)).toBe(to);
  });

  test('lead over empty cells', () => {
    expect(towards(0, 'ArrowDown', positionsFor(2))).toBe(8);
    expect(towards(0, 'ArrowRight', positionsFor(2))).toBe(3);
  });
});
