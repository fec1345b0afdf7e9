/** What of the map can be pressed now, and what for. */

import { BY_SQUARE, candidates, type Light } from './choice';
import type { Chooser } from './chooser.svelte';
import { cybermanNumbered, NONE } from './position';

/** By square. */
export function litSquares(chooser: Chooser): Map<number, Light> {
  const found = new Map<number, Light>();
  if (!chooser.ready) return found;
  if (chooser.aim) {
    for (const item of chooser.aims) found.set(chooser.aimSquare(item), 'aim');
    found.delete(NONE);
    return found;
  }
  const command = BY_SQUARE[chooser.kind];
  if (command) for (const square of candidates(chooser.legal, command, 'square')) found.set(Number(square), 'put');
  if (chooser.kind === 'partial')
    for (const square of candidates(chooser.legal, 'MovePartial', 'to')) found.set(Number(square), 'go');
  if (chooser.kind === 'role')
    for (const square of candidates(chooser.legal, 'PlaceFigure', 'square')) found.set(Number(square), 'put');
  if (chooser.placing) for (const square of chooser.places) found.set(square, 'put');
  for (const square of chooser.tokenPlaces) found.set(square, 'put');
  for (const [square, { fight }] of chooser.reach) found.set(square, fight ? 'fight' : 'go');
  for (const id of chooser.movable) {
    const one = cybermanNumbered(chooser.position, id);
    if (one) found.set(one.square, 'take');
  }
  for (const square of chooser.moves) found.set(square, 'go');
  if (chooser.shooting) {
    for (const { action } of chooser.held === NONE ? chooser.uses : []) {
      const one = cybermanNumbered(chooser.position, Number(action.cyberman));
      if (one) found.set(one.square, 'take');
    }
    for (const item of chooser.shots) found.set(chooser.targetSquare(item), 'aim');
  }
  found.delete(NONE);
  return found;
}

/** Tiles: face down ones to turn up, or those that a card is about. */
export function litTiles(chooser: Chooser): Set<number> {
  if (!chooser.ready) return new Set<number>();
  const aimed = chooser.aim ? chooser.aims.map(({ action }) => Number(action.tile)) : [];
  const turned =
    chooser.aim || chooser.kind !== 'reveal' ? [] : candidates(chooser.legal, 'TurnUp', 'tile').map(Number);
  return new Set([...aimed, ...turned].filter((tile) => tile >= 0));
}
