/** What the log says of turns and dice. */

import type { LogEntry } from '../../lib/board';
import type { Fields } from '../../lib/describe';
import { lastTurnOf, type Turns } from '../../lib/lastTurn';
import { int, ints } from './position';

export const TURNS: Turns = {
  heading: (event) => event.type === 'TurnStarted' || event.type === 'RoundBegan',
  beside: (event) => ['BrainsGiven', 'VouchChanged', 'HeroNamed'].includes(String(event.type)),
};

/** By the place of each die of the last roll: the number of its last draw, from 1. */
export function drawsOf(log: readonly LogEntry[]): number[] {
  let draws: number[] = [];
  for (const event of lastRoll(log)) {
    const first = int(event.draw) + 1;
    if (event.type === 'DiceRolled') draws = ints(event.faces).map((_, index) => first + index);
    else for (const [index, place] of ints(event.dice).entries()) draws[place] = first + index;
  }
  return draws;
}

/** The roll of the last turn in which there was one, with its rerolls. */
function lastRoll(log: readonly LogEntry[]): Fields[] {
  const at = log.findLastIndex(({ event }) => event.type === 'DiceRolled');
  return at < 0
    ? []
    : log
        .slice(at)
        .map(({ event }) => event)
        .filter(({ type }) => type === 'DiceRolled' || type === 'DiceRerolled');
}

/** The slots on which something has changed with the last turn. */
export const freshSlots = (log: readonly LogEntry[]): ReadonlySet<number> =>
  new Set(
    lastTurnOf(log, TURNS).flatMap(({ event }) => (typeof event.slot === 'number' ? [event.slot] : ints(event.slots))),
  );
