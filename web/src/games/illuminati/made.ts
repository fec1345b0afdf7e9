/** Views of made-up tables, for tests: three players, few cards, each with what a test needs and nothing else. */

import type { Fields } from '../../lib/describe';
import type { DeckData, Typed } from './deck';
import { deckOf } from './deck';
import { hung, type Place } from './structure';

/** A Group and its master by their ids; no master: the Illuminati. */
export type Hanging = readonly [string, (string | undefined)?];

export interface MadeGroup {
  id: string;
  power?: number;
  transferable?: number;
  resistance?: number;
  alignments?: readonly string[];
  abilities?: readonly Typed[];
}

const OUTS = { top: 'out', right: 'out', bottom: 'out', left: 'in' };

/** Groups that go in on the left and out on the other sides, then three Illuminati of Power 8. */
export function madeDeck(groups: readonly MadeGroup[], lodge: { [field: string]: unknown } = {}): DeckData {
  return {
    name: 'Made',
    illuminati: [0, 1, 2].map((index) => ({
      id: `lodge_${index}`,
      name: `Lodge ${index}`,
      power: 8,
      transferable: 8,
      income: 8,
      goal: { type: 'total_power', at_least: 35 },
      ...lodge,
    })),
    groups: groups.map(({ id, ...facts }) => ({
      id,
      name: id.toUpperCase(),
      power: 1,
      transferable: 0,
      resistance: 0,
      income: 1,
      arrows: OUTS,
      ...facts,
    })),
    specials: [
      { id: 'two', name: 'Two', copies: 1, ability: { type: 'set_roll', value: 2 } },
      { id: 'guest', name: 'Guest', copies: 2, ability: { type: 'join_privileged' } },
    ],
  };
}

/** `hanging`: by seat, pairs of a Group's id and its master's, empty for the Illuminati; money lies on the first seat's. */
export function madeView(data: DeckData, hanging: readonly (readonly Hanging[])[], more: Fields = {}): Fields {
  const deck = deckOf(data, false);
  const number = (id: string) => deck.cards.findIndex((card) => card.id === id);
  const owner: number[] = deck.cards.map(({ illuminati }) => (illuminati ? -4 : -1));
  const players = [0, 1, 2].map((seat) => {
    const root: Place = { card: deck.firstFaction + seat, master: -1, side: -1, x: 0, y: 0, r: 0 };
    const cards = [root];
    for (const [id, on] of hanging[seat] ?? []) {
      const master = cards.find(({ card }) => card === (on ? number(on) : root.card)) ?? root;
      const used = cards.filter((card) => card.master === master.card).map(({ side }) => side);
      const side = (deck.cards[master.card]?.outs ?? []).find((out) => !used.includes(out)) ?? 0;
      const facts = deck.cards[number(id)];
      if (facts) cards.push(hung(master, side, facts));
    }
    for (const { card } of cards) owner[card] = seat;
    return {
      seat,
      illuminati: root.card,
      cards: cards.map((place) => ({ ...place, used: 0, spent: false, ...(seat === 0 ? { money: 5 } : {}) })),
      hand: seat === 0 ? [0, 1, 1] : { hidden: 2 },
      turns: 1,
      destroyed: 0,
      neutralized: 0,
      out: false,
    };
  });
  return {
    seats: 3,
    options: { deck: data, open_treasuries: false, longer_goal: 0, deals: true },
    players,
    owner,
    uncontrolled: owner.flatMap((where, card) => (where === -1 ? [card] : [])),
    dead: [],
    pile: { hidden: 30 },
    bottom: [1],
    discarded: [],
    deals: { offers: [], used: [0, 0, 0], made: 0 },
    active: 0,
    round: 2,
    actions: 2,
    transfers: 2,
    shifts: [],
    agenda: [{ type: 'Turn' }, { type: 'VictoryCheck' }, { type: 'FreeTransfers' }, { type: 'Actions', done: false }],
    reason: '',
    ...more,
  };
}
