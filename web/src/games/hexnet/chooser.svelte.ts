/** What the player has pressed or drags, and what the board lights up because of it. */

import type { Playing } from '../../lib/board';
import {
  ABILITY_OF,
  type Ability,
  abilitiesOf,
  core,
  lights,
  NOTHING,
  type Part,
  type Press,
  type Pressed,
  partsOf,
  press,
  pressHand,
  sample,
} from './choice';
import { around, inReadingOrder, neighbours, twoJumps } from './geometry';
import { findUnit, HAND_KINDS, type HandKind, type Position, positionOf, topOf, type Unit } from './position';

/** What is carried along with the pointer, and where that is on the page. */
export interface Carried {
  kind: string;
  unit: string;
  x: number;
  y: number;
}

export class Chooser {
  #pressed = $state.raw(NOTHING);
  /** A stack or unit that is looked into until it is closed. */
  opened = $state<string | null>(null);
  carried = $state.raw<Carried | null>(null);

  readonly position: Position = $derived.by(() => positionOf(this.table.view ?? {}));
  readonly occupied: ReadonlySet<string> = $derived.by(() => new Set(this.position.stacks.keys()));
  readonly parts: Part[] = $derived.by(() => partsOf(this.table.legal));
  readonly lit = $derived.by(() => lights(this.parts, this.#pressed));
  /** Hexes that can be pressed: all that is occupied, marked or lit, and what touches the network. */
  readonly hexes: readonly string[] = $derived.by(() => {
    const { powerUps, traps } = this.position;
    const seen = around(this.occupied.size > 0 ? this.occupied : ['0,0']);
    for (const name of [...powerUps, ...traps.map(({ hex }) => hex)]) seen.add(name);
    for (const part of this.parts) if (part.to) seen.add(part.to);
    return inReadingOrder(seen);
  });
  /** Of the blue hexes those that a Jumper cannot reach with two jumps, so that they cost its power-up. */
  readonly costly: ReadonlySet<string> = $derived.by(() => {
    const unit = this.unit;
    if (unit?.kind !== 'J' || !unit.power || this.#pressed.ability) return new Set<string>();
    const near = twoJumps(unit.hex, this.occupied);
    return new Set(this.lit.moves.filter((name) => !near.has(name)));
  });
  /** Whom the EMP that is being aimed would paralyse. */
  readonly struck: readonly Unit[] = $derived.by(() => {
    const unit = this.unit;
    if (!unit || this.#pressed.ability !== 'Emp') return [];
    const units = neighbours(unit.hex).flatMap((hex) => this.position.stacks.get(hex) ?? []);
    return units.filter(({ seat }) => seat !== null && seat !== unit.seat);
  });

  constructor(readonly table: Playing) {}

  get pressed(): Pressed {
    return this.#pressed;
  }

  get seat(): number | null {
    return this.table.seat;
  }

  /** The unit on the board that is chosen. */
  get unit(): Unit | undefined {
    return this.#pressed.unit ? findUnit(this.position, this.#pressed.unit, this.seat) : undefined;
  }

  get abilities(): Ability[] {
    return this.#pressed.unit ? abilitiesOf(this.parts, this.#pressed.unit) : [];
  }

  /** The ability that the chosen unit's power-up stands for, and cannot be used now. */
  get barred(): Ability | null {
    const unit = this.unit;
    const ability = unit?.power ? ABILITY_OF[unit.kind] : undefined;
    return ability && !this.abilities.includes(ability) ? ability : null;
  }

  /** What is in the player's hand, or in that of whoever's eyes these are. */
  get hand(): readonly { kind: HandKind; count: number }[] {
    return this.seat === null ? [] : (this.position.players[this.seat]?.hand ?? []);
  }

  get begun(): boolean {
    return this.#pressed !== NOTHING;
  }

  /** The own unit on top of a hex; empty where the player has nothing to choose. */
  own(hex: string): string {
    const top = topOf(this.position, hex);
    return this.table.deciding && top && top.seat === this.seat ? top.own : '';
  }

  press(hex: string): void {
    if (!this.table.deciding) return;
    this.table.why = null;
    const standing = { own: this.own(hex), top: topOf(this.position, hex)?.name ?? '' };
    const before = this.#pressed;
    this.#follow(press(this.parts, before, hex, standing));
    if (before === NOTHING && !this.begun && !this.occupied.has(hex)) this.#whyNotHere(hex);
  }

  pressHand(kind: HandKind): void {
    if (!this.table.deciding) return;
    this.table.why = null;
    this.#follow(pressHand(this.parts, this.#pressed, kind));
    if (this.#pressed.kind && this.lit.places.length === 0) this.#ask(`+${kind}@${this.#free()}`);
  }

  /** A button of an ability. The EMP has nothing to aim, so its button is pressed twice. */
  use(ability: Ability): void {
    if (!this.table.deciding) return;
    this.table.why = null;
    const { unit } = this.#pressed;
    if (!this.abilities.includes(ability)) {
      this.#ask(sample({ ...NOTHING, unit, ability, to: this.#free(unit) }, this.#besides(unit)));
      return;
    }
    const emp = this.parts.find((part) => part.type === 'Emp' && part.unit === unit);
    if (ability === 'Emp' && this.#pressed.ability === 'Emp' && emp) this.#follow({ choose: emp.item });
    else this.#pressed = this.#pressed.ability === ability ? { ...NOTHING, unit } : { ...NOTHING, unit, ability };
  }

  /** The private choice of a Transfer. */
  pressCore(name: string): void {
    this.#follow(core(this.parts, this.#pressed, name));
  }

  /** Is this taken up when it is dragged? */
  take(carried: Carried): void {
    const { unit, kind } = carried;
    this.table.why = null;
    this.opened = null;
    this.#pressed = unit ? { ...NOTHING, unit } : { ...NOTHING, kind };
    this.carried = carried;
  }

  carry(x: number, y: number): void {
    if (this.carried) this.carried = { ...this.carried, x, y };
  }

  /** Let go of over a hex, or over none: then it stays chosen. */
  drop(hex: string | null): void {
    if (!this.carried) return;
    this.carried = null;
    const from = this.unit?.hex;
    if (hex && hex !== from) this.press(hex);
  }

  clear(): void {
    this.table.why = null;
    this.opened = null;
    this.carried = null;
    this.#pressed = NOTHING;
  }

  /** What is pressed of a turn that is over means nothing any more. */
  forget(): void {
    this.carried = null;
    this.#pressed = NOTHING;
  }

  #follow(result: Press): void {
    if ('choose' in result) {
      this.clear();
      this.table.choose(result.choose);
    } else if ('pressed' in result) {
      this.#pressed = result.pressed;
      this.#whyNowhere();
    } else if ('ask' in result) this.#ask(result.ask);
  }

  #ask(notation: string): void {
    void this.table.explain(notation);
  }

  /** A unit that can do nothing says why, by a hex that it might have gone to. */
  #whyNowhere(): void {
    const { unit, ability } = this.#pressed;
    if (!unit || ability || this.lit.moves.length > 0 || this.abilities.length > 0) return;
    this.#ask(`${unit}>${this.#free(unit)}`);
  }

  /** Nothing was chosen, and nothing can be placed there: say why not, by something that is in hand. */
  #whyNotHere(hex: string): void {
    const kinds = lights(this.parts, NOTHING).kinds;
    const held = HAND_KINDS.filter((kind) => this.hand.some((one) => one.kind === kind && one.count > 0));
    const kind = kinds[0] ?? held[0];
    if (kind) this.#ask(`+${kind}@${hex}`);
  }

  /** A free hex beside a unit, or beside anything of the player's, for questions. */
  #free(unit = ''): string {
    const own = this.position.units.filter(({ seat }) => seat === this.seat);
    const from = findUnit(this.position, unit, this.seat) ?? own[0] ?? this.position.units[0];
    const near = from ? neighbours(from.hex) : ['0,0'];
    return near.find((hex) => !this.occupied.has(hex)) ?? near[0] ?? '0,0';
  }

  /** Somebody next to a unit. */
  #besides(unit: string): string {
    const from = findUnit(this.position, unit, this.seat);
    const tops = from ? neighbours(from.hex).map((hex) => topOf(this.position, hex)) : [];
    return tops.find((top) => top !== undefined && top.seat !== null)?.name ?? '';
  }
}
