import { describe, expect, it } from 'vitest';
import { basicGoal, progressOf } from './goals';
import { madeDeck, madeView } from './made';
import { args, cardNamed, clauseOf, value } from './messages';
import { alignmentsOf, EMPTY, heldCard, positionOf, treasury } from './position';
import { endOf, stakesOf } from './stakes';

const DATA = madeDeck([{ id: 'a', power: 6, alignments: ['weird'] }, { id: 'b' }, { id: 'c' }]);
const VIEW = madeView(DATA, [[['a'], ['b', 'a']], []], {
  shifts: [{ card: 1, alignments: 0b11 }],
  deals: {
    offers: [
      {
        id: 1,
        rev: 1,
        by: 1,
        to: 0,
        give: { money: 3, specials: [], groups: [] },
        get: { money: 0, specials: [1], groups: [] },
      },
      { id: 2, rev: 1, by: 1, to: 2, give: { hidden: 3 }, get: { hidden: 3 } },
    ],
  },
});
const POSITION = positionOf(VIEW);

describe('a view', () => {
  it('tells structures, treasuries and hands, as far as one may see them', () => {
    expect(heldCard(POSITION, 1)).toMatchObject({ master: 0, depth: 2, money: 5 });
    expect(POSITION.players.map((player) => [player.held, player.hand, treasury(player)])).toEqual([
      [3, [0, 1, 1], 15],
      [2, null, null],
      [2, null, null],
    ]);
    expect(POSITION.uncontrolled).toEqual([2]);
    expect(POSITION.pile).toBe(31);
    expect(POSITION.step).toBe('Actions');
  });

  it('has alignments as they are this turn', () => {
    expect(alignmentsOf(POSITION, 1)).toBe(0b11);
    expect(alignmentsOf(POSITION, 0)).toBe(1 << 7);
  });

  it('keeps the terms of an offer between the two', () => {
    expect(POSITION.offers.map(({ give }) => give?.money ?? null)).toEqual([3, null]);
  });

  it('11.3 tells for which traded Group an arrow is chosen', () => {
    const groups = [
      { card: 1, to: 2 },
      { card: 0, to: 1 },
    ];
    const trading = (choices: object[]) =>
      positionOf({ ...VIEW, agenda: [{ type: 'Trading', groups, choices }] }).hanging;
    expect(trading([])).toEqual({ seat: 2, card: 1, master: -1 });
    expect(trading([{}])).toEqual({ seat: 1, card: 0, master: -1 });
    expect(trading([{}, {}])).toBeNull();
  });

  it('of a game that has none is an empty table', () => expect(positionOf({})).toBe(EMPTY));

  it('13 shows how near everybody is', () => {
    expect(basicGoal(POSITION)).toBe(13);
    const [first] = POSITION.players;
    expect(first && progressOf(POSITION, first).map(({ has, needs }) => [has, needs])).toEqual([
      [3, 13],
      [15, 35],
    ]);
  });
});

describe('names in texts', () => {
  it('are those of the table’s deck, whatever a host wrote', () => {
    const hostile = madeDeck([{ id: 'a' }]);
    const deck = {
      ...hostile,
      groups: hostile.groups.map((group) => ({ ...group, name: '<img src=x onerror=alert(1)>' })),
    };
    const view = madeView(deck, []);
    expect(args({ type: 'GroupTurnedUp', card: 0 }, view)).toEqual({ card_name: '<img src=x onerror=alert(1)>' });
    expect(cardNamed('<img src=x onerror=alert(1)>', view)).toBe(0);
  });

  it('come by the kind of field', () => {
    const event = {
      aides: [0, 1],
      treasuries: [{ card: 2, money: 1 }],
      special: 1,
      attacker: -1,
      give: { money: 2, specials: [0], groups: [2] },
    };
    expect(args(event, VIEW)).toMatchObject({
      aides_names: 'A, B',
      treasuries_names: 'C',
      special_name: 'Guest',
      attacker_name: '',
      give_money: 2,
      give_specials: 'Two',
      give_groups: 'C',
    });
    expect(args({ rehung: [[1, 2]], specials: [0, 1] }, VIEW)).toEqual({
      rehung_names: 'B',
      specials_names: 'Two, Guest',
    });
  });

  it('stand in the list of actions', () => {
    expect(value('attacker', 0, VIEW)).toBe('A');
    expect(value('special', 1, VIEW)).toBe('Guest');
    expect(value('amount', 1, VIEW)).toBeNull();
    expect(value('group', -1, VIEW)).toBeNull();
  });

  it('every event has its clause', () => {
    expect(clauseOf({ type: 'MoneySpent' })).toBe('7.1');
    expect(clauseOf({ type: 'Unheard' })).toBe('');
  });
});

describe('the money round, off the log', () => {
  const log = (...events: { type: string; [field: string]: unknown }[]) => events.map((event, n) => ({ n, event }));
  const spent = (seat: number, side: string, from_group: number, from_illuminati: number) => ({
    type: 'MoneySpent',
    seat,
    side,
    from_group,
    from_illuminati,
  });

  it('adds up since the announcement; a payment asks everybody again', () => {
    const seen = log(
      spent(2, 'for', 0, 9),
      { type: 'AttackAnnounced', seat: 0 },
      { type: 'Passed', seat: 1 },
      spent(0, 'for', 2, 1),
      spent(1, 'against', 3, 0),
      { type: 'Passed', seat: 2 },
    );
    expect(stakesOf(seen, [0, 1, 2])).toEqual([
      { seat: 0, for: 3, against: 0, passed: false },
      { seat: 1, for: 0, against: 3, passed: false },
      { seat: 2, for: 0, against: 0, passed: true },
    ]);
    expect(endOf(seen)).toBeNull();
    expect(endOf([...seen, ...log({ type: 'AttackFailed' })])).toBe('failed');
  });
});
