/** Rulebook 13: what a player is after, and how near to it, as far as one may know. */

import { mask, namesOf } from './alignments';
import { number, type Typed, words } from './deck';
import { alignmentsOf, factsOf, type Player, type Position, treasury } from './position';

/** Cards needed for the basic goal, by the number of players at the start. */
const BASIC: readonly number[] = [0, 0, 13, 13, 12, 10, 9, 8, 8];

export interface Progress {
  /** `basic`, or the type of the special goal. */
  type: string;
  goal: Typed | null;
  has: number | null;
  needs: number;
}

export const basicGoal = (position: Position): number => (BASIC[position.seats] ?? 8) + position.options.longerGoal;

/** The special goal of an Illuminati in this game. */
export function printedGoal(position: Position, illuminati: number): Typed | null {
  const facts = factsOf(position, illuminati);
  return (position.options.otherGoals ? facts?.otherGoal : facts?.goal) ?? null;
}

/** The special goal of a player: the chosen one where it is known, else the printed one; `null` if it is secret. */
export function goalOfPlayer(position: Position, player: Player): Typed | null {
  const goal = printedGoal(position, player.goal ?? player.faceDown ?? player.illuminati);
  return player.goal === null && position.options.hiddenGoals ? null : goal;
}

function hasOf(position: Position, player: Player, goal: Typed): number | null {
  const printed = (card: number) => (card === player.illuminati ? (player.faceDown ?? card) : card);
  const facts = player.cards.flatMap(({ card }) => factsOf(position, printed(card)) ?? []);
  const groups = facts.filter(({ illuminati }) => !illuminati);
  const sum = (of: (one: (typeof facts)[number]) => number) => facts.reduce((all, one) => all + of(one), 0);
  const aligned = (bits: number) => groups.filter(({ card }) => alignmentsOf(position, card) & bits).length;
  switch (goal.type) {
    case 'total_power':
      return sum(({ power }) => power);
    case 'total_transferable':
      return sum(({ transferable }) => transferable);
    case 'printed_income_total':
      return sum(({ income }) => income);
    case 'total_money':
      return treasury(player);
    case 'all_alignments':
      return namesOf(groups.reduce((bits, { card }) => bits | alignmentsOf(position, card), 0)).length;
    case 'alignment_count':
      return aligned(mask([String(goal.alignment)]));
    case 'alignment_count_any':
      return aligned(mask(words(goal, 'alignments')));
    case 'count_power_at_least':
      return groups.filter(({ power }) => power >= number(goal, 'power')).length;
    case 'destroyed_count':
      return player.destroyed;
    case 'neutralized_count':
      return player.neutralized;
    case 'specials_held':
      return player.held;
    case 'span':
      return Math.max(0, ...player.cards.map(({ depth }) => depth));
    default:
      return null;
  }
}

function needsOf(goal: Typed): number {
  if (goal.type === 'all_alignments') return 10;
  if (goal.type === 'span') return number(goal, 'depth');
  return number(goal, 'at_least');
}

/** The basic goal, and the special one if there is one that is known; nothing in a game without goals. */
export function progressOf(position: Position, player: Player): Progress[] {
  if (position.options.untilAllControlled) return [];
  const basic: Progress = { type: 'basic', goal: null, has: player.cards.length, needs: basicGoal(position) };
  const goal = goalOfPlayer(position, player);
  if (!goal || goal.type === 'secret_copy') return [basic];
  return [basic, { type: goal.type, goal, has: hasOf(position, player, goal), needs: needsOf(goal) }];
}
