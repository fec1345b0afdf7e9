/** HTTP of the server; every failure is an {@link ApiError} with a code that the texts know. */

import { hex } from './hex';
import type {
  Analyse,
  Analysed,
  Branch,
  Created,
  FaultDetails,
  GameInfo,
  Imported,
  Joined,
  KeepsakeInfo,
  Ledger,
  Me,
  NewTable,
  Problem,
  Replay,
  Rulebook,
  Seated,
  TableInfo,
} from './types/api';

const ROOT = '/api/v1';

/** What was refused; `faults` where several things were wrong at once, the first of them being the refusal itself. */
export type Refusal = Problem & { readonly faults?: readonly FaultDetails[] };

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: Refusal,
  ) {
    super(body.code);
  }
}

/** `http_404` and the like stand for answers that are not the server's own, `unreachable` for none at all. */
async function errorOf(response: Response): Promise<ApiError> {
  const unknown: Problem = { code: `http_${response.status}`, args: {}, rule: '' };
  const body: Partial<Problem> | null = await response.json().catch(() => null);
  return new ApiError(response.status, { ...unknown, ...body });
}

async function request(method: string, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, credentials: 'same-origin' };
  if (body instanceof Blob) {
    init.headers = { 'Content-Type': body.type || 'application/x-ndjson' };
    init.body = body;
  } else if (body !== undefined) {
    init.headers = { 'Content-Type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(ROOT + path, init);
  } catch {
    throw new ApiError(0, { code: 'unreachable', args: {}, rule: '' });
  }
  if (!response.ok) throw await errorOf(response);
  return response;
}

const json = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
  (await request(method, path, body)).json();
const text = async (path: string): Promise<string> => (await request('GET', path)).text();

let games: Promise<GameInfo[]> | null = null;

/** What is played here stays the same while the house runs, so it is asked for once; again where that failed. */
function gamesHere(): Promise<GameInfo[]> {
  if (games) return games;
  const asked = json<GameInfo[]>('GET', '/games');
  games = asked;
  asked.catch(() => {
    games = null;
  });
  return asked;
}

/** How somebody sits down; `seat` `null`: on the first free one. */
export interface Sitting {
  invite: string | null;
  nonce: string;
  keepsake: string | null;
  seat: number | null;
}

export const api = {
  games: gamesHere,
  game: async (id: string) => (await gamesHere()).find((game) => game.id === id),
  texts: (language: string) => text(`/texts/${language}`),
  gameTexts: (game: string, language: string) => text(`/games/${game}/texts/${language}`),
  rules: (game: string, language: string) => json<Rulebook>('GET', `/games/${game}/rules/${language}`),
  me: () => json<Me>('GET', '/me'),
  rename: (name: string) => request('POST', '/me', { name }),
  tables: () => json<TableInfo[]>('GET', '/tables'),
  table: (id: string) => json<TableInfo>('GET', `/tables/${id}`),
  create: (table: NewTable) => json<Created>('POST', '/tables', table),
  join: (id: string, name: string, how: Sitting) =>
    json<Joined>('POST', `/tables/${id}/join`, { name, ...how, invite: how.invite ?? '' }),
  claim: (id: string, token: string) => json<Seated>('POST', `/tables/${id}/claim`, { token }),
  leave: (id: string) => request('POST', `/tables/${id}/leave`),
  resign: (id: string) => request('POST', `/tables/${id}/resign`),
  rematch: (id: string) => json<Joined>('POST', `/tables/${id}/rematch`),
  ledger: (id: string) => json<Ledger>('GET', `/tables/${id}/ledger`),
  /** `seat`: exactly what it saw; `null`: as the asker may see it now. */
  pages: (id: string, since: number, limit: number, seat: number | null) =>
    json<Replay>('GET', `/tables/${id}/pages?since=${since}&limit=${limit}${seat === null ? '' : `&seat=${seat}`}`),
  branch: (id: string, branch: Branch) => json<Created>('POST', `/tables/${id}/branch`, branch),
  openRecord: (record: Blob) => json<Imported>('POST', '/records', record),
  analyse: (game: string, asked: Analyse) => json<Analysed>('POST', `/games/${game}/analyse`, asked),
  recordUrl: (id: string) => `${ROOT}/tables/${id}/record`,
  record: (id: string) => text(`/tables/${id}/record`),
  /** What this guest has taken home, told in that language; of one game or from one table, where these are named. */
  keepsakes: (lang: string, of: { game?: string; match?: string } = {}) =>
    json<KeepsakeInfo[]>('GET', `/keepsakes?${new URLSearchParams({ lang, ...of })}`),
  bringKeepsake: (keepsake: string, lang: string) =>
    json<KeepsakeInfo>('POST', `/keepsakes?lang=${lang}`, new Blob([keepsake], { type: 'text/plain' })),
  renameKeepsake: (id: string, name: string, lang: string) =>
    json<KeepsakeInfo>('POST', `/keepsakes/${id}?lang=${lang}`, { name }),
  dropKeepsake: (id: string) => request('DELETE', `/keepsakes/${id}`),
  keepsakeUrl: (id: string, lang: string) => `${ROOT}/keepsakes/${id}/text?lang=${lang}`,
  /** What one's own seat brings along to a table that has not begun. */
  luggage: (table: string, keepsake: string | null) =>
    json<TableInfo>('POST', `/tables/${table}/luggage`, { keepsake }),
};

/** 128 random bits in hex. `crypto.randomUUID` is missing where the page came over plain http. */
export const randomId = (): string => hex(crypto.getRandomValues(new Uint8Array(16)));
