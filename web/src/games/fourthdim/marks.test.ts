import { expect, test } from 'vitest';
import { DRAWS, lastTurn } from './marks';

const log = (...events: { type: string; [field: string]: unknown }[]) => events.map((event, n) => ({ n, event }));
const turn = (seat: number) => ({ type: 'TurnBegun', seat, number: 1 });
const walked = { type: 'PieceMoved', seat: 0, piece: 'W', origin: 'c4', to: 'b2' };
const placed = { type: 'FuturePlaced', seat: 0, piece: 'W', current: 'c1', to: 'b1', spot: 1 };
const taken = { type: 'PieceCaptured', seat: 0, owner: 1, piece: 'W', at: 'a2' };

test('nothing has happened', () => {
  expect(lastTurn([])).toEqual({ walked: [], changed: [] });
  expect(lastTurn(log(turn(0)))).toEqual({ walked: [], changed: [] });
});

test('the turn before the one that has just begun', () => {
  expect(lastTurn(log(turn(0), walked, placed, turn(1)))).toEqual({ walked: ['c4', 'b2'], changed: ['b1'] });
});

test('the turn that ended the game', () => {
  const won = { type: 'GameWon', seat: 0, reason: 'timelord' };
  expect(lastTurn(log(turn(0), walked, turn(1), taken, won))).toEqual({ walked: [], changed: ['a2'] });
});

test('an offer is no turn', () => {
  expect(lastTurn(log(turn(0), walked, turn(1), { type: 'DrawOffered', seat: 1 })).walked).toEqual(['c4', 'b2']);
});

test('a draw that is offered, and whose it is', () => {
  expect(DRAWS.standing({ offers: [false, true] })).toEqual({ kind: 'draw', by: 1 });
  expect(DRAWS.standing({ offers: [false, false] })).toBeNull();
  expect(DRAWS.standing({})).toBeNull();
  expect(DRAWS.declined({ type: 'DrawDeclined', seat: 0 })).toBe(true);
});
