/** Rulebook 10: when a Special can be played, by what it does. */

import type { SpecialFacts } from './deck';

const TIMES: { readonly [ability: string]: string } = {
  set_roll: 'roll',
  auto_control: 'action',
  cancel_privilege: 'privilege',
  join_privileged: 'privilege',
  double_income: 'income',
  counter_special: 'special',
  skip_turn: 'start',
  destroy_powerless: 'attack',
};

/** The code of the time: `any` where nothing else is said. */
export const timeOf = ({ ability }: SpecialFacts): string => TIMES[ability.type] ?? 'any';
