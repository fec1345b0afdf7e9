/** What may be chosen, read from the actions that are offered. */

import type { Fields } from '../../lib/describe';
import { formOf, itemsOf } from '../../lib/legal';
import type { LegalList } from '../../lib/types/wire';
import type { Command } from './commands';
import { cybermanNumbered, int, NONE, type Position } from './position';

/** Prompts that are answered by one square, and with which action. */
export const BY_SQUARE: { readonly [kind: string]: Command } = {
  corner: 'ChooseCorner',
  group: 'PlaceGroup',
  home: 'PlaceGroup',
  thrown_out: 'PlaceGroup',
  control: 'ControlGroup',
  partial_place: 'PlacePartial',
  found: 'PlaceUnit',
};
/** Prompts in which a Cyberman's counter is put down: with its type, and the way it faces. */
export const PLACING: readonly string[] = ['arrival', 'beam', 'converted'];
export const MOVING: readonly string[] = ['lieutenant', 'carrier', 'cybermen', 'distract'];
export const SHOOTING: readonly string[] = ['abilities', 'lieutenant_ability'];

/** What a lit square is for. */
export type Light = 'go' | 'fight' | 'put' | 'take' | 'aim';

/** What is aimed before it is played. */
export type Aim = { card: string } | { member: number };

/** Values of a field, from the actions that are listed and from the form. */
export function candidates(legal: LegalList, type: Command, field: string): unknown[] {
  const listed = itemsOf(legal, type).map(({ action }) => action[field]);
  const formed = formOf(legal, type)?.fields[field]?.values ?? [];
  return [...new Set([...listed, ...formed])];
}

/** The square that a card or an ability is about; `first`: whom it is done to is still to be chosen, where to later. */
export function aimedAt(position: Position, action: Fields, first: boolean): number {
  const [square, cyberman, captive, to] = ['square', 'cyberman', 'captive', 'to'].map((field) =>
    int(action[field], NONE),
  );
  const standing = cybermanNumbered(position, cyberman ?? NONE)?.square ?? NONE;
  if (first && standing !== NONE) return standing;
  if (square !== undefined && square !== NONE) return square;
  if (standing !== NONE) return standing;
  if (captive !== undefined && captive !== NONE)
    return position.cybermen.find(({ captives }) => captives.includes(captive))?.square ?? NONE;
  return position.players[to ?? NONE]?.square ?? NONE;
}
