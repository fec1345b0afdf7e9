import { expect, test } from 'vitest';
import schema from '../../lib/types/schema/iamzombie.json';
import { LOCATIONS } from './cards';
import { args, clauseOf, value } from './messages';

const events = schema.$defs.Event.anyOf.map(({ $ref }) => $ref.split('/').at(-1) ?? '');

test('every event rests on a clause', () => {
  expect(events.length).toBeGreaterThan(50);
  expect(events.filter((type) => clauseOf({ type }) === '')).toEqual([]);
  expect(clauseOf({ type: 'Unheard' })).toBe('');
});

const tower = LOCATIONS.findIndex(({ id }) => id === 'L-blue-01');
const view = {
  players: [{ seat: 0, slot: 0, cards: [] }],
  slots: [
    { position: 0, top: tower, below: { hidden: 2 } },
    { position: 3, top: -1 },
  ],
  throw: { dice: [1, 6, 5] },
  active: 0,
};

test('slots have letters, and the name of what lies on them', () => {
  expect(args({ type: 'Move', slot: 0 }, view)).toMatchObject({
    slot_place: 'A',
    slot_name: 'iamzombie-location-l-blue-01',
    feature_name: 'iamzombie-feature-none',
  });
  expect(args({ type: 'Lay', slot: 1 }, view)).not.toHaveProperty('slot_name');
  expect(args({ type: 'StackExhausted', slot: 1, onto: 0 }, view)).toMatchObject({ slot_place: 'B', onto_place: 'A' });
});

test('cards have names and specials, dice are named by what they show', () => {
  expect(args({ type: 'Use', archetype: 0, target: 3, die: 2 }, view)).toMatchObject({
    archetype_name: 'iamzombie-archetype-a-blue-01',
    special_name: 'iamzombie-special-sprint',
    target_name: 'iamzombie-archetype-a-blue-04',
    die_face: 5,
  });
  expect(args({ type: 'Reroll', dice: [0, 2] }, view)).toMatchObject({ dice_faces: '1, 5' });
  expect(args({ type: 'Reroll', dice: [3] }, view)).toMatchObject({ dice_faces: '' });
  expect(args({ archetypes: [0, 1] }, view)).toMatchObject({
    archetypes_names: 'iamzombie-archetype-a-blue-01, iamzombie-archetype-a-blue-02',
  });
});

test('what a list of actions offers is named where it is a card', () => {
  expect(value('archetype', 0, view)).toBe('iamzombie-archetype-a-blue-01');
  expect(value('slot', 1, view)).toBe('B');
  expect(value('slot', -1, view)).toBeNull();
  expect(value('count', 1, view)).toBeNull();
});
