import type { GameModule } from '..';
import { asText } from './asText';
import Board from './Board.svelte';
import Count from './Count.svelte';
import { TURNS } from './marks';
import { args, clauseOf, slotNamed, value } from './messages';

export const iamzombie: GameModule = {
  ...TURNS,
  Board,
  Count,
  args,
  asText,
  clause: clauseOf,
  place: (name, view) => slotNamed(name, view) !== null,
  value,
};
