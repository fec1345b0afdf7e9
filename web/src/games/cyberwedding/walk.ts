/** Where a group can go on foot and a Cyberman can be moved, by the public facts; the server judges every step. */

import { fenced, isHedge, isRose, neighbours, tileOf } from './ground';
import { GROUPS_IN_SQUARE, ROSE_COST } from './numbers';
import { cybermanAt, heapAt, NONE, type Position } from './position';

/** How a square is got to. */
export interface Reach {
  /** What it takes off the allowance. */
  cost: number;
  /** The squares of the way, the own one not among them. */
  path: readonly number[];
  /** A Cyberman stands there: a fight, and the way ends. */
  fight: boolean;
}

interface Walker {
  /** Where the group stands. */
  from: number;
  seat: number;
  allowance: number;
  /** It may go through hedges and over the fence. */
  hedges?: boolean;
  /** Roses cost one like everything else: under Mind Control. */
  plain?: boolean;
}

/** Counters of others that stand there: groups and Partials. */
const othersAt = ({ players }: Position, square: number, seat = NONE): number =>
  players.reduce(
    (count, player) =>
      count + Number(player.square === square && player.seat !== seat) + Number(player.partial === square),
    0,
  );

/** A square where a group sits in a car: nobody enters. */
const isShut = ({ players }: Position, square: number): boolean =>
  players.some((player) => player.inCar && player.square === square);

const isUp = ({ ground, faceUp }: Position, square: number): boolean => faceUp[tileOf(ground, square)] === true;

/** May a group take that one step? */
export function mayWalk(position: Position, from: number, to: number, seat: number, hedges = false): boolean {
  const { ground } = position;
  if (to < 0 || !isUp(position, to) || isShut(position, to) || othersAt(position, to, seat) >= GROUPS_IN_SQUARE)
    return false;
  return hedges || !(isHedge(ground, to) || fenced(ground, from, to));
}

/** Every square that can be got to, with the cheapest way there; among equal ones the way with more tokens on it. */
export function reachOf(position: Position, walker: Walker): Map<number, Reach> {
  const { from, seat, allowance, hedges = false, plain = false } = walker;
  const found = new Map<number, Reach>([[from, { cost: 0, path: [], fight: false }]]);
  const queue = [from];
  while (queue.length > 0) {
    const at = queue.reduce((best, square) => (costOf(found, square) < costOf(found, best) ? square : best));
    queue.splice(queue.indexOf(at), 1);
    const here = found.get(at);
    if (!here || here.fight) continue;
    for (const to of neighbours(position.ground, at)) {
      if (!mayWalk(position, at, to, seat, hedges)) continue;
      const rose = position.advanced && !plain && isRose(position.ground, to);
      const reach: Reach = {
        cost: here.cost + (rose ? ROSE_COST : 1),
        path: [...here.path, to],
        fight: cybermanAt(position, to) !== undefined,
      };
      if (reach.cost > allowance || !isBetter(position, reach, found.get(to))) continue;
      found.set(to, reach);
      if (!queue.includes(to)) queue.push(to);
    }
  }
  found.delete(from);
  return found;
}

const costOf = (found: ReadonlyMap<number, Reach>, square: number): number => found.get(square)?.cost ?? Infinity;

const tokensOn = (position: Position, path: readonly number[]): number =>
  path.reduce((sum, square) => {
    const heap = heapAt(position, square);
    return sum + (heap ? heap.fatigue + 2 * heap.escape : 0);
  }, 0);

function isBetter(position: Position, reach: Reach, known: Reach | undefined): boolean {
  if (!known || reach.cost !== known.cost) return !known || reach.cost < known.cost;
  return tokensOn(position, reach.path) > tokensOn(position, known.path);
}

// -- Cybermen ----------------------------------------------------------------------------------------------------------

/** Must a Cyberman end its move with this step? It has broken through a hedge or the fence. */
const breaks = (position: Position, from: number, to: number): boolean =>
  isHedge(position.ground, to) || fenced(position.ground, from, to);

function mayEnter(position: Position, from: number, to: number): boolean {
  if (to < 0 || !isUp(position, to) || isShut(position, to) || cybermanAt(position, to)) return false;
  if (position.units.includes(to) && othersAt(position, to) === 0) return false;
  return position.advanced || !breaks(position, from, to);
}

/** Where the Cyberman on that square can be moved with so many steps. */
export function movesOf(position: Position, from: number, speed: number): number[] {
  const found = new Set<number>();
  let edge = [from];
  for (let step = 0; step < speed; step++) {
    const next: number[] = [];
    for (const at of edge)
      for (const to of neighbours(position.ground, at)) {
        if (to === from || !mayEnter(position, at, to)) continue;
        const ends = othersAt(position, to) > 0 || breaks(position, at, to);
        if (!ends && !found.has(to)) next.push(to);
        found.add(to);
      }
    edge = next;
  }
  return [...found].sort((a, b) => a - b);
}

/** The way from one square to another by the compass: the direction that most of it lies in, north to west. */
export function headingOf(position: Position, from: number, to: number): number {
  const { width } = position.ground;
  const [dx, dy] = [(to % width) - (from % width), Math.floor(to / width) - Math.floor(from / width)];
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 1 : 3;
  return dy > 0 ? 2 : 0;
}

export function distanceOf({ ground: { width } }: Position, a: number, b: number): number {
  return Math.abs((a % width) - (b % width)) + Math.abs(Math.floor(a / width) - Math.floor(b / width));
}
