import { describe, expect, test } from 'vitest';
import { areaOf, drawingOf, pitchOf, wallsOf } from './drawing';
import {
  fenced,
  groundOf,
  isBuilding,
  isWhole,
  neighbours,
  regionsOf,
  squareAt,
  squareName,
  squareNamed,
  tileCode,
  tileOf,
} from './ground';
import map from './map.json';

const ground = groundOf(map);
const at = (y: number, x: number) => squareAt(ground, x, y);

describe('the ground', () => {
  test('has 24 rows of 20 squares on 30 tiles', () => {
    expect([ground.width, ground.height, ground.columns, ground.names.length]).toEqual([20, 24, 5, 30]);
    expect(tileCode(ground, tileOf(ground, at(7, 13)))).toBe('B4');
    expect(tileCode(ground, tileOf(ground, at(11, 12)))).toBe('C4');
  });

  test('squares are called by column and row', () => {
    expect(squareName(ground, at(7, 13))).toBe('n8');
    for (const square of [0, at(7, 13), at(23, 19)])
      expect(squareNamed(ground, squareName(ground, square))).toBe(square);
    for (const other of ['z1', 'a25', 'a0', 'B4', '']) expect(squareNamed(ground, other)).toBe(-1);
  });

  test('the fence can be passed at its two gates alone', () => {
    expect(fenced(ground, at(15, 7), at(15, 6))).toBe(false);
    expect(fenced(ground, at(13, 7), at(13, 6))).toBe(true);
    expect(fenced(ground, at(15, 6), at(14, 6))).toBe(false);
  });

  test('buildings are found as wholes', () => {
    const regions = regionsOf(ground);
    expect(regions.map(({ kind, squares }) => `${kind}${squares.length}`).sort()).toEqual([
      'B9',
      'B9',
      'M6',
      'N24',
      'P4',
    ]);
    expect(regions.every(isWhole)).toBe(true);
    expect(isBuilding(ground, at(13, 3))).toBe(true);
  });

  test('no neighbour lies beyond the edge', () => {
    expect(neighbours(ground, 0)).toEqual([-1, 1, 20, -1]);
    expect(neighbours(ground, at(23, 19))).toEqual([at(22, 19), -1, -1, at(23, 18)]);
  });
});

describe('its drawing', () => {
  const drawing = drawingOf(ground);
  const boxes = (path: string) => path.split('z').length - 1;

  test('covers every square once', () => {
    const floors = drawing.lawn + drawing.lawn2 + drawing.road + drawing.park + drawing.soil;
    expect(boxes(floors)).toBe(480);
    expect(boxes(drawing.tree)).toBe(ground.terrain.filter((terrain) => terrain === 'T').length);
  });

  test('has a fence all round the court but for the gates', () => {
    const edges = (path: string) => path.split('M').length - 1;
    expect([edges(drawing.fence), edges(drawing.gates)]).toEqual([18, 2]);
  });

  test('has walls where a building ends', () => {
    const pavilion = regionsOf(ground).find(({ kind }) => kind === 'P');
    if (!pavilion) throw new Error('there is a pavilion');
    expect(boxes(areaOf(ground, pavilion))).toBe(4);
    expect(wallsOf(ground, pavilion).split('M').length - 1).toBe(8);
  });

  test('the cricket pitch is the four tiles in the middle', () => {
    expect(pitchOf(ground)).toEqual({ left: 8, top: 4, right: 16, bottom: 12 });
  });
});
