/** Which tile of one position is which of the next: a unit keeps its tile, also as a Wreck. */

import type { Plan } from './motion';
import type { Unit } from './position';

export interface Tracked {
  key: number;
  unit: Unit;
  /** What it was in the position before; `null` if it has just come. */
  before: Unit | null;
  /** Milliseconds until it is what it is now. */
  wait: number;
}

export interface Leaving {
  key: number;
  unit: Unit;
  wait: number;
}

export interface Scene {
  standing: readonly Tracked[];
  leaving: readonly Leaving[];
}

export const EMPTY: Scene = { standing: [], leaving: [] };

export function nextScene(scene: Scene, units: readonly Unit[], plan: Plan, fresh: () => number): Scene {
  const old = new Map(scene.standing.map((tracked) => [tracked.unit.name, tracked]));
  const kept = new Set<number>();
  const standing = units.map((unit): Tracked => {
    const former = old.get(unit.name) ?? old.get(plan.formerly.get(unit.name) ?? '');
    const wait = plan.starts.get(unit.name) ?? 0;
    if (!former) return { key: fresh(), unit, before: null, wait };
    kept.add(former.key);
    return { key: former.key, unit, before: former.unit, wait };
  });
  // A Wreck can go in the same moment in which it became one: its name is none of those before.
  const wrecked = new Map([...plan.formerly].map(([wreck, unit]) => [unit, wreck]));
  const leaving = scene.standing
    .filter(({ key }) => !kept.has(key))
    .map(({ key, unit }) => ({
      key,
      unit,
      wait: plan.ends.get(wrecked.get(unit.name) ?? unit.name) ?? plan.ends.get(unit.name) ?? 0,
    }));
  return { standing, leaving };
}
