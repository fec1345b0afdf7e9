import { describe, expect, test } from 'vitest';
import { ServerClock, stateOf, untilPlayed } from './absence';
import type { Presence, SeatInfo } from './types/wire';

const seat = (fields: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: 0,
  kind: 'person',
  name: 'Ada',
  level: '',
  left: false,
  connected: true,
  brings: null,
  ...fields,
});
const presence = (fields: Partial<Presence> = {}): Presence => ({
  type: 'presence',
  connected: [true],
  watching: 0,
  state: [],
  until_ms: [],
  ...fields,
});

describe('a seat', () => {
  test.each<[Partial<SeatInfo>, Partial<Presence> | null, string]>([
    [{ kind: 'bot' }, null, 'bot'],
    [{ kind: 'open' }, null, 'open'],
    [{ left: true }, { state: ['away'] }, 'left'],
    [{}, null, 'here'],
    [{ connected: false }, null, 'away'],
    [{ connected: false }, {}, 'here'],
    [{}, { connected: [false], state: ['gone'] }, 'gone'],
    [{}, { connected: [false], state: ['played'] }, 'played'],
    [{}, { state: ['here'] }, 'here'],
  ])('%j %j is %s', (info, told, state) => {
    expect(stateOf(seat(info), told && presence(told))).toBe(state);
  });

  test('counts down only to a time that is to come', () => {
    expect(untilPlayed(0, presence({ until_ms: [5_000] }), 2_000)).toBe(3_000);
    expect(untilPlayed(0, presence({ until_ms: [5_000] }), 6_000)).toBeNull();
    expect(untilPlayed(0, presence({ until_ms: [0] }), 0)).toBeNull();
    expect(untilPlayed(0, null, 0)).toBeNull();
  });
});

test("the server's clock is what it said last, less what was long on its way", () => {
  const clock = new ServerClock();
  expect(clock.now(7)).toBe(7);
  clock.heard(1_000, 400);
  clock.heard(1_900, 1_500);
  expect(clock.now(2_000)).toBe(2_600);
});
