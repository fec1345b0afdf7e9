import { describe, expect, test } from 'vitest';
import { cellsOf, outline, quarter, reached, sector, step } from './geometry';

const RINGS = [4, 8, 16, 32];
const cells = cellsOf(RINGS);
const named = (name: string) => {
  const cell = cells.find((other) => other.name === name);
  if (!cell) throw new Error(name);
  return cell;
};
const around = (name: string) => named(name).neighbours.map((id) => cells[id]?.name);

describe('rulebook 2.2, 2.3', () => {
  test('60 spaces, named ring by ring from the centre', () => {
    expect(cells).toHaveLength(60);
    expect(cells.map((cell) => cell.id)).toEqual(cells.map((_, index) => index));
    expect([cells[0]?.name, cells[4]?.name, cells[12]?.name, cells[28]?.name, cells[59]?.name]).toEqual([
      'a1',
      'b1',
      'c1',
      'd1',
      'd32',
    ]);
  });

  test.each([
    ['a1', ['a2', 'a4', 'b1', 'b2']],
    ['b1', ['a1', 'b2', 'b8', 'c1', 'c2']],
    ['c4', ['b2', 'c3', 'c5', 'd7', 'd8']],
    ['d1', ['c1', 'd2', 'd32']],
  ])('neighbours of %s', (name, expected) => {
    expect(around(name)).toEqual(expected);
  });

  test('116 edges, each both ways', () => {
    const edges = cells.flatMap((cell) => cell.neighbours.map((id) => [cell.id, id] as const));
    expect(edges).toHaveLength(2 * 116);
    for (const [a, b] of edges) expect(cells[b]?.neighbours).toContain(a);
  });

  test('space 1 begins at 225 degrees and the numbers go anticlockwise', () => {
    expect([named('a1').from, named('a1').to]).toEqual([225, 315]);
    expect([named('d1').from, named('d2').from]).toEqual([225, 236.25]);
  });

  test('home quarters', () => {
    const homes = (q: number) => cells.filter((cell) => quarter(cell, RINGS) === q).map((cell) => cell.name);
    expect(homes(0)).toEqual([
      'a1',
      'b1',
      'b2',
      'c1',
      'c2',
      'c3',
      'c4',
      ...[1, 2, 3, 4, 5, 6, 7, 8].map((k) => `d${k}`),
    ]);
    expect(homes(2).slice(0, 3)).toEqual(['a3', 'b5', 'b6']);
  });
});

describe('drawing', () => {
  test('White sits at the bottom; from the other chair everything is turned by half a circle', () => {
    expect(named('d4').centre.y).toBeGreaterThan(300);
    const turned = cellsOf(RINGS, true);
    for (const cell of cells) {
      expect(turned[cell.id]?.centre.x).toBeCloseTo(-cell.centre.x);
      expect(turned[cell.id]?.centre.y).toBeCloseTo(-cell.centre.y);
      expect(turned[cell.id]?.neighbours).toEqual(cell.neighbours);
    }
  });

  test('the outline of a space of the centre is a quarter disc', () => {
    expect(outline(named('a1'))).toBe('M-70.71 70.71A100 100 0 0 0 70.71 70.71L0 0Z');
    expect(sector(1, 2, 0, 90)).toBe('M200 0A200 200 0 0 0 0 -200L0 -100A100 100 0 0 1 100 0Z');
  });
});

describe('arrow keys', () => {
  const go = (name: string, key: string) => {
    const id = step(cells, named(name).id, key);
    return id === null ? null : cells[id]?.name;
  };

  test('lead to the neighbour in that direction', () => {
    expect(go('d4', 'ArrowUp')).toBe('c2');
    expect(go('d4', 'ArrowRight')).toBe('d5');
    expect(go('d4', 'ArrowLeft')).toBe('d3');
    expect(go('c2', 'ArrowDown')).toMatch(/^d[34]$/);
  });

  test('stop at the rim, and other keys lead nowhere', () => {
    expect(go('d4', 'ArrowDown')).toBeNull();
    expect(go('d4', 'PageUp')).toBeNull();
  });

  test('reach every space from every space', () => {
    for (const start of cells) {
      const seen = new Set([start.id]);
      const queue = [start.id];
      for (const id of queue) {
        for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
          const next = step(cells, id, key);
          if (next === null || seen.has(next)) continue;
          seen.add(next);
          queue.push(next);
        }
      }
      expect(seen.size, start.name).toBe(60);
    }
  });
});

describe('a finger', () => {
  const { centre } = named('d9');
  test('means the nearest of the spaces that do something', () => {
    const names = new Set(['d8', 'd10', 'c5']);
    const beside = { x: (centre.x + named('d10').centre.x) / 2, y: (centre.y + named('d10').centre.y) / 2 };
    expect(reached(cells, names, beside, 60)).toBe('d10');
  });

  test('means none that is out of its reach', () => {
    expect(reached(cells, new Set(['d11', 'a1']), centre, 60)).toBeNull();
    expect(reached(cells, new Set(), centre, 60)).toBeNull();
  });
});
