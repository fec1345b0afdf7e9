/** A view of the game as the screen draws it. What its viewer may not see is `null`. */

import type { Fields } from '../../lib/describe';
import { type Ground, groundOf, type MapData } from './ground';
import ours from './map.json';
import { ROUNDS } from './numbers';

export const NONE = -1;
/** Characters of a group. */
export const GROUP = 3;

export const PHASES = ['reveal', 'attacked', 'redraw', 'movement', 'cybermen', 'abilities', 'end'] as const;

interface Member {
  character: string;
  /** free, carried, partial, converted, killed, gone */
  fate: string;
}

interface Item {
  card: string;
  /** Of the Cyberman counter that lies on it; 0 is none. */
  mark: number;
  ability: string;
}

export interface Player {
  seat: number;
  hand: readonly string[] | null;
  /** Cards in hand, also where they are hidden. */
  held: number;
  state: string;
  vp: number;
  escape: number;
  fatigue: number;
  members: readonly Member[];
  items: readonly Item[];
  /** -1 off the map. */
  square: number;
  partial: number;
  inCar: boolean;
  lastLine: number;
  played: boolean;
  usedAbility: boolean;
  turns: number;
  left: boolean;
}

export interface Cyberman {
  id: number;
  mark: number;
  ability: string;
  square: number;
  facing: number;
  rank: string;
  owner: number;
  captives: readonly number[];
  moved: boolean;
  used: boolean;
}

export interface Car {
  square: number;
  driver: number;
  wreck: boolean;
}

export interface Heap {
  square: number;
  fatigue: number;
  escape: number;
}

interface Promise {
  id: number;
  by: number;
  to: number;
  text: string;
  round: number;
  kept: boolean | null;
}

export interface Position {
  ground: Ground;
  advanced: boolean;
  maxRounds: number;
  ownerMayPay: boolean;
  players: readonly Player[];
  faceUp: readonly boolean[];
  cybermen: readonly Cyberman[];
  /** By Mark (0 is unused) and place: plain, energy beam, gun, mind control. */
  supply: readonly (readonly number[])[];
  technology: number;
  units: readonly number[];
  cars: readonly Car[];
  heaps: readonly Heap[];
  discarded: readonly string[];
  deck: number;
  first: number;
  active: number;
  round: number;
  phase: string;
  jamMoves: number;
  jamAbilities: number;
  promises: readonly Promise[];
  /** The steps that are going on, the present one last. */
  steps: readonly Raw[];
  reason: string;
}

export type Raw = { readonly [name: string]: unknown };

const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value);
const raw = (value: unknown): Raw => (isRaw(value) ? value : {});
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const int = (value: unknown, otherwise = 0): number => (typeof value === 'number' ? value : otherwise);
export const ints = (value: unknown): number[] => list(value).filter((one): one is number => typeof one === 'number');
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const words = (value: unknown): string[] => list(value).filter((one): one is string => typeof one === 'string');
/** How many are in a list that may be hidden: `{hidden: 3}`. */
const length = (value: unknown): number => (Array.isArray(value) ? value.length : int(raw(value).hidden));

const itemOf = (value: unknown): Item => {
  const item = raw(value);
  return { card: text(item.card), mark: int(item.mark), ability: text(item.ability) };
};

const memberOf = (value: unknown): Member => {
  const member = raw(value);
  return { character: text(member.character), fate: text(member.fate) || 'free' };
};

function playerOf(value: unknown, index: number): Player {
  const player = raw(value);
  return {
    seat: int(player.seat, index),
    hand: Array.isArray(player.hand) ? words(player.hand) : null,
    held: length(player.hand),
    state: text(player.state) || 'human',
    vp: int(player.vp),
    escape: int(player.escape),
    fatigue: int(player.fatigue),
    members: list(player.members).map(memberOf),
    items: list(player.items).map(itemOf),
    square: int(player.square, NONE),
    partial: int(player.partial, NONE),
    inCar: player.in_car === true,
    lastLine: int(player.last_line, NONE),
    played: player.played === true,
    usedAbility: player.used_ability === true,
    turns: int(player.turns),
    left: player.left === true,
  };
}

function cybermanOf(value: unknown): Cyberman {
  const one = raw(value);
  return {
    id: int(one.id, NONE),
    mark: int(one.mark, 1),
    ability: text(one.ability) || 'plain',
    square: int(one.square, NONE),
    facing: int(one.facing),
    rank: text(one.rank) || 'ordinary',
    owner: int(one.owner, NONE),
    captives: ints(one.captives),
    moved: one.moved === true,
    used: one.used === true,
  };
}

const carOf = (value: unknown): Car => {
  const car = raw(value);
  return { square: int(car.square, NONE), driver: int(car.driver, NONE), wreck: car.wreck === true };
};

const heapOf = (value: unknown): Heap => {
  const heap = raw(value);
  return { square: int(heap.square, NONE), fatigue: int(heap.fatigue), escape: int(heap.escape) };
};

const promiseOf = (value: unknown): Promise => {
  const promise = raw(value);
  return {
    id: int(promise.id),
    by: int(promise.by),
    to: int(promise.to),
    text: text(promise.text),
    round: int(promise.round),
    kept: typeof promise.kept === 'boolean' ? promise.kept : null,
  };
};

let known: { map: unknown; ground: Ground } | null = null;

/** The ground of a table's map, made once. */
export function groundFor(map: unknown): Ground {
  const key = isRaw(map) ? JSON.stringify(map) : '';
  if (known?.map !== key) known = { map: key, ground: groundOf(key ? (map as unknown as MapData) : ours) };
  return known.ground;
}

export function positionOf(view: Fields): Position {
  const options = raw(view.options);
  const players = list(view.players).map(playerOf);
  return {
    ground: groundFor(options.map),
    advanced: options.advanced_terrain !== false,
    maxRounds: int(options.max_rounds, ROUNDS[players.length] ?? 0),
    ownerMayPay: options.owner_may_pay !== false,
    players,
    faceUp: ints(view.tiles).map((turns) => turns !== NONE),
    cybermen: list(view.cybermen).map(cybermanOf),
    supply: list(view.supply).map(ints),
    technology: int(view.technology, 1),
    units: ints(view.units),
    cars: list(view.cars).map(carOf),
    heaps: list(view.heaps).map(heapOf),
    discarded: words(view.discarded),
    deck: length(view.deck),
    first: int(view.first),
    active: int(view.active),
    round: int(view.round),
    phase: text(view.phase) || 'setup',
    jamMoves: int(view.jam_moves),
    jamAbilities: int(view.jam_abilities),
    promises: list(view.promises).map(promiseOf),
    steps: list(view.agenda).map(raw),
    reason: text(view.reason),
  };
}

// -- looking things up ---------------------------------------------------------------------------------------------------

const AS_HUMAN: readonly string[] = ['human', 'held', 'partial'];

/** How many players still count as human: what freeing a captive costs. */
export const humansIn = ({ players }: Position): number =>
  players.filter(({ state }) => AS_HUMAN.includes(state)).length;

export const seatOfCaptive = (captive: number): number => Math.floor(captive / GROUP);
export const memberNumbered = ({ players }: Position, captive: number): Member | undefined =>
  players[seatOfCaptive(captive)]?.members[captive % GROUP];

export const cybermanAt = ({ cybermen }: Position, square: number): Cyberman | undefined =>
  cybermen.find((one) => one.square === square);
export const cybermanNumbered = ({ cybermen }: Position, id: number): Cyberman | undefined =>
  cybermen.find((one) => one.id === id);
export const groupsAt = ({ players }: Position, square: number): Player[] =>
  players.filter((player) => player.square === square);
export const partialsAt = ({ players }: Position, square: number): Player[] =>
  players.filter((player) => player.partial === square);
export const heapAt = ({ heaps }: Position, square: number): Heap | undefined =>
  heaps.find((heap) => heap.square === square);
/** Cars that nobody sits in: a wreck may stand where another one is. */
export const carsAt = ({ cars }: Position, square: number): Car[] =>
  cars.filter((car) => car.square === square && car.driver === NONE);
/** The one that could be driven. */
export const carAt = (position: Position, square: number): Car | undefined =>
  carsAt(position, square).find(({ wreck }) => !wreck);
export const freeMembers = ({ members }: Player): number => members.filter(({ fate }) => fate === 'free').length;

/** The step of that type that is going on, the innermost one. */
export const stepOf = ({ steps }: Position, ...types: string[]): Raw | undefined =>
  steps.findLast(({ type }) => types.includes(String(type)));

/** A field of the innermost step that has it. */
export const inSteps = ({ steps }: Position, field: string): number =>
  int(steps.findLast((step) => typeof step[field] === 'number')?.[field], NONE);

/** Seats with the most points first; those who share a place keep the order of seats. */
export function ranking({ players }: Position): { player: Player; rank: number }[] {
  const sorted = [...players].sort((a, b) => b.vp - a.vp || a.seat - b.seat);
  return sorted.map((player) => ({ player, rank: players.filter(({ vp }) => vp > player.vp).length + 1 }));
}
