import { describe, expect, test } from 'vitest';
import { BLOCK, blockOf, blocksFor, clamp, isHere, logUntil, pageAt, rowsOf } from './pages';
import type { Page } from './types/api';

const page = (n: number, at = n * 10, ...types: string[]): Page => ({
  n,
  at,
  events: types.map((type) => ({ type })),
  view: {},
  awaited: [],
  position: '',
});
const here = (...pages: Page[]) => new Map(pages.map((one) => [one.n, one]));

test('pages count from 1, and a wish beyond the ends is the nearest page', () => {
  expect([clamp(0, 9), clamp(4, 9), clamp(70, 9), clamp(Number.NaN, 9)]).toEqual([1, 4, 9, 1]);
});

describe('blocks', () => {
  test('a block ends with a full number of pages', () => {
    expect([blockOf(1), blockOf(BLOCK), blockOf(BLOCK + 1)]).toEqual([0, 0, 1]);
  });

  test('the own one first, then its neighbour where an end is near', () => {
    expect(blocksFor(BLOCK / 2, 500)).toEqual([0]);
    expect(blocksFor(BLOCK + 2, 500)).toEqual([1, 0]);
    expect(blocksFor(BLOCK - 2, 500)).toEqual([0, 1]);
    expect(blocksFor(BLOCK, BLOCK)).toEqual([0]);
  });

  test('one that is not full is here once all there is of it is', () => {
    expect(isHere(here(page(1), page(2)), 0, 2)).toBe(true);
    expect(isHere(here(page(1), page(2)), 0, 3)).toBe(false);
    expect(isHere(here(), 0, 0)).toBe(false);
  });
});

describe('the log', () => {
  const pages = here(page(1, 0, 'A'), page(2, 5, 'B', 'C'), page(4, 9, 'D'));

  test('goes back to the first page that is missing', () => {
    expect(logUntil(pages, 2).map(({ n, event }) => [n, event.type])).toEqual([
      [1, 'A'],
      [2, 'B'],
      [2, 'C'],
    ]);
    expect(logUntil(pages, 4).map(({ event }) => event.type)).toEqual(['D']);
  });

  test('tells of its holes', () => {
    const rows = rowsOf(pages, 7).map((row) => ('page' in row ? row.page.n : [row.from, row.to]));
    expect(rows).toEqual([1, 2, [3, 3], 4, [5, 7]]);
  });
});

test('a moment is the last page that had begun by then', () => {
  const pages = here(page(1, 0), page(2, 50), page(3, 50), page(4, 80));
  expect([pageAt(pages, 0), pageAt(pages, 50), pageAt(pages, 79), pageAt(pages, 500)]).toEqual([1, 3, 3, 4]);
  expect(pageAt(here(page(9, 70)), 60)).toBeNull();
});
