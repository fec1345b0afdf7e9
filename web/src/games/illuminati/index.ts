import type { GameModule } from '..';
import { asText } from './asText';
import Before from './Before.svelte';
import Board from './Board.svelte';
import Count from './Count.svelte';
import { TURNS } from './marks';
import { actionMessage, args, cardNamed, clauseOf, value } from './messages';

export const illuminati: GameModule = {
  ...TURNS,
  Before,
  Board,
  Count,
  actionMessage,
  args,
  asText,
  clause: clauseOf,
  place: (name, view) => cardNamed(name, view) !== null,
  value,
};
