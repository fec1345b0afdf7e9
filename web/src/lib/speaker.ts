/** Puts the codes of one table into words: the game's own texts, the house's, or the bare code and fields. */

import type { GameModule, Proposal } from '../games';
import type { Playing, Why } from './board';
import {
  actionMessage,
  bare as bareWith,
  eventMessage,
  type Fields,
  type Message,
  namesASeat,
  readable,
  reasonMessage,
  refusalMessage,
  type Word,
} from './describe';
import { playerName } from './names';
import type { Weight } from './shape';
import { standing } from './takenBack';
import { t, texts } from './texts.svelte';
import type { Problem } from './types/api';
import type { OpenPrompt, SeatInfo } from './types/wire';

export interface Said {
  text: string;
  /** Number of the clause that it rests on; empty if unknown. */
  rule: string;
}

/** Fields of every state that a player seldom asks for. */
const MACHINERY = ['agenda', 'seats', 'options'];

const typeOf = (fields: Fields): string => String(fields.type ?? '');

const word: Word = (name) => t(`value-${name}`);

/** A value in words of the reader's language, where nobody has written any for it. */
export const shown = (value: unknown): string => readable(value, word);

/** A code and its fields, with the reader's words for nothing, yes and no. */
export const bare = (code: string, fields: Fields): string => bareWith(code, fields, word);

/** The first message that exists; the fallback if none does. */
export function say(message: Message, fallback: string): string {
  for (const id of message.ids) {
    const text = texts.find(id, message.args);
    if (text !== null) return text;
  }
  return fallback;
}

/** What was refused, in words: those of the game, if it may have said so, else the house's. */
export const refusalText = (game: string | null, { code, args }: Pick<Problem, 'code' | 'args'>): string =>
  say(refusalMessage(game, code, args), bare(code, args));

export class Speaker {
  constructor(
    private readonly table: Playing,
    private readonly module: GameModule | null,
  ) {}

  get #game(): string {
    return this.table.info.game;
  }

  /** The message with the arguments that the game has for these fields. */
  #fuller(message: Message, fields: Fields): Message {
    const more = this.module?.args?.(fields, this.table.view);
    return more ? { ...message, args: { ...message.args, ...more } } : message;
  }

  action(action: Fields): string {
    const own = this.module?.actionMessage?.(action, this.table.view ?? {});
    const plain = this.#fuller(actionMessage(this.#game, action, this.table.names), action);
    return say(own ?? plain, bare(typeOf(action), action));
  }

  sure(action: Fields): { question: string; yes: string } | null {
    const question = texts.find(`${this.#game}-sure-${typeOf(action)}`);
    return question === null ? null : { question, yes: t(`${this.#game}-sure-${typeOf(action)}-yes`) };
  }

  event(event: Fields): Said {
    const message = this.#fuller(eventMessage(this.#game, event, this.table.names), event);
    return { text: say(message, bare(typeOf(event), event)), rule: this.module?.clause?.(event) ?? '' };
  }

  prompt(prompt: OpenPrompt): string {
    const { kind, turn } = prompt;
    const args = { kind, turn, seat: this.table.seat ?? 0 };
    return say({ ids: [`${this.#game}-prompt-${kind}`], args }, bare(kind, {}));
  }

  order(type: string): string {
    return texts.find(`${this.#game}-order-${type}`) ?? type;
  }

  refusal(why: Why): string {
    return say(this.#fuller(refusalMessage(this.#game, why.code, why.args), why.args), bare(why.code, why.args));
  }

  reason(reason: string): string {
    return reason ? say(reasonMessage(this.#game, reason), bare(reason, {})) : '';
  }

  field(name: string): string {
    for (const kind of ['field', 'more', 'option']) {
      const text = texts.find(`${this.#game}-${kind}-${name}`);
      if (text !== null) return text;
    }
    return texts.find(`field-${name}`) ?? name;
  }

  weight(name: string): Weight {
    if (MACHINERY.includes(name) || texts.has(`${this.#game}-more-${name}`)) return 'machinery';
    return texts.has(`${this.#game}-field-${name}`) ? 'named' : 'plain';
  }

  value(field: string, value: unknown): string {
    const own = this.module?.value?.(field, value, this.table.view);
    if (own != null) return own;
    if (typeof value === 'string') return texts.find(`${this.#game}-value-${value}`) ?? value;
    const player = namesASeat(field, value) ? this.table.names[value] : undefined;
    return player ?? shown(value);
  }

  seat(seat: SeatInfo): string {
    return playerName(seat, this.table.info.seats);
  }

  /** The side that a seat plays, where the game names its sides. */
  side(seat: number): string {
    return texts.find(`${this.#game}-side-${seat}`) ?? '';
  }

  gameName(): string {
    return texts.find(`${this.#game}-name`) ?? this.#game;
  }

  get proposal(): Proposal | null {
    const view = this.table.update?.view;
    return (view && !this.table.over && this.module?.proposals?.standing(view)) || null;
  }

  proposed({ kind, by }: Proposal, what: 'stands' | 'declined' | 'lapsed'): Message {
    const own = by === this.table.seat;
    const others = this.table.names.filter((_, seat) => seat !== by);
    const args = {
      name: this.table.names[by] ?? '',
      names: new Intl.ListFormat(texts.language).format(others),
      count: others.length,
    };
    const end = what === 'stands' ? (own ? '-own' : '') : `-${what}`;
    return { ids: [`${this.#game}-proposal-${kind}${end}`], args };
  }

  answers(type: string): 'accept' | 'decline' | null {
    return this.module?.proposals?.answers[type] ?? null;
  }

  declined(event: Fields): boolean {
    return this.module?.proposals?.declined(event) ?? false;
  }

  besideSince(n: number): string | null {
    const first = standing(this.table.log).find((entry) => entry.n > n);
    return first && this.module?.beside?.(first.event) ? this.event(first.event).text : null;
  }

  awaited(): string {
    const seats = this.table.update?.awaited ?? [];
    const names = [...new Set(seats.map(({ seat }) => this.table.names[seat] ?? ''))];
    if (names.length === 0) return t('waiting-hidden');
    const list = new Intl.ListFormat(texts.language, { type: 'conjunction' }).format(names);
    return t('waiting-for', { names: list, count: names.length });
  }
}
