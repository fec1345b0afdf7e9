import { expect, test } from 'vitest';
import { parsed, pathIn } from './hostFile';

test('a path is the one inside the file', () => {
  expect(['options.map.rows.3', 'map.rows.3', 'options.map', 'map'].map((field) => pathIn('map', field))).toEqual([
    'rows.3',
    'rows.3',
    '',
    '',
  ]);
});

test('what is no JSON is nothing, and no error', () => {
  expect(parsed('{"a": [1]}')).toEqual({ a: [1] });
  expect(parsed('null')).toBeNull();
  expect(parsed('{')).toBeUndefined();
});
