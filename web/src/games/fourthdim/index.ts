import type { GameModule } from '..';
import { asText } from './asText';
import Board from './Board.svelte';
import Count from './Count.svelte';
import { cellsOf } from './geometry';
import Mark from './Mark.svelte';
import { DRAWS, TURNS } from './marks';
import { actionMessage, clauseOf } from './messages';
import { positionOf } from './position';

export const fourthdim: GameModule = {
  ...TURNS,
  Board,
  Count,
  Mark,
  proposals: DRAWS,
  actionMessage,
  asText,
  clause: clauseOf,
  place: (name, view) => cellsOf(positionOf(view).rings).some((cell) => cell.name === name),
};
