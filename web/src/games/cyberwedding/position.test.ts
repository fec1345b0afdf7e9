import { describe, expect, test } from 'vitest';
import { args, clauseOf, seat, value } from './messages';
import { humansIn, memberNumbered, positionOf, ranking, stepOf } from './position';

const view = {
  options: { max_rounds: null, advanced_terrain: true },
  tiles: Array.from({ length: 30 }, (_, tile) => (tile === 8 || tile === 13 ? 0 : -1)),
  players: [
    { seat: 0, hand: ['gold'], vp: 3, state: 'human', members: [{ character: 'geek', fate: 'carried' }], square: 153 },
    { seat: 1, hand: { hidden: 2 }, vp: 5, state: 'fled' },
    { seat: 2, hand: { hidden: 0 }, vp: 3, state: 'held' },
  ],
  cybermen: [{ id: 4, mark: 3, square: 154, captives: [0] }],
  agenda: [
    { type: 'Turn', seat: 0 },
    { type: 'Combat', cyberman: 4, result: 3 },
  ],
  deck: { hidden: 40 },
};

describe('a view', () => {
  const position = positionOf(view);

  test('what is hidden is counted', () => {
    expect(position.players.map(({ hand, held }) => [hand, held])).toEqual([
      [['gold'], 1],
      [null, 2],
      [null, 0],
    ]);
    expect(position.deck).toBe(40);
    expect(position.faceUp.filter(Boolean).length).toBe(2);
  });

  test('rounds by the number of seats, where the table has not chosen', () => {
    expect(position.maxRounds).toBe(16);
    expect(positionOf({ ...view, options: { max_rounds: 4 } }).maxRounds).toBe(4);
  });

  test('who counts as human, who carries whom, what goes on', () => {
    expect(humansIn(position)).toBe(2);
    expect(memberNumbered(position, 0)?.character).toBe('geek');
    expect(stepOf(position, 'Combat')?.result).toBe(3);
  });

  test('those with equal points share a rank', () => {
    expect(ranking(position).map(({ player, rank }) => [player.seat, rank])).toEqual([
      [1, 1],
      [0, 2],
      [2, 2],
    ]);
  });

  test('an empty one is no fault', () => {
    expect(positionOf({}).players).toEqual([]);
  });
});

describe('arguments of texts', () => {
  test('squares, Cybermen, captives, lines', () => {
    seat(['Ada', 'Ben', 'Cy'], 0);
    expect(args({ square: 153 }, view)).toEqual({ square_square: 'n8' });
    expect(args({ cyberman: 4 }, view)).toEqual({
      cyberman_rank: 'ordinary',
      cyberman_mark: 'III',
      cyberman_square: 'o8',
    });
    expect(args({ cyberman: 9, mark: 2 }, view)).toMatchObject({ cyberman_rank: 'ordinary', cyberman_mark: 'II' });
    expect(args({ cyberman: 9 }, view)).toMatchObject({ cyberman_rank: 'gone' });
    expect(args({ captive: 0 }, view)).toEqual({ captive_character: 'geek', captive_owner: 'Ada' });
    expect(args({ line: 4 }, view)).toEqual({ line_axis: 'row', line_name: '6' });
    expect(args({ tile: 8 }, view)).toMatchObject({ tile_place: 'B4' });
    expect(args({ target: 'group', number: 1 }, view)).toMatchObject({ number_owner: 'Ben' });
    expect(args({ square: -1 }, view)).toEqual({});
  });

  test('values and clauses', () => {
    expect(value('tile', 8, view)).toBe('B4');
    expect(value('to', 153, view)).toBe('n8');
    expect(value('facing', 1, view)).toBeNull();
    expect(clauseOf({ type: 'CrashRolled' })).toBe('7.3');
    expect(clauseOf({ type: 'Unknown' })).toBe('');
  });
});
