import { describe, expect, it } from 'vitest';
import type { LegalForm } from '../../lib/types/wire';
import { command } from './commands';
import { madeDeck, madeView } from './made';
import {
  affordable,
  announcement,
  kindsFor,
  NO_PLAN,
  open,
  type Plan,
  pressed,
  privileges,
  whisper,
  whole,
} from './plan';
import { positionOf } from './position';

const values = (...list: unknown[]) => ({ values: list, least: 1, most: 1, low: null, high: null, longest: null });
/** Cards: 0 and 1 are mine, 2 is a rival's, 3 is uncontrolled and without Power; 4 is my Illuminati. */
const FORM: LegalForm = {
  action: 'Attack',
  fields: {
    attacker: values(0, 4),
    group: values(0, 1, 2, 3),
    kind: values('control', 'neutralize', 'destroy'),
    aides: { ...values(1, 4), least: 0, most: 2 },
    privilege: values(-1, 0),
    special: values(-1, 1),
  },
};
const DATA = madeDeck([{ id: 'a' }, { id: 'b' }, { id: 'c' }, { id: 'd', power: 0 }]);
const POSITION = positionOf(madeView(DATA, [[['a'], ['b']], [['c']]]));
const press = (plan: Plan, ...cards: number[]) =>
  cards.reduce((now, card) => pressed(FORM, POSITION, 0, now, card), plan);

describe('an attack is put together', () => {
  it('attacker, target, aides', () => {
    const plan = press(NO_PLAN, 0, 3, 4, 1);
    expect(plan).toMatchObject({ attacker: 0, group: 3, kind: 'control', aides: [1, 4], slot: 'aides' });
    expect(whole(plan)).toBe(true);
    expect(announcement(FORM, POSITION, plan).do).toBe('attack 0 3 "control" [1,4] -1 -1');
  });

  it('only what can be chosen is lit', () => {
    expect(open(FORM, NO_PLAN)).toEqual([0, 4]);
    expect(open(FORM, press(NO_PLAN, 0))).toEqual([1, 2, 3]);
    expect(open(FORM, press(NO_PLAN, 4, 3))).toEqual([1]);
  });

  it('pressing again takes back', () => {
    expect(press(NO_PLAN, 0, 3, 1, 1).aides).toEqual([]);
    expect(press(NO_PLAN, 0, 3, 3)).toMatchObject({ group: -1, slot: 'group' });
    expect(press(NO_PLAN, 0, 3, 0)).toMatchObject({ attacker: -1, slot: 'attacker' });
    expect(press(NO_PLAN, 2)).toMatchObject({ attacker: -1, group: 2 });
    expect(press(NO_PLAN, 9)).toBe(NO_PLAN);
  });

  it('another target takes the place of the first, with a kind that it can be', () => {
    const own = press({ ...NO_PLAN, kind: 'neutralize' }, 4, 1);
    expect(own).toMatchObject({ group: 1, kind: 'destroy' });
    expect(press(own, 2)).toMatchObject({ group: 2, kind: 'destroy' });
    expect(kindsFor(POSITION, 0, 2)).toEqual(['control', 'neutralize', 'destroy']);
    expect(kindsFor(POSITION, 0, 3)).toEqual(['control', 'destroy']);
  });

  it('a Group without Power takes the Special that reaches it', () => {
    const plan: Plan = { ...press(NO_PLAN, 0, 3), kind: 'destroy' };
    expect(whisper(FORM, POSITION, plan)).toBe(1);
    expect(announcement(FORM, POSITION, { ...plan, privilege: 0 }).do).toBe('attack 0 3 "destroy" [] 0 1');
    expect(whisper(FORM, POSITION, { ...plan, kind: 'control' })).toBe(-1);
  });

  it('the only card of a kind is not spent twice', () => {
    const form: LegalForm = { ...FORM, fields: { ...FORM.fields, privilege: values(-1, 0, 1) } };
    const holding = (...hand: number[]) => ({
      ...POSITION,
      players: POSITION.players.map((player) => (player.seat === 0 ? { ...player, hand } : player)),
    });
    const plan: Plan = { ...press(NO_PLAN, 0, 3), kind: 'control', privilege: 1 };
    const needing: Plan = { ...plan, kind: 'destroy' };
    expect(privileges(form, holding(0, 1), 0, plan)).toEqual([0, 1]);
    expect(privileges(form, holding(0, 1), 0, needing)).toEqual([0]);
    expect(privileges(form, holding(0, 1, 1), 0, needing)).toEqual([0, 1]);
    expect(affordable(form, holding(0, 1), 0, plan).privilege).toBe(1);
    expect(affordable(form, holding(0, 1), 0, needing).privilege).toBe(-1);
  });
});

it('other actions are written as the server reads them', () => {
  expect(command('Spend', { from_illuminati: 3 }).do).toBe('spend 0 3 "for"');
  expect(command('HandOver', { amount: 2 }).do).toBe('hand-over 2');
  expect(command('Redistribute', { treasuries: [[1, 4]] }).do).toBe('redistribute [[1,4]]');
  const goods = { money: 4, specials: [1], groups: [] };
  expect(command('Propose', { to: 2, give: goods, get: { money: 0, specials: [], groups: [3] } }).do).toBe(
    'propose 2 {"money":4,"specials":[1],"groups":[]} {"money":0,"specials":[],"groups":[3]}',
  );
});
