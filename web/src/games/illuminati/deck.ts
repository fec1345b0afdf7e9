/** Rulebook 20: what is printed on the cards. A card is its place in the deck, Groups before Illuminati. */

import { mask } from './alignments';
import ours from './deck.json';

export type Kind = 'control' | 'neutralize' | 'destroy';
export const KINDS: readonly Kind[] = ['control', 'neutralize', 'destroy'];

/** An ability or a goal: its type, and what that type has besides. */
export interface Typed {
  readonly type: string;
  readonly [field: string]: unknown;
}

export interface CardFacts {
  card: number;
  id: string;
  name: string;
  power: number;
  transferable: number;
  /** An Illuminati has none. */
  resistance: number | null;
  income: number;
  /** A mask. */
  alignments: number;
  /** The printed side with the arrow towards the master; -1 for an Illuminati. */
  inSide: number;
  /** The printed sides with control arrows. */
  outs: readonly number[];
  abilities: readonly Typed[];
  illuminati: boolean;
  goal: Typed | null;
  otherGoal: Typed | null;
}

export interface SpecialFacts {
  kind: number;
  id: string;
  name: string;
  copies: number;
  ability: Typed;
}

export interface Deck {
  name: string;
  /** Is it ours, whose names are translated? */
  ours: boolean;
  cards: readonly CardFacts[];
  specials: readonly SpecialFacts[];
  /** The number of the first Illuminati. */
  firstFaction: number;
}

type Arrows = { readonly [side: string]: string };
/** The published format, as far as it is read here. */
export interface DeckData {
  name: string;
  illuminati: readonly FactionData[];
  groups: readonly GroupData[];
  specials?: readonly SpecialData[];
}
interface FactionData {
  id: string;
  name: string;
  power: number;
  transferable: number;
  income: number;
  arrows?: Arrows;
  abilities?: readonly Typed[];
  goal: Typed;
  alt_goal?: Typed | null;
}
interface GroupData {
  id: string;
  name: string;
  power: number;
  transferable: number;
  resistance: number;
  income: number;
  alignments?: readonly string[];
  arrows: Arrows;
  abilities?: readonly Typed[];
}
interface SpecialData {
  id: string;
  name: string;
  copies?: number;
  ability: Typed;
}

/** Printed sides as they are numbered. */
const SIDES = ['top', 'right', 'bottom', 'left'] as const;

const sides = (arrows: Arrows, arrow: string): number[] =>
  SIDES.flatMap((side, index) => (arrows[side] === arrow ? [index] : []));

const groupFacts = (data: GroupData, card: number): CardFacts => ({
  card,
  id: data.id,
  name: data.name,
  power: data.power,
  transferable: data.transferable,
  resistance: data.resistance,
  income: data.income,
  alignments: mask(data.alignments ?? []),
  inSide: sides(data.arrows, 'in')[0] ?? -1,
  outs: sides(data.arrows, 'out'),
  abilities: data.abilities ?? [],
  illuminati: false,
  goal: null,
  otherGoal: null,
});

const factionFacts = (data: FactionData, card: number): CardFacts => ({
  card,
  id: data.id,
  name: data.name,
  power: data.power,
  transferable: data.transferable,
  resistance: null,
  income: data.income,
  alignments: 0,
  inSide: -1,
  outs: [0, 1, 2, 3],
  abilities: data.abilities ?? [],
  illuminati: true,
  goal: data.goal,
  otherGoal: data.alt_goal ?? data.goal,
});

export function deckOf(data: DeckData, own: boolean): Deck {
  const groups = data.groups.map(groupFacts);
  return {
    name: data.name,
    ours: own,
    cards: [...groups, ...data.illuminati.map((faction, index) => factionFacts(faction, groups.length + index))],
    specials: (data.specials ?? []).map(({ id, name, copies = 1, ability }, kind) => ({
      kind,
      id,
      name,
      copies,
      ability,
    })),
    firstFaction: groups.length,
  };
}

export const OURS: Deck = deckOf(ours, true);

const isList = (value: unknown, of: readonly string[]): boolean =>
  Array.isArray(value) &&
  value.every((one) => typeof one === 'object' && one !== null && of.every((field) => field in one));

/** Has it the form of a deck, so far that it can be shown? The server looks closer. */
export function isDeck(value: unknown): value is DeckData {
  if (typeof value !== 'object' || value === null) return false;
  const { name, illuminati, groups, specials } = value as { [field: string]: unknown };
  return (
    typeof name === 'string' &&
    isList(illuminati, ['id', 'name', 'goal']) &&
    isList(groups, ['id', 'name', 'arrows']) &&
    isList(specials ?? [], ['id', 'name', 'ability'])
  );
}

const known = new WeakMap<object, Deck>();

/** A table's deck: ours where it brings none. A view that comes anew brings an equal one anew. */
export function deckFrom(data: unknown): Deck {
  if (typeof data !== 'object' || data === null) return OURS;
  const old = known.get(data);
  if (old) return old;
  const deck = deckOf(data as DeckData, false);
  known.set(data, deck);
  return deck;
}

/** The abilities of a card of one type. */
export const abilitiesOf = (facts: CardFacts | undefined, type: string): readonly Typed[] =>
  facts?.abilities.filter((ability) => ability.type === type) ?? [];

export const number = (ability: Typed, field: string): number => {
  const value = ability[field];
  return typeof value === 'number' ? value : 0;
};

export const words = (ability: Typed, field: string): readonly string[] => {
  const value = ability[field];
  return Array.isArray(value) ? value.map(String) : [];
};
