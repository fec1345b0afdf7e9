/** One table as this page knows it: what the server said last, and what the player is putting together. */

import { ServerClock } from './absence';
import { ApiError, api, randomId } from './api';
import type { LogEntry, Playing, Why } from './board';
import { Checks } from './checks';
import type { Fields, Message } from './describe';
import { answered, complete, type Draft, emptyDraft, extend, nextLegal, notations, refused, truncate } from './draft';
import { KeptDraft } from './keptDraft';
import { namesOf } from './names';
import { ask, NO_ORDERS, type Standing, settled, toggled, told, wanted } from './orders';
import { Returning } from './returning.svelte';
import { settings } from './settings.svelte';
import { Connection, type Link } from './socket';
import { TakeBacks } from './takeback.svelte';
import { Talk } from './talk.svelte';
import { texts } from './texts.svelte';
import type {
  ChatLine,
  Drafted,
  LegalItem,
  LegalList,
  Offer,
  OpenPrompt,
  Presence,
  Refusal,
  ServerMessage,
  TableInfo,
  Update,
  Welcome,
} from './types/wire';

interface Sending {
  cmd: string;
  actions: readonly string[];
  /** The number of the update that shows what it did, once it has landed. */
  landed: number | null;
}

/** What one page tells the others of the same seat. */
interface Told {
  seat: number | null;
  saved: Standing['saved'];
}

export class Table implements Playing {
  readonly asks = true;
  info = $state.raw<TableInfo>() as TableInfo;
  seat = $state<number | null>(null);
  update = $state.raw<Update | null>(null);
  /** When the update came, by this page's clock. */
  updatedAt = $state(0);
  log = $state.raw<readonly LogEntry[]>([]);
  /** Something happened that is not in the log. */
  gap = $state(false);
  presence = $state.raw<Presence | null>(null);
  link = $state<Link>('connecting');
  bye = $state('');
  #draft = $state.raw<Draft | null>(null);
  sending = $state.raw<Sending | null>(null);
  why = $state.raw<Why | null>(null);
  standing = $state.raw<Standing>(NO_ORDERS);
  /** Why the standing orders are not what was wanted. */
  ordersWhy = $state.raw<Why | null>(null);
  /** What has become possible beside the turn with the last update, e.g. to accept an offer. */
  news = $state.raw<ReadonlySet<string>>(new Set());
  /** What has become of something that the player asked the others for; `null` for nothing new. */
  told = $state.raw<Message | null>(null);
  /** Tells of what others say, while it is said. */
  overheard: ((line: ChatLine) => void) | null = null;
  readonly talk: Talk;
  readonly takeBacks: TakeBacks;
  readonly returning: Returning;
  readonly serverClock = new ServerClock();
  readonly #connection: Connection;
  readonly #kept: KeptDraft;
  /** Has this page looked for a draft of the page before it? */
  #restored = false;
  readonly #checks = new Checks();
  /** There is something to show: the table as it is, one that waits for players, or that nothing can be heard. */
  readonly arrived: Promise<void>;
  #arrive = () => {};
  /** Other pages of this browser at the same table: the server tells nobody that orders have changed. */
  readonly #tabs: BroadcastChannel;

  /** `orders` are the types of the game's standing orders without fields. */
  constructor(
    info: TableInfo,
    readonly orders: readonly string[],
  ) {
    this.info = info;
    this.seat = info.you ?? null;
    this.arrived = new Promise((done) => {
      this.#arrive = done;
    });
    this.#kept = new KeptDraft(info.id, this.seat);
    const seat = () => this.seat;
    this.talk = new Talk(
      info.id,
      seat,
      (message) => this.#connection.send(message),
      (line) => this.overheard?.(line),
    );
    this.takeBacks = new TakeBacks((message) => this.#connection.send(message));
    this.returning = new Returning(info.id, seat);
    this.#connection = new Connection(info.id, false, {
      message: (message) => this.#receive(message),
      link: (link) => {
        this.link = link;
        if (link === 'waiting') this.returning.left();
        if (link === 'waiting' || link === 'ended') this.#arrive();
      },
      since: () => this.update?.n ?? 0,
    });
    this.#tabs = new BroadcastChannel(`parlour.orders.${info.id}`);
    this.#tabs.onmessage = ({ data }: MessageEvent<Told>) => {
      if (data.seat === this.seat) this.standing = { ...this.standing, saved: data.saved };
    };
  }

  close(): void {
    this.returning.close();
    this.#tabs.close();
    this.#connection.close();
  }

  /** As who this browser is now: its player has just taken a name. */
  reconnect(): void {
    this.#connection.again();
  }

  get live(): Table {
    return this;
  }

  // -- what is shown --------------------------------------------------------------------------------------------------

  /** The one that the player answers: a turn before a window. */
  get prompt(): OpenPrompt | undefined {
    const prompts = this.update?.prompts ?? [];
    return prompts.find((prompt) => !prompt.optional) ?? prompts[0];
  }

  get draft(): Draft | null {
    return this.#draft;
  }
  set draft(draft: Draft | null) {
    this.#draft = draft;
    this.#kept.keep(draft);
  }

  /** The table with the drafted parts made, or as it is; as it was, while that is shown to who was away. */
  get view(): Fields | null {
    return this.returning.view ?? this.draft?.shown?.view ?? this.update?.view ?? null;
  }

  get legal(): LegalList {
    return this.sending ? { actions: [], forms: [] } : nextLegal(this.prompt, this.draft);
  }

  /** Nothing is left to choose, so the turn can go as it is. */
  get complete(): boolean {
    return this.draft !== null && complete(this.draft);
  }

  get over(): boolean {
    return this.update?.outcome != null;
  }

  /** May the player choose something now? */
  get deciding(): boolean {
    return this.prompt !== undefined && !this.sending && !this.over;
  }

  /** May the player leave standing orders? Also while nothing is asked. */
  get ordering(): boolean {
    const seat = this.seat === null ? undefined : this.info.seats[this.seat];
    return this.orders.length > 0 && seat !== undefined && !seat.left && !this.over;
  }

  /** May the player ask now to take their last move back? */
  get mayTakeBack(): boolean {
    return this.update?.back != null && this.takeBacks.offer === null && !this.over && this.link === 'connected';
  }

  /** Has this table clocks? */
  get timed(): boolean {
    return this.update !== null && this.update.clock.kind !== 'none';
  }

  get names(): string[] {
    return namesOf(this.info.seats);
  }

  // -- what the player does -------------------------------------------------------------------------------------------

  choose(item: LegalItem): void {
    const prompt = this.prompt;
    if (!prompt || !this.deciding) return;
    this.why = null;
    if (prompt.draft) this.#try((asked) => extend(this.draft ?? emptyDraft(prompt.id), item, asked));
    else this.act(prompt.id, [item.do]);
  }

  /** Put another part in the place of the one at `index` and of all that followed it; `null` only takes them back. */
  replace(index: number, item: LegalItem | null): void {
    const draft = this.draft;
    if (!draft || this.sending) return;
    this.why = null;
    this.#try((asked) => {
      const left = truncate(draft, index, asked);
      return item ? extend(left, item, asked) : left;
    });
  }

  cancel(): void {
    this.why = null;
    if (!this.sending) this.draft = null;
  }

  /** Send what is drafted, with one more action at its end where that is what ends the turn. */
  send(last?: LegalItem): void {
    const draft = this.draft;
    const prompt = this.prompt;
    const actions = [...(draft ? notations(draft) : []), ...(last ? [last.do] : [])];
    if (prompt && actions.length > 0 && !draft?.asked) this.act(prompt.id, actions);
  }

  /** `prompt` is an open prompt's id, or `open`. */
  act(prompt: string, actions: string[]): void {
    if (this.sending) return;
    this.why = null;
    this.told = null;
    this.returning.dismiss();
    this.sending = { cmd: randomId(), actions, landed: null };
    this.#connection.send({ type: 'act', cmd: this.sending.cmd, prompt, actions });
  }

  /** Let that standing order stand, or not; `fields` where it has any. */
  order(type: string, on: boolean, fields: Fields = {}): void {
    const request = { id: randomId(), orders: toggled(wanted(this.standing), type, on, fields) };
    this.ordersWhy = null;
    this.standing = ask(this.standing, request);
    this.#connection.send({ type: 'orders', id: request.id, orders: [...request.orders] });
  }

  /** Why would this action be refused now? `null`: it would not. `open`: it is done beside the prompts. */
  check(action: string, open = false): Promise<Why | null> {
    const prompt = open ? 'open' : this.prompt?.id;
    if (!prompt) return Promise.resolve(null);
    const after = this.draft && !open ? notations(this.draft) : [];
    return this.#checks.ask({ prompt, action, after }, (message) => this.#connection.send(message));
  }

  /** Show the player why that action is not possible now. */
  async explain(action: string): Promise<void> {
    this.why = await this.check(action);
  }

  async leave(how: 'leave' | 'resign'): Promise<void> {
    try {
      await api[how](this.info.id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.why = error.body;
    }
  }

  #try(make: (asked: string) => Draft): void {
    const draft = make(randomId());
    this.draft = draft.parts.length > 0 ? draft : null;
    if (!this.draft) return;
    this.returning.stop();
    const { asked, prompt } = draft;
    this.#connection.send({ type: 'draft', id: asked, prompt, actions: notations(draft) });
  }

  // -- what the server says -------------------------------------------------------------------------------------------

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.#welcomed(message);
        if (this.info.status === 'open') this.#arrive();
        break;
      case 'update':
        this.#updated(message);
        this.#arrive();
        break;
      case 'table':
        this.info = message.table;
        this.seat = message.table.you ?? this.seat;
        break;
      case 'presence':
        this.presence = message;
        break;
      case 'takeback':
        this.#offered(message.offer);
        break;
      case 'chat':
        this.talk.heard(message.lines);
        break;
      case 'receipt':
        if (this.#ordered(message.cmd, true) || this.takeBacks.settle(message.cmd)) break;
        if (this.talk.settle(message.cmd, null)) break;
        if (message.cmd === this.sending?.cmd) this.sending = { ...this.sending, landed: message.n };
        this.#settle();
        break;
      case 'refused':
        this.#refused(message);
        break;
      case 'drafted':
        this.#drafted(message);
        break;
      case 'checked':
        this.#checks.settle(message.id, message);
        break;
      case 'bye':
        this.bye = message.code;
        break;
      case 'pong':
        this.serverClock.heard(message.now_ms);
        this.returning.told(this.update?.n ?? 0, this.log);
        break;
    }
  }

  #welcomed(message: Welcome): void {
    this.info = message.table;
    this.seat = message.seat;
    this.bye = '';
    this.takeBacks.reset();
    this.#checks.clear();
    if (this.draft?.asked) this.#try((asked) => ({ ...(this.draft as Draft), asked }));
    this.standing = told(this.standing, message.orders);
    for (const { id, orders } of this.standing.asked)
      this.#connection.send({ type: 'orders', id, orders: [...orders] });
  }

  /** True if it was a request of standing orders that is answered. */
  #ordered(id: string, kept: boolean): boolean {
    const standing = settled(this.standing, id, kept);
    if (!standing) return false;
    this.standing = standing;
    if (kept) this.#tabs.postMessage({ seat: this.seat, saved: standing.saved } satisfies Told);
    return true;
  }

  #updated(update: Update): void {
    const fresh = update.frames.flatMap(({ n, events }) => events.map((event) => ({ n, event })));
    this.log = update.gap ? fresh : [...this.log, ...fresh];
    this.gap ||= update.gap;
    const before = new Set((this.update?.open ?? update.open).actions.map((item) => item.do));
    this.news = new Set(update.open.actions.map((item) => item.do).filter((text) => !before.has(text)));
    if (fresh.length > 0) this.why = null; // of a table that is no more
    this.update = update;
    this.updatedAt = performance.now();
    this.serverClock.heard(update.clock.now_ms);
    if (this.draft && this.draft.prompt !== this.prompt?.id) this.draft = null;
    this.#settle();
    this.#restore();
    this.returning.stop();
    this.returning.told(update.n, this.log);
  }

  /** Updates come first: where none has come since, an offer that is gone was declined. */
  #offered(offer: Offer | null): void {
    const declined = this.takeBacks.told(offer, this.update?.n ?? 0);
    if (offer?.by === this.seat) this.told = null;
    if (!declined || declined.by !== this.seat) return;
    const names = declined.needed.map((seat) => this.names[seat] ?? '');
    const args = { names: new Intl.ListFormat(texts.language).format(names), count: names.length };
    this.told = { ids: ['takeback-declined'], args };
  }

  /** Once: what the page before this one had drafted for the same question. */
  #restore(): void {
    if (this.#restored) return;
    this.#restored = true;
    const parts = this.#kept.restored(this.prompt?.id);
    const prompt = this.prompt?.id;
    if (prompt && parts.length > 0) this.#try((asked) => ({ prompt, parts, asked, shown: null }));
  }

  /** The draft stays on the board until the update that shows it for good: nothing jumps back in between. */
  #settle(): void {
    const landed = this.sending?.landed;
    if (landed == null || landed > (this.update?.n ?? 0)) return;
    this.sending = null;
    this.draft = null;
  }

  #refused(message: Refusal): void {
    const { re, code, args, rule } = message;
    if (this.#checks.settle(re, message)) return;
    if (this.#ordered(re, false)) {
      this.ordersWhy = { code, args, rule };
      return;
    }
    if (this.talk.settle(re, { code, args, rule })) return;
    this.takeBacks.settle(re);
    if (this.draft) this.draft = refused(this.draft, re);
    if (this.draft?.parts.length === 0) this.draft = null;
    if (re === this.sending?.cmd) this.sending = null;
    this.why = { code, args, rule };
  }

  #drafted(message: Drafted): void {
    if (!this.draft) return;
    this.draft = answered(this.draft, message);
    if (this.complete && settings.sendAtOnce) this.send();
  }
}
