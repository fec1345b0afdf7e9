import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';

const ROOT = new URL('../../../src/parlour/', import.meta.url);
const HOUSE = new URL('locales/', ROOT);
const SOURCES = new URL('../', import.meta.url);
const LANGUAGES = ['en', 'pl', 'ru'];

function bundle(folder: URL, language: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  const faults = made.addResource(new FluentResource(readFileSync(new URL(`${language}.ftl`, folder), 'utf-8')));
  expect(faults).toEqual([]);
  return made;
}

const idsIn = (folder: URL, language: string): string[] =>
  [...readFileSync(new URL(`${language}.ftl`, folder), 'utf-8').matchAll(/^([a-z][\w-]*) =/gm)].map(
    ([, id]) => id ?? '',
  );

/** Ids that the client asks for by a literal, also by either side of a condition. */
function asked(): string[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf-8' });
  const sources = files.filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'));
  const calls = sources.flatMap((file) => [
    ...readFileSync(new URL(file, SOURCES), 'utf-8').matchAll(/\b(?:t|label)\(([^()]*)/g),
  ]);
  const found = calls.flatMap(([, inside]) => [...(inside ?? '').matchAll(/(?:^|[?:]\s*)'([a-z][\w-]*)'/g)]);
  return [...new Set(found.map(([, id]) => id ?? ''))];
}

const folders: [string, URL][] = [
  ['house', HOUSE],
  ...readdirSync(new URL('games/', ROOT), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map((entry): [string, URL] => [entry.name, new URL(`games/${entry.name}/locales/`, ROOT)]),
];

describe.each(folders)('texts of %s', (_, folder) => {
  test('the same messages in every language', () => {
    const english = idsIn(folder, 'en');
    expect(new Set(english).size).toBe(english.length);
    for (const language of LANGUAGES.slice(1)) expect(idsIn(folder, language).sort()).toEqual([...english].sort());
  });
});

test('everything that the client asks for is there', () => {
  const known = new Set(folders.flatMap(([, folder]) => idsIn(folder, 'en')));
  const ids = asked();
  expect(ids.length).toBeGreaterThan(100);
  expect(ids.filter((id) => !known.has(id))).toEqual([]);
});

describe('plurals', () => {
  const say = (language: string, id: string, args: Record<string, FluentVariable>) => {
    const made = bundle(HOUSE, language);
    const pattern = made.getMessage(id)?.value;
    return pattern ? made.formatPattern(pattern, args) : null;
  };

  test.each([
    ['en', ['1 seat free', '2 seats free', '5 seats free', '21 seats free']],
    ['pl', ['1 wolne miejsce', '2 wolne miejsca', '5 wolnych miejsc', '21 wolnych miejsc']],
    ['ru', ['1 свободное место', '2 свободных места', '5 свободных мест', '21 свободное место']],
  ])('%s', (language, expected) => {
    expect([1, 2, 5, 21].map((count) => say(language, 'seats-free', { count }))).toEqual(expected);
  });

  test('none has a word of its own where that reads better', () => {
    expect(say('en', 'actions-count', { count: 0 })).toBe('Nothing fits.');
  });
});
