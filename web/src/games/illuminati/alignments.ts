/** Rulebook 2: alignments as bits of a mask, and which are alike or opposed. */

/** In the server's order; the first eight in pairs of opposites. */
export const ALIGNMENTS = [
  'government',
  'communist',
  'liberal',
  'conservative',
  'peaceful',
  'violent',
  'straight',
  'weird',
  'criminal',
  'fanatic',
] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

const bit = (name: Alignment): number => 1 << ALIGNMENTS.indexOf(name);
const [FANATIC, LOWER, UPPER] = [bit('fanatic'), 0b01010101, 0b10101010];

export const mask = (names: readonly string[]): number =>
  ALIGNMENTS.reduce((bits, name) => (names.includes(name) ? bits | bit(name) : bits), 0);

export const namesOf = (bits: number): Alignment[] => ALIGNMENTS.filter((name) => bits & bit(name));

const opposites = (bits: number): number => ((bits & LOWER) << 1) | ((bits & UPPER) >> 1) | (bits & FANATIC);

const count = (bits: number): number => namesOf(bits).length;

/** How many both have; two Fanatics are never alike. */
export const same = (a: number, b: number): number => count(a & b & ~FANATIC);

/** How many are opposites; two Fanatics are one. */
export const opposed = (a: number, b: number): number => count(opposites(a) & b);
