import { expect, test, vi } from 'vitest';
import { namesOf } from './names';
import { texts } from './texts.svelte';
import type { SeatInfo } from './types/wire';

const seat = (number: number, kind: string, name = ''): SeatInfo => ({
  seat: number,
  kind,
  name,
  level: kind === 'bot' ? 'easy' : '',
  left: false,
  connected: true,
});

test('who has no name is a guest in the words of the reader', () => {
  const get = vi.spyOn(texts, 'get').mockImplementation((id) => (id === 'guest' ? 'Гость' : id));
  expect(namesOf([seat(0, 'person'), seat(1, 'person', 'Ada'), seat(2, 'open')])).toEqual([
    'Гость',
    'Ada',
    'seat-open',
  ]);
  expect(namesOf([seat(0, 'person'), seat(1, 'person')])).toEqual(['seat-number', 'seat-number']);
  get.mockRestore();
});
