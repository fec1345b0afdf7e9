import { expect, test } from 'vitest';
import type { LogEntry } from './board';
import { Proposed } from './proposed';
import { TAKEN_BACK } from './takenBack';

const draw = { kind: 'draw', by: 0 };
const entry = (n: number, type: string): LogEntry => ({ n, event: { type } });

function offered() {
  const proposed = new Proposed(({ type }) => type === 'DrawDeclined');
  expect(proposed.look(draw, 4, [entry(4, 'DrawOffered')], false)).toBeNull();
  expect(proposed.look(draw, 5, [entry(4, 'DrawOffered')], false)).toBeNull();
  return proposed;
}

test('gone with a word: declined', () => {
  const log = [entry(3, 'DrawDeclined'), entry(4, 'DrawOffered'), entry(6, 'DrawDeclined')];
  const proposed = offered();
  expect(proposed.look(null, 6, log, false)).toEqual({ proposal: draw, what: 'declined' });
  expect(proposed.look(null, 7, log, false), 'told once').toBeNull();
});

test('gone without a word: lapsed, whatever was declined before it', () => {
  const log = [entry(3, 'DrawDeclined'), entry(4, 'DrawOffered'), entry(6, 'PieceMoved')];
  expect(offered().look(null, 6, log, false)).toEqual({ proposal: draw, what: 'lapsed' });
});

test('the end, or a take-back, tells of itself', () => {
  expect(offered().look(null, 6, [entry(6, 'GameDrawn')], true)).toBeNull();
  expect(offered().look(null, 6, [entry(6, TAKEN_BACK)], false)).toBeNull();
});

test('who has proposed nothing is told nothing', () => {
  const proposed = new Proposed(() => true);
  expect(proposed.look(null, 6, [entry(6, 'DrawDeclined')], false)).toBeNull();
});
