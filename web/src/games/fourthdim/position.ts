/** A view of the game as the board draws it: pieces, pairs, Vortices. */

import type { Fields } from '../../lib/describe';
import type { State } from '../../lib/types/fourthdim';

export const KINDS = ['T', 'G', 'R', 'W'] as const;
export type Kind = (typeof KINDS)[number];
export type Side = 0 | 1;

export interface Piece {
  cell: number;
  side: Side;
  kind: Kind;
  future: boolean;
}

/** What stands beside the circle, and what lies on it, because of one player's timewarp. */
export interface Warp {
  mode: 'idle' | 'up' | 'back' | 'drift';
  /** Vortex spot of the piece or the marker; 0 for none. */
  spot: number;
  /** The piece in the Vortex. */
  lifted: Kind | null;
  /** Cell of the marker on the board. */
  mark: number | null;
  /** Cells of a pair: current piece and Future token. */
  pair: { current: number; future: number } | null;
}

export interface Position {
  rings: readonly number[];
  /** Whose turn it is, or was last. */
  side: Side;
  /** What is due now, as the kind of a prompt. */
  due: string;
  pieces: readonly Piece[];
  warps: readonly [Warp, Warp];
}

const MODES = ['idle', 'up', 'back', 'drift'] as const;

/** 1–4 White's T G R W, 5–8 White's Future tokens, 9–16 the same for Black. */
export function pieceOf(code: number, cell: number): Piece | null {
  if (code <= 0) return null;
  const kind = KINDS[(code - 1) & 3] as Kind;
  return { cell, side: code > 8 ? 1 : 0, kind, future: ((code - 1) & 4) !== 0 };
}

function warpOf(state: State, side: Side): Warp {
  const at = (column: readonly number[]): number => column[side] ?? -1;
  const [mark, current, future] = [at(state.mark), at(state.current), at(state.future)];
  return {
    mode: MODES[at(state.mode)] ?? 'idle',
    spot: Math.max(0, at(state.spot)),
    lifted: KINDS[at(state.lifted)] ?? null,
    mark: mark >= 0 ? mark : null,
    pair: current >= 0 && future >= 0 ? { current, future } : null,
  };
}

/** The wire says of a view only that it is an object; of this game's it is the state's. */
export function positionOf(view: Fields): Position {
  const state = view as unknown as State;
  const turn = state.agenda.at(-1);
  return {
    rings: state.options.rings,
    side: turn?.seat === 1 ? 1 : 0,
    due: turn?.asked ?? '',
    pieces: state.board.map(pieceOf).filter((piece) => piece !== null),
    warps: [warpOf(state, 0), warpOf(state, 1)],
  };
}

/** How many of each kind a side still has, Vortex included, Future tokens not. */
export function countsOf(position: Position, side: Side): { kind: Kind; count: number }[] {
  const lifted = position.warps[side].lifted;
  return KINDS.map((kind) => {
    const standing = position.pieces.filter((piece) => piece.side === side && piece.kind === kind && !piece.future);
    return { kind, count: standing.length + (lifted === kind ? 1 : 0) };
  });
}

export interface Tracked extends Piece {
  /** The same piece has the same key from one position to the next. */
  key: number;
}

const same = (a: Piece, b: Piece): boolean => a.side === b.side && a.kind === b.kind && a.future === b.future;

/** Give each piece the key that it had: those that stayed first, then those that moved; a piece that came gets a new one. */
export function track(before: readonly Tracked[], pieces: readonly Piece[], fresh: () => number): Tracked[] {
  const stayed = new Map<Piece, number>();
  for (const piece of pieces) {
    const old = before.find((other) => other.cell === piece.cell && same(other, piece));
    if (old) stayed.set(piece, old.key);
  }
  const used = new Set(stayed.values());
  const gone = before.filter((old) => !used.has(old.key));
  return pieces.map((piece) => {
    const key = stayed.get(piece);
    if (key !== undefined) return { ...piece, key };
    const index = gone.findIndex((old) => same(old, piece));
    const [moved] = index >= 0 ? gone.splice(index, 1) : [];
    return { ...piece, key: moved?.key ?? fresh() };
  });
}
