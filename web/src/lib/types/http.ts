/** The answers of `/api/v1` that are not on the WebSocket too. */

import type { TableInfo } from './wire';

export interface GameInfo {
  id: string;
  rules_version: number;
  players: [number, number];
  minutes: number;
  languages: string[];
  chance: boolean;
  hidden: boolean;
  levels: string[];
  options_schema: { [k: string]: unknown };
  defaults: { [k: string]: unknown };
  credits: string[];
}

export interface Clause {
  number: string;
  title: string;
  level: number;
  html: string;
}

export interface Rulebook {
  language: string;
  clauses: Clause[];
}

export interface Me {
  name: string | null;
  tables: TableInfo[];
}

export interface Created {
  table: TableInfo;
  invite: string;
  seat_link: string | null;
}

export interface Joined {
  table: TableInfo;
  seat: number;
  seat_link: string | null;
}

export interface ErrorBody {
  code: string;
  args: { [k: string]: string | number };
  rule: string;
}
