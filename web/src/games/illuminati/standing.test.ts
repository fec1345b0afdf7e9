import { describe, expect, it } from 'vitest';
import { madeDeck, madeView } from './made';
import { type Position, positionOf } from './position';
import { offeredOrders, waitedFor } from './standing';

const DECK = madeDeck([{ id: 'a' }, { id: 'b' }]);
const POSITION = positionOf(madeView(DECK, [[['a']], [['b']]]));
const at = (active: number, turns: number): Position => ({
  ...POSITION,
  active,
  players: POSITION.players.map((player) => (player.seat === 1 ? { ...player, turns } : player)),
});
const stands = (position: Position, ...kept: { type: string; turn?: number; attack?: number }[]) =>
  offeredOrders(position, 1, kept).flatMap(({ type, stands }) => (stands ? [type] : []));

describe('standing orders', () => {
  it('wait for the next own turn, in the own one for the one after it', () => {
    expect(waitedFor(at(0, 2), 1)).toBe(2);
    expect(waitedFor(at(1, 2), 1)).toBe(3);
  });

  it('one that waited for a turn which is over stands no more', () => {
    const order = { type: 'PassUntilTurn', turn: 2 };
    expect(stands(at(0, 2), order)).toEqual(['PassUntilTurn']);
    expect(stands(at(1, 2), order)).toEqual([]);
    expect(stands(at(0, 3), order)).toEqual([]);
  });

  it('that for an attack is offered during one, and is good for that one', () => {
    const types = (position: Position) => offeredOrders(position, 1, []).map(({ type }) => type);
    expect(types(at(0, 0))).toEqual(['PassUnlessAttacked', 'PassUntilTurn']);
    const agenda = [{ type: 'Attempt', seat: 0, attacker: 0, group: 1, kind: 'control', serial: 7 }];
    const position = positionOf(madeView(DECK, [[['a']], [['b']]], { agenda }));
    expect(types(position)).toEqual(['PassUntilAttackEnds', 'PassUnlessAttacked', 'PassUntilTurn']);
    expect(stands(position, { type: 'PassUntilAttackEnds', attack: 7 })).toEqual(['PassUntilAttackEnds']);
    expect(stands(position, { type: 'PassUntilAttackEnds', attack: 6 })).toEqual([]);
  });
});
