/** Games with a screen of their own. Any other game is played on the generic screen. */

import type { Component } from 'svelte';
import type { Playing, Why } from '../lib/board';
import type { Fields, Message } from '../lib/describe';
import type { Turns } from '../lib/lastTurn';
import type { Weight } from '../lib/shape';
import type { Args } from '../lib/texts.svelte';
import type { FaultDetails } from '../lib/types/api';
import type { OpenPrompt } from '../lib/types/wire';

/** Something that a seat has proposed to the others beside the turn, and that stands. */
export interface Proposal {
  /** As in the ids of its texts: `GAME-proposal-KIND`, and the same with `-own`, `-declined` and `-lapsed`. */
  kind: string;
  by: number;
}

/** What may be proposed beside the turn, e.g. a draw. */
export interface Proposals {
  /** What stands. */
  standing(view: Fields): Proposal | null;
  /** Types of the actions that answer it. */
  answers: { readonly [type: string]: 'accept' | 'decline' };
  /** Does the event say that it was declined? */
  declined(event: Fields): boolean;
}

/** What a game adds to the screen of a table. Only `Board` is needed; the rest has a general form. */
export interface GameModule extends Turns {
  /** The board with the bar of the turn under it. */
  Board: Component<{ table: Playing; speaker: Speaking }>;
  /** The count that matters, for the strip of seats. */
  Count?: Component<{ seat: number; view: Fields }>;
  /** The mark of a seat, where the game has a better one than the house. */
  Mark?: Component<{ seat: number }>;
  actionMessage?(action: Fields, view: Fields): Message | null;
  /** More arguments for any text about these fields, e.g. names of cards that are numbers. */
  args?(fields: Fields, view: Fields | null): Args;
  /** What one should see of the options before the game begins, e.g. cards that somebody has brought. */
  Before?: Component<{ options: Fields }>;
  /** The value of a field in words, where it means something of the game; `null` where it is what it looks like. */
  value?(field: string, value: unknown, view: Fields | null): string | null;
  /** The number of the clause that an event rests on; empty where none does. */
  clause?(event: Fields): string;
  proposals?: Proposals;
  /** The view in words and names, where the bare one says little. */
  asText?(view: Fields): Fields;
  /** Is this the name of a place on the board? */
  place?(name: string, view: Fields): boolean;
}

/** What a board may ask to be put into words. */
export interface Speaking {
  action(action: Fields): string;
  prompt(prompt: OpenPrompt): string;
  refusal(why: Why): string;
  /** A standing order, by its type. */
  order(type: string): string;
  /** The label of a field of an action. */
  field(name: string): string;
  /** The value of a field: a player's name where it means one. */
  value(field: string, value: unknown): string;
  /** How much a field of the view matters: named by the game, by nobody, or what only the machinery needs. */
  weight(name: string): Weight;
  awaited(): string;
  /** The question before an action that no rule undoes, and the answer that goes through with it; `null`: nothing is asked. */
  sure(action: Fields): { question: string; yes: string } | null;
  /** What is proposed beside the turn, and how it is answered. */
  readonly proposal: Proposal | null;
  /** In the reader's words: whose it is, and what has become of it. */
  proposed(proposal: Proposal, what: 'stands' | 'declined' | 'lapsed'): Message;
  /** Does the action answer a proposal, and how? */
  answers(type: string): 'accept' | 'decline' | null;
  /** What was said beside the turn since that number and would be taken back with it; `null` if it is a move. */
  besideSince(n: number): string | null;
  /** Why the game ended. */
  reason(reason: string): string;
}

/** What a game's own control of an option is given: the value as JSON, and where its words are. */
export interface OptionControl {
  id: string;
  value: string;
  described: string | undefined;
  wrong: boolean;
  /** All that was wrong with the value when it was sent; the control says so itself. */
  faults: readonly FaultDetails[];
}

/** Controls for options that no plain field will do for, loaded when they are shown. */
export const CONTROLS: {
  readonly [game: string]: { readonly [field: string]: () => Promise<Component<OptionControl, object, 'value'>> };
} = {
  cyberwedding: { map: () => import('./cyberwedding/MapOption.svelte').then((module) => module.default) },
  illuminati: { deck: () => import('./illuminati/DeckOption.svelte').then((module) => module.default) },
};

/** A drawing of what a seat takes home, from its data. */
export interface Drawn {
  Face: Component<Fields>;
  props: Fields;
}

/** Games that draw what is taken home from them; of others there are words alone. */
export const KEEPSAKES: { readonly [game: string]: (data: Fields) => Promise<Drawn> } = {
  iamzombie: ({ cards, stacks }) =>
    import('./iamzombie/HeroCards.svelte').then(({ default: Face }) => {
      const [held, piles] = [cards as readonly string[], stacks as readonly (readonly string[])[]];
      const props = { cards: held, stacks: piles.map((pile) => pile.map((card) => held.indexOf(card))) };
      return { Face: Face as unknown as Component<Fields>, props };
    }),
};

export const MODULES: { readonly [game: string]: () => Promise<GameModule> } = {
  fourthdim: () => import('./fourthdim').then((module) => module.fourthdim),
  hexnet: () => import('./hexnet').then((module) => module.hexnet),
  illuminati: () => import('./illuminati').then((module) => module.illuminati),
  iamzombie: () => import('./iamzombie').then((module) => module.iamzombie),
  cyberwedding: () => import('./cyberwedding').then((module) => module.cyberwedding),
};
