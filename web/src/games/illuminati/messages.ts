/** What the game's texts ask for beside the bare fields of an action, event, refusal or prompt: names of cards. */

import { type Fields, type Message, actionMessage as plain } from '../../lib/describe';
import type { Args } from '../../lib/texts.svelte';
import { deckFrom } from './deck';
import { goodsOf } from './position';
import { cardName, commas, goodsText, specialName } from './words';

const CARDS: ReadonlySet<string> = new Set([
  'card',
  'attacker',
  'group',
  'master',
  'source',
  'receiver',
  'goal',
  'face_down',
]);
const CARD_LISTS: ReadonlySet<string> = new Set([
  'cards',
  'aides',
  'groups',
  'dropped',
  'removed',
  'named',
  'groups_given',
  'groups_got',
]);
/** Lists whose members begin with a card: `[card, side]`. */
const PAIRED: ReadonlySet<string> = new Set(['rehung', 'payments', 'treasuries', 'places']);
const SPECIALS: ReadonlySet<string> = new Set(['special', 'privilege', 'first', 'second']);
const SPECIAL_LISTS: ReadonlySet<string> = new Set(['specials', 'specials_given', 'specials_got']);
const GOODS: ReadonlySet<string> = new Set(['give', 'get']);

type Decked = { deck: ReturnType<typeof deckFrom> };

const optionsOf = (view: Fields | null): Fields =>
  typeof view?.options === 'object' && view.options !== null ? (view.options as Fields) : {};

const decked = (view: Fields | null): Decked => ({ deck: deckFrom(optionsOf(view)) });

/** The card that a member of a list begins with: `[card, side]` or `{card, money}`. */
const firstOf = (one: unknown): unknown =>
  Array.isArray(one) ? one[0] : typeof one === 'object' && one !== null ? (one as Fields).card : one;

function namesIn(value: readonly unknown[], name: (number: number) => string): string {
  const names = value.map(firstOf).map((one) => (typeof one === 'number' ? name(one) : ''));
  return commas(names.filter(Boolean));
}

function ofList(field: string, value: readonly unknown[], on: Decked): Args {
  const card = (number: number) => cardName(on, number);
  if (CARD_LISTS.has(field) || PAIRED.has(field)) return { [`${field}_names`]: namesIn(value, card) };
  if (SPECIAL_LISTS.has(field)) return { [`${field}_names`]: namesIn(value, (kind) => specialName(on, kind)) };
  return {};
}

function ofGoods(field: string, value: unknown, on: Decked): Args {
  const goods = goodsOf(value);
  if (!goods) return {};
  return {
    [`${field}_money`]: goods.money,
    [`${field}_specials`]: commas(goods.specials.map((kind) => specialName(on, kind))),
    [`${field}_groups`]: commas(goods.groups.map((card) => cardName(on, card))),
    [`${field}_text`]: goodsText(on, goods),
  };
}

/** The further arguments for the texts about these fields. */
export function args(fields: Fields, view: Fields | null): Args {
  const on = decked(view);
  const found: Args = {};
  for (const [field, value] of Object.entries(fields)) {
    if (Array.isArray(value)) Object.assign(found, ofList(field, value, on));
    else if (GOODS.has(field)) Object.assign(found, ofGoods(field, value, on));
    else if (typeof value !== 'number') continue;
    else if (CARDS.has(field)) found[`${field}_name`] = cardName(on, value);
    else if (SPECIALS.has(field)) found[`${field}_name`] = specialName(on, value);
  }
  return found;
}

/** The value of a field where the list of actions offers it: a card's name; `null` for what the house knows. */
export function value(field: string, value: unknown, view: Fields | null): string | null {
  if (typeof value !== 'number') return null;
  const name =
    CARDS.has(field) || CARD_LISTS.has(field)
      ? cardName
      : SPECIALS.has(field) || SPECIAL_LISTS.has(field)
        ? specialName
        : null;
  return name?.(decked(view), value) || null;
}

export const actionMessage = (action: Fields, view: Fields): Message => {
  const message = plain('illuminati', action, []);
  return { ...message, args: { ...message.args, ...args(action, view) } };
};

/** Names of cards in the log can be pointed at. */
export function cardNamed(name: string, view: Fields): number | null {
  const on = decked(view);
  const found = on.deck.cards.findIndex(({ card }) => cardName(on, card) === name);
  return found < 0 ? null : found;
}

const CLAUSES: { readonly [event: string]: string } = {
  GoalChosen: '3',
  StartRolled: '3',
  TurnBegun: '4',
  TurnSkipped: '10',
  IncomeReceived: '4.1',
  UpkeepPaid: '4.1',
  UpkeepUnpaid: '4.1',
  TaxDemanded: '4.1',
  TaxPaid: '4.1',
  GroupDrawn: '4.2',
  SpecialDrawn: '4.2',
  GroupTurnedUp: '4.7',
  SpecialThrownAway: '4.7',
  AttackAnnounced: '6.2',
  AttackCalledOff: '6.2',
  PrivilegeLost: '6.2',
  GuestAdmitted: '6.2',
  MoneySpent: '7.1',
  DiceRolled: '6.2',
  RollChanged: '6.2',
  AttackSucceeded: '6.4',
  AttackFailed: '6.4',
  GroupHung: '5.4',
  GroupsFreed: '9',
  GroupDestroyed: '6.4',
  GroupRevived: '10',
  MoneyTransferred: '8.2',
  MoneyRedistributed: '8.2',
  MoneyGained: '10',
  StructureReorganized: '8.5',
  AlignmentsShifted: '14',
  SpecialPlayed: '10',
  SpecialCountered: '10',
  SpecialsDiscarded: '12',
  TreasuryPeeked: '10',
  HandPeeked: '10',
  TurnPassed: '4.4',
  PlayerOut: '12',
  GoalMet: '13',
  GameEnded: '13',
  OfferMade: '11.1',
  OfferRefused: '11.2',
  OfferWithdrawn: '11.2',
  OfferLapsed: '11.2',
  DealMade: '11.2',
};

/** The clause that an event rests on; empty where none does. */
export const clauseOf = (event: Fields): string => CLAUSES[String(event.type)] ?? '';
