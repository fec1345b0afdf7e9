/** The rules' numbers that the screen shows beside what they apply to. */

import NUMBERS from './numbers.json';

/** Squares an activation, by Mark. */
export const SPEED: readonly number[] = NUMBERS.speed;
const PRINTABLE = {
  energy_beam: NUMBERS.supply_energy_beam,
  gun: NUMBERS.supply_gun,
  mind_control: NUMBERS.supply_mind_control,
};
/** Abilities printed on counters, by Mark. */
export const PRINTED: readonly (readonly string[])[] = SPEED.map((_, mark) =>
  Object.entries(PRINTABLE).flatMap(([ability, counts]) => ((counts[mark] ?? 0) > 0 ? [ability] : [])),
);
/** The card against each Mark. */
export const WEAKNESS: readonly string[] = NUMBERS.weakness;
export const ROMAN: readonly string[] = ['', 'I', 'II', 'III', 'IV', 'V'];
export const DODGE_AT = NUMBERS.dodge_at;
export const HOTWIRE_AT = { other: NUMBERS.hotwire_at, geek: NUMBERS.hotwire_geek_at } as const;
export const RANGE: { readonly [ability: string]: number } = {
  energy_beam: NUMBERS.beam_range,
  gun: NUMBERS.gun_range,
  mind_control: NUMBERS.control_distance,
};
export const VP = {
  cyberman: NUMBERS.vp_cyberman,
  leader: NUMBERS.vp_leader,
  unit: NUMBERS.vp_unit,
  kill: NUMBERS.vp_kill,
} as const;
/** What is added to a crash roll, what tokens take off it, and what it comes to. */
export const CRASH = {
  obstacle: NUMBERS.crash_obstacle,
  leader: NUMBERS.crash_leader,
  unit: NUMBERS.crash_unit,
  fatigue: NUMBERS.crash_fatigue,
  escape: NUMBERS.crash_escape,
  at: NUMBERS.crash_at,
  roll: NUMBERS.crash_roll_at,
} as const;
/** The least roll for what happens to each that is hit. */
export const HIT = {
  group: NUMBERS.hit_group_at,
  leader: NUMBERS.hit_leader_at,
  cyberman: NUMBERS.hit_cyberman_at,
  kills: NUMBERS.hit_carrier_kills_at,
  fatigue: NUMBERS.hit_fatigue,
  escape: NUMBERS.hit_escape,
} as const;
export const ROSE_COST = NUMBERS.rose_cost;
/** Rounds by the number of seats, where the table has not chosen them. */
export const ROUNDS: readonly number[] = NUMBERS.max_rounds;
export const GROUPS_IN_SQUARE = NUMBERS.groups_in_square;
