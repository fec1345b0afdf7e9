import { describe, expect, test } from 'vitest';
import { entered, filterChoices } from './filter';

const CHOICES = [
  { do: 'c4-b2', label: 'Move the Warrior from c4 to b2' },
  { do: 'c4-b2xb3', label: 'Move the Warrior from c4 to b2 and take the Ranger on b3' },
  { do: '^d4', label: 'Beam Up the Timelord from d4' },
  { do: '@c4>b2', label: 'Beam Back the Warrior on c4: Future token on b2' },
];
const found = (typed: string) => filterChoices(CHOICES, typed).map((choice) => choice.do);

describe('the filter', () => {
  test('nothing typed: everything, in its order', () => {
    expect(found('  ')).toEqual(CHOICES.map((choice) => choice.do));
  });

  test('the notation: what is written exactly so comes first', () => {
    expect(found('c4-b2')).toEqual(['c4-b2', 'c4-b2xb3']);
    expect(found('c4')).toEqual(['c4-b2', 'c4-b2xb3', '@c4>b2']);
  });

  test('words begin words, in any order and case', () => {
    expect(found('warr MOVE')).toEqual(['c4-b2', 'c4-b2xb3']);
    expect(found('timelord')).toEqual(['^d4']);
    expect(found('imelord')).toEqual([]);
  });

  test('scripts other than Latin', () => {
    const choices = [{ do: 'x', label: 'Переставить Воина с c9 на b5' }];
    expect(filterChoices(choices, 'воин b5')).toHaveLength(1);
  });
});

describe('Enter', () => {
  const enter = (typed: string) => entered(filterChoices(CHOICES, typed), typed)?.do ?? null;

  test('takes the only one left or the exact one, never a guess', () => {
    expect(enter('timelord')).toBe('^d4');
    expect(enter('C4-B2')).toBe('c4-b2');
    expect(enter('warrior')).toBeNull();
    expect(enter('nothing')).toBeNull();
  });
});
