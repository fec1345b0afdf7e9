/** A position that turns are tried out on, for all sides; nothing of it is kept. */

import { ApiError, api, randomId } from './api';
import type { LogEntry, Playing, Why } from './board';
import type { Fields } from './describe';
import { answered, type Draft, emptyDraft, extend, nextLegal, notations, refused, truncate } from './draft';
import { endingOf, type Line, lastOf, lineFrom, moved, played, positionAt, recordOf, type Turn } from './line';
import type { Study } from './links';
import { namesOf } from './names';
import { texts } from './texts.svelte';
import type { Analysed, GameInfo, Opinion } from './types/api';
import type { LegalItem, LegalList, OpenPrompt, SeatInfo } from './types/wire';

export class Lab implements Playing {
  readonly asks = true;
  readonly live = null;
  readonly complete = false; // a turn that is complete is made at once
  readonly sending = null;
  readonly log: readonly LogEntry[] = [];
  options = $state.raw<Study['options']>({});
  line = $state.raw<Line>(lineFrom(''));
  /** The position where the line stands, without what is drafted. */
  base = $state.raw<Analysed | null>(null);
  draft = $state.raw<Draft | null>(null);
  why = $state.raw<Why | null>(null);
  opinion = $state.raw<Opinion | null>(null);
  thinking = $state(false);
  /** Why there is no opinion. */
  silence = $state.raw<Why | null>(null);
  /** What was said after each turn of the line; `null` is its start. The end of a game has no position of its own. */
  readonly #known = new Map<Turn | null, Analysed>();
  /** By the text of the position. */
  readonly #opinions = new Map<string, Opinion>();
  /** The text of the position that the game starts with under these options. */
  #start = '';
  /** What was asked for last; answers to anything else come too late. */
  #asked = '';
  /** A new beginning that is on its way: what is done meanwhile waits for it, and does not outrun it. */
  #setting: Promise<Why | null> | null = null;

  constructor(readonly game: GameInfo) {}

  // -- what is shown --------------------------------------------------------------------------------------------------

  get info(): Playing['info'] {
    const seats = Array.from({ length: this.game.players[0] }, (_, seat): SeatInfo => {
      const name = texts.find(`${this.game.id}-side-${seat}`) ?? '';
      return { seat, kind: 'side', name, level: '', left: false, connected: true, brings: null };
    });
    return { game: this.game.id, seats, you: null };
  }

  get names(): readonly string[] {
    return namesOf(this.info.seats);
  }

  /** Whoever is to move. */
  get seat(): number | null {
    return this.base?.seat ?? null;
  }

  get update(): Playing['update'] {
    if (!this.base) return null;
    const { view, seat, kind, outcome } = this.base;
    return { view, awaited: seat === null ? [] : [{ seat, kind, optional: false }], outcome };
  }

  get view(): Fields | null {
    return this.draft?.shown?.view ?? this.base?.view ?? null;
  }

  get over(): boolean {
    return this.base?.outcome != null;
  }

  get prompt(): OpenPrompt | undefined {
    return this.base && !this.over ? promptOf(this.base, this.position) : undefined;
  }

  get legal(): LegalList {
    return nextLegal(this.prompt, this.draft);
  }

  get deciding(): boolean {
    return this.prompt !== undefined;
  }

  /** In the game's notation. */
  get position(): string {
    return positionAt(this.line);
  }

  get study(): Study {
    return { position: this.position === this.#start ? '' : this.position, options: this.options };
  }

  // -- where the line stands ------------------------------------------------------------------------------------------

  /** Begin anew with that position; a refusal changes nothing and is returned. */
  set(study: Study): Promise<Why | null> {
    const setting = this.#set(study).finally(() => {
      if (this.#setting === setting) this.#setting = null;
    });
    this.#setting = setting;
    return setting;
  }

  async #set({ position, options }: Study): Promise<Why | null> {
    const asked = this.#ask();
    try {
      const base = await api.analyse(this.game.id, { options, position, actions: [] });
      if (asked !== this.#asked) return null;
      this.#known.clear();
      this.#opinions.clear();
      if (position === '') this.#start = base.position;
      else if (JSON.stringify(options) !== JSON.stringify(this.options)) this.#start = '';
      this.options = options;
      this.#known.set(null, base);
      this.#stand(lineFrom(base.position));
      return null;
    } catch (error) {
      return whyOf(error);
    }
  }

  /** To the position after so many turns of the line. */
  go(at: number): void {
    if (this.#setting) return; // this line is about to go
    this.#ask();
    this.#stand(moved(this.line, at));
  }

  /** Make a whole turn, as a record. */
  async play(turn: string): Promise<void> {
    if (this.#setting) await this.#setting;
    const { base } = this;
    if (!base) return;
    const asked = this.#ask();
    this.draft = null;
    try {
      const parts = turn.split(' ');
      let after = await this.#analyse(this.position, parts);
      const ending = after.complete ? null : endingOf(turn, after.legal.actions, base.turns);
      if (ending) after = await this.#analyse(this.position, [...parts, ending.do]);
      if (asked !== this.#asked) return;
      if (after.complete) this.#made(turn, after);
      else this.draft = drafted(parts, after, this.position); // nobody knows what ends it: that is left to the player
    } catch (error) {
      this.why = whyOf(error);
    }
  }

  async think(): Promise<void> {
    const { position } = this;
    if (this.thinking || this.over) return;
    this.thinking = true;
    this.silence = null;
    try {
      const { opinion } = await api.analyse(this.game.id, { options: this.options, position, think: true });
      if (opinion) this.#opinions.set(position, opinion);
      if (position === this.position) this.opinion = opinion;
    } catch (error) {
      this.silence = whyOf(error);
    } finally {
      this.thinking = false;
    }
  }

  // -- a turn that is put together ------------------------------------------------------------------------------------

  choose(item: LegalItem): void {
    const { prompt } = this;
    if (prompt && !this.draft?.asked)
      void this.#try((asked) => extend(this.draft ?? emptyDraft(prompt.id), item, asked));
  }

  replace(index: number, item: LegalItem | null): void {
    const { draft } = this;
    if (!draft) return;
    void this.#try((asked) => {
      const left = truncate(draft, index, asked);
      return item ? extend(left, item, asked) : left;
    });
  }

  cancel(): void {
    if (!this.#setting) this.#ask();
    this.draft = null;
  }

  send(last?: LegalItem): void {
    if (last) this.choose(last);
  }

  async check(action: string): Promise<Why | null> {
    try {
      await this.#analyse(this.position, [...(this.draft ? notations(this.draft) : []), action]);
      return null;
    } catch (error) {
      return whyOf(error);
    }
  }

  async explain(action: string): Promise<void> {
    this.why = await this.check(action);
  }

  async #try(make: (asked: string) => Draft): Promise<void> {
    const { position } = this;
    if (this.#setting) await this.#setting;
    if (position !== this.position) return; // chosen in a position that is no longer there
    const asked = this.#ask();
    const draft = make(asked);
    this.draft = draft.parts.length > 0 ? draft : null;
    if (!this.draft) return;
    const parts = notations(draft);
    try {
      const after = await this.#analyse(this.position, parts);
      if (asked !== this.#asked) return;
      if (after.complete) this.#made(recordOf(parts, this.base?.turns ?? []), after);
      else this.draft = answered(draft, draftedOf(after, asked, this.position));
    } catch (error) {
      if (asked !== this.#asked) return;
      const left = refused(draft, asked);
      this.draft = left.parts.length > 0 ? left : null;
      this.why = whyOf(error);
    }
  }

  #ask(): string {
    this.why = null;
    this.#asked = randomId();
    return this.#asked;
  }

  #analyse(position: string, actions: string[]): Promise<Analysed> {
    return api.analyse(this.game.id, { options: this.options, position, actions });
  }

  #made(text: string, after: Analysed): void {
    const line = played(this.line, { text, seat: this.seat, position: after.position });
    this.#known.set(lastOf(line), after);
    this.#stand(line);
  }

  #stand(line: Line): void {
    this.line = line;
    this.base = this.#known.get(lastOf(line)) ?? null;
    this.draft = null;
    this.silence = null;
    this.opinion = this.over ? null : (this.#opinions.get(this.position) ?? null);
  }
}

const promptOf = ({ kind, legal }: Analysed, position: string): OpenPrompt => ({
  id: position,
  kind,
  optional: false,
  draft: true,
  turn: 0,
  legal,
});

/** Parts that were not chosen one by one. */
function drafted(parts: readonly string[], after: Analysed, position: string): Draft {
  return {
    prompt: position,
    parts: parts.map((text) => ({ do: text, action: {} })),
    asked: '',
    shown: draftedOf(after, '', position),
  };
}

const draftedOf = (after: Analysed, id: string, position: string) => ({
  type: 'drafted' as const,
  id,
  view: after.view,
  events: [],
  prompts: [promptOf(after, position)],
  stop: '',
});

function whyOf(error: unknown): Why {
  if (error instanceof ApiError) return error.body;
  throw error;
}
