import { describe, expect, test } from 'vitest';
import { aimedAt, candidates } from './choice';
import { positionOf } from './position';

const item = (action: object) => ({ do: '', action: { type: 'PlaceCyberman', ...action } });

test('candidates come from the list and from the form', () => {
  const form = {
    action: 'PlaceCyberman',
    fields: { square: { values: [9], least: 1, most: 1 } },
  };
  const actions = [item({ square: 7, ability: 'gun' }), item({ square: 7, ability: 'plain' })];
  expect(candidates({ actions, forms: [] }, 'PlaceCyberman', 'square')).toEqual([7]);
  expect(candidates({ actions, forms: [] }, 'PlaceCyberman', 'ability')).toEqual(['gun', 'plain']);
  expect(candidates({ actions, forms: [form as never] }, 'PlaceCyberman', 'square')).toEqual([7, 9]);
  expect(candidates({ actions: [], forms: [] }, 'TurnUp', 'tile')).toEqual([]);
});

describe('what is aimed at', () => {
  const position = positionOf({
    players: [
      { seat: 0, square: 5 },
      { seat: 1, square: 6 },
    ],
    cybermen: [{ id: 3, square: 40, captives: [4] }],
  });
  const none = { square: -1, cyberman: -1, captive: -1, to: -1 };

  test('a Cyberman, then where it is pushed to', () => {
    const push = { ...none, cyberman: 3, square: 41 };
    expect(aimedAt(position, push, true)).toBe(40);
    expect(aimedAt(position, push, false)).toBe(41);
  });

  test('a square, who carries a captive, a group', () => {
    expect(aimedAt(position, { ...none, square: 12 }, true)).toBe(12);
    expect(aimedAt(position, { ...none, captive: 4 }, true)).toBe(40);
    expect(aimedAt(position, { ...none, to: 1 }, true)).toBe(6);
    expect(aimedAt(position, none, true)).toBe(-1);
  });
});
