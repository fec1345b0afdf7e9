import { describe, expect, test } from 'vitest';
import type { State } from '../../lib/types/fourthdim';
import { countsOf, type Piece, pieceOf, positionOf, type Tracked, track } from './position';

function state(changes: Partial<State> = {}): { [field: string]: unknown } {
  const board = Array<number>(60).fill(0);
  board[31] = 1; // White's Timelord on d4
  board[47] = 9; // Black's on d20
  board[16] = 2; // White's Guardian on c5
  board[1] = 6; // its Future token on a2
  const options = { rings: [4, 8, 16, 32] } as State['options'];
  const turn = { type: 'Turn', begun: true, seat: 0, progress: [], asked: 'approach', done: false } as const;
  return {
    seats: 2,
    agenda: [turn],
    options,
    board,
    mode: [2, 1],
    spot: [2, 3],
    lifted: [-1, 2],
    mark: [-1, 30],
    current: [16, -1],
    future: [1, -1],
    ...changes,
  };
}

describe('pieces', () => {
  test('every code of the board', () => {
    expect(pieceOf(0, 5)).toBeNull();
    const all = Array.from({ length: 16 }, (_, index) => pieceOf(index + 1, 0));
    expect(all.map((piece) => piece && `${piece.side}${piece.future ? 'F' : ''}${piece.kind}`)).toEqual([
      ...['0T', '0G', '0R', '0W', '0FT', '0FG', '0FR', '0FW'],
      ...['1T', '1G', '1R', '1W', '1FT', '1FG', '1FR', '1FW'],
    ]);
  });
});

describe('a view', () => {
  const position = positionOf(state());

  test('pairs, markers and Vortices', () => {
    expect(position.warps[0]).toEqual({
      mode: 'back',
      spot: 2,
      lifted: null,
      mark: null,
      pair: { current: 16, future: 1 },
    });
    expect(position.warps[1]).toEqual({ mode: 'up', spot: 3, lifted: 'R', mark: 30, pair: null });
    expect([position.side, position.due]).toEqual([0, 'approach']);
  });

  test('counts: the Vortex counts, the Future token does not', () => {
    expect(countsOf(position, 0).map(({ count }) => count)).toEqual([1, 1, 0, 0]);
    expect(countsOf(position, 1).map(({ count }) => count)).toEqual([1, 0, 1, 0]);
  });
});

describe('pieces from one position to the next', () => {
  const piece = (cell: number, kind: Piece['kind'], side: 0 | 1 = 0): Piece => ({ cell, kind, side, future: false });
  const keys = (tracked: Tracked[]) => tracked.map(({ cell, key }) => [cell, key]);
  const counter = () => {
    let last = 0;
    return () => ++last;
  };

  test('who stayed keeps its key, who moved takes it along, who came gets a new one', () => {
    const fresh = counter();
    const first = track([], [piece(1, 'W'), piece(2, 'W'), piece(3, 'T')], fresh);
    expect(keys(first)).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
    const second = track(first, [piece(2, 'W'), piece(7, 'W'), piece(3, 'T'), piece(9, 'G')], fresh);
    expect(keys(second)).toEqual([
      [2, 2],
      [7, 1],
      [3, 3],
      [9, 4],
    ]);
  });

  test('a piece never turns into one of the other side', () => {
    const fresh = counter();
    const first = track([], [piece(1, 'W', 0)], fresh);
    expect(keys(track(first, [piece(1, 'W', 1)], fresh))).toEqual([[1, 2]]);
  });
});
