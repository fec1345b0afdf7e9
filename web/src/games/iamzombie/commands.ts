/** Actions that the screen puts together. */

import type { Fields } from '../../lib/describe';
import { composer } from '../../lib/form';
import { itemWith } from '../../lib/legal';
import type { LegalItem, LegalList } from '../../lib/types/wire';

/** The fields of the actions that are put together here, in their order, and what they are where nothing is chosen. */
const FIELDS = {
  Arrange: { archetypes: [], under: [] },
  Lay: { location: -1, slot: -1 },
  Roll: { to_difficulty: 0, colour: '' },
  Reroll: { dice: [] },
  CancelFives: { count: 0 },
  Scatter: { slots: [] },
  Heal: { archetypes: [] },
  TellMeal: { meal: 'nothing', minutes: 0 },
  Rename: { name: '' },
  Give: { to: -1, amount: 1 },
  Use: { archetype: -1, slot: -1, origin: -1, to: -1, target: -1, die: -1, face: 0, sixes: 0 },
  Move: { slot: -1, foothold: false },
  Place: { slot: -1, foothold: false },
} as const;
export type Command = keyof typeof FIELDS;

/** The action as the kit writes it. */
export const command = composer<Command>(FIELDS);

/** The listed action, or the same put together; the server judges it. */
export const make = (legal: LegalList, type: Command, fields: Fields): LegalItem =>
  itemWith(legal, type, fields) ?? command(type, fields);
