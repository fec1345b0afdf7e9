import type { GameModule } from '..';
import { asText } from './asText';
import Board from './Board.svelte';
import Count from './Count.svelte';
import { cellsOf } from './geometry';
import Mark from './Mark.svelte';
import { actionMessage, clauseOf } from './messages';
import { positionOf } from './position';

export const fourthdim: GameModule = {
  Board,
  Count,
  Mark,
  actionMessage,
  asText,
  clause: clauseOf,
  heading: (event) => event.type === 'TurnBegun',
  place: (name, view) => cellsOf(positionOf(view).rings).some((cell) => cell.name === name),
};
