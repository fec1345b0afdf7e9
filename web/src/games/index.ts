/** Games with a screen of their own. Any other game is played on the generic screen. */

import type { Component } from 'svelte';
import type { Fields, Message } from '../lib/describe';
import type { Table } from '../lib/table.svelte';
import type { OpenPrompt, SeatInfo } from '../lib/types/wire';
import FourthdimPicture from './fourthdim/Picture.svelte';

/** What a game adds to the screen of a table. Only `Board` is needed; the rest has a general form. */
export interface GameModule {
  /** The board with the bar of the turn under it. */
  Board: Component<{ table: Table; speaker: Speaking }>;
  /** The count that matters, for the strip of seats. */
  Count?: Component<{ seat: number; view: Fields }>;
  /** The mark of a seat, where the game has a better one than the house. */
  Mark?: Component<{ seat: number }>;
  actionMessage?(action: Fields, view: Fields): Message | null;
  eventMessage?(event: Fields): Message | null;
  promptMessage?(prompt: OpenPrompt, view: Fields): Message | null;
  /** Events that begin a paragraph of the log. */
  heading?(event: Fields): boolean;
  /** Is this the name of a place on the board? */
  place?(name: string, view: Fields): boolean;
}

/** What a board may ask to be put into words. */
export interface Speaking {
  action(action: Fields): string;
  prompt(prompt: OpenPrompt): string;
  seat(seat: SeatInfo): string;
}

export const MODULES: { readonly [game: string]: () => Promise<GameModule> } = {
  fourthdim: () => import('./fourthdim').then((module) => module.fourthdim),
};

/** Small drawings of the real boards, for the lobby. */
export const PICTURES: { readonly [game: string]: Component } = {
  fourthdim: FourthdimPicture,
};
