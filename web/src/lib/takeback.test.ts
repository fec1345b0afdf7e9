import { expect, test } from 'vitest';
import { TakeBacks } from './takeback.svelte';
import type { ClientMessage, Offer } from './types/wire';

const offer: Offer = { by: 0, n: 3, chance: false, hidden: false, needed: [1], agreed: [] };

function asked() {
  const sent: ClientMessage[] = [];
  const takeBacks = new TakeBacks((message) => sent.push(message));
  expect(takeBacks.told(offer, 5)).toBeNull();
  return { takeBacks, sent };
}

test('gone while the table stands still: declined', () => {
  expect(asked().takeBacks.told(null, 5)).toEqual(offer);
});

test('gone because something has happened, or agreed to: not declined', () => {
  const { takeBacks } = asked();
  expect(takeBacks.told({ ...offer, agreed: [1] }, 5)).toBeNull();
  expect(takeBacks.told(null, 6)).toBeNull();
});

test('gone because it was withdrawn: not declined', () => {
  const { takeBacks, sent } = asked();
  takeBacks.do('withdraw');
  expect(takeBacks.told(null, 5)).toBeNull();
  expect(sent).toMatchObject([{ type: 'takeback', do: 'withdraw' }]);
});
