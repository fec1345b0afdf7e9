/** What the player looks at and puts together, and which cards can be pressed for it. */

import type { Playing, Why } from '../../lib/board';
import { formOf, itemsOf } from '../../lib/legal';
import { label } from '../../lib/texts.svelte';
import type { LegalItem, LegalList } from '../../lib/types/wire';
import type { Role } from './Card.svelte';
import { type Command, command, numbers } from './commands';
import { abilitiesOf, number } from './deck';
import { freshCards } from './marks';
import { affordable, announcement, NO_PLAN, open, type Plan, pressed, type Slot, whole } from './plan';
import { alignmentsOf, factsOf, heldCard, NONE, ownerOf, type Position, positionOf } from './position';
import { type Arrow, depthOf, type Place } from './structure';
import { alignmentNames, cardName } from './words';

/** What the panel beside the table is about. */
export type Doing = 'attack' | 'transfer' | 'redistribute' | 'reorganize' | 'shift' | 'trade' | 'special' | 'aim';

const NO_LEGAL: LegalList = { actions: [], forms: [] };

export interface Pair {
  source: number;
  receiver: number;
}

/** In which ways something can be done now; `beside`: not in answer to what is asked. */
export interface Ways {
  items: readonly LegalItem[];
  beside: boolean;
}

export class Chooser {
  doing = $state<Doing | null>(null);
  /** The card that is looked into; -1 for none. */
  selected = $state(NONE);
  /** The card that a line of the log points at. */
  pointed = $state(NONE);
  /** A small card that is pointed at, and the middle of its lower edge on the page. */
  peeked = $state.raw<{ card: number; x: number; y: number } | null>(null);
  /** The kind of the Special that is looked at or aimed; -1 for none. */
  special = $state(NONE);
  /** Whose Power Structure is large; `null`: the own one, or for who watches that of the player whose turn it is. */
  looked = $state<number | null>(null);
  plan = $state.raw<Plan>(NO_PLAN);
  /** Why the planned attack cannot be announced, as the server says; `undefined` until it has said so. */
  objection = $state.raw<Why | null | undefined>(undefined);
  pair = $state.raw<Pair>({ source: NONE, receiver: NONE });
  /** A card that is moved while a structure is rebuilt. */
  lifted = $state(NONE);
  /** A rebuilt structure, step by step; the last is what is seen. */
  rebuilt = $state.raw<readonly (readonly Place[])[]>([]);
  /** An arrow on which the Group may be hung in more than one way: one of these is chosen next. */
  arrow = $state.raw<Arrow | null>(null);
  /** With whom a deal is being made, and which offer it answers; -1 for none. */
  partner = $state(NONE);
  answering = $state(NONE);

  readonly position: Position = $derived.by(() => positionOf(this.table.view ?? {}));
  readonly legal: LegalList = $derived.by(() => (this.table.deciding ? this.table.legal : NO_LEGAL));
  readonly open: LegalList = $derived.by(() =>
    this.table.over || this.table.sending ? NO_LEGAL : (this.table.live?.update?.open ?? NO_LEGAL),
  );
  readonly seat = $derived.by(() => this.table.seat);
  readonly shown = $derived.by(() => this.looked ?? this.seat ?? this.position.active);
  readonly kind = $derived.by(() => (this.table.deciding ? (this.table.prompt?.kind ?? '') : ''));
  /** What the last turn has brought. */
  readonly fresh: ReadonlySet<number> = $derived.by(() => freshCards(this.table.log));
  readonly attackForm = $derived.by(() => formOf(this.legal, 'Attack'));

  /** May one make deals at this table at all? Whether one may now, the server says when it is asked. */
  readonly barters = $derived.by(() => {
    const own = this.seat === null ? undefined : this.position.players[this.seat];
    return this.table.live !== null && !this.table.over && this.position.options.deals && own !== undefined && !own.out;
  });

  /** The cards that can be pressed for what is being done. */
  readonly lit: ReadonlySet<number> = $derived.by(() => new Set(this.#lit()));

  constructor(readonly table: Playing) {}

  /** Something is being put together that can be given up. */
  get begun(): boolean {
    return this.doing !== null || this.selected !== NONE || this.special !== NONE;
  }

  clear(): void {
    this.doing = null;
    this.selected = NONE;
    this.special = NONE;
    this.plan = NO_PLAN;
    this.objection = undefined;
    this.pair = { source: NONE, receiver: NONE };
    this.lifted = NONE;
    this.rebuilt = [];
    this.arrow = null;
    this.partner = NONE;
    this.answering = NONE;
  }

  /** Another question is asked: what was put together for the old one is void, but not a deal. */
  forget(): void {
    if (this.doing !== 'trade') this.clear();
  }

  start(
    doing: Doing,
    chosen: Partial<Pick<Chooser, 'selected' | 'special' | 'partner' | 'answering' | 'pair' | 'plan'>> = {},
  ): void {
    this.clear();
    this.doing = doing;
    Object.assign(this, chosen);
    if (doing === 'reorganize') this.rebuilt = [this.position.players[this.seat ?? 0]?.cards ?? []];
    if (doing === 'attack' || doing === 'transfer' || doing === 'reorganize') this.looked = null;
  }

  /** Begin an attack with a card as its attacker or its target. */
  attack(slot: Slot, card: number): void {
    const plan = { ...NO_PLAN, slot };
    this.start('attack', {
      plan: card === NONE ? plan : pressed(this.attackForm, this.position, this.seat ?? 0, plan, card),
    });
    if (slot === 'group') this.plan = { ...this.plan, slot: 'attacker' };
  }

  /** Another plan, as far as it can be. */
  replan(plan: Plan): void {
    this.plan = affordable(this.attackForm, this.position, this.seat ?? 0, plan);
  }

  send(item: LegalItem): void {
    this.table.choose(item);
  }

  sendOpen(item: LegalItem): void {
    this.table.live?.act('open', [item.do]);
  }

  /** One of some ways. */
  take(item: LegalItem, { beside }: Ways): void {
    if (beside) this.sendOpen(item);
    else this.send(item);
  }

  /** Can the plan be sent? */
  get announceable(): boolean {
    return whole(this.plan) && this.objection === null && this.table.deciding;
  }

  announce(): void {
    if (whole(this.plan)) this.send(announcement(this.attackForm, this.position, this.plan));
  }

  // -- pressing cards ---------------------------------------------------------------------------------------------------

  press(card: number): void {
    switch (this.doing) {
      case 'attack':
        this.replan(pressed(this.attackForm, this.position, this.seat ?? 0, this.plan, card));
        return;
      case 'transfer':
        this.#pair(card);
        return;
      case 'reorganize':
        this.lifted = this.lifted === card || factsOf(this.position, card)?.illuminati ? NONE : card;
        return;
      case 'shift':
        if (this.lit.has(card)) this.selected = card;
        return;
      case 'aim':
        this.#aim(card);
        return;
    }
    const [only, ...others] = this.hangs.filter(({ action }) => action.master === card);
    if (only && others.length === 0) {
      this.send(only);
      return;
    }
    this.doing = null;
    this.special = NONE;
    this.selected = this.selected === card ? NONE : card;
  }

  #pair(card: number): void {
    const { source } = this.pair;
    if (source === NONE) this.pair = { source: this.lit.has(card) ? card : NONE, receiver: NONE };
    else if (card === source) this.pair = { source: NONE, receiver: NONE };
    else if (this.lit.has(card)) this.pair = { source, receiver: card };
  }

  #aim(card: number): void {
    const plays = this.plays(this.special);
    const found = plays.items.find(({ action }) => action.card === card);
    if (found) this.take(found, plays);
  }

  // -- what can be done ---------------------------------------------------------------------------------------------------

  ways(type: string, fits: (item: LegalItem) => boolean = () => true): Ways {
    const asked = itemsOf(this.legal, type).filter(fits);
    const beside = asked.length === 0;
    return { items: beside ? itemsOf(this.open, type).filter(fits) : asked, beside };
  }

  plays(kind: number): Ways {
    return this.ways('PlaySpecial', ({ action }) => action.special === kind);
  }

  readonly hangs: readonly LegalItem[] = $derived.by(() => itemsOf(this.legal, 'Hang'));

  /** Cards to and from which a transfer may go. */
  partnersOf(source: number): number[] {
    const cards = this.position.players[this.seat ?? -1]?.cards ?? [];
    const own = cards.find(({ card }) => card === source);
    if (!own) return [];
    const anywhere = abilitiesOf(factsOf(this.position, source), 'transfer_anywhere').length > 0;
    return cards
      .filter(({ card, master }) => card !== source && (anywhere || master === source || card === own.master))
      .map(({ card }) => card);
  }

  #lit(): readonly number[] {
    switch (this.doing) {
      case 'attack':
        return open(this.attackForm, this.plan);
      case 'transfer':
        return this.pair.source === NONE ? this.#sources() : this.partnersOf(this.pair.source);
      case 'shift':
        return numbers(formOf(this.legal, 'ShiftAlignment'), 'group');
      case 'reorganize':
        return this.lifted === NONE
          ? (this.rebuilt.at(-1) ?? []).filter(({ master }) => master >= 0).map(({ card }) => card)
          : [];
      case 'aim':
        return this.plays(this.special).items.map(({ action }) => Number(action.card));
    }
    return this.hangs.map(({ action }) => Number(action.master));
  }

  #sources(): number[] {
    const cards = this.position.players[this.seat ?? -1]?.cards ?? [];
    return cards.filter(({ money }) => (money ?? 0) > 0).map(({ card }) => card);
  }

  // -- how cards look -----------------------------------------------------------------------------------------------------

  roleOf(card: number): Role {
    const { attempt } = this.position;
    if (this.doing === 'attack') {
      if (card === this.plan.attacker) return 'attacks';
      if (card === this.plan.group) return 'target';
      if (this.plan.aides.includes(card)) return 'aids';
    } else if (attempt) {
      if (card === attempt.attacker) return 'attacks';
      if (card === attempt.group) return 'target';
      if (attempt.aides.includes(card)) return 'aids';
    }
    if (card === this.lifted || card === this.pair.source || card === this.pair.receiver) return 'chosen';
    if (this.doing === 'shift' && card === this.selected) return 'chosen';
    return this.lit.has(card) ? 'lit' : null;
  }

  /** It cannot take part in another attack this turn. */
  isDone(card: number): boolean {
    const used = heldCard(this.position, card)?.used ?? 0;
    const [more] = abilitiesOf(factsOf(this.position, card), 'participations_per_turn');
    return used >= (more ? number(more, 'count') : 1);
  }

  flagOf(card: number): string {
    const role = this.roleOf(card);
    if (role === 'attacks') return label('illuminati-board-attacks');
    if (role === 'aids')
      return label('illuminati-board-aids', { count: factsOf(this.position, card)?.transferable ?? 0 });
    if (role === 'target') return label('illuminati-board-target');
    return this.isDone(card) ? label('illuminati-board-acted') : '';
  }

  /** The Illuminati that lies face down there, if it is the player's own. */
  hiddenOn(card: number): string {
    const own = this.position.players[this.seat ?? -1];
    return own?.illuminati === card && own.faceDown !== null ? cardName(this.position, own.faceDown) : '';
  }

  /** What is written on a card: on the own one that lies face down, what it is. */
  nameOn(card: number): string {
    return this.hiddenOn(card) || cardName(this.position, card);
  }

  /** The card in words, for who does not see it. */
  spoken(card: number): string {
    const { position } = this;
    const facts = factsOf(position, card);
    if (!facts) return '';
    const held = heldCard(position, card);
    const { power, transferable, income } = facts;
    const resistance = facts.resistance ?? 'none';
    const name = cardName(position, card);
    const owner = this.table.names[ownerOf(position, card)];
    return [
      name,
      this.hiddenOn(card),
      label('illuminati-board-printed', { power, transferable, income, resistance }),
      alignmentNames(alignmentsOf(position, card)),
      owner && ownerOf(position, card) !== this.seat ? label('illuminati-board-owner', { owner }) : '',
      held && held.master >= 0
        ? label('illuminati-board-hangs', {
            name: cardName(position, held.master),
            depth: depthOf(this.#cards(card), card),
          })
        : '',
      held?.money == null ? '' : label('illuminati-board-on-it', { count: held.money }),
      this.flagOf(card),
      this.lit.has(card) ? label('illuminati-board-lit') : '',
    ]
      .filter(Boolean)
      .join(', ');
  }

  #cards(card: number): readonly Place[] {
    return this.position.players[ownerOf(this.position, card)]?.cards ?? [];
  }

  /** The action, and whether the server has it among what is offered now: a form of that type. */
  can(type: Command): boolean {
    return formOf(this.legal, type) !== undefined || itemsOf(this.legal, type).length > 0;
  }

  compose(type: Command, fields: { readonly [field: string]: unknown }): LegalItem {
    return command(type, fields);
  }
}
