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
  /** Rulebook 15.1: the back of an Illuminati, in the place of one that nobody has turned up. */
  faceDown: boolean;
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
  faceDown: false,
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
  faceDown: false,
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

const MOST_SEATS = 8;

/** 15.1: with a card for each seat that lies face down, a middling one among the Illuminati. */
function withBacks(deck: Deck): Deck {
  const factions = deck.cards.filter(({ illuminati }) => illuminati);
  const middling = (figure: 'power' | 'transferable' | 'income') =>
    factions.map((one) => one[figure]).sort((a, b) => a - b)[(factions.length - 1) >> 1] ?? 0;
  const [power, transferable, income] = [middling('power'), middling('transferable'), middling('income')];
  const backs = Array.from({ length: MOST_SEATS }, (_, seat): CardFacts => {
    const data = { id: 'face_down', name: '', power, transferable, income, goal: { type: '' } };
    return { ...factionFacts(data, deck.cards.length + seat), goal: null, otherGoal: null, faceDown: true };
  });
  return { ...deck, cards: [...deck.cards, ...backs] };
}

const OURS_HIDDEN: Deck = withBacks(OURS);

type Raw = { readonly [field: string]: unknown };
const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: unknown, is: (one: unknown) => boolean): boolean => Array.isArray(value) && value.every(is);
const isTyped = (value: unknown): boolean => isRaw(value) && typeof value.type === 'string';
const isNamed = (value: unknown): value is Raw =>
  isRaw(value) && typeof value.id === 'string' && typeof value.name === 'string';
const isCard = (value: unknown): value is Raw =>
  isNamed(value) &&
  [value.power, value.transferable, value.income].every((figure) => typeof figure === 'number') &&
  isList(value.abilities ?? [], isTyped);
const isFaction = (value: unknown): boolean => isCard(value) && isTyped(value.goal);
const isGroup = (value: unknown): boolean =>
  isCard(value) &&
  typeof value.resistance === 'number' &&
  isRaw(value.arrows) &&
  isList(value.alignments ?? [], (one) => typeof one === 'string');
const isSpecial = (value: unknown): boolean =>
  isNamed(value) && typeof (value.copies ?? 1) === 'number' && isTyped(value.ability);

/** Has it the form of a deck, so far that it can be shown? The server looks closer. */
export const isDeck = (value: unknown): value is DeckData =>
  isRaw(value) &&
  typeof value.name === 'string' &&
  isList(value.illuminati, isFaction) &&
  isList(value.groups, isGroup) &&
  isList(value.specials ?? [], isSpecial);

const known = new WeakMap<object, Deck>();

/** The deck of a table with these options: ours where it brings none. A view that comes anew brings an equal one anew. */
export function deckFrom({ deck: data, hidden_factions: hidden }: { readonly [name: string]: unknown }): Deck {
  if (typeof data !== 'object' || data === null) return hidden === true ? OURS_HIDDEN : OURS;
  const old = known.get(data);
  if (old) return old;
  const open = deckOf(data as DeckData, false);
  const deck = hidden === true ? withBacks(open) : open;
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
