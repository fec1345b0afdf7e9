/** What the screen proposes where a player has to place or to walk: sensible, plain to see, and only a proposal. */

import { isCourt, neighbours, tileOf } from './ground';
import { RANGE } from './numbers';
import { carAt, cybermanAt, heapAt, NONE, type Player, type Position } from './position';
import { distanceOf, headingOf, type Reach } from './walk';

const far = (position: Position, square: number, from: readonly number[]): number =>
  Math.min(...from.map((other) => distanceOf(position, square, other)), 99);

/** Squares of the groups that stand against that seat. */
const rivals = ({ players }: Position, seat: number): number[] =>
  players.flatMap((player) => (player.seat !== seat && player.square !== NONE ? [player.square] : []));

const ownSquares = (player: Player | undefined): number[] =>
  [player?.square ?? NONE, player?.partial ?? NONE].filter((square) => square !== NONE);

/** Whoever of the others is nearest to that square. */
function nearest(position: Position, square: number, seat: number): number {
  const others = rivals(position, seat);
  const all = others.length > 0 ? others : ownSquares(position.players[seat]);
  return all.reduce(
    (best, other) =>
      best === NONE || distanceOf(position, square, other) < distanceOf(position, square, best) ? other : best,
    NONE,
  );
}

/** Towards the nearest of the others. */
export function facingAt(position: Position, square: number, seat: number): number {
  const target = nearest(position, square, seat);
  return target === NONE || target === square ? 0 : headingOf(position, square, target);
}

export interface Arrival {
  square: number;
  ability: string;
  facing: number;
}

/** Of the squares and types that are possible: near to a rival, not near to oneself, and with an ability that reaches. */
export function arrivalFor(
  position: Position,
  seat: number,
  squares: readonly number[],
  abilities: readonly string[],
): Arrival | null {
  const own = ownSquares(position.players[seat]);
  const others = rivals(position, seat);
  const worth = (square: number): number =>
    far(position, square, others) - 0.8 * Math.min(8, far(position, square, own));
  const square = squares.reduce((best, other) => (best === NONE || worth(other) < worth(best) ? other : best), NONE);
  if (square === NONE) return null;
  const facing = facingAt(position, square, seat);
  const target = nearest(position, square, seat);
  const away = target === NONE ? 99 : distanceOf(position, square, target);
  const inLine = target !== NONE && aligned(position, square, target);
  const wish = abilities.find((ability) =>
    ability === 'mind_control' ? away <= 6 : inLine && away <= (RANGE[ability] ?? 0),
  );
  return { square, ability: wish ?? abilities[0] ?? 'plain', facing };
}

const aligned = ({ ground: { width } }: Position, a: number, b: number): boolean =>
  a % width === b % width || Math.floor(a / width) === Math.floor(b / width);

/** Where tokens would serve the seat that places them: as near to its own group as the tile allows. */
export function tokensFor(position: Position, seat: number, squares: readonly number[]): number {
  const own = ownSquares(position.players[seat]);
  return squares.reduce(
    (best, square) => (best === NONE || far(position, square, own) < far(position, best, own) ? square : best),
    NONE,
  );
}

/** How good it is to stand there: tokens on the way, a car, and no Cyberman close by. */
export function worthOf(position: Position, square: number, reach: Reach): number {
  if (reach.fight) return -9;
  const tokens = reach.path.reduce((sum, at) => {
    const heap = heapAt(position, at);
    return sum + (heap ? heap.fatigue + 2 * heap.escape : 0);
  }, 0);
  const car = carAt(position, square);
  const close = neighbours(position.ground, square).filter((at) => at >= 0 && cybermanAt(position, at)).length;
  const near = position.cybermen.filter((one) => distanceOf(position, one.square, square) <= 3).length;
  const court = isCourt(position.ground, square) ? 0.2 : 0;
  return 2 * tokens + (car ? 3 : 0) + court - 1.5 * close - 0.5 * near - 0.05 * reach.cost;
}

/** The square to go to, of those that can be got to; `-1` where staying is as good. */
export function walkFor(position: Position, from: number, reach: ReadonlyMap<number, Reach>): number {
  const stay = worthOf(position, from, { cost: 0, path: [], fight: false });
  let [best, most] = [NONE, stay + 0.4];
  for (const [square, way] of reach) {
    const worth = worthOf(position, square, way) + towardsCar(position, from, square);
    if (worth > most) [best, most] = [square, worth];
  }
  return best;
}

/** A little for every step that brings a car nearer that can be seen. */
function towardsCar(position: Position, from: number, square: number): number {
  const cars = position.cars
    .filter((car) => !car.wreck && car.driver === NONE && position.faceUp[tileOf(position.ground, car.square)])
    .map((car) => car.square);
  return cars.length === 0 ? 0 : 0.15 * (far(position, from, cars) - far(position, square, cars));
}
