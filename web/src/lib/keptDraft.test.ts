import { expect, test } from 'vitest';
import { emptyDraft, extend } from './draft';
import { KeptDraft } from './keptDraft';
import { inMemory } from './remember';

const part = { do: 'c4-b2', action: { type: 'Move' } };

test('a draft comes back for the same question', () => {
  const store = inMemory();
  new KeptDraft('t', 0, store).keep(extend(emptyDraft('p1'), part, 'x'));
  expect(new KeptDraft('t', 0, store).restored('p1')).toEqual([part]);
  expect(new KeptDraft('t', 1, store).restored('p1')).toEqual([]);
  expect(new KeptDraft('other', 0, store).restored('p1')).toEqual([]);
});

test('for another question it is forgotten', () => {
  const store = inMemory();
  const kept = new KeptDraft('t', 0, store);
  kept.keep(extend(emptyDraft('p1'), part, 'x'));
  expect(kept.restored('p2')).toEqual([]);
  expect(kept.restored('p1')).toEqual([]);
});

test('a draft that was sent or given up is forgotten', () => {
  const store = inMemory();
  const kept = new KeptDraft('t', 0, store);
  kept.keep(extend(emptyDraft('p1'), part, 'x'));
  kept.keep(null);
  expect(kept.restored('p1')).toEqual([]);
});

test('what an older page has written is nothing', () => {
  const store = inMemory();
  store.setItem('parlour.draft.t.0', '{"prompt":"p1"');
  expect(new KeptDraft('t', 0, store).restored('p1')).toEqual([]);
});
