import { describe, expect, test } from 'vitest';
import { ARCHETYPES, LOCATIONS } from './cards';
import { aboutToBe, wouldBe } from './makeup';
import { drawsOf } from './marks';
import {
  dangerOn,
  healthy,
  lapsOf,
  leads,
  levelOf,
  matchesOn,
  panicLimit,
  positionOf,
  progressOf,
  rankOf,
  targetOf,
  termsOf,
} from './position';

const archetype = (id: string) => ARCHETYPES.findIndex((card) => card.id === id);
const location = (id: string) => LOCATIONS.findIndex((card) => card.id === id);

const held = (id: string, wounded = false) => ({
  archetype: archetype(id),
  wounded,
  used_turn: false,
  used_round: false,
  used_game: false,
});

function view(more: object = {}) {
  const hero = { name: '', pawn: 'eye', hand: { hidden: 0 }, claimed: [], trophies: [], stage: 0, progress: 0 };
  return {
    options: { mode: 'competitive', difficulty: 'normal', danger_mode: 'per_roll' },
    players: [
      {
        ...hero,
        seat: 0,
        cards: [held('A-blue-01'), held('A-red-01', true)],
        stacks: [[0], [1]],
        brains: 3,
        slot: 0,
        stage: 2,
      },
      { ...hero, seat: 1, cards: [held('A-green-01')], stacks: [[0]], brains: 1, slot: -1 },
    ],
    slots: [
      { position: 0, top: location('L-blue-01'), below: { hidden: 4 }, freaks: 2, barricade: -1, given: false },
      { position: 3, top: -1, below: { hidden: 5 }, freaks: 0, barricade: -1, given: false },
    ],
    throw: { prepared: false, rolled: false, pool: 4, rerolls: 3, difficulty: 8, danger: 4, surplus: 0, dice: [] },
    round: 2,
    lap: 1,
    active: 0,
    agenda: [],
    ...more,
  };
}

describe('the table', () => {
  const position = positionOf(view());

  test('stacks count the card on top, what is face down is unknown', () => {
    expect(position.slots.map(({ left, top }) => [left, top])).toEqual([
      [5, location('L-blue-01')],
      [5, -1],
    ]);
    expect(position.slots.map(dangerOn)).toEqual([4, 0]);
    expect(position.players[0]?.hand).toBeNull();
  });

  test('level, rank, hit points, target', () => {
    const [hero] = position.players;
    if (!hero) throw new Error('no hero');
    expect([levelOf(hero), rankOf(hero), healthy(hero)]).toEqual([2, 1, 1]);
    expect([targetOf(position, 0), targetOf(position, 1), progressOf(position, 0)]).toEqual([2, 1, 0]);
  });

  test('together there is one target, a clock and a limit of Panic', () => {
    const team = positionOf(view({ options: { mode: 'coop', difficulty: 'hard', danger_mode: 'per_die' } }));
    expect(targetOf(team, 1)).toBe(3);
    expect(lapsOf(team)).toBe(6); // 5 in the second round, one more for two heroes
    expect(panicLimit(team)).toBe(2);
    expect(team.perDie).toBe(false);
  });

  test('only the first of a stack leads once there are more than three cards', () => {
    const cards = ['A-blue-01', 'A-blue-02', 'A-red-01', 'A-red-02'].map((id) => held(id));
    const players = [{ ...view().players[0], cards, stacks: [[3], [0, 1], [2]] }];
    const [hero] = positionOf(view({ players })).players;
    if (!hero) throw new Error('no hero');
    expect([0, 1, 2, 3].map((place) => leads(hero, place))).toEqual([true, false, true, true]);
    expect(rankOf(hero)).toBe(2);
  });
});

describe('a roll', () => {
  test('what it would be on a location, and what it is made of', () => {
    const position = positionOf(view());
    expect(matchesOn(position, 0, 0)).toEqual(new Set(['run', 'climb']));
    expect(wouldBe(position, 0, 0)).toMatchObject({
      dice: 4,
      matching: 1,
      rerolls: 3,
      difficulty: 8,
      danger: 4,
      freaks: 2,
    });
    expect(wouldBe(position, 0, 1)).toBeNull();
  });

  test('surplus rerolls take off what they are for', () => {
    const made = { ...view().throw, surplus: 2, danger: 4, difficulty: 8 };
    const position = positionOf(view({ throw: made }));
    expect(aboutToBe(position, 0)).toMatchObject({ difficulty: 8, danger: 2, calmed: 2 });
    expect(aboutToBe(position, 2)).toMatchObject({ difficulty: 6, danger: 4, calmed: 0 });
  });

  test('it is judged by the location on which it was made', () => {
    const capped = LOCATIONS.find(({ feature }) => feature === 'cap');
    const made = { ...view().throw, rolled: true, location: capped?.card, dice: [1, 2], sealed: true };
    expect(termsOf(positionOf(view({ throw: made })))).toMatchObject({ cap: capped?.n, rolled: -1, stage: 2 });
  });

  test('every die knows the number of its last draw', () => {
    const log = [
      { n: 1, event: { type: 'DiceRolled', seat: 0, faces: [1, 2, 3], draw: 0 } },
      { n: 2, event: { type: 'DiceRolled', seat: 0, faces: [1, 5, 3, 5], draw: 10 } },
      { n: 3, event: { type: 'DiceRerolled', seat: 0, dice: [1, 3], faces: [2, 2], draw: 14, left: 0 } },
    ];
    expect(drawsOf(log)).toEqual([11, 15, 13, 16]);
    expect(drawsOf([])).toEqual([]);
  });
});
