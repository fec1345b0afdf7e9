/** The game's texts want kinds where actions name spaces: found in the view. */

import type { Fields, Message } from '../../lib/describe';
import { cellsOf } from './geometry';
import { type Position, positionOf } from './position';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** By the space's name: `T`, or `FT` for a Future token. */
function kindsBySpace(position: Position): Map<string, string> {
  const cells = cellsOf(position.rings);
  return new Map(
    position.pieces.map(({ cell, kind, future }) => [cells[cell]?.name ?? '', (future ? 'F' : '') + kind]),
  );
}

export function actionMessage(action: Fields, view: Fields): Message | null {
  const position = positionOf(view);
  const kinds = kindsBySpace(position);
  const own = position.warps[position.side];
  const [from, to, take] = [text(action.piece), text(action.to), text(action.take)];
  const piece = from ? (kinds.get(from) ?? '') : (own.lifted ?? '');
  const id = `fourthdim-action-${text(action.type)}`;
  switch (action.type) {
    case 'TakeAtStart': {
      const cells = Array.isArray(action.cells) ? action.cells.map(String) : [];
      const args = { take: cells.join(', '), count: cells.length, victim: kinds.get(cells[0] ?? '') ?? '' };
      return { ids: [id], args };
    }
    case 'Navigate': {
      const spot = own.mode === 'up' ? own.spot + 1 : own.spot - 1;
      return { ids: [id], args: { what: own.mode === 'up' ? 'piece' : 'marker', spot } };
    }
    case 'Move':
    case 'BeamUp':
    case 'BeamDown':
    case 'BeamBack':
      return { ids: [take ? `${id}Take` : id], args: { piece, from, to, take, victim: kinds.get(take) ?? '' } };
    default:
      return null;
  }
}

const CLAUSES: { readonly [event: string]: string } = {
  PieceMoved: '6.1',
  PairMet: '6.1',
  PieceLifted: '6.3',
  PieceLanded: '6.4',
  PieceClimbed: '6.5',
  MarkerMoved: '6.5',
  FuturePlaced: '6.6',
  PieceCaptured: '7.1',
  PairLost: '7.4',
  TurnPassed: '5.4',
  DrawOffered: '8.3',
  DrawDeclined: '8.3',
  GameDrawn: '8.3',
  SeatLeft: '8.4',
};

const WINS: { readonly [reason: string]: string } = { timelord: '8.1', vortex: '8.2', left: '8.4' };

/** The clause that an event rests on; empty where none does. */
export const clauseOf = (event: Fields): string =>
  (event.type === 'GameWon' ? WINS[text(event.reason)] : CLAUSES[text(event.type)]) ?? '';
