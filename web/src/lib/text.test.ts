import { expect, describe as group, test } from 'vitest';
import { actionMessage, argsOf, bare, eventMessage, readable, refusalMessage } from './describe';
import { segments } from './segments';

const isolated = (text: string) => `\u2068${text}\u2069`;

group('segments', () => {
  test('plain text is one segment', () => {
    expect(segments('Sending…')).toEqual([{ text: 'Sending…', placed: false }]);
    expect(segments('')).toEqual([]);
  });

  test('placeables stand apart', () => {
    expect(segments(`From ${isolated('c4')} to ${isolated('b2')}.`)).toEqual([
      { text: 'From ', placed: false },
      { text: 'c4', placed: true },
      { text: ' to ', placed: false },
      { text: 'b2', placed: true },
      { text: '.', placed: false },
    ]);
  });

  test('a placeable that holds others is text between them', () => {
    expect(segments(isolated(`the harbour of ${isolated('Зоя')}!`))).toEqual([
      { text: 'the harbour of ', placed: false },
      { text: 'Зоя', placed: true },
      { text: '!', placed: false },
    ]);
  });
});

group('arguments', () => {
  test('fields as they are, lists for reading, players by name', () => {
    const fields = { type: 'Sold', seat: 1, to: 0, price: 3, cells: ['b3', 'c5'], take: null, open: true };
    expect(argsOf(fields, ['Marta', 'Oleg'])).toEqual({
      seat: 1,
      seat_name: 'Oleg',
      to: 0,
      to_name: 'Marta',
      price: 3,
      cells: 'b3, c5',
      cells_count: 2,
      take: 'none',
      open: 'yes',
    });
  });

  test('a place called `to` is no player', () => {
    expect(argsOf({ to: 'b2' }, ['Marta'])).toEqual({ to: 'b2' });
  });

  test('values of any shape can be read', () => {
    expect(readable({ type: 'Card', worth: 2, kinds: ['owl', null] })).toBe('Card, worth: 2, kinds: owl, none');
  });
});

group('messages', () => {
  test('ids', () => {
    expect(actionMessage('g', { type: 'Pay' }, []).ids).toEqual(['g-action-Pay']);
    expect(eventMessage('g', { type: 'Paid' }, []).ids[0]).toBe('g-event-Paid');
    expect(refusalMessage('g', 'too_far', {}).ids).toEqual(['g-no-too_far', 'g-fault-too_far', 'refused-too_far']);
    expect(refusalMessage(null, 'too_far', {}).ids).toEqual(['refused-too_far']);
  });

  test('without any, the code and its fields', () => {
    expect(bare('Paid', { type: 'Paid', seat: 1, gold: 3 })).toBe('Paid · seat 1 · gold 3');
  });

  test('nothing, yes and no in the words that are asked for', () => {
    const words = { none: 'brak', yes: 'tak', no: 'nie' };
    const fields = { take: null, open: [true, false] };
    expect(bare('Paid', fields, (name) => words[name])).toBe('Paid · take brak · open tak, nie');
  });
});
