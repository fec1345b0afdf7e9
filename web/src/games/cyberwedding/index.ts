import type { GameModule } from '..';
import { asText } from './asText';
import Before from './Before.svelte';
import Board from './Board.svelte';
import Count from './Count.svelte';
import { TURNS } from './marks';
import { args, clauseOf, squareIn, value } from './messages';

export const cyberwedding: GameModule = {
  ...TURNS,
  Before,
  Board,
  Count,
  args,
  asText,
  clause: clauseOf,
  place: (name, view) => squareIn(name, view) >= 0,
  value,
};
