/**
 * What N would be before an attack is announced, from public facts. Once it is announced the server's own terms are
 * shown; `estimate.test.ts` holds both to the same examples.
 */

import { mask, opposed, same } from './alignments';
import { abilitiesOf, type CardFacts, type Kind, number, words } from './deck';
import { alignmentsOf, factsOf, heldCard, ownerOf, type Position, type Term } from './position';

/** An attack that is being put together. */
export interface Planned {
  seat: number;
  attacker: number;
  group: number;
  kind: Kind;
  aides: readonly number[];
  whispered: boolean;
}

const CLOSENESS = [0, 10, 5, 2];
const NEUTRALIZING = 6;
const PER_ALIGNMENT = 4;

const term = (code: string, amount: number, card = -1, rule = '6.3'): Term => ({ code, amount, card, rule });

/** 14: those of the attacking card, or what it pretends to be. */
function attacking(position: Position, { attacker, group, kind }: Planned): number {
  const target = alignmentsOf(position, group);
  for (const ability of abilitiesOf(factsOf(position, attacker), 'alignment_masquerade'))
    if (kind === 'control' && mask([String(ability.target)]) & target) return mask(words(ability, 'becomes'));
  return alignmentsOf(position, attacker);
}

function bonusesOf(position: Position, own: CardFacts, { attacker, group, kind }: Planned): Term[] {
  const target = factsOf(position, group);
  return abilitiesOf(own, 'attack_bonus')
    .filter((ability) => {
      if (ability.scope === 'direct' && own.card !== attacker) return false;
      if (!words(ability, 'kinds').includes(kind)) return false;
      const groups = words(ability, 'groups');
      if (groups.length > 0) return groups.includes(target?.id ?? '');
      return !ability.alignment || (mask([String(ability.alignment)]) & alignmentsOf(position, group)) !== 0;
    })
    .map((ability) => term('bonus', number(ability, 'amount'), own.card));
}

function defence(position: Position, { group, kind, whispered }: Planned, attackers: number): Term[] {
  const target = factsOf(position, group);
  if (!target) return [];
  if (kind === 'destroy' && !whispered) return [term('power_defends', -target.power, group)];
  const raised = abilitiesOf(target, 'conditional_resistance').find(
    (ability) => mask(words(ability, 'attackers')) & attackers,
  );
  const resistance = raised ? number(raised, 'resistance') : (target.resistance ?? 0);
  const others = position.players[ownerOf(position, group)]?.cards ?? [];
  const shields = others.flatMap(({ card }) =>
    card === group
      ? []
      : abilitiesOf(factsOf(position, card), 'structure_resistance').map((ability) =>
          term('shield', -number(ability, 'amount'), card, '14'),
        ),
  );
  return [term('resistance', -resistance, group), ...shields];
}

function alike(position: Position, { group, kind }: Planned, attackers: number): Term[] {
  const defenders = alignmentsOf(position, group);
  const sign = kind === 'destroy' ? -PER_ALIGNMENT : PER_ALIGNMENT;
  return [
    term('alike', sign * same(attackers, defenders), group),
    term('opposed', -sign * opposed(attackers, defenders), group),
  ];
}

/** 15: with hidden goals one more for the Illuminati that would copy a goal. */
function powerOf(position: Position, card: number): number {
  const facts = factsOf(position, card);
  const copies = position.options.hiddenGoals && facts?.goal?.type === 'secret_copy';
  return (facts?.power ?? 0) + (copies ? 1 : 0);
}

/** Every summand of N but 0 and the money. */
export function estimate(position: Position, planned: Planned): Term[] {
  const { seat, attacker, group, kind, aides } = planned;
  const attackers = attacking(position, planned);
  const own = position.players[seat]?.cards ?? [];
  const rival = ownerOf(position, group) >= 0 && ownerOf(position, group) !== seat;
  return [
    term('power', powerOf(position, attacker), attacker),
    ...aides.map((card) => term('aid', factsOf(position, card)?.transferable ?? 0, card, '6.1')),
    ...own.flatMap(({ card }) => {
      const facts = factsOf(position, card);
      return facts && card !== group ? bonusesOf(position, facts, planned) : [];
    }),
    ...alike(position, planned, attackers),
    ...defence(position, planned, attackers),
    ...(rival ? [term('closeness', -(CLOSENESS[heldCard(position, group)?.depth ?? 4] ?? 0), group, '5.3')] : []),
    ...(kind === 'neutralize' ? [term('neutralizing', NEUTRALIZING)] : []),
  ].filter(({ amount }) => amount !== 0);
}

export const total = (terms: readonly Term[]): number => terms.reduce((sum, { amount }) => sum + amount, 0);
