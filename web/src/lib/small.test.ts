import { describe, expect, test } from 'vitest';
import { clauseFor } from './clauses';
import { clockText, remainingMs, secondsText, shortMs } from './clock';
import { composed, isText, start } from './form';
import { targetOf, tokenOf } from './links';
import { inMemory, remembered } from './remember';
import { changed, chosenValue, faulty, fieldsOf, readable } from './schema';
import { shapeOf, sorted } from './shape';
import { backoff, Outbox } from './socket';
import type { ClockView, LegalForm } from './types/wire';

describe('clocks', () => {
  const clock: ClockView = { kind: 'fischer', remaining_ms: [60_000, 5_000], running: [1], free_ms: [0, 0], now_ms: 0 };

  test.each([
    [20_000, 5_000],
    [40_000, 10_000],
    [600_000, 10_000],
    [null, 10_000],
  ])('little is left of %s: %s', (base, short) => {
    expect(shortMs(base)).toBe(short);
  });

  test('only a running clock goes down, and never below nothing', () => {
    expect(remainingMs(clock, 0, 3_000)).toBe(60_000);
    expect(remainingMs(clock, 1, 3_000)).toBe(2_000);
    expect(remainingMs(clock, 1, 9_000)).toBe(0);
  });

  test('what is free goes by before it', () => {
    const free = { ...clock, free_ms: [0, 1_500] };
    expect([1_000, 1_500, 2_500].map((since) => remainingMs(free, 1, since))).toEqual([5_000, 5_000, 4_000]);
  });

  test.each([
    [0, '0:00.0'],
    [9_901, '0:10.0'],
    [9_400, '0:09.4'],
    [59_001, '1:00'],
    [521_000, '8:41'],
    [3_723_000, '1:02:03'],
  ])('%i ms', (ms, text) => {
    expect(clockText(ms)).toBe(text);
  });

  test('a countdown knows whole seconds only', () => {
    expect([0, 4_001, 59_999].map(secondsText)).toEqual(['0:00', '0:05', '1:00']);
  });
});

describe('links', () => {
  test('tokens in fragments', () => {
    expect(tokenOf('#i=aB-_9')).toEqual({ kind: 'invite', value: 'aB-_9' });
    expect(tokenOf('#s=x')).toEqual({ kind: 'seat', value: 'x' });
    expect(tokenOf('#rule-6')).toBeNull();
  });

  test('what is pasted into the lobby', () => {
    expect(targetOf(' https://play.example/t/abc123#i=tok ')).toBe('/t/abc123#i=tok');
    expect(targetOf('/t/abc123')).toBe('/t/abc123');
    expect(targetOf('abc123')).toBe('/t/abc123');
    expect(targetOf('https://play.example/')).toBeNull();
    expect(targetOf('')).toBeNull();
  });
});

describe('clauses', () => {
  const clauses = ['6', '6.5', '7'].map((number) => ({ number, title: '', level: 2, html: '' }));

  test('a finer number leads to the clause that holds it', () => {
    expect(clauseFor(clauses, '6.5')).toBe('6.5');
    expect(clauseFor(clauses, '6.5 b')).toBe('6.5');
    expect(clauseFor(clauses, '6.9')).toBe('6');
    expect(clauseFor(clauses, '§ 7')).toBe('7');
    expect(clauseFor(clauses, '12')).toBeNull();
  });
});

describe('forms', () => {
  const form: LegalForm = {
    action: 'PayFor',
    fields: {
      amount: { values: [], least: 1, most: 1, low: 2, high: 9, longest: null },
      group: { values: ['mafia', 'press'], least: 1, most: 1, low: null, high: null, longest: null },
      cells: { values: ['b3', 'c5'], least: 1, most: 2, low: null, high: null, longest: null },
    },
  };

  test('begin with something allowed and are written in the default notation', () => {
    const filled = start(form);
    expect(filled).toEqual({ amount: 2, group: 'mafia', cells: ['b3'] });
    expect(composed(form, filled)).toEqual({
      do: 'pay-for 2 "mafia" ["b3"]',
      action: { type: 'PayFor', amount: 2, group: 'mafia', cells: ['b3'] },
    });
  });

  test('a text is written by hand, and begins empty', () => {
    const name = { values: [], least: 1, most: 1, low: null, high: null, longest: 40 };
    const rename: LegalForm = { action: 'Rename', fields: { name } };
    expect(Object.values(rename.fields).map(isText)).toEqual([true]);
    expect(Object.values(form.fields).map(isText)).toEqual([false, false, false]);
    expect(start(rename)).toEqual({ name: '' });
    expect(composed(rename, { name: 'Bob „Ż”' })).toEqual({
      do: 'rename "Bob „Ż”"',
      action: { type: 'Rename', name: 'Bob „Ż”' },
    });
  });
});

describe('options from a schema', () => {
  const schema = {
    $ref: '#/$defs/Options',
    $defs: {
      Options: {
        type: 'object',
        properties: {
          rings: { type: 'array', items: { type: 'integer' }, default: [4, 8] },
          open: { type: 'boolean', default: false },
          lives: { type: 'integer', minimum: 1, maximum: 5, default: 3 },
          mode: { $ref: '#/$defs/Mode' },
        },
      },
      Mode: { enum: ['short', 'long'] },
    },
  };
  const defaults = { rings: [4, 8], open: false, lives: 3, mode: 'short' };

  test('a control for each', () => {
    const fields = fieldsOf(schema, defaults);
    expect(fields.map(({ name, control }) => `${name} ${control}`)).toEqual([
      'rings list',
      'open switch',
      'lives number',
      'mode choice',
    ]);
    expect(fields[2]).toMatchObject({ value: 3, least: 1, most: 5 });
  });

  test('yes, no, or left open', () => {
    const open = { properties: { extra: { anyOf: [{ type: 'boolean' }, { type: 'null' }], default: null } } };
    const fields = fieldsOf(open, { extra: null });
    expect(fields).toEqual([{ name: 'extra', control: 'choice', value: null, values: [null, true, false] }]);
    expect(changed(fields, { extra: null })).toEqual({});
    expect(changed([{ ...fields[0], value: false } as (typeof fields)[number]], { extra: null })).toEqual({
      extra: false,
    });
  });

  test('only what was changed is sent', () => {
    const fields = fieldsOf(schema, defaults);
    expect(changed(fields, defaults)).toEqual({});
    const edited = fields.map((field) => (field.control === 'switch' ? { ...field, value: true } : field));
    expect(changed(edited, defaults)).toEqual({ open: true });
  });

  const rings = (value: string) => ({ name: 'rings', control: 'list', of: 'integer', value }) as const;

  test.each([
    ['4, 8, 16, 64', [4, 8, 16, 64]],
    ['4,8', [4, 8]],
    ['4 8; 16', [4, 8, 16]],
    ['[4, 8]', [4, 8]],
    [' ', []],
    ['4, x', undefined],
    ['4.5', undefined],
    ['[4,8,"x"', undefined],
    ['[4,8,"x"]', undefined],
  ])('numbers as people write them: %j', (value, list) => {
    expect(chosenValue(rings(value))).toEqual(list);
    expect(readable([rings(value)])).toBe(list !== undefined);
  });

  test('words that hold commas', () => {
    const words = (value: string) => chosenValue({ name: 'p_list', control: 'list', of: 'string', value });
    expect(words('3@1,2 5@0,-1')).toEqual(['3@1,2', '5@0,-1']);
    expect(words('3@1,2, 5@0,-1')).toEqual(['3@1,2', '5@0,-1']);
    expect(words('["3@1,2"]')).toEqual(['3@1,2']);
  });

  test('a list is shown as it is written, and is no change', () => {
    const fields = fieldsOf(schema, defaults);
    expect(fields[0]).toMatchObject({ value: '4, 8' });
    expect(changed([rings('4, 8')], defaults)).toEqual({});
    expect(changed([rings('4, 8, 16')], defaults)).toEqual({ rings: [4, 8, 16] });
  });

  test('which field a refusal is about', () => {
    expect(faulty([rings('')], { field: 'options.rings' })).toBe('rings');
    expect(faulty([rings('')], { field: 'rings.1' })).toBe('rings');
    expect(faulty([rings('')], { field: 'seats' })).toBeNull();
    expect(faulty([rings('')], {})).toBeNull();
  });
});

describe('shapes of a view', () => {
  test.each([
    [{ hidden: 5 }, { kind: 'hidden', count: 5 }],
    [[], { kind: 'empty' }],
    [3, { kind: 'plain' }],
    [[1, null], { kind: 'line', values: [1, null] }],
    [[{ a: 1 }, { b: 2 }], { kind: 'rows', columns: ['a', 'b'], rows: [{ a: 1 }, { b: 2 }] }],
    [{ a: [1] }, { kind: 'entries', entries: [['a', [1]]] }],
  ])('%j', (value, shape) => {
    expect(shapeOf(value)).toEqual(shape);
  });
});

describe('the connection', () => {
  test('waits longer each time, up to a bound, and never in step with others', () => {
    expect([0, 1, 2, 10].map((attempt) => backoff(attempt, 1))).toEqual([500, 1000, 2000, 15_000]);
    expect(backoff(3, 0)).toBe(2000);
  });

  test('keeps a command until it is answered', () => {
    const outbox = new Outbox();
    outbox.add({ type: 'act', cmd: 'a', prompt: 'p', actions: ['x'] });
    outbox.add({ type: 'act', cmd: 'b', prompt: 'p', actions: ['y'] });
    expect(outbox.settle('nobody')).toBe(false);
    expect(outbox.settle('a')).toBe(true);
    outbox.add({ type: 'say', id: 'c', text: 'Hello' });
    expect(outbox.settle('b')).toBe(true);
    expect(outbox.waiting.map(({ type }) => type)).toEqual(['say']);
  });
});

describe('remembered choices', () => {
  test('a value that is not known any more is none', () => {
    const store = inMemory();
    const theme = remembered<'light' | 'dark'>('theme', ['light', 'dark'], store);
    expect(theme.get()).toBeNull();
    theme.set('dark');
    expect(theme.get()).toBe('dark');
    theme.forget();
    expect(theme.get()).toBeNull();
    store.setItem('parlour.theme', 'pink');
    expect(theme.get()).toBeNull();
  });
});

test('rows of several kinds are no table', () => {
  const night = { type: 'Night', fish: 3 };
  expect(shapeOf([night, { type: 'Turn', begun: true }]).kind).toBe('entries');
  expect(shapeOf([night, { type: 'Day', fish: 0 }]).kind).toBe('rows');
  expect(shapeOf([{ seat: 0, place: 'harbour' }, { seat: 1 }]).kind).toBe('rows');
});

test('what the game names comes first, the machinery apart', () => {
  const weights = { agenda: 'machinery', cats: 'named' } as const;
  const weight = (name: string) => weights[name as keyof typeof weights] ?? 'plain';
  const entries = Object.entries({ agenda: 1, night: 2, cats: 3 });
  const { main, more } = sorted(entries, weight);
  expect(main.map(([name]) => name)).toEqual(['cats', 'night']);
  expect(more).toEqual([['agenda', 1]]);
});
