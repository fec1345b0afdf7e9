import { describe, expect, test } from 'vitest';
import { MOST, planOf } from './motion';
import type { Unit } from './position';
import { EMPTY, nextScene } from './tracked';

const MOVED = { type: 'UnitMoved', unit: 'aS1', origin: '0,0', to: '3,0', level: 0 };
const FELL = { type: 'NetworkFell', seat: 1, units: ['bO1', 'bS1'], wrecks: ['X1', 'X2'], vanished: ['bC1'] };

describe('the order of what is shown', () => {
  test('the move, the fall unit by unit, what stood above, then Wrecks one by one', () => {
    const plan = planOf([MOVED, FELL, { type: 'WreckRemoved', wreck: 'X2' }, { type: 'WreckRemoved', wreck: 'X1' }]);
    const times = [
      plan.starts.get('aS1'),
      plan.starts.get('X1'),
      plan.starts.get('X2'),
      plan.ends.get('bC1'),
      plan.ends.get('X2'),
      plan.ends.get('X1'),
    ] as number[];
    expect(times[0]).toBe(0);
    expect([...times].sort((a, b) => a - b)).toEqual(times);
    expect(new Set(times).size).toBe(times.length);
    expect(plan.formerly.get('X1')).toBe('bO1');
  });

  test('however much falls, it does not take longer', () => {
    const wrecks = Array.from({ length: 90 }, (_, i) => ({ type: 'WreckRemoved', wreck: `X${i}` }));
    expect(Math.max(...planOf(wrecks).ends.values())).toBeLessThan(MOST);
  });

  test('an EMP strikes, a trap too, and nothing else moves', () => {
    const plan = planOf([
      { type: 'EmpFired', unit: 'aS1', units: ['bJ1', 'bO1'] },
      { type: 'RoundEnded', number: 3 },
      { type: 'TrapSprung', unit: 'bS2' },
    ]);
    expect([...plan.struck.keys()]).toEqual(['bJ1', 'bO1', 'bS2']);
    expect(plan.starts.size + plan.ends.size).toBe(0);
  });
});

describe('tiles from one position to the next', () => {
  const unit = (name: string, hex: string): Unit => ({
    name,
    own: name.replace(/^[a-j]/, ''),
    seat: name.startsWith('X') ? null : 0,
    kind: name.startsWith('X') ? 'X' : 'S',
    hex,
    level: 0,
    power: false,
    paralysed: null,
    trapped: null,
    expires: null,
    core: null,
  });
  let count = 0;
  const fresh = () => ++count;
  const first = nextScene(EMPTY, [unit('aS1', '0,0'), unit('bS1', '1,0')], planOf([]), fresh);

  test('a unit that moved keeps its tile and knows where it was', () => {
    const { standing, leaving } = nextScene(first, [unit('bS1', '1,0'), unit('aS1', '3,0')], planOf([MOVED]), fresh);
    const moved = standing.find((one) => one.unit.name === 'aS1');
    expect(moved?.key).toBe(first.standing[0]?.key);
    expect(moved?.before?.hex).toBe('0,0');
    expect(leaving).toEqual([]);
  });

  test('a Wreck keeps the tile of what it was', () => {
    const { standing } = nextScene(first, [unit('aS1', '0,0'), unit('X1', '1,0')], planOf([fall('bS1')]), fresh);
    const wreck = standing.find((one) => one.unit.name === 'X1');
    expect(wreck?.key).toBe(first.standing[1]?.key);
    expect(wreck?.before?.name).toBe('bS1');
  });

  test('what became a Wreck and was removed at once goes when the Wreck does', () => {
    const events = [fall('bS1'), { type: 'WreckRemoved', wreck: 'X1' }];
    const { leaving } = nextScene(first, [unit('aS1', '0,0')], planOf(events), fresh);
    expect(leaving.map((one) => one.unit.name)).toEqual(['bS1']);
    expect(leaving[0]?.wait).toBeGreaterThan(0);
  });

  test('what leaves was there; what comes has a tile of its own', () => {
    const { standing, leaving } = nextScene(first, [unit('cS1', '0,0')], planOf([]), fresh);
    expect(leaving).toHaveLength(2);
    expect(first.standing.map((one) => one.key)).not.toContain(standing[0]?.key);
    expect(standing[0]?.before).toBeNull();
  });

  function fall(name: string) {
    return { type: 'NetworkFell', seat: 1, units: [name], wrecks: ['X1'], vanished: [] };
  }
});
