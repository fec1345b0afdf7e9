/** Cards, Specials and abilities in words: ours in the reader's language, a host's as the host wrote them. */

import { type Args, label, texts } from '../../lib/texts.svelte';
import { namesOf } from './alignments';
import { type CardFacts, type Deck, type SpecialFacts, type Typed, words } from './deck';
import type { Goods, Position } from './position';

type Decked = Pick<Position, 'deck'>;

function named(deck: Deck, id: string, name: string, what: 'card' | 'special'): string {
  const message = `illuminati-${what}-${id.replaceAll('_', '-')}`;
  return deck.ours && texts.has(message) ? label(message) : name;
}

const nameOfFacts = (deck: Deck, facts: CardFacts): string =>
  facts.faceDown ? label('illuminati-face-down') : named(deck, facts.id, facts.name, 'card');

/** A name for the card of that number; empty if there is none. */
export function cardName({ deck }: Decked, card: number): string {
  const facts = deck.cards[card];
  return facts ? nameOfFacts(deck, facts) : '';
}

export function specialName({ deck }: Decked, kind: number): string {
  const facts = deck.specials[kind];
  return facts ? named(deck, facts.id, facts.name, 'special') : '';
}

export const alignmentName = (name: string): string => label(`illuminati-value-${name}`);

/** In the reader's language: `a, b and c`. */
export const listed = (names: readonly string[], type: 'conjunction' | 'unit' = 'unit'): string =>
  new Intl.ListFormat(texts.language, { type, style: type === 'unit' ? 'narrow' : 'long' }).format(names);

export const commas = (names: readonly string[]): string => names.join(', ');

/** Alignments of a mask, in words. */
export const alignmentNames = (bits: number): string => commas(namesOf(bits).map(alignmentName));

const byId = (deck: Deck, id: string): string => {
  const facts = deck.cards.find((card) => card.id === id);
  return facts ? nameOfFacts(deck, facts) : id;
};

/** The kinds that a bonus is good for, as the texts tell them apart. */
function kindsOf(ability: Typed): string {
  const kinds = words(ability, 'kinds');
  const all = ['control', 'neutralize', 'destroy'].filter((kind) => kinds.includes(kind));
  return all.length === 3 ? 'all' : all.join('_');
}

/** The arguments of the texts about abilities and goals: numbers and words as they are, lists joined. */
function argsOf(deck: Deck, typed: Typed): Args {
  const args: Args = {
    amount: '',
    scope: '',
    kinds: '',
    alignment: '',
    groups: '',
    cost: '',
    count: '',
    value: '',
    bonus: 0,
  };
  for (const [field, value] of Object.entries(typed)) {
    if (field === 'target') args[field] = alignmentName(String(value));
    else if (typeof value === 'number' || typeof value === 'string') args[field] = value;
    else if (Array.isArray(value) && field === 'groups')
      args[field] = commas(value.map((id) => byId(deck, String(id))));
    else if (Array.isArray(value) && field === 'kinds') args[field] = kindsOf(typed);
    else if (Array.isArray(value)) {
      args[field] = commas(value.map((name) => alignmentName(String(name))));
      args[`${field}_count`] = value.length;
    }
  }
  if (typed.type === 'attack_bonus')
    args.against = words(typed, 'groups').length > 0 ? 'groups' : typed.alignment ? 'alignment' : 'any';
  return args;
}

/** What an ability does. */
export const effectOf = ({ deck }: Decked, typed: Typed): string =>
  texts.get(`illuminati-effect-${typed.type}`, argsOf(deck, typed));

/** What a goal asks for. */
export const goalOf = ({ deck }: Decked, goal: Typed): string =>
  texts.get(`illuminati-goal-${goal.type}`, argsOf(deck, goal));

export const effectOfSpecial = (decked: Decked, special: SpecialFacts): string => effectOf(decked, special.ability);

/** One side of a deal in words: `4 MB, Uninvited Guest`; empty for nothing. */
export function goodsText(decked: Decked, goods: Goods): string {
  const money = goods.money > 0 ? [label('illuminati-board-mb', { count: goods.money })] : [];
  return listed([
    ...money,
    ...goods.specials.map((kind) => specialName(decked, kind)),
    ...goods.groups.map((card) => cardName(decked, card)),
  ]);
}
