import { expect, test } from 'vitest';
import ours from './map.json';
import { isMap, MOST_BYTES } from './mapFile';

test('our own map can be drawn', () => {
  expect(isMap(ours)).toBe(true);
  expect(JSON.stringify(ours).length).toBeLessThan(MOST_BYTES);
});

const { rows, tiles } = ours;

test.each([
  ['nothing', null],
  ['a list', []],
  ['no name', { rows, tiles }],
  ['no rows', { name: 'x', tiles }],
  ['a short row', { ...ours, rows: [...rows.slice(1), '===='] }],
  ['half a tile', { ...ours, rows: rows.slice(1) }],
  ['unknown terrain', { ...ours, rows: rows.map((row) => row.replace('T', 'W')) }],
  ['rows of numbers', { ...ours, rows: rows.map(() => 3) }],
  ['empty rows', { ...ours, rows: rows.map(() => ''), tiles: [] }],
  ['a tile too few', { ...ours, tiles: tiles.slice(1) }],
  ['tiles without names', { ...ours, tiles: tiles.map(() => ({})) }],
  ['far too wide', { ...ours, rows: rows.map((row) => row.repeat(2)), tiles: [...tiles, ...tiles] }],
])('%s cannot', (_, value) => {
  expect(isMap(value)).toBe(false);
});
