import { describe, expect, test } from 'vitest';
import { ApiError } from './api';
import { BLOCK } from './pages';
import { Replay } from './replay.svelte';
import type { Page, Replay as Said, TableInfo } from './types/api';

const INFO = { id: 'abc', game: 'any', seats: [], status: 'over', you: null } as unknown as TableInfo;

const book = (total: number, ms: number): Page[] =>
  Array.from({ length: total }, (_, index) => ({
    n: index + 1,
    at: index * ms,
    events: [{ type: 'Made', number: index + 1 }],
    view: { number: index + 1 },
    awaited: [],
    position: '',
  }));

/** A server with a book for everybody and one a seat, that gives no more than `most` pages at once. */
function served(books: Map<number | null, Page[]>, most = 1000) {
  const asked: [since: number, limit: number, seat: number | null][] = [];
  const pages = async (_: string, since: number, limit: number, seat: number | null): Promise<Said> => {
    asked.push([since, limit, seat]);
    const own = books.get(seat);
    if (!own) throw new ApiError(403, { code: 'no_seat', args: {}, rule: '' });
    const end = since + Math.min(limit, most);
    const outcome = { ranks: [], winners: [0], scores: [], reason: 'left', key: '' };
    return { total: own.length, seat, omniscient: seat === null, pages: own.slice(since, end), outcome };
  };
  return { replay: new Replay(INFO, pages), asked };
}

describe('pages that are fetched as they are wanted', () => {
  test('a game of one block is asked for once', async () => {
    const { replay, asked } = served(new Map([[null, book(12, 1)]]));
    await replay.open(null, null);
    for (const n of [5, 12, 1]) await replay.go(n);
    expect(asked).toEqual([[0, BLOCK, null]]);
    expect(replay.view).toEqual({ number: 1 });
    expect(replay.log).toHaveLength(1);
  });

  test('a link into the middle of a long game fetches that part only', async () => {
    const { replay, asked } = served(new Map([[null, book(1000, 1)]]));
    await replay.open(525, null);
    expect(replay.n).toBe(525);
    expect(asked.map(([since]) => since)).toEqual([500]);
    expect(replay.log.at(0)?.n).toBe(501);
    await replay.go(1000);
    expect(replay.outcome?.winners).toEqual([0]);
    await replay.fill(1);
    expect(replay.rows.filter((row) => 'from' in row)).toEqual([
      { from: 51, to: 500 },
      { from: 551, to: 950 },
    ]);
  });

  test('large pages come in several answers', async () => {
    const { replay, asked } = served(new Map([[null, book(20, 1)]]), 8);
    await replay.open(20, null);
    expect(asked.map(([since]) => since)).toEqual([0, 8, 16]);
    expect(replay.view).toEqual({ number: 20 });
    await replay.go(3);
    expect(asked).toHaveLength(3);
  });

  test('what was played meanwhile is there after a refresh', async () => {
    const pages = book(3, 1);
    const { replay } = served(new Map([[null, pages]]));
    await replay.open(3, null);
    pages.push(...book(5, 1).slice(3));
    await replay.refresh();
    expect(replay.total).toBe(5);
    await replay.go(5);
    expect(replay.log).toHaveLength(5);
  });
});

describe('other eyes', () => {
  test('see the same moment, though they count otherwise', async () => {
    const { replay } = served(
      new Map([
        [null, book(900, 10)],
        [1, book(300, 30)],
      ]),
    );
    await replay.open(700, null);
    await replay.look(1);
    expect([replay.n, replay.total, replay.page?.at]).toEqual([234, 300, 6990]);
    await replay.look(null);
    expect(replay.page?.at).toBe(6990);
    expect(replay.omniscient).toBe(true);
  });

  test('that are refused say so, and the first try again works', async () => {
    const { replay } = served(new Map([[null, book(5, 10)]]));
    await replay.open(3, null);
    await replay.look(0);
    expect(replay.failure?.code).toBe('no_seat');
    await replay.look(null);
    expect(replay.failure).toBeNull();
    expect(replay.total).toBe(5);
  });
});
