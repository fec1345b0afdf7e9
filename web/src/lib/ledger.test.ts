import { expect, test } from 'vitest';
import { accounts } from './ledger';
import type { Charge } from './types/api';

const line = (fields: Partial<Charge>): Charge => ({
  seat: 0,
  at: 0,
  n: 1,
  spent_ms: 0,
  lag_ms: 0,
  credit_ms: 0,
  added_ms: 0,
  left_ms: 0,
  cause: 'move',
  ...fields,
});

test('own lines first, the newest on top', () => {
  const found = accounts(
    [1, 2, 3, 4].map((n) => line({ n, at: n, seat: 1 - (n % 2) })),
    1,
  );
  expect(found.map(({ seat, lines }) => [seat, lines.map(({ n }) => n)])).toEqual([
    [1, [4, 2]],
    [0, [3, 1]],
  ]);
  expect(accounts([line({}), line({ seat: 1 })], null).map(({ seat }) => seat)).toEqual([0, 1]);
});

test('what was spared was not charged, and nothing is charged twice', () => {
  const [own] = accounts(
    [
      line({ spent_ms: 8_000, lag_ms: 250, added_ms: 500 }),
      line({ at: 9, spent_ms: 300, lag_ms: 250, credit_ms: 100 }),
    ],
    0,
  );
  expect(own?.lines.map(({ charged_ms }) => charged_ms)).toEqual([0, 7_750]);
  expect(own).toMatchObject({ charged_ms: 7_750, spared_ms: 600, added_ms: 500 });
});

test('nobody has lines of time that nobody may see', () => {
  expect(accounts([], 0)).toEqual([]);
});

test('a line tells of what came since the one before it, whoever that was of', () => {
  const found = accounts([line({ n: 3 }), line({ seat: 1, n: 5 }), line({ n: 9, at: 9 })], 0);
  expect(found[0]?.lines.map(({ after, n }) => [after, n])).toEqual([
    [5, 9],
    [0, 3],
  ]);
});

test('the parts of one turn are one line, what was taken back at the same moment is another', () => {
  const [own] = accounts(
    [
      line({ n: 1, at: 7_000, spent_ms: 7_000, left_ms: 53_000 }),
      line({ n: 2, at: 7_000, added_ms: 20_000, left_ms: 73_000 }),
      line({ n: 3, at: 7_000, cause: 'taken_back', left_ms: 73_000 }),
    ],
    0,
  );
  const told = own?.lines.map((one) => [one.after, one.n, one.charged_ms, one.added_ms, one.left_ms]);
  expect(told).toEqual([
    [2, 3, 0, 0, 73_000],
    [0, 2, 7_000, 20_000, 73_000],
  ]);
});
