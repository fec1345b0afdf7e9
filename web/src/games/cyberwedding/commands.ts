/** Actions that the screen puts together. */

import type { Fields } from '../../lib/describe';
import { composer } from '../../lib/form';
import { itemWith } from '../../lib/legal';
import type { LegalItem, LegalList } from '../../lib/types/wire';

/** The fields of the actions that are put together here, in their order, and what they are where nothing is chosen. */
const FIELDS = {
  Bid: { amount: 1 },
  ChooseCorner: { square: -1 },
  PlaceGroup: { square: -1 },
  TurnUp: { tile: -1 },
  PlaceCyberman: { square: -1, ability: 'plain', facing: 0 },
  PlaceFigure: { square: -1, facing: 0 },
  PlaceTokens: { first: -1, second: -1, escape: -1 },
  PlaceUnit: { square: -1 },
  PlacePartial: { square: -1 },
  MovePartial: { to: -1 },
  MoveCyberman: { cyberman: -1, to: -1, facing: 0 },
  UseCyberAbility: { cyberman: -1, to: -1, partial: false },
  ControlGroup: { square: -1 },
  Walk: { to: -1, fatigue_left: 0, escape_left: 0 },
  Drive: { line: 0, backwards: false },
  SpendOnRoll: { fatigue: 0, escape: 0 },
  SpendFatigue: { amount: 1 },
  Pledge: { amount: 0 },
  PlayCard: { card: '', cyberman: -1, to: -1, captive: -1, tile: -1, limit: '' },
  MakePromise: { to: -1, text: '' },
  SettlePromise: { promise: -1, kept: true },
} as const;
export type Command = keyof typeof FIELDS;

/** The action as the kit writes it. */
export const command = composer<Command>(FIELDS);

/** The listed action, or the same put together; the server judges it. */
export const make = (legal: LegalList, type: Command, fields: Fields): LegalItem =>
  itemWith(legal, type, fields) ?? command(type, fields);
