/** What the log says of turns, and what the last one has changed on the map. */

import type { LogEntry } from '../../lib/board';
import { lastTurnOf, type Turns } from '../../lib/lastTurn';
import { int, NONE } from './position';

export const TURNS: Turns = {
  heading: (event) => event.type === 'TurnStarted' || event.type === 'RoundBegan',
  beside: (event) => ['PromiseMade', 'PromiseSettled'].includes(String(event.type)),
};

const MOVES: readonly string[] = [
  'GroupMoved',
  'CybermanMoved',
  'CybermanPushed',
  'CybermanPlaced',
  'GroupReturned',
  'GroupPlaced',
];

/** Where something came to stand with the last turn. */
export const freshSquares = (log: readonly LogEntry[]): ReadonlySet<number> =>
  new Set(
    lastTurnOf(log, TURNS).flatMap(({ event }) => {
      if (!MOVES.includes(String(event.type))) return [];
      const square = int(event.square, int(event.to, NONE));
      return square === NONE ? [] : [square];
    }),
  );

/** The tile that was turned up last. */
export const freshTile = (log: readonly LogEntry[]): number =>
  int(log.findLast(({ event }) => event.type === 'TileTurnedUp')?.event.tile, NONE);
