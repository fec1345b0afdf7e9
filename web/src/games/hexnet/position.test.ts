import { expect, test } from 'vitest';
import type { State } from '../../lib/types/hexnet';
import { lastTurn } from './marks';
import { clauseOf } from './messages';
import { findUnit, positionOf, topOf } from './position';

const at = (q: number, r: number) => ((r + 16384) << 15) | (q + 16384);

/** Two players: a core of a at 0,0 with a Climber of b on it, a clone of a, a core of b, a Wreck. */
const STATE: State = {
  seats: 2,
  agenda: [],
  options: {
    counts: [],
    trap_deactivates: false,
    p_mode: 'random',
    p_list: [],
    p_first_round: 3,
    p_every: 2,
    p_cap: 0,
    turn_timeout: 'skip3',
    lockout_turns: 3,
    max_actions: 0,
  },
  secrets: [{ seat: 0, mothership: 0, traps: { laid: [at(3, 0), 2] } }, { seat: 1 }],
  kind: [0, 2, 5, 0, 6],
  owner: [0, 1, 0, 1, -1],
  ordinal: [1, 1, 1, 1, 4],
  at: [at(0, 0), at(0, 0), at(1, 0), at(2, 0), at(-1, 0)],
  level: [0, 1, 0, 0, 0],
  carries: [0, 1, 0, 0, 0],
  imm: [-1, -1, -1, 5, -1],
  par: [-1, 5, -1, 4, -1],
  exp: [-1, -1, 7, -1, -1],
  alive: [1, 1],
  activated: [1, 1],
  turns: [5, 4],
  moves: [5, 4],
  skips: [0, 0],
  lost: [0, 0],
  hand: [1, 2, 0, 0, 0, 1, 0, 0, 0, 1],
  named: [],
  p_hexes: [at(0, -1)],
  turn: [0, 5, 0, 4],
  fallen: [0, 0],
  count: 9,
  seen: {},
  twice: [],
  reason: '',
};
const position = positionOf({ ...STATE });

test('names, stacks from the bottom, marks', () => {
  expect(position.units.map((unit) => unit.name)).toEqual(['aO1', 'bC1', 'aK1', 'bO1', 'X4']);
  expect(position.stacks.get('0,0')?.map((unit) => unit.name)).toEqual(['aO1', 'bC1']);
  expect(topOf(position, '0,0')?.power).toBe(true);
  expect(position.powerUps).toEqual(['0,-1']);
  expect(position.traps).toEqual([{ hex: '3,0', seat: 0 }]);
  expect(findUnit(position, 'O1', 1)?.hex).toBe('2,0');
  expect(findUnit(position, 'X4')?.seat).toBeNull();
});

test('which core is which: where the view tells it, and only there', () => {
  expect(position.units.map((unit) => unit.core)).toEqual(['M', null, null, null, null]);
  expect(position.players[0]?.hand.filter(({ count }) => count > 0)).toEqual([
    { kind: 'D', count: 1 },
    { kind: 'S', count: 2 },
  ]);
  expect(position.players[1]?.hand.filter(({ count }) => count > 0)).toEqual([
    { kind: 'O', count: 1 },
    { kind: 'N', count: 1 },
  ]);
  const inHand = positionOf({ ...STATE, secrets: [{ seat: 0, mothership: -1 }, { seat: 1 }] });
  expect(inHand.players[0]?.hand.slice(0, 2)).toEqual([
    { kind: 'M', count: 1 },
    { kind: 'D', count: 0 },
  ]);
  expect(inHand.units[0]?.core).toBe('D');
});

test('what lasts: through the owner’s next turn, or the one under way', () => {
  expect(findUnit(position, 'bC1')?.paralysed).toBe(5); // b's turn 5 is still to come
  expect(findUnit(position, 'bO1')?.paralysed).toBeNull(); // b's turn 4 is over
  expect(findUnit(position, 'bO1')?.trapped).toBe(5);
  expect(findUnit(position, 'aK1')?.expires).toBe(7);
});

test('no view yet', () => {
  expect(positionOf({}).units).toEqual([]);
});

test('the last turn: where from, where to, what else', () => {
  const log = [
    { n: 1, event: { type: 'TurnBegun', seat: 0 } },
    { n: 2, event: { type: 'UnitMoved', unit: 'aJ1', origin: '0,0', to: '2,0' } },
    { n: 2, event: { type: 'TrapSprung', unit: 'aJ1', at: '2,0' } },
    { n: 2, event: { type: 'WreckRemoved', wreck: 'X1', at: '5,5' } },
    { n: 2, event: { type: 'PowerUpAppeared', at: '7,7' } },
    { n: 2, event: { type: 'TurnBegun', seat: 1 } },
  ];
  expect(lastTurn(log)).toEqual({ left: ['0,0'], reached: ['2,0'], changed: ['2,0', '5,5'] });
});

test('clauses of events', () => {
  expect(clauseOf({ type: 'NetworkFell', reason: 'lockout' })).toBe('5.3');
  expect(clauseOf({ type: 'WreckRemoved' })).toBe('10.4');
  expect(clauseOf({ type: 'RoundEnded' })).toBe('');
});
