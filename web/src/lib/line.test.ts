import { describe, expect, test } from 'vitest';
import { endingOf, lineFrom, moved, played, positionAt, recordOf } from './line';

const turn = (text: string, position = `after ${text}`) => ({ text, seat: 0, position });

describe('a line of turns', () => {
  const line = played(played(lineFrom('start'), turn('a')), turn('b'));

  test('stands after what was made', () => {
    expect(positionAt(lineFrom('start'))).toBe('start');
    expect(positionAt(line)).toBe('after b');
    expect(positionAt(moved(line, 1))).toBe('after a');
    expect([moved(line, -3).at, moved(line, 9).at]).toEqual([0, 2]);
  });

  test('another turn takes the place of what had followed', () => {
    const other = played(moved(line, 1), turn('c'));
    expect(other.turns.map(({ text }) => text)).toEqual(['a', 'c']);
    expect(other.at).toBe(2);
  });

  test('the same turn once more keeps what follows it', () => {
    const again = played(moved(line, 0), turn('a'));
    expect(again.turns.map(({ text }) => text)).toEqual(['a', 'b']);
    expect(again.at).toBe(1);
  });
});

const TURNS = ['c4-b2', 'c4-b2 ^d3', 'c4-b2 ^d3 ~', 'c4-b2 ~', '-'];

test('a part that only ends the turn is no part of its record', () => {
  expect(recordOf(['c4-b2', '-'], TURNS)).toBe('c4-b2');
  expect(recordOf(['c4-b2', '^d3'], TURNS)).toBe('c4-b2 ^d3');
  expect(recordOf(['-'], TURNS)).toBe('-');
  expect(recordOf(['odd'], TURNS)).toBe('odd');
});

test('what ends a whole turn is what no longer turn goes on with', () => {
  const following = [{ do: '^d3' }, { do: '-' }, { do: '~' }];
  expect(endingOf('c4-b2', following, TURNS)).toEqual({ do: '-' });
  expect(endingOf('c4-b2', [{ do: '~' }], TURNS)).toBeNull();
});
