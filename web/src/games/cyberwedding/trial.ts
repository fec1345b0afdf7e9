/** A roll against a Cyberman or at the wheel: what the dice show, and what tokens would make of it. */

import type { LogEntry } from '../../lib/board';
import type { LegalItem } from '../../lib/types/wire';
import { CRASH, HIT } from './numbers';
import { int, NONE, type Position, stepOf } from './position';

/** A roll that is to be answered. */
interface Rolled {
  die: number;
  /** Of a crash roll. */
  modifier: number;
  /** With everything that counts for it or against it. */
  result: number;
  /** What a car hits, and which. */
  target: string;
  number: number;
}

const AT_THE_WHEEL: { readonly [kind: string]: string } = { crash: 'CrashRoll', hit: 'HitRoll' };
/** The events that tell of a die, as the position itself keeps what it came to alone. */
const TOLD: readonly string[] = ['FightRolled', 'ResistRolled', 'CoverRolled'];

/** The roll that is asked about; `null` where none is. */
export function rolledIn(kind: string, position: Position, log: readonly LogEntry[]): Rolled | null {
  const wheel = AT_THE_WHEEL[kind];
  const step = wheel ? stepOf(position, wheel) : position.steps.findLast(({ rolled }) => rolled === true);
  if (!step || !['fight', 'resist', 'cover', ...Object.keys(AT_THE_WHEEL)].includes(kind)) return null;
  if (wheel) {
    const [die, modifier] = [int(step.die), int(step.modifier)];
    return { die, modifier, result: die + modifier, target: String(step.target ?? ''), number: int(step.number, NONE) };
  }
  const result = int(step.result);
  const told = log.findLast(({ event }) => TOLD.includes(String(event.type)))?.event;
  const known = told && int(told.result, int(told.die)) === result;
  const die = known ? int(told.die) : Math.min(6, Math.max(1, result));
  return { die, modifier: 0, result, target: '', number: NONE };
}

/** What a crash roll comes to: `on`, `crash`, or `wreck` where all tokens are lost too. */
export const crashOf = (roll: number): 'on' | 'crash' | 'wreck' => {
  if (roll < CRASH.at) return 'on';
  return roll < CRASH.roll ? 'crash' : 'wreck';
};

/** Which column of the table a hit roll is in: 0, 1 or 2. */
export const bandOf = (roll: number): number => Math.floor((Math.min(6, Math.max(1, roll)) - 1) / 2);

export interface Spending {
  item: LegalItem;
  fatigue: number;
  escapes: number;
  /** What the roll comes to. */
  verdict: string;
}

/** Of all that may be spent: for each verdict the ways that cannot be had for less. */
export function spendings(
  items: readonly LegalItem[],
  verdict: (fatigue: number, escapes: number) => string,
): Spending[] {
  const all = items.map((item) => {
    const [fatigue, escapes] = [int(item.action.fatigue), int(item.action.escape)];
    return { item, fatigue, escapes, verdict: verdict(fatigue, escapes) };
  });
  return all.filter(
    (one) =>
      !all.some(
        (other) =>
          other !== one &&
          other.verdict === one.verdict &&
          other.fatigue <= one.fatigue &&
          other.escapes <= one.escapes,
      ),
  );
}

/** Of a crash roll. */
export const crashVerdict =
  (die: number, modifier: number) =>
  (fatigue: number, escapes: number): string =>
    crashOf(die + modifier - CRASH.fatigue * fatigue - CRASH.escape * escapes);

/** Of a hit roll: its column. */
export const hitVerdict =
  (die: number) =>
  (fatigue: number, escapes: number): string =>
    String(bandOf(die + HIT.fatigue * fatigue - HIT.escape * escapes));
