import { describe, expect, test } from 'vitest';
import { ARCHETYPES, LOCATIONS } from './cards';
import { type Carried, colourFor, givesDie, matchesOf, mostOf, numbersFor } from './numbers';

const archetype = (id: string) => ARCHETYPES.findIndex((card) => card.id === id);
const location = (id: string) => LOCATIONS.findIndex((card) => card.id === id);
const held = (id: string, wounded = false, leads = true): Carried => ({ card: archetype(id), wounded, leads });
const HERE = { freaks: 0, others: 0, coop: false };

describe('what a card is worth on a location', () => {
  const black = ARCHETYPES.find(({ colour }) => colour === 'black')?.id ?? '';

  test('a die of its colour, unless it leads and is wounded', () => {
    expect(givesDie(held('A-blue-01'), 'blue')).toBe(true);
    expect(givesDie(held('A-blue-01'), 'red')).toBe(false);
    expect(givesDie(held('A-blue-01', true), 'blue')).toBe(false);
    expect(givesDie(held('A-blue-01', true, false), 'blue')).toBe(true);
    expect(givesDie(held(black, true), 'black')).toBe(true);
  });

  test('a match for each ability that is on both, while it leads and is healthy', () => {
    const tower = location('L-blue-01'); // run, climb, notice
    expect(matchesOf(held('A-blue-01'), tower)).toEqual(['run', 'climb']);
    expect(matchesOf(held('A-blue-01', true), tower)).toEqual([]);
    expect(matchesOf(held('A-blue-01', false, false), tower)).toEqual([]);
  });

  test('most of a colour decides what a wild location is', () => {
    expect(mostOf([held('A-red-01'), held('A-green-01'), held('A-red-02')])).toBe('red');
    expect(mostOf([held('A-red-01'), held('A-green-01')])).toBe('green');
    const wild = LOCATIONS.find(({ feature }) => feature === 'wild');
    expect(colourFor(wild?.card ?? -1, [held('A-red-01')])).toBe('red');
    expect(colourFor(location('L-blue-01'), [held('A-red-01')])).toBe('blue');
  });
});

describe('the numbers of a roll', () => {
  test('three dice and one reroll with nothing that fits', () => {
    const { dice, usable, surplus } = numbersFor([held('A-red-01', true)], { ...HERE, card: location('L-blue-01') });
    expect([dice, usable, surplus]).toEqual([3, 1, 0]);
  });

  test('rerolls beyond three are a surplus, freaks raise the Danger to five at most', () => {
    const cards = [held('A-blue-01'), held('A-blue-03'), held('A-blue-07')];
    const numbers = numbersFor(cards, { ...HERE, card: location('L-blue-01'), freaks: 4 });
    expect(numbers).toMatchObject({ dice: 6, matching: 3, matches: 6, total: 7, usable: 3, surplus: 4, danger: 5 });
  });

  test('the dark takes a reroll, company gives dice', () => {
    const dark = LOCATIONS.find(({ feature }) => feature === 'dark')?.card ?? -1;
    expect(numbersFor([], { ...HERE, card: dark })).toMatchObject({ usable: 0, dice: 3 });
    const crowd = LOCATIONS.find(({ feature }) => feature === 'crowd')?.card ?? -1;
    expect(numbersFor([], { ...HERE, card: crowd, others: 2 }).dice).toBe(4);
    expect(numbersFor([], { ...HERE, card: location('L-blue-01'), others: 2, coop: true }).dice).toBe(5);
  });
});
