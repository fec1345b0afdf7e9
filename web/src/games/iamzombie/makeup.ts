/** What the numbers of a roll are made of, for showing: as they would be on a location, or as they are in the present turn. */

import { CONSTANTS, type Colour, LOCATIONS } from './cards';
import type { Numbers } from './numbers';
import { numbersOn, type Position } from './position';

export interface Makeup {
  colour: Colour;
  dice: number;
  base: number;
  matching: number;
  company: number;
  otherDice: number;
  rerolls: number;
  matches: number;
  dark: boolean;
  otherRerolls: number;
  surplus: number;
  difficulty: number;
  printedDifficulty: number;
  danger: number;
  printedDanger: number;
  freaks: number;
  /** Taken off the Danger. */
  calmed: number;
}

const fromNumbers = (numbers: Numbers, dark: boolean): Makeup => ({
  colour: numbers.colour,
  dice: numbers.dice,
  base: CONSTANTS.base_dice,
  matching: numbers.matching,
  company: numbers.company,
  otherDice: 0,
  rerolls: numbers.usable,
  matches: numbers.matches,
  dark,
  otherRerolls: 0,
  surplus: numbers.surplus,
  difficulty: numbers.difficulty,
  printedDifficulty: numbers.difficulty,
  danger: numbers.danger,
  printedDanger: numbers.printed,
  freaks: numbers.freaks,
  calmed: 0,
});

/** What a hero would roll on a slot, before specials. */
export function wouldBe(position: Position, seat: number, slot: number): Makeup | null {
  const numbers = numbersOn(position, seat, slot);
  const top = position.slots[slot]?.top ?? -1;
  return numbers && fromNumbers(numbers, LOCATIONS[top]?.feature === 'dark');
}

/** The roll that the active hero is about to make, with so many surplus rerolls for Difficulty and the rest for Danger. */
export function aboutToBe(position: Position, toDifficulty: number): Makeup | null {
  const made = position.throw;
  const player = position.players[position.active];
  const plain = player && wouldBe(position, player.seat, player.slot);
  if (!plain) return null;
  const matches = plain.matches + made.bonusMatches;
  const split = made.rolled ? made.toDifficulty : toDifficulty;
  const danger = made.rolled ? made.danger : Math.max(0, made.danger - (made.surplus - split));
  const difficulty = made.rolled
    ? made.difficulty
    : Math.max(CONSTANTS.difficulty_min_effective, made.difficulty - split);
  return {
    ...plain,
    dice: made.pool,
    otherDice: Math.max(0, made.pool - plain.base - plain.matching - plain.company),
    rerolls: made.rerolls,
    matches,
    otherRerolls: made.bonusRerolls,
    surplus: made.surplus,
    difficulty,
    danger,
    calmed: Math.max(0, plain.printedDanger + plain.freaks - danger),
  };
}
