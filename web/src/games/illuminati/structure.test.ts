import { describe, expect, it } from 'vitest';
import { type DeckData, deckOf, OURS } from './deck';
import { branch, cellOf, depthOf, faced, hung, moved, nextIn, openArrows, type Place } from './structure';

const group = (id: string, inSide: string, outs: string[]) => ({
  id,
  name: id,
  power: 1,
  transferable: 0,
  resistance: 1,
  income: 1,
  arrows: { [inSide]: 'in', ...Object.fromEntries(outs.map((side) => [side, 'out'])) },
});

/** Cards of the examples: two with three arrows, one with two, one without. */
const DATA: DeckData = {
  name: 'test',
  illuminati: [
    { id: 'i', name: 'i', power: 10, transferable: 10, income: 9, goal: { type: 'total_power', at_least: 35 } },
  ],
  groups: [
    group('a', 'right', ['top', 'bottom', 'left']),
    group('b', 'left', ['top', 'bottom']),
    group('c', 'left', ['top', 'right']),
    group('d', 'left', []),
  ],
  specials: [],
};
const DECK = deckOf(DATA, false);
const ROOT: Place = { card: 4, master: -1, side: -1, x: 0, y: 0, r: 0 };
const on = (master: Place, side: number, card: number) =>
  hung(master, side, DECK.cards[card] as (typeof DECK.cards)[number]);

const A = on(ROOT, 0, 0);
const B = on(A, 0, 1);
const C = on(ROOT, 1, 2);
const ALL = [ROOT, A, B, C];

describe('the grid', () => {
  it('5.1 turns a card so that its in-arrow meets its master', () => {
    expect(A).toEqual({ card: 0, master: 4, side: 0, x: 0, y: -1, r: 1 });
    expect(['0', '2', '3'].map((side) => cellOf(faced(A, Number(side))))).toEqual(['1,-1', '-1,-1', '0,-2']);
    expect(B).toMatchObject({ x: 1, y: -1 });
  });

  it('5.2 has no open arrow where a card lies in the way', () => {
    const open = openArrows(ALL, DECK);
    expect(open).toContainEqual({ card: 4, side: 2 });
    expect(open).toContainEqual({ card: 4, side: 3 });
    expect(open.filter(({ card }) => card === 2)).toEqual([{ card: 2, side: 1 }]); // its top faces B
    expect(open.filter(({ card }) => card === 1)).toEqual([{ card: 1, side: 0 }]); // its bottom faces C
    expect(open.filter(({ card }) => card === 0).length).toBe(2);
  });

  it('5.3 counts links and not cells', () => {
    expect([4, 0, 1, 2].map((card) => depthOf(ALL, card))).toEqual([0, 1, 2, 1]);
  });

  it('takes a subtree with its root', () => {
    expect(branch(ALL, 0).map(({ card }) => card)).toEqual([0, 1]);
    expect(branch(ALL, 4).length).toBe(4);
  });

  it('8.5 moves a subtree as one body, and nowhere where a cell is taken', () => {
    const there = moved(ALL, 0, { card: 4, side: 3 }, DECK);
    expect(there?.find(({ card }) => card === 0)).toMatchObject({ x: -1, y: 0 });
    expect(there?.find(({ card }) => card === 1)).toMatchObject({ x: -1, y: -1, master: 0, side: 0 });
    expect(moved(ALL, 0, { card: 1, side: 0 }, DECK)).toBeNull(); // on its own puppet
    expect(moved(ALL, 2, { card: 0, side: 0 }, DECK)).toBeNull(); // B lies there
  });

  it('finds the card in the direction of an arrow key', () => {
    expect(nextIn(ALL, ROOT, 0)?.card).toBe(0);
    expect(nextIn(ALL, ROOT, 1)?.card).toBe(2);
    expect(nextIn(ALL, ROOT, 2)).toBeNull();
    expect(nextIn(ALL, A, 1)?.card).toBe(1);
  });
});

describe('our deck', () => {
  it('gives every Group one way in, on no side with a way out', () => {
    for (const { inSide, outs, illuminati } of OURS.cards) {
      expect(inSide >= 0).toBe(!illuminati);
      expect(outs).not.toContain(inSide);
    }
    expect(OURS.firstFaction).toBe(OURS.cards.findIndex(({ illuminati }) => illuminati));
  });
});
