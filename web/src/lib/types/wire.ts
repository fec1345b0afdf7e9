// Made by tools/gen_types.py: change the Python types instead.

export type ServerMessage =
  | Welcome
  | Update
  | TableChanged
  | Presence
  | TakeBackOffer
  | Chat
  | Receipt
  | Refusal
  | Drafted
  | Checked
  | Pong
  | Bye;
export type ClientMessage = Hello | Act | Draft | Check | Orders | TakeBack | Say | Ping;

/**
 * Messages of the WebSocket.
 */
export interface Wire {
  ServerMessage: ServerMessage;
  ClientMessage: ClientMessage;
}
/**
 * First answer to `hello`; an `update` follows once the match has begun.
 */
export interface Welcome {
  type: 'welcome';
  protocol: number;
  table: TableInfo;
  seat: number | null;
  orders: {
    [k: string]: unknown;
  }[];
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
 * The table as this viewer sees it at its number `n`, and what happened since the number it had.
 *
 * `frames` is empty and `gap` true when too much happened since: take the view and go on.
 * `prompts` are the viewer's own, empty for spectators. `open` is what a seat may do beside its prompts
 * (offers, a draw): it names the prompt `open`.
 */
export interface Update {
  type: 'update';
  n: number;
  frames: Frame[];
  gap: boolean;
  view: {
    [k: string]: unknown;
  };
  prompts: OpenPrompt[];
  awaited: Awaited[];
  open: LegalList;
  clock: ClockView;
  outcome: OutcomeView | null;
  back: number | null;
}
/**
 * What happened in one step of this viewer's count: redacted events, each with its `type`.
 */
export interface Frame {
  n: number;
  events: {
    [k: string]: unknown;
  }[];
}
/**
 * A prompt of the viewer's own. `id` stays the same while it is unchanged.
 */
export interface OpenPrompt {
  id: string;
  kind: string;
  optional: boolean;
  draft: boolean;
  turn: number;
  legal: LegalList;
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
 * Somebody is awaited, as far as this viewer may know.
 */
export interface Awaited {
  seat: number;
  kind: string;
  optional: boolean;
}
/**
 * What each seat has left at `now_ms` (Unix time), and whose time runs, as far as this viewer may know.
 */
export interface ClockView {
  kind: string;
  remaining_ms: number[];
  running: number[];
  free_ms: number[];
  now_ms: number;
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
 * Somebody sat down, left, or the match began.
 */
export interface TableChanged {
  type: 'table';
  table: TableInfo;
}
/**
 * Who is connected, by seat, and how many watch.
 */
export interface Presence {
  type: 'presence';
  connected: boolean[];
  watching: number;
  state: string[];
  until_ms: number[];
}
/**
 * The offer that stands, or that none does any more. Seats only.
 */
export interface TakeBackOffer {
  type: 'takeback';
  offer: Offer | null;
}
/**
 * A seat asks the others to let it take its last command back. Void as soon as it notices anything else.
 */
export interface Offer {
  by: number;
  n: number;
  chance: boolean;
  hidden: boolean;
  needed: number[];
  agreed: number[];
}
/**
 * What was said: the last lines after a welcome, then each as it comes. Seats do not hear who watches while the
 * game runs.
 */
export interface Chat {
  type: 'chat';
  lines: ChatLine[];
}
/**
 * Something said at the table. Text and name are people's: never markup.
 */
export interface ChatLine {
  n: number;
  at_ms: number;
  seat: number | null;
  name: string;
  text: string;
}
/**
 * The command has landed, now or when it was first sent; `n` is the viewer's number after it.
 */
export interface Receipt {
  type: 'receipt';
  cmd: string;
  n: number;
}
/**
 * Not done, and why: a code with arguments, and the clause of the rulebook.
 */
export interface Refusal {
  type: 'refused';
  re: string;
  code: string;
  args: {
    [k: string]: string | number;
  };
  rule: string;
}
/**
 * The table as it would be after the drafted actions; nothing is kept.
 *
 * `stop` is empty while the draft may go on, else why it is complete (`draft_chance`, `draft_asks`,
 * `draft_ends`): then `prompts` is empty and it can only be sent.
 */
export interface Drafted {
  type: 'drafted';
  view: {
    [k: string]: unknown;
  };
  events: {
    [k: string]: unknown;
  }[];
  prompts: OpenPrompt[];
  stop: string;
  id: string;
}
/**
 * Would this action be allowed? `code` is empty if so.
 */
export interface Checked {
  type: 'checked';
  id: string;
  code: string;
  args: {
    [k: string]: string | number;
  };
  rule: string;
}
/**
 * Still here.
 */
export interface Pong {
  type: 'pong';
  now_ms: number;
}
/**
 * The server ends the connection.
 *
 * `reload` (another protocol), `unknown_table`, `match_broken` (it does not load), `seat_left` (this browser
 * holds the seat no more), `hello_late`, `too_slow` and `stopping` (come back with your number),
 * `too_many_connections` (from this address), `internal_error`.
 */
export interface Bye {
  type: 'bye';
  code: string;
}
/**
 * Which table, and the last number this client has seen (0: nothing).
 */
export interface Hello {
  type: 'hello';
  protocol: number;
  table: string;
  since?: number;
  watch?: boolean;
}
/**
 * One command: all its actions (in the game's notation) land, or none. `cmd` is the client's own id.
 */
export interface Act {
  type: 'act';
  cmd: string;
  prompt: string;
  actions: string[];
}
/**
 * Try these actions out.
 */
export interface Draft {
  type: 'draft';
  id: string;
  prompt: string;
  actions: string[];
}
/**
 * Would this one action be allowed, after those drafted before it? Why not?
 */
export interface Check {
  type: 'check';
  id: string;
  prompt: string;
  action: string;
  after?: string[];
}
/**
 * The seat's standing orders, all of them, as tagged objects of the game's.
 */
export interface Orders {
  type: 'orders';
  id: string;
  orders: {
    [k: string]: unknown;
  }[];
}
/**
 * Ask to take the seat's last command back, or answer somebody who asks. Answered by `receipt` or `refused`.
 */
export interface TakeBack {
  type: 'takeback';
  id: string;
  do: 'accept' | 'decline' | 'offer' | 'withdraw';
}
/**
 * Say something at the table. Answered by `receipt` or `refused`; said once for each `id`.
 */
export interface Say {
  type: 'say';
  id: string;
  text: string;
}
/**
 * Are you there?
 */
export interface Ping {
  type: 'ping';
}
