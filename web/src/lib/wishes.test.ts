import { expect, test } from 'vitest';
import { choiceOf, invites, place, wishes, wishOf } from './wishes';

test('my seat, and the others for the easiest bot or for friends', () => {
  expect(wishes(3, 1, 'bots', ['medium', 'easy'])).toEqual([
    { kind: 'bot', level: 'easy' },
    { kind: 'me' },
    { kind: 'bot', level: 'easy' },
  ]);
  expect(wishes(2, 0, 'friends', [])).toEqual([{ kind: 'me' }, { kind: 'open' }]);
});

test('who takes another seat leaves it to the one who was to sit there', () => {
  const before = wishes(3, 0, 'bots', ['hard']);
  expect(place(before, 2, 'me').map(({ kind }) => kind)).toEqual(['bot', 'bot', 'me']);
  expect(place(before, 1, 'open')).toEqual([{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'hard' }]);
  expect(place(before, 0, 'bot:hard').every(({ kind }) => kind === 'bot')).toBe(true);
});

test('others are invited where there is a free seat beside mine', () => {
  expect(invites(wishes(2, 0, 'friends', []))).toBe(true);
  expect(invites(wishes(2, 0, 'bots', ['easy']))).toBe(false);
  expect(invites([{ kind: 'open' }, { kind: 'open' }])).toBe(false);
});

test('a choice is written and read', () => {
  for (const choice of ['me', 'open', 'bot:easy']) expect(choiceOf(wishOf(choice))).toBe(choice);
});
