/** Cards, characters, abilities and squares in the reader's words. */

import { label, texts } from '../../lib/texts.svelte';
import { type Ground, squareName, terrainOf, tileCode } from './ground';
import { ROMAN } from './numbers';
import { type Cyberman, memberNumbered, type Position, seatOfCaptive } from './position';

/** Codes are written with hyphens in the ids of texts. */
const id = (code: string): string => code.replaceAll('_', '-');

export const cardName = (card: string): string => label(`cyberwedding-card-${id(card)}`);
export const cardHelp = (card: string): string => label(`cyberwedding-card-${id(card)}-help`);
/** When the card can be played. */
export const cardWhen = (card: string): string => label(`cyberwedding-when-${id(card)}`);
export const characterName = (character: string): string => label(`cyberwedding-character-${character}`);
export const characterHelp = (character: string): string => label(`cyberwedding-character-${character}-help`);
export const abilityName = (ability: string): string => label(`cyberwedding-ability-${id(ability)}`);
export const facingName = (facing: number): string => label(`cyberwedding-facing-${facing}`);
/** `facing north`. */
export const facingWords = (facing: number): string => label('cyberwedding-the-facing', { facing });
export const stateName = (state: string): string => label(`cyberwedding-state-${state}`);
export const phaseName = (phase: string): string => label(`cyberwedding-phase-${phase}`);

/** Our own tiles have names in the reader's language, a host's have the name that the host gave. */
export const tileName = (ground: Ground, tile: number): string => {
  const code = tileCode(ground, tile);
  return texts.find(`cyberwedding-tile-${code.toLowerCase()}`) ?? ground.names[tile] ?? code;
};

const TERRAINS: { readonly [letter: string]: string } = {
  '.': 'lawn',
  '=': 'road',
  K: 'car_park',
  C: 'car_park',
  T: 'tree',
  R: 'rose_garden',
  r: 'rose_garden',
  '#': 'hedge',
  P: 'cricket_pavilion',
  B: 'parliament_house',
  M: 'wedding_marquee',
  N: 'tennis_court',
  G: 'gate',
};
export const terrainName = (ground: Ground, square: number): string =>
  label(`cyberwedding-board-terrain-${TERRAINS[terrainOf(ground, square)] ?? 'lawn'}`);

/** `Mark III, Gun, facing north`, or of whom it is. */
export function cybermanName(one: Cyberman, names: readonly string[]): string {
  const mark = ROMAN[one.mark] ?? String(one.mark);
  const who =
    one.rank === 'ordinary'
      ? label('cyberwedding-board-cyberman', { mark })
      : label(`cyberwedding-board-${one.rank}`, { mark, name: names[one.owner] ?? '' });
  return one.ability === 'plain' ? who : `${who}, ${abilityName(one.ability)}`;
}

/** A character of somebody's group: `Ada: Geek`. */
export function captiveName(position: Position, captive: number, names: readonly string[]): string {
  const member = memberNumbered(position, captive);
  return label('cyberwedding-board-captive', {
    name: names[seatOfCaptive(captive)] ?? '',
    character: characterName(member?.character ?? ''),
  });
}

export const squareWords = ({ ground }: Position, square: number): string => squareName(ground, square);
/** In the reader's language: `a, b and c`. */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(texts.language, { type: 'conjunction' }).format(names);

export const percent = (chance: number): string =>
  new Intl.NumberFormat(texts.language, { style: 'percent' }).format(chance);
