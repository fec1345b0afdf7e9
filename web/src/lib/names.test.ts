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
  brings: null,
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

test('bots of one level are told apart', () => {
  const get = vi
    .spyOn(texts, 'get')
    .mockImplementation((id, args) => `${id} ${args?.level ?? ''} ${args?.number ?? ''}`.trim());
  const hard = { ...seat(3, 'bot'), level: 'hard' };
  expect(namesOf([seat(0, 'person', 'Ada'), seat(1, 'bot'), seat(2, 'bot'), hard])).toEqual([
    'Ada',
    'seat-bot-numbered easy 1',
    'seat-bot-numbered easy 2',
    'seat-bot hard',
  ]);
  get.mockRestore();
});
