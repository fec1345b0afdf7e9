/** The messages of `/ws/v1` and what HTTP says about a table, as `src/parlour/server/wire.py` defines them. */

export interface SeatInfo {
  seat: number;
  kind: string;
  name: string;
  level: string;
  left: boolean;
  connected: boolean;
}

export interface ClockView {
  kind: string;
  remaining_ms: number[];
  running: number[];
  now_ms: number;
}

export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  options: { [k: string]: unknown };
  seats: SeatInfo[];
  public: boolean;
  status: string;
  commit: string;
  control: { [k: string]: unknown };
  created_ms: number;
  you?: number | null;
}

export interface LegalItem {
  do: string;
  action: { [k: string]: unknown };
}

export interface Candidate {
  values: unknown[];
  least: number;
  most: number;
  low: number | null;
  high: number | null;
}

export interface LegalForm {
  action: string;
  fields: { [k: string]: Candidate };
}

export interface LegalList {
  actions: LegalItem[];
  forms: LegalForm[];
}

export interface OpenPrompt {
  id: string;
  kind: string;
  optional: boolean;
  draft: boolean;
  turn: number;
  legal: LegalList;
}

export interface Awaited {
  seat: number;
  kind: string;
  optional: boolean;
}

export interface OutcomeView {
  ranks: number[];
  winners: number[];
  scores: number[];
  reason: string;
  key: string;
}

export interface Frame {
  n: number;
  events: { [k: string]: unknown }[];
}

export interface Update {
  type: 'update';
  n: number;
  frames: Frame[];
  gap: boolean;
  view: { [k: string]: unknown };
  prompts: OpenPrompt[];
  awaited: Awaited[];
  open: LegalList;
  clock: ClockView;
  outcome: OutcomeView | null;
}

export interface Welcome {
  type: 'welcome';
  protocol: number;
  table: TableInfo;
  seat: number | null;
  orders: { [k: string]: unknown }[];
}

export interface TableChanged {
  type: 'table';
  table: TableInfo;
}

export interface Presence {
  type: 'presence';
  connected: boolean[];
  watching: number;
}

export interface Receipt {
  type: 'receipt';
  cmd: string;
  n: number;
}

export interface Refusal {
  type: 'refused';
  re: string;
  code: string;
  args: { [k: string]: string | number };
  rule: string;
}

export interface Drafted {
  type: 'drafted';
  id: string;
  view: { [k: string]: unknown };
  events: { [k: string]: unknown }[];
  prompts: OpenPrompt[];
}

export interface Checked {
  type: 'checked';
  id: string;
  code: string;
  args: { [k: string]: string | number };
  rule: string;
}

export interface Pong {
  type: 'pong';
  now_ms: number;
}

export interface Bye {
  type: 'bye';
  code: string;
}

export type ServerMessage =
  | Welcome
  | Update
  | TableChanged
  | Presence
  | Receipt
  | Refusal
  | Drafted
  | Checked
  | Pong
  | Bye;

export interface Hello {
  type: 'hello';
  protocol: number;
  table: string;
  since?: number;
  watch?: boolean;
}

export interface Act {
  type: 'act';
  cmd: string;
  prompt: string;
  actions: string[];
}

export interface Draft {
  type: 'draft';
  id: string;
  prompt: string;
  actions: string[];
}

export interface Check {
  type: 'check';
  id: string;
  prompt: string;
  action: string;
  after?: string[];
}

export interface Orders {
  type: 'orders';
  id: string;
  orders: { [k: string]: unknown }[];
}

export interface Ping {
  type: 'ping';
}

export type ClientMessage = Hello | Act | Draft | Check | Orders | Ping;
