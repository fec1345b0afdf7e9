/** A view of the game as the screen draws it. What its viewer may not see is `null`. */

import type { Fields } from '../../lib/describe';
import { ARCHETYPES, CONSTANTS, COOP, LOCATIONS, NONE } from './cards';
import type { Terms } from './dice';
import { type Carried, matchesOf, type Numbers, numbersFor } from './numbers';

export interface Held {
  card: number;
  wounded: boolean;
  usedTurn: boolean;
  usedRound: boolean;
  usedGame: boolean;
}

export interface Player {
  seat: number;
  /** The hero's; empty until it has one. */
  name: string;
  /** Its shape. */
  pawn: string;
  /** Archetypes or locations that were dealt. */
  hand: readonly number[] | null;
  cards: readonly Held[];
  /** Places in `cards`, the leading one first. */
  stacks: readonly (readonly number[])[];
  brains: number;
  /** -1 while the pawn is off the field. */
  slot: number;
  stage: number;
  progress: number;
  trophies: readonly number[];
  won: boolean;
  roundsWon: number;
  down: boolean;
}

export interface Slot {
  slot: number;
  /** Of the ring. */
  position: number;
  /** -1 while it lies face down, and when the stack is gone. */
  top: number;
  /** Cards in the stack. */
  left: number;
  freaks: number;
  /** The seat whose barricade it is; -1 for none. */
  barricade: number;
}

export interface Throw {
  rolled: boolean;
  location: number;
  dice: readonly number[];
  rerolls: number;
  pool: number;
  difficulty: number;
  danger: number;
  surplus: number;
  toDifficulty: number;
  bonusRerolls: number;
  bonusMatches: number;
  sealed: boolean;
  sixes: number;
  cancelled: number;
  bonusStages: number;
  net: number;
}

export interface Position {
  coop: boolean;
  difficulty: string;
  perDie: boolean;
  players: readonly Player[];
  slots: readonly Slot[];
  round: number;
  lap: number;
  active: number;
  closing: boolean;
  throw: Throw;
  /** The team's. */
  trophies: readonly number[];
  panic: number;
  /** Types of the steps that are going on, the present one last. */
  steps: readonly Raw[];
  reason: string;
  ranks: readonly number[];
}

export type Raw = { readonly [name: string]: unknown };

const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value);
const raw = (value: unknown): Raw => (isRaw(value) ? value : {});
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const int = (value: unknown, otherwise = 0): number => (typeof value === 'number' ? value : otherwise);
export const ints = (value: unknown): number[] => list(value).filter((one): one is number => typeof one === 'number');
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
/** How many are in a list that may be hidden: `{hidden: 3}`. */
const length = (value: unknown): number => (Array.isArray(value) ? value.length : int(raw(value).hidden));

const heldOf = (value: unknown): Held => {
  const held = raw(value);
  return {
    card: int(held.archetype, NONE),
    wounded: held.wounded === true,
    usedTurn: held.used_turn === true,
    usedRound: held.used_round === true,
    usedGame: held.used_game === true,
  };
};

function playerOf(value: unknown, index: number): Player {
  const player = raw(value);
  return {
    seat: int(player.seat, index),
    name: typeof player.name === 'string' ? player.name : '',
    pawn: typeof player.pawn === 'string' ? player.pawn : '',
    hand: Array.isArray(player.hand) ? ints(player.hand) : null,
    cards: list(player.cards).map(heldOf),
    stacks: list(player.stacks).map(ints),
    brains: int(player.brains),
    slot: int(player.slot, NONE),
    stage: int(player.stage),
    progress: int(player.progress),
    trophies: ints(player.trophies),
    won: player.won === true,
    roundsWon: int(player.rounds_won),
    down: player.down === true,
  };
}

function slotOf(value: unknown, index: number): Slot {
  const slot = raw(value);
  const top = int(slot.top, NONE);
  return {
    slot: index,
    position: int(slot.position),
    top,
    left: length(slot.below) + (top === NONE ? 0 : 1),
    freaks: int(slot.freaks),
    barricade: int(slot.barricade, NONE),
  };
}

function throwOf(value: unknown): Throw {
  const made = raw(value);
  return {
    rolled: made.rolled === true,
    location: int(made.location, NONE),
    dice: ints(made.dice),
    rerolls: int(made.rerolls),
    pool: int(made.pool),
    difficulty: int(made.difficulty),
    danger: int(made.danger),
    surplus: int(made.surplus),
    toDifficulty: int(made.to_difficulty),
    bonusRerolls: int(made.bonus_rerolls),
    bonusMatches: int(made.bonus_matches),
    sealed: made.sealed === true,
    sixes: int(made.sixes),
    cancelled: int(made.cancelled),
    bonusStages: int(made.bonus_stages),
    net: int(made.net),
  };
}

const EMPTY: Position = {
  coop: false,
  difficulty: 'normal',
  perDie: false,
  players: [],
  slots: [],
  round: 0,
  lap: 0,
  active: 0,
  closing: false,
  throw: throwOf({}),
  trophies: [],
  panic: 0,
  steps: [],
  reason: '',
  ranks: [],
};

/** The wire says of a view only that it is an object; of this game's it is the state's. */
export function positionOf(view: Fields): Position {
  if (!Array.isArray(view.players)) return EMPTY;
  const options = raw(view.options);
  const coop = options.mode === 'coop';
  return {
    coop,
    difficulty: text(options.difficulty) || 'normal',
    perDie: !coop && options.danger_mode === 'per_die',
    players: view.players.map(playerOf),
    slots: list(view.slots).map(slotOf),
    round: int(view.round),
    lap: int(view.lap),
    active: int(view.active),
    closing: view.closing === true,
    throw: throwOf(view.throw),
    trophies: ints(view.trophies),
    panic: int(view.panic),
    steps: list(view.agenda).map(raw),
    reason: text(view.reason),
    ranks: ints(view.ranks),
  };
}

// -- looking things up ------------------------------------------------------------------------------------------------

export const levelOf = (player: Player): number => player.cards.length;
export const rankOf = (player: Player): number => Math.max(1, Math.ceil(levelOf(player) / 3));

/** Is this place in a hero's cards on top of its stack? Up to three cards all are. */
export const leads = ({ cards, stacks }: Player, place: number): boolean =>
  cards.length <= 3 || stacks.length === 0 || stacks.some((pile) => pile[0] === place);

export const carried = (player: Player): Carried[] =>
  player.cards.map(({ card, wounded }, place) => ({ card, wounded, leads: leads(player, place) }));

/** Hero stacks as they lie: places in `cards`, the leading one first. */
export const pilesOf = ({ cards, stacks }: Player): readonly (readonly number[])[] =>
  cards.length > 3 && stacks.length > 0 ? stacks : cards.map((_, place) => [place]);

export const healthy = (player: Player): number =>
  player.cards.filter(({ wounded }, place) => !wounded && leads(player, place)).length;

/** §11.2, §15.1: what a round is won with; the team's in co-op. */
export const targetOf = (position: Position, seat: number): number => {
  const player = position.players[seat];
  if (position.coop) return position.players.reduce((sum, hero) => sum + levelOf(hero), 0);
  return player ? levelOf(player) : 0;
};

export const progressOf = (position: Position, seat: number): number =>
  position.coop
    ? position.players.reduce((sum, hero) => sum + hero.progress, 0)
    : (position.players[seat]?.progress ?? 0);

export const trophyPoints = (cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + (LOCATIONS[card]?.vp ?? 0), 0);

/** §15.2: laps that the round may take. */
export function lapsOf(position: Position): number {
  const laps = (COOP.laps as { readonly [difficulty: string]: readonly number[] })[position.difficulty] ?? [];
  const few = position.players.length <= 2 ? 1 : 0;
  const rank = Math.max(1, ...position.players.map(rankOf));
  return (laps[Math.max(0, position.round - 1)] ?? 0) + few + rank - 1;
}

/** §15.8: Panic at which the game is lost. */
export const panicLimit = (position: Position): number =>
  Math.max(2, position.players.length) +
  ((COOP.panic_extra as { readonly [difficulty: string]: number })[position.difficulty] ?? 0);

/** Others whose pawns stand on a slot. */
const othersOn = (position: Position, slot: number, seat: number): Player[] =>
  position.players.filter((player) => player.slot === slot && player.seat !== seat);

/** What a hero would roll on a slot as it lies there; `null` while that is face down. */
export function numbersOn(position: Position, seat: number, slot: number): Numbers | null {
  const [player, stack] = [position.players[seat], position.slots[slot]];
  if (!player || !stack || stack.top === NONE) return null;
  const others = othersOn(position, slot, seat).length;
  return numbersFor(carried(player), { card: stack.top, freaks: stack.freaks, others, coop: position.coop });
}

/** Abilities on a slot's location that a hero has too. */
export function matchesOn(position: Position, seat: number, slot: number): ReadonlySet<string> {
  const [player, stack] = [position.players[seat], position.slots[slot]];
  if (!player || !stack || stack.top === NONE) return new Set();
  return new Set(carried(player).flatMap((card) => matchesOf(card, stack.top)));
}

/** §8: the Danger of a location as it lies, before what the roll takes off it. */
export const dangerOn = ({ top, freaks }: Slot): number =>
  Math.min(CONSTANTS.danger_max_effective, (LOCATIONS[top]?.danger ?? 0) + freaks);

/** The present roll as it is judged. */
export function termsOf(position: Position): Terms {
  const made = position.throw;
  const player = position.players[position.active];
  const facts = LOCATIONS[made.location];
  const triple = player?.cards.some(
    (held, place) => leads(player, place) && !held.wounded && ARCHETYPES[held.card]?.special === 'triple',
  );
  const alike = [1, 2, 3, 4].some((eyes) => made.dice.filter((die) => die === eyes).length >= 3);
  return {
    difficulty: made.difficulty,
    danger: made.danger,
    stage: player?.stage ?? 0,
    pairs: facts?.feature === 'pairs',
    cap: facts?.feature === 'cap' ? facts.n : null,
    rolled: (triple && alike ? 1 : 0) - (made.sealed ? 1 : 0),
    net: made.bonusStages,
    noisy: facts?.feature === 'noisy',
    perDie: position.perDie,
  };
}

/** Is a step of that type going on? */
export const inStep = ({ steps }: Position, ...types: string[]): boolean =>
  steps.some(({ type }) => types.includes(text(type)));

/** §4.2 b: the field is being laid, so what is in hand are locations. */
export const isLaying = (position: Position): boolean => inStep(position, 'Laying');
