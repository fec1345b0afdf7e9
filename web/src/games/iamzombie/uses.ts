/** What a use of a special would do, in few words: what it is aimed at. */

import type { Fields } from '../../lib/describe';
import { label } from '../../lib/texts.svelte';
import { NONE } from './cards';
import type { Position } from './position';
import { archetypeName, locationName } from './words';

const number = (value: unknown): number => (typeof value === 'number' ? value : NONE);

const face = (eyes: number): string => (eyes >= 5 ? label(`iamzombie-face-${eyes}`) : String(eyes));

export function aimWords(action: Fields, position: Position, names: readonly string[]): string {
  const place = (slot: number) => locationName(position.slots[slot]?.top ?? NONE);
  const [slot, origin, to, target, die] = ['slot', 'origin', 'to', 'target', 'die'].map((field) =>
    number(action[field]),
  );
  const parts: string[] = [];
  if (die !== undefined && die >= 0) {
    const eyes = position.throw.dice[die] ?? 0;
    const after = number(action.face);
    parts.push(after > 0 ? `${face(eyes)} → ${face(after)}` : face(eyes));
  }
  if (to !== undefined && to >= 0) parts.push(names[to] ?? '');
  if (target !== undefined && target >= 0) parts.push(archetypeName(target));
  const [from, onto] = [origin ?? NONE, slot ?? NONE];
  if (from >= 0 && onto >= 0) parts.push(`${place(from)} → ${place(onto)}`);
  else if (from >= 0 || onto >= 0) parts.push(place(Math.max(from, onto)));
  const sixes = number(action.sixes);
  if (sixes > 0) parts.push(label('iamzombie-board-with-sixes', { count: sixes }));
  return parts.join(', ');
}
