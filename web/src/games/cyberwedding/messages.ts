/** What the game's texts ask for beside the bare fields of an action, event or refusal: names of cards, squares, Cybermen. */

import type { Fields } from '../../lib/describe';
import type { Args } from '../../lib/texts.svelte';
import { type Ground, squareName, squareNamed, tileCode } from './ground';
import { ROMAN } from './numbers';
import { isRow, lineName } from './outlook';
import { cybermanNumbered, GROUP, NONE, type Position, positionOf, seatOfCaptive } from './position';
import { abilityName, cardName, characterName, tileName } from './words';

const CARDS: readonly string[] = ['card', 'first', 'second', 'third'];
const SQUARES: readonly string[] = ['square', 'start', 'to', 'other', 'unit', 'first', 'second', 'escape'];
const LETTERS = 'abcdefghij';

function ofWord(field: string, value: string): Args {
  if (CARDS.includes(field))
    return { [`${field}_name`]: cardName(value), ...(field === 'card' ? { card_known: 'yes' } : {}) };
  if (field === 'character') return { character_name: characterName(value) };
  return field === 'ability' ? { ability_name: abilityName(value) } : {};
}

/** Told by the event itself where it knows better than the table, on which it may no longer be. */
function ofCyberman(position: Position, number: number, fields: Fields): Args {
  if (number === NONE) return {};
  const one = cybermanNumbered(position, number);
  const told: Args = { cyberman_rank: 'gone', cyberman_mark: '', cyberman_square: '' };
  if (one) {
    told.cyberman_rank = one.rank;
    told.cyberman_mark = ROMAN[one.mark] ?? '';
    told.cyberman_square = squareName(position.ground, one.square);
  }
  if (typeof fields.mark === 'number') {
    told.cyberman_mark = ROMAN[fields.mark] ?? '';
    told.cyberman_rank = typeof fields.rank === 'string' ? fields.rank : one ? one.rank : 'ordinary';
  }
  return told;
}

function ofCaptive({ players }: Position, captive: number, names: readonly string[]): Args {
  const owner = seatOfCaptive(captive);
  const member = players[owner]?.members[captive % GROUP];
  if (!member) return {};
  return { captive_character: member.character, captive_owner: names[owner] ?? LETTERS[owner] ?? '' };
}

function ofTarget(position: Position, number: number, fields: Fields, names: readonly string[]): Args {
  if (fields.target === 'cyberman') return ofCyberman(position, number, {});
  if (fields.target === 'unit' && number >= 0) return { number_square: squareName(position.ground, number) };
  return number >= 0 && number < LETTERS.length ? { number_owner: names[number] ?? LETTERS[number] ?? '' } : {};
}

const ofLine = (ground: Ground, line: number): Args => ({
  line_axis: isRow(ground, line) ? 'row' : 'column',
  line_name: lineName(ground, line),
});

function ofNumber(position: Position, field: string, value: number, fields: Fields): Args {
  const { ground } = position;
  switch (field) {
    case 'cyberman':
      return ofCyberman(position, value, fields);
    case 'captive':
      return ofCaptive(position, value, seated);
    case 'member':
      return ofCaptive(position, (own >= 0 ? own : position.active) * GROUP + value, seated);
    case 'tile':
      return value >= 0 && value < ground.names.length
        ? { tile_place: tileCode(ground, value), tile_name: tileName(ground, value) }
        : {};
    case 'line':
      return value >= 0 ? ofLine(ground, value) : {};
    case 'number':
      return ofTarget(position, value, fields, seated);
    case 'mark':
      return { mark_name: ROMAN[value] ?? '' };
    default:
      return SQUARES.includes(field) && value >= 0 && value < ground.terrain.length
        ? { [`${field}_square`]: squareName(ground, value) }
        : {};
  }
}

/** Who sits where and whose eyes these are: told by the table that is open, for a text has no other way to know. */
let seated: readonly string[] = [];
let own = NONE;
export function seat(names: readonly string[], seat: number | null): void {
  seated = names;
  own = seat ?? NONE;
}

/** The further arguments for the texts about these fields. */
export function args(fields: Fields, view: Fields | null): Args {
  const position = positionOf(view ?? {});
  const found: Args = {};
  for (const [field, value] of Object.entries(fields)) {
    if (typeof value === 'string') Object.assign(found, ofWord(field, value));
    else if (typeof value === 'number') Object.assign(found, ofNumber(position, field, value, fields));
    else if (field === 'cards' && Array.isArray(value))
      found.cards_names = value.map((card) => cardName(String(card))).join(', ');
  }
  return found;
}

/** The value of a field where the list of actions offers it; `null` for what the house knows. */
export function value(field: string, value: unknown, view: Fields | null): string | null {
  if (typeof value === 'string') {
    if (CARDS.includes(field) || field === 'hand' || field === 'discarded') return cardName(value);
    if (field === 'character') return characterName(value);
    return field === 'ability' ? abilityName(value) : null;
  }
  if (typeof value !== 'number') return null;
  const { ground } = positionOf(view ?? {});
  if (field === 'tile') return value < 0 ? null : tileCode(ground, value);
  return SQUARES.includes(field) && value >= 0 ? squareName(ground, value) : null;
}

/** Names of squares in the log can be pointed at. */
export function squareIn(name: string, view: Fields): number {
  return squareNamed(positionOf(view).ground, name);
}

const CLAUSES: { readonly [event: string]: string } = {
  ChooserRolled: '2.1',
  CharacterPicked: '2.1',
  LotTurnedUp: '2.2',
  BidMade: '2.2',
  BidPassed: '2.2',
  AuctionLeft: '2.2',
  LotSold: '2.2',
  LotSetAside: '2.2',
  AuctionEnded: '2.2',
  CornerChosen: '2.3',
  GroupPlaced: '2.3',
  RoundBegan: '3.0',
  TurnStarted: '3',
  TurnCut: '5.1',
  TileTurnedUp: '3.1',
  TokensPlaced: '3.1',
  CardDrawn: '3.3',
  DeckReshuffled: '1.5',
  AllowanceRolled: '3.4',
  GroupMoved: '3.4',
  TokensTaken: '3.4',
  AbilityRolled: '1.2',
  CybermanPushed: '1.2',
  CardPlayed: '1.5',
  ItemUsed: '1.5',
  CardDiscarded: '3.7',
  PointsScored: '9.1',
  StateChanged: '3.0',
  PromiseMade: '10.7',
  PromiseSettled: '10.7',
  PlayerLeft: '10.6',
  GameEnded: '9.2',
  FightRolled: '4',
  FightWon: '4',
  FightLost: '4',
  CoverRolled: '5.6',
  WhinerRolled: '5.6',
  ResistRolled: '5.6',
  CharacterCaptured: '5.1',
  HotwireRolled: '7.1',
  CarTaken: '7.1',
  GroupFled: '7.2',
  RunStarted: '7.3',
  CrashRolled: '7.3',
  CarCrashed: '7.3',
  HitRolled: '7.4',
  HitJudged: '7.4',
  GroupInjured: '7.4',
  RunFinished: '7.5',
  GotOut: '7.5',
  TechnologyRose: '5.5',
  CybermanPlaced: '3.1',
  CybermenRolled: '3.5',
  CybermanMoved: '3.5',
  AbilitiesRolled: '3.6',
  AbilityUsed: '3.6',
  CharacterConverted: '5.3',
  RoleTaken: '5.4',
  RescueStarted: '6',
  EscapePledged: '6',
  RescueFailed: '6',
  CaptiveRescued: '6',
  PartialMade: '8',
};

/** The clause that an event rests on; empty where none does. */
export const clauseOf = (event: Fields): string => CLAUSES[String(event.type)] ?? '';
