import { describe, expect, it } from 'vitest';
import { OURS } from './deck';
import { lines, widthOf } from './lettering';

describe('names on cards', () => {
  it('are broken between words', () => {
    expect(lines('Revenue Collectors', 9)).toEqual(['Revenue', 'Collectors']);
    expect(lines('Speedrunners', 9)).toEqual(['Speedrunners']);
    expect(lines('', 9)).toEqual([]);
  });
  it('are cut after the last line, and inside a word that is too long', () => {
    const long = lines('Everything Is Theft Army of the North', 9);
    expect(long.length).toBe(2);
    expect(long[1]).toMatch(/…$/);
    for (const line of lines('W'.repeat(60), 9)) expect(widthOf(line)).toBeLessThanOrEqual(9);
    for (const line of lines('控'.repeat(60), 9)) expect(widthOf(line)).toBeLessThanOrEqual(9);
  });
  it('of our deck fit on a card', () => {
    const cut = OURS.cards.filter(({ name }) => lines(name, 10.4).some((line) => line.endsWith('…')));
    expect(cut.map(({ name }) => name)).toEqual([]);
  });
});
