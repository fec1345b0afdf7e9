/** A view of the game as the screen draws it. What its viewer may not see is `null`. */

import type { Fields } from '../../lib/describe';
import { type CardFacts, type Deck, deckFrom, type Kind, OURS } from './deck';
import { depthOf, type Place } from './structure';

/** Where a card is that belongs to nobody. */
export const UNCONTROLLED = -1;
export const DEAD = -3;
/** No card, no Special, nobody. */
export const NONE = -1;
/** In place of a Special: privilege that is paid for. */
export const PAID = -2;

export interface Held extends Place {
  money: number | null;
  /** Attacks it has taken part in this turn. */
  used: number;
  /** Its ability for once a turn was used. */
  spent: boolean;
  depth: number;
}

export interface Player {
  seat: number;
  illuminati: number;
  /** The Power Structure: the Illuminati first, masters before puppets; empty for who is out. */
  cards: readonly Held[];
  /** Kinds of Specials. */
  hand: readonly number[] | null;
  /** How many there are in hand. */
  held: number;
  /** The Illuminati whose goal was chosen in secret; `null` if there is none or it is unknown. */
  goal: number | null;
  /** 15.1: the Illuminati that lies face down, where it is known; `null` too where none does. */
  faceDown: number | null;
  /** Illuminati that were named in vain. */
  named: readonly number[];
  turns: number;
  destroyed: number;
  neutralized: number;
  out: boolean;
}

export interface Term {
  code: string;
  amount: number;
  card: number;
  rule: string;
}

export interface Spent {
  attacker: number;
  helpers: number;
  fromGroup: number;
  fromIlluminati: number;
  opponents: number;
}

export interface Attempt {
  seat: number;
  attacker: number;
  group: number;
  kind: Kind;
  aides: readonly number[];
  defender: number;
  privileged: boolean;
  guests: readonly number[];
  whispered: boolean;
  committed: boolean;
  /** Tells it from other attacks of the game. */
  serial: number;
  spent: Spent;
  terms: readonly Term[];
  number: number;
  dice: readonly number[];
  roll: number;
}

export interface Goods {
  money: number;
  specials: readonly number[];
  groups: readonly number[];
}

export interface Offer {
  id: number;
  rev: number;
  by: number;
  to: number;
  /** `null` for a third player. */
  give: Goods | null;
  get: Goods | null;
}

/** The steps of a turn that a player sees. */
export const STEPS = [
  'TurnStart',
  'Income',
  'Draw',
  'Actions',
  'FreeTransfers',
  'SpecialPowers',
  'AddTargets',
  'VictoryCheck',
] as const;
export type Step = (typeof STEPS)[number];

export interface Options {
  openTreasuries: boolean;
  otherGoals: boolean;
  longerGoal: number;
  untilAllControlled: boolean;
  hiddenGoals: boolean;
  roundLimit: number;
  deals: boolean;
}

export interface Position {
  deck: Deck;
  options: Options;
  seats: number;
  players: readonly Player[];
  owner: readonly number[];
  uncontrolled: readonly number[];
  dead: readonly number[];
  /** Cards left in the pile, those at the bottom with them. */
  pile: number;
  discarded: readonly number[];
  active: number;
  round: number;
  actions: number;
  transfers: number;
  acted: boolean;
  doubled: boolean;
  /** Alignments until the turn ends, by card. */
  shifted: ReadonlyMap<number, number>;
  attempt: Attempt | null;
  /** The Group that is to be hung, and on which card; on any where that is -1. */
  hanging: { seat: number; card: number; master: number } | null;
  /** A Special that is being answered. */
  playing: { seat: number; specials: readonly number[]; use: string; card: number; to: number } | null;
  /** In the money round: who answers in turn, and how many have passed in a row. */
  rota: { order: readonly number[]; passes: number } | null;
  offers: readonly Offer[];
  step: Step | null;
  over: boolean;
}

// -- the view on the wire ---------------------------------------------------------------------------------------------

type Raw = { readonly [name: string]: unknown };

const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value);
const raw = (value: unknown): Raw => (isRaw(value) ? value : {});
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const int = (value: unknown, otherwise = 0): number => (typeof value === 'number' ? value : otherwise);
const ints = (value: unknown): number[] => list(value).filter((one): one is number => typeof one === 'number');
const known = (value: unknown): number | null => (typeof value === 'number' ? value : null);
/** How many are in a list that may be hidden: `{hidden: 3}`. */
const length = (value: unknown): number => (Array.isArray(value) ? value.length : int(raw(value).hidden));

function heldOf(value: unknown): Omit<Held, 'depth'> {
  const card = raw(value);
  return {
    card: int(card.card),
    master: int(card.master, NONE),
    side: int(card.side, NONE),
    x: int(card.x),
    y: int(card.y),
    r: int(card.r),
    money: known(card.money),
    used: int(card.used),
    spent: card.spent === true,
  };
}

function playerOf(value: unknown, index: number): Player {
  const player = raw(value);
  const cards = list(player.cards).map(heldOf);
  const [goal, faceDown] = [known(player.goal), known(player.face_down)];
  return {
    seat: int(player.seat, index),
    illuminati: int(player.illuminati, NONE),
    cards: cards.map((card) => ({ ...card, depth: depthOf(cards, card.card) })),
    hand: Array.isArray(player.hand) ? ints(player.hand) : null,
    held: length(player.hand),
    goal: goal === NONE ? null : goal,
    faceDown: faceDown === NONE ? null : faceDown,
    named: ints(player.named),
    turns: int(player.turns),
    destroyed: int(player.destroyed),
    neutralized: int(player.neutralized),
    out: player.out === true,
  };
}

const termOf = (value: unknown): Term => {
  const term = raw(value);
  return {
    code: String(term.code ?? ''),
    amount: int(term.amount),
    card: int(term.card, NONE),
    rule: String(term.rule ?? '6.3'),
  };
};

function attemptOf(step: Raw | undefined): Attempt | null {
  if (!step) return null;
  const spent = raw(step.spent);
  return {
    seat: int(step.seat),
    attacker: int(step.attacker),
    group: int(step.group),
    kind: String(step.kind) as Kind,
    aides: ints(step.aides),
    defender: int(step.defender, NONE),
    privileged: step.privileged === true,
    guests: ints(step.guests),
    whispered: step.whispered === true,
    committed: step.committed === true,
    serial: int(step.serial),
    spent: {
      attacker: int(spent.attacker),
      helpers: int(spent.helpers),
      fromGroup: int(spent.from_group),
      fromIlluminati: int(spent.from_illuminati),
      opponents: int(spent.opponents),
    },
    terms: list(step.terms).map(termOf),
    number: int(step.number),
    dice: ints(step.dice),
    roll: int(step.roll),
  };
}

export const NOTHING: Goods = { money: 0, specials: [], groups: [] };

export function goodsOf(value: unknown): Goods | null {
  if (!isRaw(value) || 'hidden' in value) return null;
  return { money: int(value.money), specials: ints(value.specials), groups: ints(value.groups) };
}

/** 11.3: the Group of a deal for which an arrow is chosen next. */
function tradedNext(step: Raw | undefined): Position['hanging'] {
  const next = raw(list(step?.groups)[list(step?.choices).length]);
  return step && 'card' in next ? { seat: int(next.to), card: int(next.card), master: NONE } : null;
}

const offerOf = (value: unknown): Offer => {
  const offer = raw(value);
  return {
    id: int(offer.id),
    rev: int(offer.rev, 1),
    by: int(offer.by),
    to: int(offer.to),
    give: goodsOf(offer.give),
    get: goodsOf(offer.get),
  };
};

const isStep = (name: unknown): name is Step => (STEPS as readonly unknown[]).includes(name);

function optionsOf(options: Raw): Options {
  return {
    openTreasuries: options.open_treasuries === true,
    otherGoals: options.alternative_goals === true,
    longerGoal: int(options.longer_goal),
    untilAllControlled: options.until_all_controlled === true,
    hiddenGoals: options.hidden_goals === true,
    roundLimit: int(options.round_limit, 40),
    deals: options.deals !== false,
  };
}

export const EMPTY: Position = {
  deck: OURS,
  options: optionsOf({}),
  seats: 0,
  players: [],
  owner: [],
  uncontrolled: [],
  dead: [],
  pile: 0,
  discarded: [],
  active: 0,
  round: 0,
  actions: 0,
  transfers: 0,
  acted: false,
  doubled: false,
  shifted: new Map(),
  attempt: null,
  hanging: null,
  playing: null,
  rota: null,
  offers: [],
  step: null,
  over: false,
};

/** The wire says of a view only that it is an object; of this game's it is the state's. */
export function positionOf(view: Fields): Position {
  if (!Array.isArray(view.players)) return EMPTY;
  const options = raw(view.options);
  const agenda = list(view.agenda).map(raw);
  const top = (type: string) => agenda.findLast((step) => step.type === type);
  const [hanging, playing, money] = [top('Hanging'), top('Playing'), top('MoneyRound')];
  const rota = raw(money?.rota);
  const shifts = list(view.shifts).map(raw);
  return {
    deck: deckFrom(options),
    options: optionsOf(options),
    seats: view.players.length,
    players: view.players.map(playerOf),
    owner: ints(view.owner),
    uncontrolled: ints(view.uncontrolled),
    dead: ints(view.dead),
    pile: length(view.pile) + length(view.bottom),
    discarded: ints(view.discarded),
    active: int(view.active),
    round: int(view.round),
    actions: int(view.actions),
    transfers: int(view.transfers),
    acted: view.acted === true,
    doubled: view.doubled === true,
    shifted: new Map(shifts.map((shift) => [int(shift.card), int(shift.alignments)])),
    attempt: attemptOf(top('Attempt')),
    hanging: hanging
      ? { seat: int(hanging.seat), card: int(hanging.card), master: int(hanging.master, NONE) }
      : tradedNext(top('Trading')),
    playing: playing
      ? {
          seat: int(playing.seat),
          specials: ints(playing.specials),
          use: String(playing.use ?? ''),
          card: int(playing.card, NONE),
          to: int(playing.to, NONE),
        }
      : null,
    rota: money ? { order: ints(rota.order), passes: int(rota.passes) } : null,
    offers: list(raw(view.deals).offers).map(offerOf),
    step: (agenda.findLast((step) => isStep(step.type))?.type as Step | undefined) ?? null,
    over: Boolean(view.reason),
  };
}

// -- looking things up ------------------------------------------------------------------------------------------------

export const factsOf = ({ deck }: Position, card: number): CardFacts | undefined => deck.cards[card];

/** The seat whose structure a card is in, or -1 and less. */
export const ownerOf = ({ owner }: Position, card: number): number => owner[card] ?? -4;

export function heldCard(position: Position, card: number): Held | undefined {
  const seat = ownerOf(position, card);
  return position.players[seat]?.cards.find((held) => held.card === card);
}

/** As they are this turn: a mask. */
export const alignmentsOf = (position: Position, card: number): number =>
  position.shifted.get(card) ?? factsOf(position, card)?.alignments ?? 0;

/** In a structure or in the uncontrolled area. */
export const inPlay = (position: Position, card: number): boolean => ownerOf(position, card) >= UNCONTROLLED;

/** What a seat has over all its cards, as far as it is known. */
export const treasury = (player: Player): number | null =>
  player.cards.some(({ money }) => money === null)
    ? null
    : player.cards.reduce((sum, { money }) => sum + (money ?? 0), 0);
