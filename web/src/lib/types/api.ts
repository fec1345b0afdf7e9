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
  Problem: Problem;
  Rename: Rename;
  NewTable: NewTable;
  Join: Join;
  ClaimToken: ClaimToken;
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
  levels: string[];
  orders: string[];
  options_schema: {
    [k: string]: unknown;
  };
  defaults: {
    [k: string]: unknown;
  };
  credits: string[];
}
/**
 * The guest of this session, and the tables where it sits.
 */
export interface Me {
  name: string | null;
  tables: TableInfo[];
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
  name?: string | null;
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
}
/**
 * A seat link's token.
 */
export interface ClaimToken {
  token: string;
}
