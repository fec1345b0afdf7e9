/** A view of the game as the board draws it: stacks, marks on hexes, hands, and what its viewer knows of the cores. */

import type { Fields } from '../../lib/describe';
import type { State } from '../../lib/types/hexnet';
import { nameOf } from './geometry';

/** By the server's number: core, Sprinter, Climber, Jumper, Netter, clone, Wreck. */
export const KINDS = ['O', 'S', 'C', 'J', 'N', 'K', 'X'] as const;
export type Kind = (typeof KINDS)[number];
/** What can be in a hand; its owner tells the cores apart. */
export const HAND_KINDS = ['M', 'D', 'O', 'S', 'C', 'J', 'N'] as const;
export type HandKind = (typeof HAND_KINDS)[number];

export const LETTERS = 'abcdefghij';
const IN_HAND = 5;

export interface Unit {
  /** With its owner: `bO2`, `X3`. */
  name: string;
  /** As its owner writes it: `O2`. */
  own: string;
  /** `null` for a Wreck. */
  seat: number | null;
  kind: Kind;
  hex: string;
  /** 0 is the board. */
  level: number;
  power: boolean;
  /** The owner's turn with whose end it ends; `null` if it is not so. */
  paralysed: number | null;
  trapped: number | null;
  expires: number | null;
  /** M or D, where the viewer knows it. */
  core: 'M' | 'D' | null;
}

export interface Player {
  seat: number;
  active: boolean;
  activated: boolean;
  moves: number;
  /** What is in hand, without what there is none of. */
  hand: readonly { kind: HandKind; count: number }[];
  onBoard: number;
}

export interface Position {
  units: readonly Unit[];
  /** By hex, bottom to top. */
  stacks: ReadonlyMap<string, readonly Unit[]>;
  powerUps: readonly string[];
  /** Those that the viewer may see. */
  traps: readonly { hex: string; seat: number }[];
  players: readonly Player[];
  /** Whose turn it is, or was last. */
  mover: number;
  round: number;
}

/** The Mothership's id as far as the viewer is told: -1 while it is in hand, `null` if unknown. */
const motherOf = (state: State, seat: number): number | null => state.secrets[seat]?.mothership ?? null;

function unitOf(state: State, id: number): Unit {
  const owner = state.owner[id] ?? -1;
  const kind = KINDS[state.kind[id] ?? 6] ?? 'X';
  const own = `${kind}${state.ordinal[id]}`;
  const mother = owner >= 0 && kind === 'O' ? motherOf(state, owner) : null;
  /** §8: in force while its owner's turns are not beyond it. */
  const lasting = (until: number) =>
    owner >= 0 && until + (owner === state.turn[0] ? 1 : 0) > (state.turns[owner] ?? 0) ? until : null;
  const expires = state.exp[id] ?? -1;
  return {
    name: (owner >= 0 ? LETTERS[owner] : '') + own,
    own,
    seat: owner >= 0 ? owner : null,
    kind,
    hex: nameOf(state.at[id] ?? 0),
    level: state.level[id] ?? 0,
    power: state.carries[id] === 1,
    paralysed: lasting(state.par[id] ?? -1),
    trapped: lasting(state.imm[id] ?? -1),
    expires: expires >= 0 ? expires : null,
    core: mother === null ? null : mother === id ? 'M' : 'D',
  };
}

/** Cores as M and D where they are known: an active player has the Mothership in hand as long as it is not on the board. */
function handOf(state: State, seat: number): Player['hand'] {
  const counts = state.hand.slice(IN_HAND * seat, IN_HAND * (seat + 1));
  const [cores = 0, ...others] = counts;
  const mother = motherOf(state, seat);
  const m = mother === -1 && cores > 0 ? 1 : 0;
  const known: [HandKind, number][] =
    mother === null
      ? [['O', cores]]
      : [
          ['M', m],
          ['D', cores - m],
        ];
  const rest = others.map((count, i): [HandKind, number] => [KINDS[i + 1] as HandKind, count]);
  return [...known, ...rest].map(([kind, count]) => ({ kind, count }));
}

function stacksOf(units: readonly Unit[]): Map<string, Unit[]> {
  const stacks = new Map<string, Unit[]>();
  for (const unit of [...units].sort((a, b) => a.level - b.level)) {
    const stack = stacks.get(unit.hex);
    if (stack) stack.push(unit);
    else stacks.set(unit.hex, [unit]);
  }
  return stacks;
}

const EMPTY: Position = {
  units: [],
  stacks: new Map(),
  powerUps: [],
  traps: [],
  players: [],
  mover: 0,
  round: 1,
};

/** The wire says of a view only that it is an object; of this game's it is the state's. */
export function positionOf(view: Fields): Position {
  if (!('at' in view)) return EMPTY;
  const state = view as unknown as State;
  const units = state.kind.map((_, id) => unitOf(state, id));
  return {
    units,
    stacks: stacksOf(units),
    powerUps: state.p_hexes.map(nameOf),
    traps: state.secrets.flatMap(({ seat, traps }) =>
      (traps?.laid ?? []).filter((_, i) => i % 2 === 0).map((at) => ({ hex: nameOf(at), seat })),
    ),
    players: state.alive.map((alive, seat) => ({
      seat,
      active: alive === 1,
      activated: state.activated[seat] === 1,
      moves: state.moves[seat] ?? 0,
      hand: handOf(state, seat),
      onBoard: units.filter((unit) => unit.seat === seat).length,
    })),
    mover: state.turn[0] ?? 0,
    round: state.turn[1] ?? 1,
  };
}

export const topOf = (position: Position, hex: string): Unit | undefined => position.stacks.get(hex)?.at(-1);

/** §12: the core's hex that a name means, `bO1` or, of `seat`, `O1`. */
export const findUnit = (position: Position, name: string, seat: number | null = null): Unit | undefined =>
  position.units.find((unit) => unit.name === name || (unit.seat === seat && unit.seat !== null && unit.own === name));
