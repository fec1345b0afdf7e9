/** An attack that is being put together: attacker, target, kind, aides, privilege. Pure. */

import type { LegalForm, LegalItem } from '../../lib/types/wire';
import { candidates, command, numbers } from './commands';
import { abilitiesOf, KINDS, type Kind } from './deck';
import { factsOf, NONE, ownerOf, PAID, type Position, UNCONTROLLED } from './position';

export const SLOTS = ['attacker', 'group', 'aides'] as const;
export type Slot = (typeof SLOTS)[number];

export interface Plan {
  attacker: number;
  group: number;
  kind: Kind;
  aides: readonly number[];
  /** The kind of the Special that is discarded for it, `PAID`, or `NONE`. */
  privilege: number;
  /** What the next card that is pressed is for. */
  slot: Slot;
}

export const NO_PLAN: Plan = {
  attacker: NONE,
  group: NONE,
  kind: 'control',
  aides: [],
  privilege: NONE,
  slot: 'attacker',
};

export const whole = ({ attacker, group }: Plan): boolean => attacker !== NONE && group !== NONE;

/** Kinds of attack that a target may be subject to: the others are shown, and say why not. */
export function kindsFor(position: Position, seat: number, group: number): Kind[] {
  if (group === NONE) return [...KINDS];
  const owner = ownerOf(position, group);
  return KINDS.filter((kind) =>
    kind === 'control' ? owner !== seat : kind === 'neutralize' ? owner !== seat && owner !== UNCONTROLLED : true,
  );
}

/** With the kind that it can be, and without aides that it cannot have. */
function tidy(position: Position, seat: number, plan: Plan): Plan {
  const kinds = kindsFor(position, seat, plan.group);
  return {
    ...plan,
    kind: kinds.includes(plan.kind) ? plan.kind : (kinds[0] ?? plan.kind),
    aides: plan.aides.filter((card) => card !== plan.attacker && card !== plan.group),
  };
}

/** The cards that may be pressed for what is chosen next. */
export function open(form: LegalForm | undefined, plan: Plan): number[] {
  if (plan.slot === 'attacker') return numbers(form, 'attacker');
  if (plan.slot === 'group') return numbers(form, 'group').filter((card) => card !== plan.attacker);
  return numbers(form, 'aides').filter((card) => card !== plan.attacker && card !== plan.group);
}

/** A card was pressed. What is no answer to what is asked may still be meant: a target or an aide in another's place. */
export function pressed(form: LegalForm | undefined, position: Position, seat: number, plan: Plan, card: number): Plan {
  const done = (next: Plan) => tidy(position, seat, next);
  const able = (field: Slot) => numbers(form, field).includes(card);
  if (plan.slot === 'attacker' && able('attacker'))
    return done({ ...plan, attacker: card, slot: plan.group === NONE ? 'group' : 'aides' });
  if (plan.slot === 'group' && able('group') && card !== plan.attacker)
    return done({ ...plan, group: card, slot: 'aides' });
  if (card === plan.attacker) return { ...plan, attacker: NONE, slot: 'attacker' };
  if (card === plan.group) return { ...plan, group: NONE, slot: 'group' };
  if (able('aides')) {
    const aids = plan.aides.includes(card);
    const aides = aids ? plan.aides.filter((other) => other !== card) : [...plan.aides, card].sort((a, b) => a - b);
    return { ...plan, aides };
  }
  return able('group') ? done({ ...plan, group: card }) : plan;
}

/** The Special that reaches a Group without Power, if the plan is in need of it and it is held. */
export function whisper(form: LegalForm | undefined, position: Position, { kind, group }: Plan): number {
  const powerless = kind === 'destroy' && factsOf(position, group)?.power === 0;
  const able = numbers(form, 'special').filter((special) => special >= 0);
  return powerless ? (able[0] ?? NONE) : NONE;
}

/** What may be given for privilege: kinds of Specials, and `PAID`. The only card of its kind is not needed twice. */
export function privileges(form: LegalForm | undefined, position: Position, seat: number, plan: Plan): number[] {
  const needed = whisper(form, position, plan);
  const hand = position.players[seat]?.hand ?? [];
  const spare = (one: number) => one !== needed || hand.filter((kind) => kind === one).length > 1;
  return numbers(form, 'privilege').filter((one) => one === PAID || (one >= 0 && spare(one)));
}

/** Without a privilege that is not to be had any more. */
export const affordable = (form: LegalForm | undefined, position: Position, seat: number, plan: Plan): Plan =>
  privileges(form, position, seat, plan).includes(plan.privilege) ? plan : { ...plan, privilege: NONE };

export const fee = (position: Position, seat: number): number => {
  const [ability] = abilitiesOf(factsOf(position, position.players[seat]?.illuminati ?? NONE), 'privilege_for_money');
  return typeof ability?.cost === 'number' ? ability.cost : 0;
};

export function announcement(form: LegalForm | undefined, position: Position, plan: Plan): LegalItem {
  const { attacker, group, kind, aides, privilege } = plan;
  return command('Attack', { attacker, group, kind, aides, privilege, special: whisper(form, position, plan) });
}

/** Does the form offer that kind at all? */
export const offered = (form: LegalForm | undefined, kind: Kind): boolean => {
  const kinds = candidates(form, 'kind');
  return kinds.length === 0 || kinds.includes(kind);
};
