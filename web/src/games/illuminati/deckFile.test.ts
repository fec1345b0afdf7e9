import { expect, test } from 'vitest';
import { byCard } from './deckFile';

const fault = (field: string, card: string) => ({ field, code: 'deck_number', args: { card }, detail: '' });

test('faults stand by card, in their order, those of the whole deck by themselves', () => {
  const all = [
    fault('options.deck.groups.3.power', 'Feuds'),
    fault('options.deck', ''),
    fault('options.deck.groups.3.income', 'Feuds'),
    fault('options.deck.groups.4.name', 'Feuds'),
  ];
  expect(byCard(all).map(({ name, faults }) => [name, faults.length])).toEqual([
    ['Feuds', 2],
    ['', 1],
    ['Feuds', 1],
  ]);
});
