/** What the screen of a game needs of a table, whether it is played now, replayed, or tried out. */

import type { Fields } from './describe';
import type { Draft } from './draft';
import type { Table } from './table.svelte';
import type { LegalItem, LegalList, OpenPrompt, Refusal, TableInfo, Update } from './types/wire';

export interface LogEntry {
  n: number;
  event: Fields;
}

/** What was not done, and why. */
export type Why = Pick<Refusal, 'code' | 'args' | 'rule'>;

export interface Playing {
  readonly info: Pick<TableInfo, 'game' | 'seats' | 'you'>;
  readonly names: readonly string[];
  /** Whose eyes these are; `null` for somebody who watches. */
  readonly seat: number | null;
  /** The table as it is, without what is drafted. */
  readonly update: Pick<Update, 'view' | 'awaited' | 'outcome'> | null;
  /** The table with the drafted parts made, or as it is. */
  readonly view: Fields | null;
  /** What has happened up to here. */
  readonly log: readonly LogEntry[];
  readonly over: boolean;
  /** The table itself while it is played: clocks, offers, standing orders. Else `null`. */
  readonly live: Table | null;

  /** Is anything ever asked here? A replay asks nothing, so it has no bar of the turn and no list of actions. */
  readonly asks: boolean;
  /** The one that the player answers. */
  readonly prompt: OpenPrompt | undefined;
  /** May something be chosen now? */
  readonly deciding: boolean;
  readonly legal: LegalList;
  readonly draft: Draft | null;
  /** Nothing is left to choose, so the turn can go as it is. */
  readonly complete: boolean;
  /** What is on its way; `null` for nothing. */
  readonly sending: object | null;
  why: Why | null;

  choose(item: LegalItem): void;
  /** Put another part in the place of the one at `index` and of all that followed it; `null` only takes them back. */
  replace(index: number, item: LegalItem | null): void;
  cancel(): void;
  /** The turn as drafted, with one more action at its end where that is what ends it. */
  send(last?: LegalItem): void;
  /** Why would this action be refused now? `null`: it would not. `open`: it is done beside the prompts. */
  check(action: string, open?: boolean): Promise<Why | null>;
  /** Show why that action is not possible now. */
  explain(action: string): Promise<void>;
}
