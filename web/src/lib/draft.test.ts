import { describe, expect, test } from 'vitest';
import { answered, complete, emptyDraft, extend, nextLegal, notations, refused, truncate } from './draft';
import type { Drafted, LegalList, OpenPrompt } from './types/wire';

const legal = (...texts: string[]): LegalList => ({
  actions: texts.map((text) => ({ do: text, action: { type: text } })),
  forms: [],
});
const prompt = (...texts: string[]): OpenPrompt => ({
  id: 'turn.1',
  kind: 'turn',
  optional: false,
  draft: true,
  turn: 1,
  legal: legal(...texts),
});
const part = (text: string) => ({ do: text, action: { type: text } });
const drafted = (id: string, prompts: OpenPrompt[]): Drafted => ({
  type: 'drafted',
  id,
  view: {},
  events: [],
  prompts,
  stop: prompts.length > 0 ? '' : 'draft_asks',
});

describe('putting a turn together', () => {
  const one = answered(extend(emptyDraft('turn.1'), part('a'), 'q1'), drafted('q1', [prompt('b', 'c')]));
  const two = answered(extend(one, part('b'), 'q2'), drafted('q2', []));

  test('part by part, until nothing is left to decide', () => {
    expect(notations(two)).toEqual(['a', 'b']);
    expect([complete(one), complete(two)]).toEqual([false, true]);
  });

  test('what may be chosen next: of the prompt, of the draft, nothing while an answer is awaited', () => {
    const texts = (list: LegalList) => list.actions.map((item) => item.do);
    expect(texts(nextLegal(prompt('a'), null))).toEqual(['a']);
    expect(texts(nextLegal(prompt('a'), one))).toEqual(['b', 'c']);
    expect(texts(nextLegal(prompt('a'), two))).toEqual([]);
    expect(texts(nextLegal(prompt('a'), extend(one, part('b'), 'q2')))).toEqual([]);
    expect(texts(nextLegal(undefined, null))).toEqual([]);
  });

  test('an answer to an older question changes nothing', () => {
    const asking = extend(one, part('b'), 'q2');
    expect(answered(asking, drafted('q1', []))).toBe(asking);
  });

  test('taking a part back takes back what followed it', () => {
    expect(notations(truncate(two, 1, 'q3'))).toEqual(['a']);
    expect(truncate(two, 0, 'q3')).toEqual(emptyDraft('turn.1'));
  });

  test('a refused part leaves the draft as it was shown', () => {
    const back = refused(extend(one, part('x'), 'q2'), 'q2');
    expect(back).toEqual(one);
    expect(refused(extend(emptyDraft('turn.1'), part('x'), 'q1'), 'q1')).toEqual(emptyDraft('turn.1'));
    expect(refused(two, 'another')).toBe(two);
  });
});
