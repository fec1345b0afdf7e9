import { expect, test } from 'vitest';
import { Absences, AWAY_MS, SeenNumbers } from './absences';
import { inMemory } from './remember';

test('who comes for the first time has missed nothing', () => {
  const absences = new Absences(null);
  expect(absences.looks(40, 0)).toBeNull();
  expect(absences.looks(41, 1)).toBeNull();
});

test('a new page goes on from what the last one has shown', () => {
  expect(new Absences(12).looks(12, 0)).toBeNull();
  expect(new Absences(12).looks(15, 0)).toBe(12);
});

test('a glance aside is no absence', () => {
  const absences = new Absences(null);
  absences.looks(3, 0);
  absences.left(100);
  expect(absences.looks(5, 100 + AWAY_MS - 1)).toBeNull();
});

test('away is away from the first moment on, told once', () => {
  const absences = new Absences(null);
  absences.looks(3, 0);
  absences.left(100);
  absences.left(5_000);
  expect(absences.looks(5, 100 + AWAY_MS)).toBe(3);
  expect(absences.looks(6, 101 + AWAY_MS)).toBeNull();
});

test('the tables looked at last are remembered', () => {
  const seen = new SeenNumbers(inMemory());
  for (let table = 0; table < 60; table++) seen.set(`t${table}`, table);
  seen.set('t20', 99);
  expect([seen.get('t0'), seen.get('t59'), seen.get('t20')]).toEqual([null, 59, 99]);
});
