/** §6.1: what a hero would roll on a location, and why: the numbers before specials and activations. */

import { ARCHETYPES, COLOURS, CONSTANTS, type Colour, LOCATIONS } from './cards';

/** A card of a hero, as far as dice and rerolls go by it. */
export interface Carried {
  card: number;
  wounded: boolean;
  /** On top of its stack. */
  leads: boolean;
}

export interface Ground {
  /** The location's card. */
  card: number;
  freaks: number;
  /** Other pawns on it. */
  others: number;
  coop: boolean;
}

export interface Numbers {
  colour: Colour;
  /** Cards that give a die. */
  matching: number;
  /** Dice for company. */
  company: number;
  dice: number;
  matches: number;
  /** Rerolls without a limit, and those that can be used. */
  total: number;
  usable: number;
  surplus: number;
  difficulty: number;
  danger: number;
  printed: number;
  freaks: number;
}

/** The colour of most of the cards; the first of the colours where there are as many of two. */
export function mostOf(cards: readonly Carried[]): Colour {
  const count = (colour: Colour) => cards.filter(({ card }) => ARCHETYPES[card]?.colour === colour).length;
  return [...COLOURS].sort((a, b) => count(b) - count(a))[0] ?? 'blue';
}

/** What a location counts as for a hero. */
export function colourFor(card: number, cards: readonly Carried[]): Colour {
  const facts = LOCATIONS[card];
  return facts?.feature === 'wild' ? mostOf(cards) : (facts?.colour ?? 'blue');
}

/** §10.2: a wounded leading card gives no die, but a black one does. */
export function givesDie({ card, wounded, leads }: Carried, colour: Colour): boolean {
  const own = ARCHETYPES[card]?.colour;
  return own === colour && (!leads || !wounded || own === 'black');
}

/** Abilities of the location that a card has too, while it leads and is healthy. */
export function matchesOf({ card, wounded, leads }: Carried, location: number): string[] {
  const wanted = LOCATIONS[location]?.abilities ?? [];
  return leads && !wounded ? (ARCHETYPES[card]?.abilities ?? []).filter((ability) => wanted.includes(ability)) : [];
}

export function numbersFor(cards: readonly Carried[], ground: Ground): Numbers {
  const facts = LOCATIONS[ground.card];
  const colour = colourFor(ground.card, cards);
  const matching = cards.filter((carried) => givesDie(carried, colour)).length;
  const crowd = facts?.feature === 'crowd' && ground.others > 0 ? 1 : 0;
  const company = crowd + (ground.coop ? ground.others : 0);
  const matches = cards.reduce((sum, carried) => sum + matchesOf(carried, ground.card).length, 0);
  const dark = facts?.feature === 'dark' ? 1 : 0;
  const total = Math.max(0, CONSTANTS.free_rerolls + matches - dark);
  const usable = Math.min(CONSTANTS.max_rerolls, total);
  return {
    colour,
    matching,
    company,
    dice: Math.min(CONSTANTS.max_dice, CONSTANTS.base_dice + matching + company),
    matches,
    total,
    usable,
    surplus: total - usable,
    difficulty: facts?.difficulty ?? 2,
    danger: Math.min(CONSTANTS.danger_max_effective, (facts?.danger ?? 0) + ground.freaks),
    printed: facts?.danger ?? 0,
    freaks: ground.freaks,
  };
}
