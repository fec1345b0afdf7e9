/** Links to tables: the path names the table, a token travels in the fragment only. */

export type Token = { kind: 'invite' | 'seat'; value: string };

export function tokenOf(fragment: string): Token | null {
  const match = /^#([is])=([\w~.-]+)$/.exec(fragment);
  if (!match?.[2]) return null;
  return { kind: match[1] === 'i' ? 'invite' : 'seat', value: match[2] };
}

/** Which screen a path of this site shows. */
export type Place =
  | { screen: 'lobby' }
  | { screen: 'table' | 'replay'; table: string }
  | { screen: 'verify'; table: string | null }
  | { screen: 'keepsakes' }
  | { screen: 'analysis'; game: string };

export function placeOf(path: string): Place {
  const [, table, part] = /^\/t\/([\w-]+)(?:\/(replay|verify))?\/?$/.exec(path) ?? [];
  if (table) return { screen: part === 'replay' || part === 'verify' ? part : 'table', table };
  if (/^\/verify\/?$/.test(path)) return { screen: 'verify', table: null };
  if (/^\/keepsakes\/?$/.test(path)) return { screen: 'keepsakes' };
  const [, game] = /^\/analysis\/([\w-]+)\/?$/.exec(path) ?? [];
  return game ? { screen: 'analysis', game } : { screen: 'lobby' };
}

/** A page of a replay, and through whose eyes. */
export interface Moment {
  n: number | null;
  seat: number | null;
}

const integerAt = (query: URLSearchParams, name: string): number | null =>
  /^\d{1,9}$/.test(query.get(name) ?? '') ? Number(query.get(name)) : null;

export function momentOf(query: string): Moment {
  const found = new URLSearchParams(query);
  return { n: integerAt(found, 'n'), seat: integerAt(found, 'seat') };
}

export function replayLink(table: string, { n, seat }: Moment): string {
  const query = new URLSearchParams();
  if (n !== null) query.set('n', String(n));
  if (seat !== null) query.set('seat', String(seat));
  return `/t/${table}/replay${query.size > 0 ? `?${query}` : ''}`;
}

/** A position to analyse: in the game's notation, empty for the start; options where they are not the game's own. */
export interface Study {
  position: string;
  options: { [name: string]: unknown };
}

/** In the fragment, so that no server and no log ever sees it. */
export function studyLink(game: string, { position, options }: Study): string {
  const parts = new URLSearchParams();
  if (position) parts.set('position', position);
  if (Object.keys(options).length > 0) parts.set('options', JSON.stringify(options));
  return `/analysis/${game}${parts.size > 0 ? `#${parts}` : ''}`;
}

export function studyOf(fragment: string): Study {
  const parts = new URLSearchParams(fragment.replace(/^#/, ''));
  return { position: parts.get('position') ?? '', options: optionsIn(parts.get('options')) };
}

/** A link may be cut or written by hand: then it says nothing of the options. */
function optionsIn(text: string | null): Study['options'] {
  try {
    const options: unknown = JSON.parse(text ?? '{}');
    return typeof options === 'object' && options !== null && !Array.isArray(options) ? { ...options } : {};
  } catch {
    return {};
  }
}

/** Where a pasted link, a part of one or a bare code leads; `null` if it is none of these. */
export function targetOf(pasted: string): string | null {
  const match = /^(?:.*\/t\/)?([\w-]+)(\/replay(?:\?[\w=&]+)?|\/verify|\/?)?(#[is]=[\w~.-]+)?$/.exec(pasted.trim());
  return match ? `/t/${match[1]}${match[2]?.replace(/\/$/, '') ?? ''}${match[3] ?? ''}` : null;
}

/** Files that may hold a record, for whoever chooses one. */
export const RECORDS = '.jsonl,.ndjson,.txt,application/x-ndjson';

export const verifyLink = (table: string): string => `/t/${table}/verify`;
