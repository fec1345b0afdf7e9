import { expect, test } from 'vitest';
import cards from './cards.json';
import { shapeOf } from './pawns';

test('every pawn of the box has a shape of its own', () => {
  const outlines = cards.pawns.map(({ id }) => shapeOf(id).outline);
  expect(new Set([...outlines, shapeOf('').outline]).size).toBe(cards.pawns.length + 1);
});
