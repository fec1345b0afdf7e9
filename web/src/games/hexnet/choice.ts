/** From the legal actions to what the board lights up: pure, nothing is decided here. */

import type { LegalForm, LegalItem, LegalList } from '../../lib/types/wire';

export const ABILITIES = ['Emp', 'Clone', 'Grapple', 'Transfer'] as const;
export type Ability = (typeof ABILITIES)[number];
/** Which kind of unit has which, §9.3. */
export const ABILITY_OF: { readonly [kind: string]: Ability } = { S: 'Emp', N: 'Clone', C: 'Grapple', O: 'Transfer' };

export interface Part {
  item: LegalItem;
  type: string;
  /** The letter of what is placed. */
  kind: string;
  /** The own unit that acts. */
  unit: string;
  /** What a Grapple moves. */
  target: string;
  /** The hex; empty for the EMP. */
  to: string;
  /** The core chosen in a Transfer. */
  core: string;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export function partOf(item: LegalItem): Part {
  const { type, kind, unit, target, to, at, mothership } = item.action;
  return {
    item,
    type: text(type),
    kind: text(kind),
    unit: text(unit),
    target: text(target),
    to: text(to) || text(at),
    core: text(mothership),
  };
}

/** A form stands for what was too long to list: every pair of its values is offered, and the server judges. */
function written({ action: type, fields }: LegalForm): LegalItem[] {
  const values = (name: string) => (fields[name]?.values ?? []).map(String);
  if (type === 'Place')
    return values('kind').flatMap((kind) =>
      values('at').map((at) => ({ do: `+${kind}@${at}`, action: { type, kind, at } })),
    );
  return values('unit').flatMap((unit) =>
    values('to').map((to) => ({ do: `${unit}>${to}`, action: { type, unit, to } })),
  );
}

export const partsOf = (legal: LegalList): Part[] => [...legal.actions, ...legal.forms.flatMap(written)].map(partOf);

/** What has been pressed so far: a unit in hand, or a hex to place on, or a unit on the board and what it is to do. */
export interface Pressed {
  kind: string;
  /** A hex for a placement whose unit is still to be chosen. */
  at: string;
  unit: string;
  ability: Ability | '';
  target: string;
  /** Where the new core of a Transfer appears. */
  to: string;
}

export const NOTHING: Pressed = { kind: '', at: '', unit: '', ability: '', target: '', to: '' };

export const unique = (names: readonly string[]): string[] => [...new Set(names.filter(Boolean))];

/** Parts that what is pressed can still become. */
export function fitting(parts: readonly Part[], pressed: Pressed): Part[] {
  if (pressed.unit) {
    const type = pressed.ability || 'Move';
    return parts.filter(
      (part) =>
        part.unit === pressed.unit &&
        part.type === type &&
        (!pressed.target || part.target === pressed.target) &&
        (!pressed.to || part.to === pressed.to),
    );
  }
  return parts.filter(
    (part) =>
      part.type === 'Place' && (!pressed.kind || part.kind === pressed.kind) && (!pressed.at || part.to === pressed.at),
  );
}

export interface Lights {
  /** Green: hexes to place on. */
  places: string[];
  /** Blue: hexes to move to. */
  moves: string[];
  /** Hexes that an ability can choose. */
  targets: string[];
  /** Units that a Grapple can take. */
  victims: string[];
  /** Kinds in hand that can go where it is pressed. */
  kinds: string[];
  /** Cores among which the Mothership is chosen. */
  cores: string[];
}

export function lights(parts: readonly Part[], pressed: Pressed): Lights {
  const open = fitting(parts, pressed);
  const hexes = unique(open.map((part) => part.to));
  const none: Lights = { places: [], moves: [], targets: [], victims: [], kinds: [], cores: [] };
  if (!pressed.unit) return { ...none, places: hexes, kinds: unique(open.map((part) => part.kind)) };
  switch (pressed.ability) {
    case '':
      return { ...none, moves: hexes };
    case 'Emp':
      return none;
    case 'Grapple':
      return pressed.target
        ? { ...none, targets: hexes }
        : { ...none, victims: unique(open.map((part) => part.target)) };
    case 'Transfer':
      return pressed.to ? { ...none, cores: unique(open.map((part) => part.core)) } : { ...none, targets: hexes };
    default:
      return { ...none, targets: hexes };
  }
}

/** Abilities that the unit could use now. */
export const abilitiesOf = (parts: readonly Part[], unit: string): Ability[] =>
  ABILITIES.filter((ability) => parts.some((part) => part.unit === unit && part.type === ability));

export type Press = { pressed: Pressed } | { choose: LegalItem } | { ask: string } | { miss: true };

/** What stands on the pressed hex: only its top counts. */
export interface Standing {
  /** The own unit on top, as its owner writes it; empty if none. */
  own: string;
  /** The top unit with its owner. */
  top: string;
}

const MISS: Press = { miss: true };

const chosen = (part: Part | undefined): Press => (part ? { choose: part.item } : MISS);

/** A hex was pressed. */
export function press(parts: readonly Part[], pressed: Pressed, hex: string, standing: Standing): Press {
  if (pressed.ability) return aim(parts, pressed, hex, standing);
  const lit = lights(parts, pressed);
  if (pressed.unit) {
    if (lit.moves.includes(hex)) return chosen(fitting(parts, pressed).find((part) => part.to === hex));
    if (standing.own === pressed.unit) return { pressed: NOTHING };
    if (standing.own) return { pressed: { ...NOTHING, unit: standing.own } };
    return { ask: `${pressed.unit}>${hex}` };
  }
  if (standing.own) return { pressed: { ...NOTHING, unit: standing.own } };
  if (pressed.kind) {
    const found = fitting(parts, pressed).find((part) => part.to === hex);
    return found ? chosen(found) : { ask: `+${pressed.kind}@${hex}` };
  }
  if (hex === pressed.at) return { pressed: NOTHING };
  const places = lights(parts, NOTHING).places;
  return places.includes(hex) ? { pressed: { ...NOTHING, at: hex } } : MISS;
}

/** The same while an ability is aimed. */
function aim(parts: readonly Part[], pressed: Pressed, hex: string, standing: Standing): Press {
  const lit = lights(parts, pressed);
  if (pressed.to) return lit.cores.includes(standing.own) ? core(parts, pressed, standing.own) : MISS;
  if (lit.victims.includes(standing.top)) return { pressed: { ...pressed, target: standing.top } };
  if (!lit.targets.includes(hex)) {
    if (standing.own === pressed.unit) return { pressed: { ...NOTHING, unit: pressed.unit } };
    return { ask: sample({ ...pressed, to: hex }, standing.top) };
  }
  const aimed = { ...pressed, to: hex };
  const open = fitting(parts, aimed);
  return open.length > 1 ? { pressed: aimed } : chosen(open[0]);
}

/** The core that is to be the Mothership. */
export const core = (parts: readonly Part[], pressed: Pressed, name: string): Press =>
  chosen(fitting(parts, pressed).find((part) => part.core === name));

/** A unit in hand was pressed: first half of a placement, or its second. */
export function pressHand(parts: readonly Part[], pressed: Pressed, kind: string): Press {
  if (pressed.at) {
    const found = parts.find((part) => part.type === 'Place' && part.kind === kind && part.to === pressed.at);
    return found ? chosen(found) : { ask: `+${kind}@${pressed.at}` };
  }
  return { pressed: pressed.kind === kind ? NOTHING : { ...NOTHING, kind } };
}

/** An action in the game's notation that stands for what cannot be chosen, to ask why not. */
export function sample({ unit, ability, target, to }: Pressed, top: string): string {
  if (ability === 'Emp') return `${unit}!`;
  if (ability === 'Clone') return `${unit}*${to}`;
  if (ability === 'Transfer') return `${unit}%${to}`;
  return `${unit}^${target || top || 'aO1'}>${to}`;
}
