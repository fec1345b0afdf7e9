/** Choices that outlive the page. Without storage (private windows) they last as long as the page. */

export interface Remembered<T extends string> {
  get(): T | null;
  set(value: T): void;
  forget(): void;
}

export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const PREFIX = 'parlour.';

export function remembered<T extends string>(
  key: string,
  known?: readonly T[],
  shelf: Shelf = forDevice(),
): Remembered<T> {
  return {
    get() {
      const value = shelf.getItem(PREFIX + key) as T | null;
      return value !== null && (!known || known.includes(value)) ? value : null;
    },
    set(value) {
      shelf.setItem(PREFIX + key, value);
    },
    forget() {
      shelf.removeItem(PREFIX + key);
    },
  };
}

/** A value that is written as JSON; what cannot be read is none. */
export interface RememberedValue<T> {
  get(): T | null;
  set(value: T): void;
  forget(): void;
}

export function rememberedValue<T>(key: string, shelf: Shelf = forTab()): RememberedValue<T> {
  const text = remembered<string>(key, undefined, shelf);
  return {
    get() {
      try {
        return JSON.parse(text.get() ?? 'null') as T | null;
      } catch {
        return null; // written by an older page
      }
    },
    set(value) {
      text.set(JSON.stringify(value));
    },
    forget() {
      text.forget();
    },
  };
}

const shelves = new Map<string, Shelf>();

function shelf(name: 'localStorage' | 'sessionStorage'): Shelf {
  const known = shelves.get(name);
  if (known) return known;
  const found = storage(name);
  shelves.set(name, found);
  return found;
}

function storage(name: 'localStorage' | 'sessionStorage'): Shelf {
  try {
    globalThis[name].setItem(`${PREFIX}try`, '');
    return globalThis[name];
  } catch {
    return inMemory();
  }
}

/** As long as this page. */
export function inMemory(): Shelf {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** As long as this browser. */
export const forDevice = (): Shelf => shelf('localStorage');
/** As long as this tab. */
export const forTab = (): Shelf => shelf('sessionStorage');
