/** When what happened is shown: one thing after the other, in the order in which the rules had it. Milliseconds. */

import type { Fields } from '../../lib/describe';

export interface Plan {
  /** By the name after it: when a unit sets out, appears, or is a Wreck. */
  starts: ReadonlyMap<string, number>;
  /** By the name before it: when a unit or a Wreck is gone. */
  ends: ReadonlyMap<string, number>;
  /** Names that Wrecks had before, by their own. */
  formerly: ReadonlyMap<string, string>;
  /** Units that were struck, and when. */
  struck: ReadonlyMap<string, number>;
}

export const TRAVEL = 260;
export const FADE = 220;
const APART = 80;
const PAUSE = 140;
/** However much falls, nobody waits longer. */
export const MOST = 2600;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

class Planner {
  readonly starts = new Map<string, number>();
  readonly ends = new Map<string, number>();
  readonly formerly = new Map<string, string>();
  readonly struck = new Map<string, number>();
  now = 0;

  add(event: Fields): void {
    switch (event.type) {
      case 'UnitMoved':
        this.#start(text(event.unit), TRAVEL);
        break;
      case 'UnitGrappled':
        this.#start(text(event.target), TRAVEL);
        break;
      case 'UnitPlaced':
        this.#start(text(event.unit), PAUSE);
        break;
      case 'UnitCloned':
        this.#start(text(event.clone), PAUSE);
        break;
      case 'CoreCreated':
        this.#start(text(event.core), PAUSE);
        break;
      case 'EmpFired':
        for (const unit of texts(event.units)) this.struck.set(unit, this.now);
        this.now += PAUSE;
        break;
      case 'TrapSprung':
        this.struck.set(text(event.unit), this.now);
        this.now += PAUSE;
        break;
      case 'DecoyDestroyed':
      case 'CloneExpired':
        this.#wreck(text(event.unit), text(event.wreck));
        this.now += PAUSE;
        break;
      case 'NetworkFell':
        this.#fall(texts(event.units), texts(event.wrecks), texts(event.vanished));
        break;
      case 'WreckRemoved':
        this.ends.set(text(event.wreck), this.now);
        this.now += PAUSE;
        break;
    }
  }

  #start(name: string, takes: number): void {
    this.starts.set(name, this.now);
    this.now += takes;
  }

  #wreck(unit: string, wreck: string): void {
    this.formerly.set(wreck, unit);
    this.starts.set(wreck, this.now);
  }

  #fall(units: readonly string[], wrecks: readonly string[], vanished: readonly string[]): void {
    units.forEach((unit, i) => {
      this.#wreck(unit, wrecks[i] ?? '');
      this.now += APART;
    });
    for (const unit of vanished) this.ends.set(unit, this.now);
    this.now += PAUSE;
  }
}

const faster = (times: ReadonlyMap<string, number>, by: number) =>
  new Map([...times].map(([name, time]) => [name, time * by]));

export function planOf(events: readonly Fields[]): Plan {
  const planner = new Planner();
  for (const event of events) planner.add(event);
  const by = Math.min(1, MOST / Math.max(1, planner.now));
  const { starts, ends, formerly, struck } = planner;
  return { starts: faster(starts, by), ends: faster(ends, by), formerly, struck: faster(struck, by) };
}
