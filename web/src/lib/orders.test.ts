import { describe, expect, test } from 'vitest';
import { ask, NO_ORDERS, settled, stands, toggled, told, wanted } from './orders';

const ALL = { type: 'PassAll' };
const OTHERS = { type: 'PassOthers' };
const LEAST = { type: 'SnatchAtLeast', least: 3 };

describe('standing orders', () => {
  test('one is set or taken back, and the others stay', () => {
    expect(toggled([LEAST], 'PassAll', true)).toEqual([LEAST, ALL]);
    expect(toggled([LEAST, ALL], 'PassAll', false)).toEqual([LEAST]);
    expect(toggled([ALL], 'PassAll', true)).toEqual([ALL]);
    expect(toggled([LEAST, ALL], 'SnatchAtLeast', true, { least: 5 })).toEqual([
      ALL,
      { type: 'SnatchAtLeast', least: 5 },
    ]);
    expect(stands([LEAST, ALL], 'PassAll')).toBe(true);
    expect(stands([LEAST], 'PassAll')).toBe(false);
  });

  test('what is wanted shows at once, and is kept when the server says so', () => {
    const asked = ask(NO_ORDERS, { id: 'a', orders: [ALL] });
    expect(wanted(asked)).toEqual([ALL]);
    expect(asked.saved).toEqual([]);
    expect(settled(asked, 'a', true)).toEqual({ saved: [ALL], asked: [] });
  });

  test('what is refused goes back to what was kept last', () => {
    const two = ask(ask({ saved: [LEAST], asked: [] }, { id: 'a', orders: [ALL] }), { id: 'b', orders: [ALL, OTHERS] });
    const one = settled(two, 'a', true) ?? NO_ORDERS;
    expect(wanted(one)).toEqual([ALL, OTHERS]);
    expect(settled(one, 'b', false)).toEqual({ saved: [ALL], asked: [] });
  });

  test('an answer to something else is none', () => {
    expect(settled(ask(NO_ORDERS, { id: 'a', orders: [ALL] }), 'c', true)).toBeNull();
  });

  test('a new connection brings what is kept, and the last request goes out again', () => {
    const two = ask(ask(NO_ORDERS, { id: 'a', orders: [ALL] }), { id: 'b', orders: [OTHERS] });
    expect(told(two, [ALL])).toEqual({ saved: [ALL], asked: [{ id: 'b', orders: [OTHERS] }] });
    expect(told(NO_ORDERS, [ALL])).toEqual({ saved: [ALL], asked: [] });
  });
});
