/** What the game's texts ask for beside the bare fields of an action, event or refusal: names of cards and places. */

import type { Fields } from '../../lib/describe';
import type { Args } from '../../lib/texts.svelte';
import { ARCHETYPES, LOCATIONS, NONE } from './cards';
import { letterOf } from './geometry';
import { ints, type Position, positionOf } from './position';
import { archetypeName, featureName, locationName, specialName } from './words';

const ARCHETYPE_FIELDS: readonly string[] = ['archetype', 'old', 'target'];
const SLOT_FIELDS: readonly string[] = ['slot', 'origin', 'onto'];
/** Fields of the view that hold locations. */
const LOCATION_FIELDS: readonly string[] = ['location', 'locations', 'top', 'claimed', 'trophies', 'set_aside'];

const commas = (names: readonly string[]): string => names.filter(Boolean).join(', ');

/** The location that lies on a slot now; empty where none is face up. */
const onSlot = (position: Position, slot: number): string => locationName(position.slots[slot]?.top ?? NONE);

function ofLocation(location: number): Args {
  const facts = LOCATIONS[location];
  return facts ? { feature_name: featureName(facts.feature, facts.n) } : {};
}

/** What these dice of the present roll show. */
const facesOf = (position: Position, dice: readonly number[]): number[] =>
  dice.flatMap((die) => position.throw.dice[die] ?? []);

function ofNumber(position: Position, field: string, value: number): Args {
  if (ARCHETYPE_FIELDS.includes(field) && ARCHETYPES[value]) {
    const special = field === 'archetype' ? { special_name: specialName(ARCHETYPES[value].special) } : {};
    return { [`${field}_name`]: archetypeName(value), ...special };
  }
  if (field === 'location' && LOCATIONS[value]) return { location_name: locationName(value), ...ofLocation(value) };
  if (SLOT_FIELDS.includes(field) && value >= 0) {
    const name = onSlot(position, value);
    return { [`${field}_place`]: letterOf(value), ...(name ? { [`${field}_name`]: name } : {}) };
  }
  const [face] = field === 'die' ? facesOf(position, [value]) : [];
  return face === undefined ? {} : { die_face: face };
}

function ofList(position: Position, field: string, values: readonly number[]): Args {
  if (field === 'archetypes') return { archetypes_names: commas(values.map(archetypeName)) };
  if (field === 'dice') return { dice_faces: commas(facesOf(position, values).map(String)) };
  if (field === 'locations') return { locations_names: commas(values.map(locationName)) };
  return field === 'slots' ? { slots_names: commas(values.map((slot) => onSlot(position, slot))) } : {};
}

/** The further arguments for the texts about these fields. */
export function args(fields: Fields, view: Fields | null): Args {
  const position = positionOf(view ?? {});
  const active = position.players[position.active];
  const found: Args = ofLocation(position.slots[active?.slot ?? NONE]?.top ?? NONE);
  for (const [field, value] of Object.entries(fields)) {
    if (Array.isArray(value)) Object.assign(found, ofList(position, field, ints(value)));
    else if (typeof value === 'number') Object.assign(found, ofNumber(position, field, value));
  }
  return found;
}

/** The value of a field where the list of actions offers it; `null` for what the house knows. */
export function value(field: string, value: unknown, view: Fields | null): string | null {
  if (typeof value !== 'number') return null;
  if (ARCHETYPE_FIELDS.includes(field) || field === 'archetypes') return archetypeName(value) || null;
  if (LOCATION_FIELDS.includes(field)) return locationName(value) || null;
  if (!SLOT_FIELDS.includes(field) && field !== 'slots') return null;
  return value < 0 ? null : onSlot(positionOf(view ?? {}), value) || letterOf(value);
}

/** Names of locations in the log can be pointed at, while they lie open on the table. */
export function slotNamed(name: string, view: Fields): number | null {
  const found = positionOf(view).slots.findIndex(({ top }) => top !== NONE && locationName(top) === name);
  return found < 0 ? null : found;
}

const CLAUSES: { readonly [event: string]: string } = {
  MealTold: '4.1',
  FirstPlayerFound: '4.1',
  RoundBegan: '4.2',
  ArchetypeBuried: '4.2',
  ArchetypesDealt: '4.2',
  ArchetypeChosen: '4.2',
  ArchetypeExchanged: '4.2',
  ArchetypesReturned: '4.2',
  HeroArranged: '16',
  LocationsDealt: '4.2',
  LocationLaid: '4.2',
  LocationRemembered: '4.2',
  FieldRevealed: '4.2',
  LocationRevealed: '11.1',
  StackExhausted: '5',
  TurnStarted: '6',
  PawnPlaced: '6',
  PawnMoved: '9.1',
  Rested: '10.4',
  Healed: '10',
  RollPrepared: '6.1',
  DiceRolled: '6',
  DiceRerolled: '6.2',
  DieChanged: '14',
  SpecialUsed: '14',
  FeatureUsed: '13',
  BrainsGained: '9',
  BrainsPaid: '13',
  BrainsTaken: '13',
  BrainsGiven: '15.5',
  FivesCancelled: '7',
  DangerFailed: '7',
  WoundCancelled: '9.2',
  WoundIgnored: '14',
  Wounded: '10.1',
  HeroDowned: '10.3',
  HeroRecovered: '10.3',
  StagesMade: '7.1',
  FreaksPlaced: '8',
  FreaksRemoved: '8',
  FreakMoved: '14',
  PawnAdvanced: '7',
  PawnSlid: '13',
  PawnShoved: '14',
  ShoveRefused: '15.10',
  BarricadeSet: '14',
  LocationClaimed: '11.1',
  TargetReached: '11.3',
  LastTurnsBegan: '11.3',
  RoundEnded: '11.3',
  TrophyKept: '11.3',
  HordeRolled: '15.6',
  LocationOverrun: '15.7',
  PanicRose: '15.8',
  HeroNamed: '4.1',
  VouchChanged: '23',
  PlayerLeft: '18.3',
  GameEnded: '12',
};

/** The clause that an event rests on; empty where none does. */
export const clauseOf = (event: Fields): string => CLAUSES[String(event.type)] ?? '';
