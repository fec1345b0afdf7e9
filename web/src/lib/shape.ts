/** How a piece of a view is laid out as text: which of a few simple forms fits it. */

type Entries = [string, unknown][];
type Row = { readonly [column: string]: unknown };

export type Shape =
  | { kind: 'hidden'; count: number }
  | { kind: 'empty' }
  | { kind: 'plain' }
  | { kind: 'line'; values: unknown[] }
  | { kind: 'rows'; columns: string[]; rows: Row[] }
  | { kind: 'entries'; entries: Entries };

const isObject = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

const keysOf = (rows: readonly Row[]): string[] => [...new Set(rows.flatMap((row) => Object.keys(row)))];

/** Rows of several kinds would fill a wide table with holes. A hidden field makes no other kind. */
function alike(rows: readonly Row[]): boolean {
  const kinds = new Set(rows.map((row) => row.type));
  return kinds.size <= 1 || rows.every((row) => Object.keys(row).length === keysOf(rows).length);
}

export function shapeOf(value: unknown): Shape {
  if (Array.isArray(value)) {
    if (value.length === 0) return { kind: 'empty' };
    if (value.every(isObject) && alike(value)) return { kind: 'rows', columns: keysOf(value), rows: value };
    if (value.every((item) => typeof item !== 'object' || item === null)) return { kind: 'line', values: value };
    return { kind: 'entries', entries: value.map((item, index) => [String(index + 1), item]) };
  }
  if (!isObject(value)) return { kind: 'plain' };
  const entries = Object.entries(value);
  if (entries.length === 0) return { kind: 'empty' };
  if (entries.length === 1 && typeof value.hidden === 'number') return { kind: 'hidden', count: value.hidden };
  return { kind: 'entries', entries };
}

/** Whose word a field of the view is: the game's, nobody's, or the machinery's, which is shown on request. */
export type Weight = 'named' | 'plain' | 'machinery';

/** What the game has named first, then the rest, and apart from both what only the machinery needs. */
export function sorted(entries: Entries, weight: (name: string) => Weight): { main: Entries; more: Entries } {
  const of = (wanted: Weight) => entries.filter(([name]) => weight(name) === wanted);
  return { main: [...of('named'), ...of('plain')], more: of('machinery') };
}
