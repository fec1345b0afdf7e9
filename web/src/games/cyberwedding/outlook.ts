/** What a car run may come to, by the public facts: what stands on the line, and the chance to get across. */

import { type Ground, isBuilding, isHedge, squareAt, terrainOf } from './ground';
import { CRASH, HIT, VP } from './numbers';
import { type Cyberman, cybermanAt, groupsAt, type Player, type Position, partialsAt } from './position';

export interface Run {
  line: number;
  backwards: boolean;
}

/** Lines are numbered: rows from the second to the last but one, then columns likewise. */
export function squaresOf(ground: Ground, { line, backwards }: Run): number[] {
  const rows = ground.height - 2;
  const squares =
    line < rows
      ? Array.from({ length: ground.width }, (_, x) => squareAt(ground, x, line + 1))
      : Array.from({ length: ground.height }, (_, y) => squareAt(ground, line - rows + 1, y));
  return backwards ? squares.reverse() : squares;
}

export const isRow = (ground: Ground, line: number): boolean => line < ground.height - 2;
/** As people count rows from the north and name columns by letters. */
export const lineName = (ground: Ground, line: number): string =>
  isRow(ground, line) ? String(line + 2) : String.fromCharCode(97 + line - (ground.height - 2) + 1);

/** Something that the car would hit. */
export type Target =
  | { square: number; kind: 'leader' | 'carrier' | 'cyberman'; cyberman: Cyberman }
  | { square: number; kind: 'unit' }
  | { square: number; kind: 'group' | 'partial'; player: Player };

/** One square of the way where something is, or where the crash roll is worse than elsewhere. */
interface Hazard {
  square: number;
  /** Added to the crash roll. */
  modifier: number;
}

interface Outlook {
  squares: readonly number[];
  targets: readonly Target[];
  hazards: readonly Hazard[];
  /** Squares where nothing is added. */
  plain: number;
  /** The chance to get across if all tokens go into crash rolls, 0 to 1. */
  chance: number;
}

/** What stands on a square adds up; a Cyberleader and a Unit are worse than the rest. */
export function modifierOn(position: Position, square: number): number {
  const { ground } = position;
  const solid = isHedge(ground, square) || terrainOf(ground, square) === 'T' || isBuilding(ground, square);
  const cyberman = cybermanAt(position, square);
  const machine = cyberman ? (cyberman.rank === 'leader' ? CRASH.leader : CRASH.obstacle) : 0;
  return (solid ? CRASH.obstacle : 0) + machine + (position.units.includes(square) ? CRASH.unit : 0);
}

function targetsOn(position: Position, square: number, driver: number): Target[] {
  const cyberman = cybermanAt(position, square);
  const found: Target[] = [];
  if (cyberman) {
    const kind = cyberman.captives.length > 0 ? 'carrier' : cyberman.rank === 'leader' ? 'leader' : 'cyberman';
    found.push({ square, kind, cyberman });
  }
  if (position.units.includes(square)) found.push({ square, kind: 'unit' });
  for (const player of groupsAt(position, square))
    if (player.seat !== driver) found.push({ square, kind: 'group', player });
  for (const player of partialsAt(position, square)) found.push({ square, kind: 'partial', player });
  return found;
}

export function outlookOf(position: Position, run: Run, driver: number): Outlook {
  const squares = squaresOf(position.ground, run);
  const entered = squares.slice(1);
  const modifiers = entered.map((square) => modifierOn(position, square));
  const { fatigue = 0, escape: escapes = 0 } = position.players[driver] ?? {};
  return {
    squares,
    targets: entered.flatMap((square) => targetsOn(position, square, driver)),
    hazards: entered.flatMap((square, index) => {
      const modifier = modifiers[index] ?? 0;
      return modifier > 0 ? [{ square, modifier }] : [];
    }),
    plain: modifiers.filter((modifier) => modifier === 0).length,
    chance: chanceOf(modifiers, fatigue, escapes),
  };
}

/** The chance that no roll crashes, with the tokens spent as well as can be. */
export function chanceOf(modifiers: readonly number[], fatigue: number, escapes: number): number {
  // By tokens left: the chance from the square on, filled from the last square backwards.
  let after = table(fatigue, escapes, () => 1);
  for (const modifier of [...modifiers].reverse()) {
    const next = after;
    after = table(fatigue, escapes, (f, e) => {
      let sum = 0;
      for (let die = 1; die <= 6; die++) sum += bestOf(next, die + modifier - (CRASH.at - 1), f, e);
      return sum / 6;
    });
  }
  return after[fatigue]?.[escapes] ?? 1;
}

/** The better of the ways to pay so much; 0 where it cannot be paid. */
function bestOf(next: readonly (readonly number[])[], excess: number, fatigue: number, escapes: number): number {
  let best = 0;
  for (let spent = 0; spent <= escapes; spent++) {
    const rest = Math.max(0, Math.ceil((excess - CRASH.escape * spent) / CRASH.fatigue));
    if (rest <= fatigue) best = Math.max(best, next[fatigue - rest]?.[escapes - spent] ?? 0);
    if (rest === 0) break;
  }
  return best;
}

const table = (fatigue: number, escapes: number, cell: (f: number, e: number) => number): number[][] =>
  Array.from({ length: fatigue + 1 }, (_, f) => Array.from({ length: escapes + 1 }, (_, e) => cell(f, e)));

/** What a hit roll comes to. */
export type Result = 'dodges' | 'destroyed' | 'returned' | 'killed' | 'injured';

/** Dodged below the least roll of its kind; a carrier never. */
const band = (at: number, otherwise: Result, done: Result): readonly [Result, Result, Result] => {
  const result = (highest: number) => (highest >= at ? done : otherwise);
  return [result(2), result(4), result(6)];
};
const RESULTS: { readonly [kind in Target['kind']]: readonly [Result, Result, Result] } = {
  group: band(HIT.group, 'dodges', 'injured'),
  partial: band(HIT.group, 'dodges', 'injured'),
  leader: band(HIT.leader, 'dodges', 'destroyed'),
  cyberman: band(HIT.cyberman, 'dodges', 'destroyed'),
  unit: band(HIT.cyberman, 'dodges', 'destroyed'),
  carrier: band(HIT.kills, 'returned', 'killed'),
};

/** By the die: 1–2, 3–4, 5–6. */
export const resultsOf = ({ kind }: Target): readonly [Result, Result, Result] => RESULTS[kind];

/** The same by the name of what is hit. */
export const resultsFor = (kind: string): readonly Result[] => RESULTS[kind as Target['kind']] ?? [];

/** Victory points that the result is worth. */
export function worthOf(target: Target, result: Result): number {
  if (result === 'dodges' || result === 'injured') return 0;
  const leads = 'cyberman' in target && target.cyberman.rank === 'leader';
  const points = leads ? VP.leader : target.kind === 'unit' ? VP.unit : VP.cyberman;
  return result === 'killed' && 'cyberman' in target ? points + VP.kill * target.cyberman.captives.length : points;
}
