import { describe, expect, test } from 'vitest';
import {
  around,
  axial,
  boxOf,
  centre,
  inReadingOrder,
  isHex,
  landing,
  nameOf,
  neighbours,
  outline,
  reached,
  step,
  twoJumps,
  WIDTH,
} from './geometry';

describe('names', () => {
  test("the server's ints, row above column", () => {
    expect(nameOf(((0 + 16384) << 15) | (0 + 16384))).toBe('0,0');
    expect(nameOf(((-2 + 16384) << 15) | (3 + 16384))).toBe('3,-2');
    expect(axial('3,-2')).toEqual([3, -2]);
  });

  test('a hex is two numbers and nothing else', () => {
    expect(['0,0', '-3,12', 'bS1', '3', '1,2,3', 'a,b'].filter(isHex)).toEqual(['0,0', '-3,12']);
  });
});

describe('the plane', () => {
  test('the six neighbours are all as far away as a hex is wide', () => {
    const here = centre('2,-1');
    expect(neighbours('2,-1')).toEqual(['3,-1', '2,0', '1,0', '1,-1', '2,-2', '3,-2']);
    for (const name of neighbours('2,-1')) {
      const there = centre(name);
      expect(Math.hypot(there.x - here.x, there.y - here.y)).toBeCloseTo(WIDTH);
    }
  });

  test('what touches a pair are its eight neighbours and itself', () => {
    expect(around(['0,0', '1,0']).size).toBe(10);
  });

  test('the box holds whole hexes, also of an empty board', () => {
    const box = boxOf(['0,0', '1,0']);
    expect(box.right - box.left).toBeCloseTo(2 * WIDTH);
    expect(box.bottom - box.top).toBe(80);
    expect(boxOf([]).right).toBeCloseTo(WIDTH / 2);
  });

  test('reading order goes row by row', () => {
    expect(inReadingOrder(['0,1', '1,0', '0,0', '0,-1'])).toEqual(['0,-1', '0,0', '1,0', '0,1']);
  });

  test('an outline is closed and has six bends', () => {
    expect(outline(40)).toMatch(/^M.*Z$/);
    expect(outline(40).match(/Q/g)).toHaveLength(6);
  });
});

describe('arrow keys', () => {
  const known = around(around(['0,0']));

  test('down and up again is where one was, from every row', () => {
    for (const start of ['0,0', '0,1', '-1,1']) {
      const below = step(start, 'ArrowDown', known) ?? '';
      expect(below).not.toBe('');
      expect(step(below, 'ArrowUp', known)).toBe(start);
    }
  });

  test('twice down is straight down', () => {
    const once = step('0,-1', 'ArrowDown', known) ?? '';
    const twice = step(once, 'ArrowDown', known) ?? '';
    expect(centre(twice).x).toBeCloseTo(centre('0,-1').x);
  });

  test('the other diagonal where one is not there, nothing where none is', () => {
    expect(step('0,0', 'ArrowUp', new Set(['0,-1']))).toBe('0,-1');
    expect(step('0,0', 'ArrowUp', new Set(['5,5']))).toBeNull();
    expect(step('0,0', 'Home', known)).toBeNull();
  });
});

test('a finger means the nearest of the hexes within its reach', () => {
  const near = { x: centre('1,0').x - 12, y: 5 };
  expect(reached(['0,0', '1,0', '0,1'], near, 40)).toBe('1,0');
  expect(reached(['-2,0'], near, 40)).toBeNull();
});

describe('jumps', () => {
  /** §15 X15: Ja(0,0), occupied (1,0)(1,1)(2,1)(3,0). */
  const occupied = new Set(['0,0', '1,0', '1,1', '2,1', '3,0']);

  test('over the whole run onto the first empty hex', () => {
    expect(landing('0,0', 0, occupied)).toBe('2,0');
    expect(landing('0,0', 1, occupied)).toBeNull();
  });

  test('one and two jumps, also straight on, the start being empty', () => {
    expect([...twoJumps('0,0', occupied)].sort()).toEqual(['0,0', '0,2', '2,0', '2,2', '4,0'].sort());
  });
});
