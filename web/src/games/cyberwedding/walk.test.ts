import { describe, expect, test } from 'vitest';
import { type Position, positionOf } from './position';
import { arrivalFor, facingAt, tokensFor, walkFor } from './suggest';
import { distanceOf, headingOf, mayWalk, movesOf, reachOf } from './walk';

const at = (y: number, x: number) => y * 20 + x;
const tiles = Array.from({ length: 30 }, () => 0);
const group = (seat: number, square: number) => ({ seat, square, escape: 3, fatigue: 3, vp: 0 });
const machine = (id: number, square: number, more = {}) => ({ id, square, mark: 2, facing: 0, ...more });

function laid(more: object): Position {
  return positionOf({ options: {}, tiles, players: [group(0, at(7, 13)), group(1, at(11, 12))], ...more });
}

describe('a walk', () => {
  test('costs one a square and two for roses', () => {
    const position = laid({ players: [group(0, at(9, 7)), group(1, 0)] });
    const reach = reachOf(position, { from: at(9, 7), seat: 0, allowance: 3 });
    expect(reach.get(at(9, 8))?.cost).toBe(1);
    const roses = laid({ players: [group(0, at(8, 6)), group(1, 0)] });
    const there = reachOf(roses, { from: at(8, 6), seat: 0, allowance: 1 });
    expect(there.has(at(9, 6))).toBe(false);
    expect(reachOf(roses, { from: at(8, 6), seat: 0, allowance: 2 }).get(at(9, 6))?.cost).toBe(2);
    expect(reachOf(roses, { from: at(8, 6), seat: 0, allowance: 1, plain: true }).has(at(9, 6))).toBe(true);
  });

  test('ends where a Cyberman stands', () => {
    const position = laid({ cybermen: [machine(0, at(7, 14))] });
    const reach = reachOf(position, { from: at(7, 13), seat: 0, allowance: 2 });
    expect(reach.get(at(7, 14))?.fight).toBe(true);
    expect(reach.has(at(7, 15))).toBe(false);
    expect(reach.get(at(7, 12))?.path).toEqual([at(7, 12)]);
  });

  test('is barred by hedges, fences, backs of tiles, two groups, a car', () => {
    const open = laid({});
    expect(mayWalk(open, at(4, 2), at(4, 1), 0)).toBe(false);
    expect(mayWalk(open, at(4, 2), at(4, 1), 0, true)).toBe(true);
    expect(mayWalk(open, at(13, 7), at(13, 6), 0)).toBe(false);
    expect(mayWalk(open, at(15, 7), at(15, 6), 0)).toBe(true);
    expect(mayWalk(laid({ tiles: tiles.map(() => -1) }), at(7, 13), at(7, 14), 0)).toBe(false);
    const crowd = laid({ players: [group(0, at(7, 13)), group(1, at(7, 14)), group(2, at(7, 14))] });
    expect(mayWalk(crowd, at(7, 13), at(7, 14), 0)).toBe(false);
    const driving = laid({ players: [group(0, at(7, 13)), { ...group(1, at(7, 14)), in_car: true }] });
    expect(mayWalk(driving, at(7, 13), at(7, 14), 0)).toBe(false);
  });

  test('of equal ways the one with tokens on it is taken', () => {
    const heaps = [{ square: at(8, 13), fatigue: 1, escape: 0 }];
    const reach = reachOf(laid({ heaps }), { from: at(7, 13), seat: 0, allowance: 2 });
    expect(reach.get(at(8, 14))?.path).toEqual([at(8, 13), at(8, 14)]);
  });
});

describe('a Cyberman', () => {
  test('stops in a hedge and at a group', () => {
    const position = laid({ cybermen: [machine(0, at(12, 9))], players: [group(0, at(10, 9)), group(1, 0)] });
    const moves = movesOf(position, at(12, 9), 2);
    expect(moves).toContain(at(12, 8));
    expect(moves).not.toContain(at(12, 7));
    expect(moves).toContain(at(10, 9));
    expect(movesOf(position, at(12, 9), 3)).not.toContain(at(9, 9));
  });

  test('goes through no other, onto a Unit only where a group stands', () => {
    const position = laid({ cybermen: [machine(0, at(7, 5)), machine(1, at(7, 6))], units: [at(8, 5)] });
    const moves = movesOf(position, at(7, 5), 1);
    expect(moves).not.toContain(at(7, 6));
    expect(moves).not.toContain(at(8, 5));
    const camped = laid({
      cybermen: [machine(0, at(7, 5))],
      units: [at(8, 5)],
      players: [group(0, at(8, 5)), group(1, 0)],
    });
    expect(movesOf(camped, at(7, 5), 1)).toContain(at(8, 5));
  });

  test('does not break through walls in the basic game', () => {
    const position = laid({ options: { advanced_terrain: false }, cybermen: [machine(0, at(12, 9))] });
    expect(movesOf(position, at(12, 9), 1)).not.toContain(at(12, 8));
  });
});

describe('what the screen proposes', () => {
  test('a counter beside a rival, facing it, with an ability that reaches', () => {
    const position = laid({});
    const squares = [at(13, 8), at(15, 12), at(20, 12)];
    expect(arrivalFor(position, 0, squares, ['plain', 'energy_beam'])).toEqual({
      square: at(15, 12),
      ability: 'energy_beam',
      facing: 0,
    });
    expect(arrivalFor(position, 0, [], ['plain'])).toBeNull();
    expect(facingAt(position, at(11, 15), 0)).toBe(3);
  });

  test('tokens near to the own group', () => {
    expect(tokensFor(laid({}), 0, [at(3, 9), at(3, 13), at(0, 0)])).toBe(at(3, 13));
  });

  test('the way to tokens, away from Cybermen; nowhere where nothing is better', () => {
    const heaps = [{ square: at(7, 11), fatigue: 2, escape: 0 }];
    const there = laid({ heaps, cybermen: [machine(0, at(7, 15))] });
    const reach = reachOf(there, { from: at(7, 13), seat: 0, allowance: 3 });
    expect(reach.get(walkFor(there, at(7, 13), reach))?.path).toContain(at(7, 11));
    const empty = laid({});
    expect(walkFor(empty, at(7, 13), reachOf(empty, { from: at(7, 13), seat: 0, allowance: 3 }))).toBe(-1);
  });

  test('distances and directions', () => {
    expect(distanceOf(laid({}), at(1, 1), at(3, 4))).toBe(5);
    expect([at(0, 5), at(5, 9), at(9, 5), at(5, 1)].map((to) => headingOf(laid({}), at(5, 5), to))).toEqual([
      0, 1, 2, 3,
    ]);
  });
});
