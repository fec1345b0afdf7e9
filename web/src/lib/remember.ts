/** Choices that outlive the page. Without storage (private windows) they last as long as the page. */

export interface Remembered<T extends string> {
  get(): T | null;
  set(value: T): void;
}

const PREFIX = 'parlour.';

export function remembered<T extends string>(key: string, known?: readonly T[], store = storage()): Remembered<T> {
  return {
    get() {
      const value = store.getItem(PREFIX + key) as T | null;
      return value !== null && (!known || known.includes(value)) ? value : null;
    },
    set(value) {
      store.setItem(PREFIX + key, value);
    },
  };
}

type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

function storage(): Shelf {
  try {
    localStorage.setItem(`${PREFIX}try`, '');
    return localStorage;
  } catch {
    const kept = new Map<string, string>();
    return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
  }
}
