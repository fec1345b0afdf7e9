import type { GameModule } from '..';
import { asText } from './asText';
import Board from './Board.svelte';
import Count from './Count.svelte';
import { isHex } from './geometry';
import Mark from './Mark.svelte';
import { TURNS } from './marks';
import { actionMessage, clauseOf } from './messages';
import { findUnit, positionOf } from './position';

export const hexnet: GameModule = {
  ...TURNS,
  Board,
  Count,
  Mark,
  actionMessage,
  asText,
  clause: clauseOf,
  place: (name, view) => isHex(name) || findUnit(positionOf(view), name) !== undefined,
};
