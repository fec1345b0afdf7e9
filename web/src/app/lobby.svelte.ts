/** What the lobby knows, and the two ways to start a table. */

import { ApiError, api, type Refusal } from '../lib/api';
import { settings } from '../lib/settings.svelte';
import { texts } from '../lib/texts.svelte';
import type { GameInfo, NewTable, Problem, SeatWish } from '../lib/types/api';
import type { TableInfo } from '../lib/types/wire';
import { openTable } from './opening';

const REFRESH_MS = 5_000;

export class LobbyState {
  games = $state.raw<GameInfo[] | null>(null);
  publicTables = $state.raw<TableInfo[]>([]);
  /** Where the guest sits and it is not over, those that wait for them first. */
  yours = $state.raw<TableInfo[]>([]);
  finished = $state.raw<TableInfo[]>([]);
  /** Ids of tables that wait for a decision of the guest's. */
  asked = $state.raw<ReadonlySet<string>>(new Set());
  failure = $state.raw<Problem | null>(null);
  busy = $state(false);
  #timer: ReturnType<typeof setInterval> | undefined;

  start(): () => void {
    void this.#guard(() => this.#load());
    this.#timer = setInterval(() => {
      if (document.visibilityState === 'visible') void this.#guard(() => this.#tables());
    }, REFRESH_MS);
    return () => clearInterval(this.#timer);
  }

  async #load(): Promise<void> {
    await Promise.all([this.#games(), this.#listed()]);
  }

  async #games(): Promise<void> {
    this.games = await api.games();
  }

  async #tables(): Promise<void> {
    await (this.games ? this.#listed() : this.#load());
  }

  async #listed(): Promise<void> {
    const [me, tables] = await Promise.all([api.me(), api.tables()]);
    if (me.name) settings.name = me.name;
    this.asked = new Set(me.asked);
    const [over, others] = split(me.tables, (table) => table.status === 'over');
    const [asked, rest] = split(others, (table) => this.asked.has(table.id));
    this.yours = [...asked, ...rest];
    this.finished = over;
    this.publicTables = tables.filter((table) => table.you == null);
    this.failure = null;
  }

  async #guard(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.failure = error.body;
    }
  }

  /** The words of a game's options, of which the lobby itself needs none; true once they are there. */
  async words(game: GameInfo): Promise<boolean> {
    await this.#guard(() => texts.need([game.id]));
    return this.failure === null;
  }

  /** Make a table and go there; the failure is returned for the form that asked. */
  async create(table: NewTable): Promise<Refusal | null> {
    this.busy = true;
    try {
      await openTable(table);
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return error.body;
    } finally {
      this.busy = false;
    }
  }

  /** The quick ways: sensible options, the least number of seats that is company. `level` is that of the bots; without one friends come. */
  async quick(game: GameInfo, level: string | null): Promise<void> {
    const other: SeatWish = level === null ? { kind: 'open' } : { kind: 'bot', level };
    const seats: SeatWish[] = [{ kind: 'me' }, ...Array<SeatWish>(Math.max(1, game.players[0] - 1)).fill(other)];
    this.failure = await this.create({ game: game.id, options: {}, seats, public: false, control: { type: 'none' } });
  }
}

function split<T>(all: readonly T[], test: (one: T) => boolean): [T[], T[]] {
  return [all.filter(test), all.filter((one) => !test(one))];
}
