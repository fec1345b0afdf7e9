/** Rulebook 6.3: how likely an attack is. */

export const ROLLS: readonly number[] = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
export const ALL_ROLLS = 36;
/** No N is better than this one. */
export const MOST = 10;

/** So many of the 36 throws of two dice make that roll. */
export const waysOf = (roll: number): number => (roll < 2 || roll > 12 ? 0 : 6 - Math.abs(7 - roll));

/** Does that roll succeed against N? 11 and 12 never do. */
export const succeeds = (roll: number, n: number): boolean => roll <= Math.min(n, MOST);

/** How many of the 36 succeed. */
export const winning = (n: number): number =>
  ROLLS.filter((roll) => succeeds(roll, n)).reduce((sum, roll) => sum + waysOf(roll), 0);

export const percent = (n: number): number => Math.round((100 * winning(n)) / ALL_ROLLS);
