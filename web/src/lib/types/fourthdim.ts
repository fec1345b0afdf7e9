// Made by tools/gen_types.py: change the Python types instead.

export type Action =
  TakeAtStart | Move | BeamUp | BeamDown | Navigate | BeamBack | EndTurn | OfferDraw | AcceptDraw | DeclineDraw;
export type Event =
  | TurnBegun
  | PieceMoved
  | PieceCaptured
  | PairLost
  | PieceLifted
  | PieceLanded
  | PieceClimbed
  | MarkerMoved
  | FuturePlaced
  | PairMet
  | TurnPassed
  | DrawOffered
  | DrawDeclined
  | SeatLeft
  | GameWon
  | GameDrawn;

/**
 * Types of fourthdim, rules version 1.
 */
export interface Game {
  state: State;
  step: Turn;
  action: Action;
  event: Event;
  options: Options;
}
/**
 * §4 The position, as columns of ints (see `columns`), and what the draws need to know.
 */
export interface State {
  seats: number;
  agenda: Turn[];
  options: Options;
  board: number[];
  mode: number[];
  spot: number[];
  lifted: number[];
  mark: number[];
  current: number[];
  future: number[];
  turns: number;
  quiet: number;
  seen: string[];
  offers: boolean[];
  winner: number;
  reason: string;
}
/**
 * §5 One player's turn. `progress` is the column `turn` of the position (see `columns`).
 */
export interface Turn {
  type: 'Turn';
  begun: boolean;
  seat: number;
  progress: number[];
  asked: string;
  done: boolean;
}
/**
 * §10 The switches of the rulebook; the defaults are its rulings.
 */
export interface Options {
  rings: number[];
  start_array: string;
  beam_down_min_distance: number;
  beam_back_from_drift: boolean;
  marker_home_with_pair: boolean;
  no_progress_limit: number;
  beam_back_needs_open_path: boolean;
}
/**
 * §7.2 Start captures: all of them at once, in ascending order.
 */
export interface TakeAtStart {
  type: 'TakeAtStart';
  cells: string[];
}
/**
 * §6.1 The normal move, and perhaps a capture by the moved piece.
 */
export interface Move {
  type: 'Move';
  piece: string;
  to: string;
  take: string | null;
}
/**
 * §6.3 Lift a piece into the Vortex.
 */
export interface BeamUp {
  type: 'BeamUp';
  piece: string;
}
/**
 * §6.4 Land the piece of the Vortex, and perhaps capture.
 */
export interface BeamDown {
  type: 'BeamDown';
  to: string;
  take: string | null;
}
/**
 * §6.5 The Vortex piece one up, or the marker one down.
 */
export interface Navigate {
  type: 'Navigate';
}
/**
 * §6.6 Put a Future token of `piece` on `to`, and perhaps capture with it.
 */
export interface BeamBack {
  type: 'BeamBack';
  piece: string;
  to: string;
  take: string | null;
}
/**
 * §5.3, §5.4 Make no further part; alone, the pass.
 */
export interface EndTurn {
  type: 'EndTurn';
}
/**
 * §8.3 Offer a draw, at any time; it stands until the other side has made a turn.
 */
export interface OfferDraw {
  type: 'OfferDraw';
}
/**
 * §8.3 Take the draw on offer.
 */
export interface AcceptDraw {
  type: 'AcceptDraw';
}
/**
 * §8.3 Do not.
 */
export interface DeclineDraw {
  type: 'DeclineDraw';
}
/**
 * §5 A turn; `number` counts from 1.
 */
export interface TurnBegun {
  type: 'TurnBegun';
  seat: number;
  number: number;
}
/**
 * §6.1 A piece stepped.
 */
export interface PieceMoved {
  type: 'PieceMoved';
  seat: number;
  piece: string;
  origin: string;
  to: string;
}
/**
 * §7 A piece of `owner` was taken by `seat`.
 */
export interface PieceCaptured {
  type: 'PieceCaptured';
  seat: number;
  owner: number;
  piece: string;
  at: string;
}
/**
 * §7.4 A piece and its Future token were taken together.
 */
export interface PairLost {
  type: 'PairLost';
  seat: number;
  owner: number;
  piece: string;
  at: string;
  future: string;
}
/**
 * §6.3 A piece went up to spot 1.
 */
export interface PieceLifted {
  type: 'PieceLifted';
  seat: number;
  piece: string;
  origin: string;
}
/**
 * §6.4 A piece came down; the marker went home.
 */
export interface PieceLanded {
  type: 'PieceLanded';
  seat: number;
  piece: string;
  to: string;
}
/**
 * §6.5 The piece in the Vortex went up to `spot`.
 */
export interface PieceClimbed {
  type: 'PieceClimbed';
  seat: number;
  piece: string;
  spot: number;
}
/**
 * §6.5 The marker went down to `spot`; 0 is home.
 */
export interface MarkerMoved {
  type: 'MarkerMoved';
  seat: number;
  spot: number;
}
/**
 * §6.6 A Future token of the piece on `current` came to `to`.
 */
export interface FuturePlaced {
  type: 'FuturePlaced';
  seat: number;
  piece: string;
  current: string;
  to: string;
  spot: number;
}
/**
 * §6.1 A piece met its future; the token is off the board.
 */
export interface PairMet {
  type: 'PairMet';
  seat: number;
  piece: string;
  at: string;
}
/**
 * §5.4 Nothing was possible.
 */
export interface TurnPassed {
  type: 'TurnPassed';
  seat: number;
}
/**
 * §8.3
 */
export interface DrawOffered {
  type: 'DrawOffered';
  seat: number;
}
/**
 * §8.3
 */
export interface DrawDeclined {
  type: 'DrawDeclined';
  seat: number;
}
/**
 * §8.4 A player resigned or left.
 */
export interface SeatLeft {
  type: 'SeatLeft';
  seat: number;
}
/**
 * §8 `seat` has won.
 */
export interface GameWon {
  type: 'GameWon';
  seat: number;
  reason: string;
}
/**
 * §8.3 Nobody has won.
 */
export interface GameDrawn {
  type: 'GameDrawn';
  reason: string;
}
export interface Hidden {
  hidden: number;
}
