/** What is printed on the cards. A card is its place in the list. */

import data from './cards.json';

export const COLOURS = ['blue', 'green', 'orange', 'red', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

export interface Archetype {
  card: number;
  id: string;
  colour: Colour;
  abilities: readonly string[];
  special: string;
  /** Of the expansion? */
  toxic: boolean;
}

export interface Place {
  card: number;
  id: string;
  colour: Colour;
  difficulty: number;
  danger: number;
  vp: number;
  abilities: readonly string[];
  feature: string;
  n: number;
}

export interface Special {
  cost: number;
  timing: string;
  limit: string;
}

export const NONE = -1;

export const ARCHETYPES: readonly Archetype[] = data.archetypes.map((card, index) => ({
  card: index,
  id: card.id,
  colour: card.colour as Colour,
  abilities: card.abilities,
  special: card.special,
  toxic: card.deck === 'toxic',
}));

export const LOCATIONS: readonly Place[] = data.locations.map((card, index) => ({
  card: index,
  id: card.id,
  colour: card.colour as Colour,
  difficulty: card.difficulty,
  danger: card.danger,
  vp: card.vp,
  abilities: card.abilities,
  feature: card.feature,
  n: card.n,
}));

export const SPECIALS: { readonly [code: string]: Special } = data.specials;

const BY_ID = new Map(ARCHETYPES.map((card) => [card.id, card]));

/** The archetype of a saved hero's card; nothing where this house does not know it. */
export const archetypeById = (id: string): Archetype | undefined => BY_ID.get(id);

/** `A-blue-01` as a part of a text's id. */
export const textId = (id: string): string => id.toLowerCase();

export const { constants: CONSTANTS, field: FIELD, coop: COOP } = data;
