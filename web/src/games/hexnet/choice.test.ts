import { describe, expect, test } from 'vitest';
import type { LegalItem } from '../../lib/types/wire';
import { abilitiesOf, core, lights, NOTHING, partsOf, press, pressHand, sample } from './choice';

const place = (kind: string, at: string): LegalItem => ({ do: `+${kind}@${at}`, action: { type: 'Place', kind, at } });
const move = (unit: string, to: string): LegalItem => ({ do: `${unit}>${to}`, action: { type: 'Move', unit, to } });
const grapple = (unit: string, target: string, to: string): LegalItem => ({
  do: `${unit}^${target}>${to}`,
  action: { type: 'Grapple', unit, target, to },
});
const transfer = (unit: string, at: string, mothership: string): LegalItem => ({
  do: `${unit}%${at}=${mothership}`,
  action: { type: 'Transfer', unit, at, mothership },
});

const ACTIONS: LegalItem[] = [
  place('S', '1,0'),
  place('S', '0,1'),
  place('M', '1,0'),
  move('S1', '5,5'),
  move('S1', '1,0'),
  move('C1', '2,2'),
  { do: 'S1!', action: { type: 'Emp', unit: 'S1' } },
  { do: 'N1*3,3', action: { type: 'Clone', unit: 'N1', at: '3,3' } },
  grapple('C1', 'bO1', '4,4'),
  grapple('C1', 'bO1', '4,5'),
  grapple('C1', 'aS1', '4,5'),
  transfer('O1', '6,0', 'O1'),
  transfer('O1', '6,0', 'O2'),
];
const parts = partsOf({ actions: ACTIONS, forms: [] });
const nobody = { own: '', top: '' };
const own = (name: string) => ({ own: name, top: `a${name}` });
const at = (changes: Partial<typeof NOTHING>) => ({ ...NOTHING, ...changes });

describe('what is lit', () => {
  test('nothing is chosen: hexes for placements of any kind', () => {
    expect(lights(parts, NOTHING)).toMatchObject({ places: ['1,0', '0,1'], moves: [], kinds: ['S', 'M'] });
  });

  test('a kind narrows the hexes, a hex the kinds', () => {
    expect(lights(parts, at({ kind: 'M' })).places).toEqual(['1,0']);
    expect(lights(parts, at({ at: '0,1' })).kinds).toEqual(['S']);
  });

  test('a unit: its moves and no placements', () => {
    expect(lights(parts, at({ unit: 'S1' }))).toMatchObject({ places: [], moves: ['5,5', '1,0'] });
  });

  test('a Grapple: first whom, then where to', () => {
    expect(lights(parts, at({ unit: 'C1', ability: 'Grapple' })).victims).toEqual(['bO1', 'aS1']);
    const aimed = lights(parts, at({ unit: 'C1', ability: 'Grapple', target: 'bO1' }));
    expect(aimed).toMatchObject({ victims: [], targets: ['4,4', '4,5'] });
  });

  test('a Transfer: first where, then which core', () => {
    expect(lights(parts, at({ unit: 'O1', ability: 'Transfer' })).targets).toEqual(['6,0']);
    expect(lights(parts, at({ unit: 'O1', ability: 'Transfer', to: '6,0' })).cores).toEqual(['O1', 'O2']);
  });

  test('too long a list comes as forms: each pair of their values', () => {
    const candidate = (values: string[]) => ({ values, least: 1, most: 1, low: null, high: null, longest: null });
    const form = { action: 'Move', fields: { unit: candidate(['S1', 'S2']), to: candidate(['7,7', '8,8']) } };
    const placing = { action: 'Place', fields: { kind: candidate(['J']), at: candidate(['9,9']) } };
    const open = partsOf({ actions: [], forms: [form, placing] });
    expect(open.map((part) => part.item.do)).toEqual(['S1>7,7', 'S1>8,8', 'S2>7,7', 'S2>8,8', '+J@9,9']);
  });

  test('abilities of a unit', () => {
    expect(abilitiesOf(parts, 'S1')).toEqual(['Emp']);
    expect(abilitiesOf(parts, 'C1')).toEqual(['Grapple']);
    expect(abilitiesOf(parts, 'J1')).toEqual([]);
  });
});

describe('what a press does', () => {
  test('hand, then hex; or hex, then hand', () => {
    expect(pressHand(parts, NOTHING, 'S')).toEqual({ pressed: at({ kind: 'S' }) });
    expect(press(parts, at({ kind: 'S' }), '0,1', nobody)).toEqual({ choose: ACTIONS[1] });
    expect(press(parts, NOTHING, '0,1', nobody)).toEqual({ pressed: at({ at: '0,1' }) });
    expect(pressHand(parts, at({ at: '0,1' }), 'S')).toEqual({ choose: ACTIONS[1] });
  });

  test('the same again gives it up', () => {
    expect(pressHand(parts, at({ kind: 'S' }), 'S')).toEqual({ pressed: NOTHING });
    expect(press(parts, at({ at: '0,1' }), '0,1', nobody)).toEqual({ pressed: NOTHING });
    expect(press(parts, at({ unit: 'S1' }), '0,0', own('S1'))).toEqual({ pressed: NOTHING });
  });

  test('a unit, then its target; a target wins over the own unit that stands there', () => {
    expect(press(parts, NOTHING, '0,0', own('S1'))).toEqual({ pressed: at({ unit: 'S1' }) });
    expect(press(parts, at({ unit: 'S1' }), '5,5', nobody)).toEqual({ choose: ACTIONS[3] });
    expect(press(parts, at({ unit: 'C1' }), '2,2', own('S1'))).toEqual({ choose: ACTIONS[5] });
    expect(press(parts, at({ unit: 'C1' }), '0,0', own('S1'))).toEqual({ pressed: at({ unit: 'S1' }) });
  });

  test('elsewhere: ask the rules why not', () => {
    expect(press(parts, at({ unit: 'S1' }), '9,9', nobody)).toEqual({ ask: 'S1>9,9' });
    expect(press(parts, at({ kind: 'M' }), '0,1', nobody)).toEqual({ ask: '+M@0,1' });
    expect(press(parts, NOTHING, '9,9', nobody)).toEqual({ miss: true });
    const aiming = at({ unit: 'N1', ability: 'Clone' });
    expect(press(parts, aiming, '9,9', nobody)).toEqual({ ask: 'N1*9,9' });
  });

  test('an ability is aimed step by step', () => {
    const grappling = at({ unit: 'C1', ability: 'Grapple' });
    const taken = { pressed: { ...grappling, target: 'bO1' } };
    expect(press(parts, grappling, '3,4', { own: '', top: 'bO1' })).toEqual(taken);
    expect(press(parts, taken.pressed, '4,5', nobody)).toEqual({ choose: ACTIONS[9] });
    expect(press(parts, at({ unit: 'N1', ability: 'Clone' }), '3,3', nobody)).toEqual({ choose: ACTIONS[7] });
    expect(press(parts, grappling, '0,0', own('C1'))).toEqual({ pressed: at({ unit: 'C1' }) });
  });

  test('nothing of a Transfer is sent before the core is chosen', () => {
    const aimed = at({ unit: 'O1', ability: 'Transfer', to: '6,0' });
    expect(press(parts, at({ unit: 'O1', ability: 'Transfer' }), '6,0', nobody)).toEqual({ pressed: aimed });
    expect(core(parts, aimed, 'O2')).toEqual({ choose: ACTIONS[12] });
    expect(press(parts, aimed, '0,0', own('O1'))).toEqual({ choose: ACTIONS[11] });
    expect(press(parts, aimed, '9,9', nobody)).toEqual({ miss: true });
  });

  test('with the Mothership in hand there is no core to choose', () => {
    const single: LegalItem = { do: 'O1%6,0', action: { type: 'Transfer', unit: 'O1', at: '6,0', mothership: '' } };
    const only = partsOf({ actions: [single], forms: [] });
    expect(press(only, at({ unit: 'O1', ability: 'Transfer' }), '6,0', nobody)).toEqual({ choose: single });
  });
});

test('what cannot be chosen is asked for in the notation', () => {
  expect(sample(at({ unit: 'S1', ability: 'Emp' }), '')).toBe('S1!');
  expect(sample(at({ unit: 'C1', ability: 'Grapple', to: '1,1' }), 'bO1')).toBe('C1^bO1>1,1');
  expect(sample(at({ unit: 'O1', ability: 'Transfer', to: '1,1' }), '')).toBe('O1%1,1');
});
