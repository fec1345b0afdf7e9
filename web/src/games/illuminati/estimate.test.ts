import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { estimate, total } from './estimate';
import { type Hanging, type MadeGroup, madeDeck, madeView } from './made';
import { winning } from './odds';
import { positionOf } from './position';

interface Vector {
  name: string;
  in: {
    kind: 'control' | 'neutralize' | 'destroy';
    P: number;
    T?: number;
    R?: number;
    PD?: number;
    a?: string[];
    b?: string[];
    depth?: number;
    own?: boolean;
    att_mb?: number;
    for_mb?: number;
    against_mb?: number;
    def_grp?: number;
    def_ill?: number;
  };
  raw: number;
  p36: number;
}

/** The examples that the rules are tested with. */
const VECTORS: Vector[] = JSON.parse(
  readFileSync(new URL('../../../../tests/games/illuminati/vectors.json', import.meta.url), 'utf-8'),
);
const CHAIN = ['one', 'two', 'three', 'four'];

function estimated({ kind, P, T = 0, R = 0, PD = 1, a = [], b = [], depth = 0, own = false }: Vector['in']): number {
  const groups: MadeGroup[] = [
    { id: 'attacker', power: P, alignments: a },
    { id: 'aide', transferable: T },
    { id: 'target', power: PD, resistance: R, alignments: b },
    ...CHAIN.map((id) => ({ id })),
  ];
  const above = CHAIN.slice(0, Math.max(0, depth - 1));
  const chain = above.map((id, index): Hanging => [id, above[index - 1]]);
  const target: Hanging[] = depth > 0 ? [...chain, ['target', above.at(-1)]] : [];
  const mine: Hanging[] = [['attacker'], ['aide']];
  const view = madeView(madeDeck(groups), own ? [[...mine, ...target]] : [mine, target]);
  const aides = T > 0 ? [1] : [];
  return total(estimate(positionOf(view), { seat: 0, attacker: 0, group: 2, kind, aides, whispered: false }));
}

describe('N before any money, as the rules have it', () => {
  it.each(VECTORS.map((vector) => [vector.name, vector] as const))('%s', (_, { in: given, raw, p36 }) => {
    const { att_mb = 0, for_mb = 0, against_mb = 0, def_grp = 0, def_ill = 0 } = given;
    const money = att_mb + for_mb - against_mb - 2 * def_grp - def_ill;
    expect(estimated(given)).toBe(raw - money);
    expect(winning(estimated(given) + money)).toBe(p36);
  });
});

describe('abilities', () => {
  const bonus = (amount: number, more: { [field: string]: unknown }) => ({
    type: 'attack_bonus',
    amount,
    scope: 'any_attempt',
    kinds: ['control'],
    ...more,
  });
  const terms = (
    groups: MadeGroup[],
    hanging: Hanging[][],
    attacker: string,
    group: string,
    kind = 'control' as const,
  ) => {
    const position = positionOf(madeView(madeDeck(groups), hanging));
    const number = (id: string) => groups.findIndex((one) => one.id === id);
    return estimate(position, {
      seat: 0,
      attacker: number(attacker),
      group: number(group),
      kind,
      aides: [],
      whispered: false,
    });
  };

  it('add for the right target, whoever attacks, or for the attacker alone', () => {
    const groups: MadeGroup[] = [
      { id: 'a', power: 3 },
      {
        id: 'b',
        abilities: [bonus(2, { alignment: 'weird' }), bonus(4, { scope: 'direct' }), bonus(1, { groups: ['t'] })],
      },
      { id: 't', alignments: ['weird'] },
    ];
    const found = terms(groups, [[['a'], ['b']]], 'a', 't').filter(({ code }) => code === 'bonus');
    expect(found.map(({ amount, card }) => [amount, card])).toEqual([
      [2, 1],
      [1, 1],
    ]);
  });

  it('raise Resistance, the own or that of others', () => {
    const groups: MadeGroup[] = [
      { id: 'a', power: 3, alignments: ['liberal'] },
      {
        id: 't',
        resistance: 3,
        abilities: [{ type: 'conditional_resistance', attackers: ['liberal'], resistance: 10 }],
      },
      { id: 's', abilities: [{ type: 'structure_resistance', amount: 2 }] },
    ];
    const found = terms(groups, [[['a']], [['t'], ['s']]], 'a', 't');
    expect(found.find(({ code }) => code === 'resistance')?.amount).toBe(-10);
    expect(found.find(({ code }) => code === 'shield')).toMatchObject({ amount: -2, card: 2, rule: '14' });
  });

  it('change what an attacker looks like', () => {
    const masquerade = { type: 'alignment_masquerade', target: 'government', becomes: ['government'] };
    const groups: MadeGroup[] = [
      { id: 'a', power: 3, alignments: ['communist'], abilities: [masquerade] },
      { id: 't', alignments: ['government'] },
    ];
    const found = terms(groups, [[['a']]], 'a', 't');
    expect(found.find(({ code }) => code === 'alike')?.amount).toBe(4);
    expect(found.some(({ code }) => code === 'opposed')).toBe(false);
  });
});
