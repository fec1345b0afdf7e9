/** What the game's texts ask for and its actions and events do not say in so many words. */

import { type Fields, type Message, actionMessage as plain } from '../../lib/describe';

/** While the Mothership is in hand a Transfer chooses nothing. */
export const actionMessage = (action: Fields): Message =>
  plain('hexnet', action.type === 'Transfer' && !action.mothership ? { ...action, type: 'TransferCore' } : action, []);

const CLAUSES: { readonly [event: string]: string } = {
  TurnSkipped: '5.3',
  TurnLost: '11.2',
  UnitPlaced: '6',
  UnitMoved: '7',
  TrapLaid: '8.2',
  TrapSprung: '8.2',
  PowerUpCollected: '9.2',
  PowerUpUsed: '9.3',
  PowerUpAppeared: '9.1',
  PowerUpRemoved: '9.1',
  EmpFired: '9.3',
  UnitCloned: '9.3',
  UnitGrappled: '9.3',
  CoreCreated: '9.3',
  CloneExpired: '9.4',
  DecoyDestroyed: '10.2',
  NetworkSurrounded: '10.2',
  WreckRemoved: '10.4',
  GameWon: '12',
  GameDrawn: '12',
};

const FALLS: { readonly [reason: string]: string } = { surround: '10.3', lockout: '5.3', left: '11.1', time: '11.2' };

/** The clause that an event rests on; empty where none does. */
export const clauseOf = (event: Fields): string =>
  (event.type === 'NetworkFell' ? FALLS[String(event.reason)] : CLAUSES[String(event.type)]) ?? '';
