// Made by tools/gen_types.py: change the Python types instead.

export type Action = Place | Move | Emp | Clone | Grapple | Transfer;
export type Event =
  | TurnBegun
  | TurnSkipped
  | TurnLost
  | UnitPlaced
  | UnitMoved
  | TrapLaid
  | TrapSprung
  | PowerUpCollected
  | PowerUpUsed
  | PowerUpAppeared
  | PowerUpRemoved
  | EmpFired
  | UnitCloned
  | UnitGrappled
  | CoreCreated
  | CloneExpired
  | DecoyDestroyed
  | NetworkSurrounded
  | NetworkFell
  | WreckRemoved
  | RoundEnded
  | NetworkShown
  | GameWon
  | GameDrawn
  | GameStopped;

/**
 * Types of hexnet, rules version 1.
 */
export interface Game {
  state: State;
  step: Turns;
  action: Action;
  event: Event;
  options: Options;
}
/**
 * §3, §12.1 The position, as the columns of the core (see `columns`), and what draws and ranking need to know.
 */
export interface State {
  seats: number;
  agenda: Turns[];
  options: Options;
  secrets: Secrets[];
  kind: number[];
  owner: number[];
  ordinal: number[];
  at: number[];
  level: number[];
  carries: number[];
  imm: number[];
  par: number[];
  exp: number[];
  alive: number[];
  activated: number[];
  turns: number[];
  moves: number[];
  skips: number[];
  lost: number[];
  hand: number[];
  named: number[];
  p_hexes: number[];
  turn: number[];
  fallen: number[];
  count: number;
  seen: {
    [k: string]: number;
  };
  twice: string[];
  reason: string;
}
/**
 * §5 One turn after the other; whose it is stands in the column `turn`, T is raised already.
 */
export interface Turns {
  type: 'Turns';
  begun: boolean;
}
/**
 * §14 The switches of the rulebook; the defaults are its rulings.
 */
export interface Options {
  counts: number[];
  trap_deactivates: boolean;
  p_mode: 'off' | 'random' | 'list';
  p_list: string[];
  p_first_round: number;
  p_every: number;
  p_cap: number;
  turn_timeout: 'skip3' | 'fall';
  lockout_turns: number;
  max_actions: number;
}
/**
 * §13 What only its owner knows, until the game is over.
 */
export interface Secrets {
  seat: number;
  mothership?: number;
  traps?: Traps;
}
/**
 * §8.2 A player's traps, as one value: others do not even see how many there are.
 */
export interface Traps {
  laid: number[];
}
/**
 * §6 A unit from the hand onto the board; `kind` is a letter of MDSCJN.
 */
export interface Place {
  type: 'Place';
  kind: string;
  at: string;
}
/**
 * §7 A unit moves; by which way does not matter.
 */
export interface Move {
  type: 'Move';
  unit: string;
  to: string;
}
/**
 * §9.3 A Sprinter paralyses what is foreign around it.
 */
export interface Emp {
  type: 'Emp';
  unit: string;
}
/**
 * §9.3 A Netter makes a clone of itself.
 */
export interface Clone {
  type: 'Clone';
  unit: string;
  at: string;
}
/**
 * §9.3 A Climber puts a neighbour elsewhere.
 */
export interface Grapple {
  type: 'Grapple';
  unit: string;
  target: string;
  to: string;
}
/**
 * §9.3 A core makes another one; `mothership` is the core that it is from now on, the new one included.
 */
export interface Transfer {
  type: 'Transfer';
  unit: string;
  at: string;
  mothership: string;
}
/**
 * §5 A turn in which something can be done; `number` counts the player's turns from 1.
 */
export interface TurnBegun {
  type: 'TurnBegun';
  seat: number;
  number: number;
}
/**
 * §5.3 Nothing was possible; `row` is how often running.
 */
export interface TurnSkipped {
  type: 'TurnSkipped';
  seat: number;
  row: number;
}
/**
 * §11.2 The turn's time was up; `row` is how often since the last own move.
 */
export interface TurnLost {
  type: 'TurnLost';
  seat: number;
  row: number;
}
/**
 * §6 `kind` is O for either core; its owner, who chose it, reads in `core` which: M or D, else empty.
 */
export interface UnitPlaced {
  type: 'UnitPlaced';
  seat: number;
  unit: string;
  kind: string;
  at: string;
  core?: string;
}
/**
 * §7 `level` is where it stands now.
 */
export interface UnitMoved {
  type: 'UnitMoved';
  seat: number;
  unit: string;
  origin: string;
  to: string;
  level: number;
}
/**
 * §8.2 Told to the owner alone.
 */
export interface TrapLaid {
  type: 'TrapLaid';
  seat: number;
  unit: string;
  at: string;
}
/**
 * §8.2 `unit` of `seat` was caught in a trap of `owner`.
 */
export interface TrapSprung {
  type: 'TrapSprung';
  seat: number;
  unit: string;
  owner: number;
  at: string;
}
/**
 * §9.2
 */
export interface PowerUpCollected {
  type: 'PowerUpCollected';
  seat: number;
  unit: string;
  at: string;
}
/**
 * §9.3
 */
export interface PowerUpUsed {
  type: 'PowerUpUsed';
  seat: number;
  unit: string;
}
/**
 * §9.1
 */
export interface PowerUpAppeared {
  type: 'PowerUpAppeared';
  at: string;
}
/**
 * §9.1 It had no neighbour left.
 */
export interface PowerUpRemoved {
  type: 'PowerUpRemoved';
  at: string;
}
/**
 * §9.3 `units` are paralysed; perhaps there are none.
 */
export interface EmpFired {
  type: 'EmpFired';
  seat: number;
  unit: string;
  units: string[];
}
/**
 * §9.3
 */
export interface UnitCloned {
  type: 'UnitCloned';
  seat: number;
  unit: string;
  clone: string;
  at: string;
}
/**
 * §9.3 `target` of `owner` was put elsewhere.
 */
export interface UnitGrappled {
  type: 'UnitGrappled';
  seat: number;
  unit: string;
  owner: number;
  target: string;
  origin: string;
  to: string;
}
/**
 * §9.3 A new core; its owner, who chose it, reads which one is the Mothership now, empty while that is in hand.
 */
export interface CoreCreated {
  type: 'CoreCreated';
  seat: number;
  unit: string;
  core: string;
  at: string;
  mothership?: string;
}
/**
 * §9.4 It is `wreck` now.
 */
export interface CloneExpired {
  type: 'CloneExpired';
  seat: number;
  unit: string;
  wreck: string;
  at: string;
}
/**
 * §10.2 A surrounded core was a Decoy; it is `wreck` now.
 */
export interface DecoyDestroyed {
  type: 'DecoyDestroyed';
  seat: number;
  unit: string;
  wreck: string;
  at: string;
}
/**
 * §10.2 Why a Network falls: `unit` was its Mothership; `hand`: it was there, and a Decoy was surrounded.
 */
export interface NetworkSurrounded {
  type: 'NetworkSurrounded';
  seat: number;
  unit: string;
}
/**
 * §10.3 `reason` is surround, time, lockout or left. `units[i]` is `wrecks[i]` now, `vanished` are gone.
 */
export interface NetworkFell {
  type: 'NetworkFell';
  seat: number;
  reason: string;
  units: string[];
  wrecks: string[];
  vanished: string[];
}
/**
 * §10.4
 */
export interface WreckRemoved {
  type: 'WreckRemoved';
  wreck: string;
  at: string;
}
/**
 * §5 `number` counts from 1.
 */
export interface RoundEnded {
  type: 'RoundEnded';
  number: number;
}
/**
 * §13 The game is over: a Network that has not fallen shows its Mothership (or `hand`) and its traps.
 */
export interface NetworkShown {
  type: 'NetworkShown';
  seat: number;
  mothership: string;
  traps: string[];
}
/**
 * §12 `seat` is the last active one.
 */
export interface GameWon {
  type: 'GameWon';
  seat: number;
}
/**
 * §12 `reason` is fall, stuck or repetition.
 */
export interface GameDrawn {
  type: 'GameDrawn';
  reason: string;
}
/**
 * §12, §14 Broken off after `max_actions`.
 */
export interface GameStopped {
  type: 'GameStopped';
  actions: number;
}
export interface Hidden {
  hidden: number;
}
