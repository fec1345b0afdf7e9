import { expect, test } from 'vitest';
import { standing, TAKEN_BACK, takenBack } from './takenBack';

const line = (n: number, type = 'Moved') => ({ n, event: { type } });
const back = (n: number, to: number) => ({ n, event: { type: TAKEN_BACK, by: 0, n: to } });

test('what came after the number that stands again does not count, what follows does', () => {
  const log = [line(1), line(2), line(3), back(4, 1), line(5)];
  expect(takenBack(log)).toEqual([false, true, true, false, false]);
  expect(standing(log).map(({ n }) => n)).toEqual([1, 5]);
});

test('a second one reaches past the first', () => {
  expect(takenBack([line(1), line(2), back(3, 1), line(4), back(5, 0)])).toEqual([true, true, true, true, false]);
});

test('one that is taken back itself takes nothing back any more', () => {
  // The table stands as after number 3: what the first one took back stays so, what came after it does too.
  expect(takenBack([line(1), line(2), back(3, 1), line(4), back(5, 3)])).toEqual([false, true, false, true, false]);
});

test('nothing is taken back', () => {
  expect(takenBack([line(1), line(1), line(2)])).toEqual([false, false, false]);
});
