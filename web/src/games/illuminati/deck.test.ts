import { expect, test } from 'vitest';
import { deckFrom, isDeck, OURS } from './deck';
import ours from './deck.json';

test('cards that lie face down come after the Illuminati, one a seat, and are middling ones', () => {
  const hidden = deckFrom({ deck: null, hidden_factions: true });
  expect(hidden.cards.slice(0, OURS.cards.length)).toEqual(OURS.cards);
  const backs = hidden.cards.slice(OURS.cards.length);
  expect(backs.map(({ card }) => card)).toEqual([91, 92, 93, 94, 95, 96, 97, 98]);
  for (const { power, transferable, income, faceDown, goal } of backs)
    expect([power, transferable, income, faceDown, goal]).toEqual([8, 8, 8, true, null]);
});

test('a deck of a host is read once, and has backs too', () => {
  const options = { deck: { ...ours, name: 'Mine' }, hidden_factions: true };
  expect(deckFrom(options)).toBe(deckFrom(options));
  expect(deckFrom(options).ours).toBe(false);
  expect(deckFrom(options).cards).toHaveLength(OURS.cards.length + 8);
});

test('only what has the form of a deck is shown as one', () => {
  expect(isDeck(ours)).toBe(true);
  const [first, ...others] = ours.groups;
  const broken: readonly unknown[] = [
    null,
    [],
    { ...ours, name: 7 },
    { ...ours, groups: {} },
    { ...ours, groups: [{ ...first, arrows: null }, ...others] },
    { ...ours, groups: [{ ...first, abilities: [7] }, ...others] },
    { ...ours, groups: [{ ...first, power: '3' }, ...others] },
    { ...ours, illuminati: [{ ...ours.illuminati[0], goal: 'luck' }] },
    { ...ours, specials: [{ id: 'x', name: 'X' }] },
  ];
  for (const one of broken) expect(isDeck(one)).toBe(false);
});
