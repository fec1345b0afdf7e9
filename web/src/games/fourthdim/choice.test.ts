import { describe, expect, test } from 'vitest';
import type { LegalItem } from '../../lib/types/wire';
import {
  eligible,
  finish,
  lights,
  modeFor,
  NOTHING,
  partsOf,
  press,
  sample,
  startCapture,
  startVictims,
  written,
} from './choice';

const item = (text: string, action: LegalItem['action']): LegalItem => ({ do: text, action });
const move = (piece: string, to: string, take: string | null = null) =>
  item(`${piece}-${to}${take ? `x${take}` : ''}`, { type: 'Move', piece, to, take });

const LEGAL: LegalItem[] = [
  item('x:b3', { type: 'TakeAtStart', cells: ['b3'] }),
  item('x:c16', { type: 'TakeAtStart', cells: ['c16'] }),
  item('x:b3,c16', { type: 'TakeAtStart', cells: ['b3', 'c16'] }),
  move('c7', 'c6'),
  move('c7', 'b4'),
  move('c7', 'b4', 'b5'),
  move('d5', 'd4'),
  item('^d5', { type: 'BeamUp', piece: 'd5' }),
  item('^c7', { type: 'BeamUp', piece: 'c7' }),
];
const parts = partsOf(LEGAL);
const OWN = ['c7', 'd5', 'd1'];

describe('what is lit', () => {
  test('nothing is pressed: the pieces that can walk', () => {
    expect(lights(parts, 'move', NOTHING)).toEqual({ pieces: ['c7', 'd5'], targets: [], prey: [], victims: [] });
  });

  test('a piece is pressed: its targets, and what can be taken from them', () => {
    const lit = lights(parts, 'move', { piece: 'c7', to: '' });
    expect(lit.targets).toEqual(['c6', 'b4']);
    expect(lit.prey).toEqual([{ from: 'b4', take: 'b5' }]);
  });

  test('a target is pressed: its victims', () => {
    expect(lights(parts, 'move', { piece: 'c7', to: 'b4' }).victims).toEqual(['b5']);
  });

  test('Beam Down has no piece to press: its targets are lit at once', () => {
    const down = partsOf([item('vb3', { type: 'BeamDown', to: 'b3', take: null })]);
    expect(lights(down, 'down', NOTHING).targets).toEqual(['b3']);
  });
});

describe('which piece is asked for', () => {
  test('those that can be lifted, until one is pressed; who walks needs no mark', () => {
    expect(eligible(parts, 'up', NOTHING)).toEqual(['d5', 'c7']);
    expect(eligible(parts, 'up', { piece: 'd5', to: '' })).toEqual([]);
    expect(eligible(parts, 'move', NOTHING)).toEqual([]);
    expect(eligible(parts, null, NOTHING)).toEqual([]);
  });
});

describe('pressing', () => {
  test('piece, then target', () => {
    expect(press(parts, 'move', NOTHING, 'c7', OWN)).toEqual({ pressed: { piece: 'c7', to: '' } });
    expect(press(parts, 'move', { piece: 'c7', to: '' }, 'c6', OWN)).toEqual({ choose: move('c7', 'c6') });
  });

  test('a target with prey waits for the victim, or for "take nothing"', () => {
    const aimed = press(parts, 'move', { piece: 'c7', to: '' }, 'b4', OWN);
    expect(aimed).toEqual({ pressed: { piece: 'c7', to: 'b4' } });
    expect(press(parts, 'move', { piece: 'c7', to: 'b4' }, 'b5', OWN)).toEqual({ choose: move('c7', 'b4', 'b5') });
    expect(finish(parts, 'move', { piece: 'c7', to: 'b4' }, '')).toEqual({ choose: move('c7', 'b4') });
  });

  test('the same piece again lets it go, another own piece takes its place', () => {
    expect(press(parts, 'move', { piece: 'c7', to: '' }, 'c7', OWN)).toEqual({ pressed: NOTHING });
    expect(press(parts, 'move', { piece: 'c7', to: '' }, 'd1', OWN)).toEqual({ pressed: { piece: 'd1', to: '' } });
  });

  test('anything else misses', () => {
    expect(press(parts, 'move', { piece: 'c7', to: '' }, 'd30', OWN)).toEqual({ miss: true });
  });

  test('Beam Up is complete with its piece', () => {
    expect(press(parts, 'up', NOTHING, 'd5', OWN)).toEqual({ choose: LEGAL[7] });
  });
});

describe('modes', () => {
  test('the chosen one while it is possible, else the walk, else the only timewarp left', () => {
    expect(modeFor(parts, 'up')).toBe('up');
    expect(modeFor(parts, 'down')).toBe('move');
    expect(modeFor(partsOf(LEGAL.slice(7)), null)).toBe('up');
    expect(modeFor([], 'move')).toBeNull();
  });
});

describe('start captures', () => {
  const legal = { actions: LEGAL, forms: [] };

  test('victims from the list, or from the form where there are too many subsets', () => {
    expect(startVictims(legal)).toEqual(['b3', 'c16']);
    const cells = { values: ['a1', 'd4'], least: 1, most: 2, low: null, high: null, longest: null };
    expect(startVictims({ actions: [], forms: [{ action: 'TakeAtStart', fields: { cells } }] })).toEqual(['a1', 'd4']);
  });

  test('are named in the order of the board', () => {
    expect(startCapture(['c16', 'b3'], ['a1', 'b3', 'c16']).do).toBe('x:b3,c16');
  });
});

test('a part written by hand is read from its notation', () => {
  expect(written(item('x: b3,c5', {})).action).toEqual({ type: 'TakeAtStart', cells: ['b3', 'c5'] });
  expect(written(move('c7', 'c6'))).toEqual(move('c7', 'c6'));
  expect(written(item('c7-c6', {})).action).toEqual({});
});

test('questions about what is not possible', () => {
  expect([sample('move', 'c7', 'c9'), sample('up', 'c7', ''), sample('down', '', 'b2')]).toEqual([
    'c7-c9',
    '^c7',
    'vb2',
  ]);
  expect([sample('back', 'c7', 'c9'), sample('navigate', '', '')]).toEqual(['@c7>c9', '~']);
});
