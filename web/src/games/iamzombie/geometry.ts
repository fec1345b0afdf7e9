/** §5: the table of three rows and four columns; the box covers its middle, ten cells form a ring round it. */

import { FIELD } from './cards';

export interface Cell {
  row: number;
  column: number;
}

/** Ring positions clockwise from the top left. */
export const RING: readonly Cell[] = FIELD.ring.map(([row = 0, column = 0]) => ({ row, column }));

/** `row / column` of a CSS grid. */
export const areaOf = (position: number): string => {
  const { row, column } = RING[position] ?? { row: 0, column: 0 };
  return `${row + 1} / ${column + 1}`;
};

/** Ring positions that so many heroes play on. */
export const positionsFor = (players: number): readonly number[] =>
  (FIELD.slots_by_players as { readonly [players: string]: readonly number[] })[String(players)] ?? [];

/** In the order of the eye: rows from the top, each from the left. */
export const inReadingOrder = (positions: readonly number[]): number[] =>
  [...positions].sort((a, b) => {
    const [one, other] = [RING[a], RING[b]];
    return (one?.row ?? 0) - (other?.row ?? 0) || (one?.column ?? 0) - (other?.column ?? 0);
  });

const STEPS: { readonly [key: string]: readonly [number, number] } = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Which of some ring positions an arrow key leads to from one of them: the nearest in that direction. */
export function towards(from: number, key: string, positions: readonly number[]): number | null {
  const step = STEPS[key];
  const here = RING[from];
  if (!step || !here) return null;
  let best: { position: number; far: number } | null = null;
  for (const position of positions) {
    const cell = RING[position];
    if (!cell || position === from) continue;
    const [down, right] = [cell.row - here.row, cell.column - here.column];
    const along = down * step[0] + right * step[1];
    const aside = Math.abs(down * step[1]) + Math.abs(right * step[0]);
    if (along <= 0) continue;
    const far = along + 3 * aside;
    if (!best || far < best.far) best = { position, far };
  }
  return best?.position ?? null;
}

const LETTERS = 'ABCDEFGHIJ';

/** What texts call the stacks, by slot: clockwise from the top left. */
export const letterOf = (slot: number): string => LETTERS[slot] ?? '';
