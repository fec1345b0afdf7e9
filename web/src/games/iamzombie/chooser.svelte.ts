/** What the player looks at and puts together, and what of the table can be pressed for it. */

import type { Playing } from '../../lib/board';
import { fits, itemsOf } from '../../lib/legal';
import type { LegalItem, LegalList } from '../../lib/types/wire';
import { ARCHETYPES, NONE } from './cards';
import { type Command, make } from './commands';
import { type Offer, offersFor, suggested } from './dice';
import { type Player, type Position, positionOf, type Slot, termsOf } from './position';

const NO_LEGAL: LegalList = { actions: [], forms: [] };

/** Prompts in which a location is looked at before it is chosen. */
const LOOKED_AT: readonly string[] = ['place', 'before', 'after_roll', 'travel'];

/** Types of the actions that a location stands for, by the kind of the prompt. */
const SLOT_ACTIONS: { readonly [kind: string]: readonly string[] } = {
  place: ['Place'],
  before: ['Move'],
  after_roll: ['Move'],
  travel: ['Travel'],
  spread: ['Spread'],
  lay: ['Lay'],
};

export class Chooser {
  /** The slot that is looked at; -1 for none. */
  looked = $state(NONE);
  /** The slot that a line of the log points at. */
  pointed = $state(NONE);
  /** Whose hero is shown under the table; `null`: the own one, or for who watches that of the player whose turn it is. */
  heroOf = $state<number | null>(null);
  /** The location of the hand that is to be laid. */
  held = $state(NONE);
  /** The archetype whose special is being aimed. */
  using = $state(NONE);
  /** Surplus rerolls that lower Difficulty. */
  toDifficulty = $state(0);
  /** What a wild location is to count as. */
  colour = $state('');
  /** Dice to be rolled again; `null`: those that are suggested. */
  #again = $state.raw<ReadonlySet<number> | null>(null);
  /** Locations that get a freak. */
  scattered = $state.raw<readonly number[]>([]);
  /** The offer that is chosen: fives and wounds that are paid for; `null`: the best one. */
  #offer = $state.raw<{ cancelled: number; healed: number } | null>(null);
  /** Wounds that were paid for together with fives: answered as soon as the question comes. */
  #pays = 0;

  readonly position: Position = $derived.by(() => positionOf(this.table.view ?? {}));
  readonly legal: LegalList = $derived.by(() => (this.table.deciding ? this.table.legal : NO_LEGAL));
  readonly open: LegalList = $derived.by(() =>
    this.table.over || this.table.sending ? NO_LEGAL : (this.table.live?.update?.open ?? NO_LEGAL),
  );
  readonly seat = $derived.by(() => this.table.seat);
  readonly kind = $derived.by(() => (this.table.deciding ? (this.table.prompt?.kind ?? '') : ''));
  readonly me: Player | undefined = $derived.by(() => this.position.players[this.seat ?? NONE]);
  /** Whose hero is shown under the table. */
  readonly shown = $derived.by(() => this.heroOf ?? this.seat ?? this.position.active);

  // -- locations ---------------------------------------------------------------------------------------------------------

  /** What pressing each slot would do. */
  readonly bySlot: ReadonlyMap<number, readonly LegalItem[]> = $derived.by(() => {
    const found = new Map<number, LegalItem[]>();
    for (const item of this.#slotItems()) {
      const slot = Number(this.using === NONE || item.action.slot !== NONE ? item.action.slot : item.action.origin);
      found.set(slot, [...(found.get(slot) ?? []), item]);
    }
    if (this.kind === 'scatter') for (const slot of this.scatterable) found.set(slot, []);
    return found;
  });

  #slotItems(): LegalItem[] {
    if (this.using !== NONE)
      return this.usesOf(this.using).filter(({ action }) => action.slot !== NONE || action.origin !== NONE);
    const items = itemsOf(this.legal, ...(SLOT_ACTIONS[this.kind] ?? []));
    return this.kind === 'lay' ? items.filter(({ action }) => action.location === this.held) : items;
  }

  /** The slot that is looked at. */
  readonly look: Slot | undefined = $derived.by(() => this.position.slots[this.looked]);

  press(slot: number): void {
    this.table.why = null;
    const items = this.bySlot.get(slot);
    if (this.kind === 'scatter' && items) {
      this.#scatter(slot);
      return;
    }
    const [only, ...others] = items ?? [];
    const decided = this.using !== NONE || !LOOKED_AT.includes(this.kind) || this.looked === slot;
    if (only && others.length === 0 && decided) {
      this.send(only);
      return;
    }
    if (!only && this.looked !== slot) this.#whyNot(slot);
    this.looked = this.looked === slot && !only ? NONE : slot;
  }

  /** Nothing can be done there: say why not, where one might think so. */
  #whyNot(slot: number): void {
    const type = { place: 'Place', before: 'Move', after_roll: 'Move', lay: 'Lay' }[this.kind] as Command | undefined;
    if (!type || slot === this.me?.slot) return;
    if (type === 'Lay' && this.held === NONE) return;
    const fields = type === 'Lay' ? { location: this.held, slot } : { slot };
    void this.table.explain(make(NO_LEGAL, type, fields).do);
  }

  // -- a special ---------------------------------------------------------------------------------------------------------

  usesOf(card: number): LegalItem[] {
    return itemsOf(this.legal, 'Use').filter(({ action }) => action.archetype === card);
  }

  /** Its only use at once; else it is aimed, by a press on the table or one of the buttons. */
  use(card: number): void {
    this.table.why = null;
    const [only, ...others] = this.usesOf(card);
    if (only && others.length === 0) this.send(only);
    else if (only) this.using = this.using === card ? NONE : card;
    else void this.table.explain(make(NO_LEGAL, 'Use', { archetype: card }).do);
  }

  // -- dice ----------------------------------------------------------------------------------------------------------------

  readonly again: ReadonlySet<number> | null = $derived.by(() => {
    if (this.kind !== 'reroll') return null;
    return this.#again ?? new Set(this.#suggested());
  });

  #suggested(): number[] {
    const { dice, difficulty, danger } = this.position.throw;
    return suggested(dice, difficulty, danger, termsOf(this.position).pairs);
  }

  /** Roll these again, or not. */
  toggle(place: number): void {
    const again = new Set(this.again);
    if (!again.delete(place)) again.add(place);
    this.#again = again;
  }

  choose(places: readonly number[]): void {
    this.#again = new Set(places);
  }

  reroll(): void {
    const dice = [...(this.again ?? [])].sort((a, b) => a - b);
    if (dice.length > 0) this.send(make(this.legal, 'Reroll', { dice }));
  }

  // -- brains ---------------------------------------------------------------------------------------------------------------

  /** What each brain would buy, while that is the question. */
  readonly offers: readonly Offer[] = $derived.by(() => {
    const { position, me } = this;
    if (this.kind !== 'fives' || !me) return [];
    return offersFor(position.throw.dice, termsOf(position), me.brains);
  });

  readonly offer: Offer | undefined = $derived.by(() => {
    const wish = this.#offer;
    const chosen = this.offers.find(({ cancelled, healed }) => cancelled === wish?.cancelled && healed === wish.healed);
    return chosen ?? this.#best();
  });

  /** What restores most; among equals what costs least. */
  #best(): Offer | undefined {
    const worth = ({ net, wounds, placed, reaches }: Offer) =>
      net + (reaches >= 4 ? 0.8 : 0) - 0.9 * wounds - 0.25 * placed;
    const better = (a: Offer, b: Offer) => worth(b) + 0.3 * b.kept - (worth(a) + 0.3 * a.kept);
    return [...this.offers].sort(better)[0];
  }

  take(offer: Offer): void {
    this.#offer = offer;
  }

  spend(): void {
    const { offer } = this;
    if (!offer) return;
    this.#pays = offer.healed;
    this.send(make(this.legal, 'CancelFives', { count: offer.cancelled }));
  }

  /** A wound that was paid for together with the fives. */
  follow(): void {
    const pay = itemsOf(this.legal, 'Pay')[0];
    const own = this.position.active === this.seat && this.position.throw.rolled;
    if (this.kind !== 'wound' || !pay || !own || this.#pays === 0) return;
    this.#pays -= 1;
    this.send(pay);
  }

  /** Whose wound others are asked to pay for; -1 for nobody's. */
  readonly victim: number = $derived.by(() => {
    const step = this.position.steps.findLast(({ victim }) => typeof victim === 'number');
    return typeof step?.victim === 'number' ? step.victim : NONE;
  });

  // -- freaks and healing ----------------------------------------------------------------------------------------------------

  readonly scatterItems: readonly LegalItem[] = $derived.by(() => itemsOf(this.legal, 'Scatter'));

  /** Slots that may get one. */
  readonly scatterable: ReadonlySet<number> = $derived.by(
    () =>
      new Set(this.scatterItems.flatMap(({ action }) => (Array.isArray(action.slots) ? action.slots.map(Number) : []))),
  );

  readonly scattering: LegalItem | undefined = $derived.by(() => {
    const slots = [...this.scattered].sort((a, b) => a - b);
    return this.scatterItems.find((item) => fits(item, { slots }));
  });

  #scatter(slot: number): void {
    const most = Math.max(0, ...this.scatterItems.map(({ action }) => (action.slots as unknown[]).length));
    const others = this.scattered.filter((one) => one !== slot);
    this.scattered = others.length < this.scattered.length ? others : [...others, slot].slice(-most);
  }

  // -- all of it ---------------------------------------------------------------------------------------------------------------

  constructor(readonly table: Playing) {}

  /** Something is being put together that can be given up. */
  get begun(): boolean {
    return this.using !== NONE || this.held !== NONE || this.scattered.length > 0;
  }

  clear(): void {
    this.table.why = null;
    this.looked = NONE;
    this.using = NONE;
    this.held = NONE;
    this.scattered = [];
    this.#again = null;
  }

  /** Another question is asked: what was put together for the old one is void. */
  forget(): void {
    this.looked = NONE;
    this.using = NONE;
    this.held = NONE;
    this.scattered = [];
    this.toDifficulty = 0;
    this.colour = '';
    this.#again = null;
    this.#offer = null;
    if (!['fives', 'wound', ''].includes(this.kind)) this.#pays = 0;
  }

  send(item: LegalItem): void {
    this.table.choose(item);
  }

  sendOpen(item: LegalItem): void {
    this.table.live?.act('open', [item.do]);
  }

  /** Is the special of that own archetype spent for now? */
  spent(place: number): boolean {
    const held = this.position.players[this.shown]?.cards[place];
    if (!held) return false;
    return held.usedTurn || held.usedRound || held.usedGame;
  }

  special(card: number): string {
    return ARCHETYPES[card]?.special ?? '';
  }
}
