// Made by tools/gen_types.py: change the Python types instead.

/**
 * Bodies of /api/v1.
 */
export interface Api {
  Health: Health;
  GameInfo: GameInfo;
  Me: Me;
  Created: Created;
  Joined: Joined;
  Seated: Seated;
  Rulebook: Rulebook;
  Replay: Replay;
  Imported: Imported;
  Ledger: Ledger;
  KeepsakeInfo: KeepsakeInfo;
  Analysed: Analysed;
  Problem: Problem;
  ProblemDetails: ProblemDetails;
  Rename: Rename;
  NewTable: NewTable;
  Join: Join;
  ClaimToken: ClaimToken;
  Branch: Branch;
  BringLuggage: BringLuggage;
  KeepsakeName: KeepsakeName;
  Analyse: Analyse;
}
/**
 * The server is up.
 */
export interface Health {
  status: 'ok';
  version: string;
}
/**
 * A game as the lobby shows it.
 */
export interface GameInfo {
  id: string;
  rules_version: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  players: [number, number];
  minutes: number;
  languages: string[];
  chance: boolean;
  hidden: boolean;
  analysis: boolean;
  levels: string[];
  orders: string[];
  options_schema: {
    [k: string]: unknown;
  };
  defaults: {
    [k: string]: unknown;
  };
  keepsakes: boolean;
  credits: string[];
}
/**
 * The guest of this session, and the tables where it sits.
 */
export interface Me {
  name: string | null;
  tables: TableInfo[];
  asked: string[];
}
/**
 * A table as everybody sees it.
 */
export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  options: {
    [k: string]: unknown;
  };
  seats: SeatInfo[];
  public: boolean;
  status: string;
  commit: string;
  control: {
    [k: string]: unknown;
  };
  created_ms: number;
  lag_ms: number;
  away: string;
  away_ms: number;
  next: string | null;
  origin: string | null;
  you: number | null;
}
/**
 * One seat as everybody sees it.
 */
export interface SeatInfo {
  seat: number;
  kind: string;
  name: string;
  level: string;
  left: boolean;
  connected: boolean;
  brings: Brought | null;
}
/**
 * A keepsake at a table, for everybody to see.
 */
export interface Brought {
  name: string;
  signed: boolean;
}
/**
 * The new table, and links that are shown this once.
 */
export interface Created {
  table: TableInfo;
  invite: string;
  seat_link: string | null;
}
/**
 * The seat is the session's.
 */
export interface Joined {
  table: TableInfo;
  seat: number;
  seat_link: string;
}
/**
 * The session holds that seat now.
 */
export interface Seated {
  table: TableInfo;
  seat: number;
}
/**
 * A game's rules in one language; `intro` is what stands before the first clause.
 */
export interface Rulebook {
  language: string;
  title: string;
  intro: string;
  clauses: Clause[];
}
/**
 * One numbered clause: `number` as in `6.2`, `level` 2 or 3, `html` without its heading.
 */
export interface Clause {
  number: string;
  title: string;
  level: number;
  html: string;
}
/**
 * Some pages of a match, replayed from its log, as `seat` saw it (`None`: as everybody may see it now).
 */
export interface Replay {
  total: number;
  seat: number | null;
  omniscient: boolean;
  pages: Page[];
  outcome: OutcomeView | null;
}
/**
 * One number of a viewer's count, replayed from the log: the very bytes that it was sent live.
 */
export interface Page {
  n: number;
  at: number;
  events: {
    [k: string]: unknown;
  }[];
  view: {
    [k: string]: unknown;
  };
  awaited: Awaited[];
  position: string;
}
/**
 * Somebody is awaited, as far as this viewer may know.
 */
export interface Awaited {
  seat: number;
  kind: string;
  optional: boolean;
}
/**
 * How it ended. `key` is the chance key in hex, empty for games that keep their secrets.
 */
export interface OutcomeView {
  ranks: number[];
  winners: number[];
  scores: number[];
  reason: string;
  key: string;
}
/**
 * A record was brought here; its table can be looked at, replayed and branched off from.
 */
export interface Imported {
  table: TableInfo;
}
/**
 * Where the time went, as far as the asker may know.
 */
export interface Ledger {
  control: {
    [k: string]: unknown;
  };
  lag_ms: number;
  lines: Charge[];
}
/**
 * One line of the ledger of a clock: what happened to a seat's time with one entry.
 */
export interface Charge {
  seat: number;
  at: number;
  n: number;
  spent_ms: number;
  lag_ms: number;
  credit_ms: number;
  added_ms: number;
  left_ms: number;
  cause: string;
}
/**
 * Something that the asker has taken home from a game.
 */
export interface KeepsakeInfo {
  id: string;
  game: string;
  name: string;
  signed: boolean;
  data: {
    [k: string]: unknown;
  };
  lines: string[];
  made_ms: number;
  saved_ms: number;
  match: string | null;
  table: string | null;
}
/**
 * The position after the actions, and what the bot thinks of it if it was asked and somebody is to move.
 */
export interface Analysed {
  position: string;
  seat: number | null;
  kind: string;
  view: {
    [k: string]: unknown;
  };
  legal: LegalList;
  complete: boolean;
  turns: string[];
  count: number;
  outcome: OutcomeView | null;
  opinion: Opinion | null;
}
/**
 * What is open to a seat: actions to choose from, and forms to fill in.
 */
export interface LegalList {
  actions: LegalItem[];
  forms: LegalForm[];
}
/**
 * One legal action: how it is written, and its fields (with `type`).
 */
export interface LegalItem {
  do: string;
  action: {
    [k: string]: unknown;
  };
}
/**
 * One kind of action that is filled in field by field.
 */
export interface LegalForm {
  action: string;
  fields: {
    [k: string]: Candidate;
  };
}
/**
 * What one field of a free-form action may hold.
 *
 * `least` … `most` of `values`, or a range of integers, or a text of at most `longest` characters.
 */
export interface Candidate {
  values: unknown[];
  least: number;
  most: number;
  low: number | null;
  high: number | null;
  longest: number | null;
}
/**
 * What the strongest bot thinks of a position.
 */
export interface Opinion {
  depth: number;
  lines: Line[];
  level: string;
}
/**
 * A way to go on, and what it is worth.
 */
export interface Line {
  score: number;
  turns: string[];
}
/**
 * Why a request was refused: a code with its arguments, and the clause of the rulebook if it is one.
 */
export interface Problem {
  code: string;
  args: {
    [k: string]: string | number;
  };
  rule: string;
}
/**
 * The same as it is sent: `detail` says it in the language that `Accept-Language` asks for.
 */
export interface ProblemDetails {
  code: string;
  args: {
    [k: string]: string | number;
  };
  rule: string;
  status: number;
  detail: string;
  faults: FaultDetails[];
}
/**
 * One thing wrong with a table that was asked for; `field` is a dotted path, `detail` as below.
 */
export interface FaultDetails {
  field: string;
  code: string;
  args: {
    [k: string]: string | number;
  };
  detail: string;
}
/**
 * The guest's name.
 */
export interface Rename {
  name: string;
}
/**
 * A table to be set up. At most one seat is `me`.
 */
export interface NewTable {
  game: string;
  options?: {
    [k: string]: unknown;
  };
  seats: SeatWish[];
  public?: boolean;
  control?: NoClock | Fischer | PerTurn;
  lag_ms?: number;
  away?: 'bot' | 'default' | 'wait';
  away_ms?: number;
  name?: string | null;
  keepsake?: string | null;
}
/**
 * Who is to sit here.
 */
export interface SeatWish {
  kind: 'bot' | 'me' | 'open';
  level?: string;
}
/**
 * Nobody is hurried.
 */
export interface NoClock {
  type: 'none';
}
/**
 * A whole-game budget per player, with an increment after each own turn.
 */
export interface Fischer {
  type: 'fischer';
  base_ms: number;
  inc_ms?: number;
}
/**
 * The same time for every turn.
 */
export interface PerTurn {
  type: 'per_turn';
  ms: number;
}
/**
 * Sit down: on `seat`, or on the first open one.
 */
export interface Join {
  name?: string | null;
  invite?: string;
  seat?: number | null;
  nonce?: string;
  keepsake?: string | null;
}
/**
 * A seat link's token.
 */
export interface ClaimToken {
  token: string;
}
/**
 * A new table that goes on from a page of a game that is over.
 */
export interface Branch {
  n: number;
  seats: SeatWish[];
  name?: string | null;
}
/**
 * What the asker's seat brings along to a table that has not begun; `null`: nothing.
 */
export interface BringLuggage {
  keepsake: string | null;
}
/**
 * What it shall be called.
 */
export interface KeepsakeName {
  name: string;
}
/**
 * A position to look at: text in the game's notation (empty: the start), and actions tried out from there.
 */
export interface Analyse {
  options?: {
    [k: string]: unknown;
  };
  position?: string;
  actions?: string[];
  think?: boolean;
  lines?: number;
}
