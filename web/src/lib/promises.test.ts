import { expect, test } from 'vitest';
import { keepNonce, keepPromise, promiseOf } from './promises';
import { inMemory } from './remember';

test('the first word counts', () => {
  const here = inMemory();
  keepPromise('t', 'sha256:one', true, here);
  keepPromise('t', 'sha256:two', false, here);
  keepNonce('t', 'salt', here);
  keepNonce('other', 'salt', here);
  expect(promiseOf('t', here)).toEqual({ table: 't', commit: 'sha256:one', before: true, nonce: 'salt' });
  expect(promiseOf('other', here)).toBeNull();
});

test('old tables are forgotten, and what is no list is none', () => {
  const here = inMemory();
  for (let i = 0; i < 70; i++) keepPromise(`t${i}`, `c${i}`, true, here);
  expect([promiseOf('t9', here), promiseOf('t10', here)?.commit]).toEqual([null, 'c10']);
  here.setItem('parlour.promises', '{');
  expect(promiseOf('t69', here)).toBeNull();
});
