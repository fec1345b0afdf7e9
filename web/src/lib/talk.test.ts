import { expect, test } from 'vitest';
import { GALLERY, heard, merged, textFault, unread } from './talk';
import type { ChatLine } from './types/wire';

const line = (n: number, seat: number | null = 0): ChatLine => ({ n, at_ms: n, seat, name: 'Ada', text: `${n}` });

test('each line once, in the order of their numbers, and not for ever', () => {
  const lines = merged([line(2), line(3)], [line(3), line(1), line(4)]);
  expect(lines.map(({ n }) => n)).toEqual([1, 2, 3, 4]);
  const many = merged(
    lines,
    Array.from({ length: 600 }, (_, n) => line(n)),
  );
  expect([many.length, many.at(-1)?.n]).toEqual([500, 599]);
});

test('who is muted is not heard and makes nothing new', () => {
  const lines = [line(1, 0), line(2, 1), line(3, null)];
  expect(heard(lines, [1]).map(({ n }) => n)).toEqual([1, 3]);
  expect(heard(lines, [GALLERY]).map(({ n }) => n)).toEqual([1, 2]);
  expect(unread(heard(lines, [1, GALLERY]), 0, 0)).toBe(0);
});

test("one's own lines are not new, also after the page was loaded anew", () => {
  const lines = [line(1, 0), line(2, 1), line(3, 0), line(4, null)];
  expect(unread(lines, 0, 0)).toBe(2);
  expect(unread(lines, 2, 0)).toBe(1);
  expect(unread(lines, 0, null)).toBe(4);
});

test('what the server would refuse is told before it is sent', () => {
  expect(textFault('  \n ')).toBe('text_empty');
  expect(textFault('😀'.repeat(500))).toBeNull();
  expect(textFault('x'.repeat(501))).toBe('text_long');
});
