import type { KnownNames } from '../../domain/knownNames';
import type { StorageError } from '../../features/storage/storageErrorsSlice';
import { BOARD_KEY, isStoredKey, parseStored, type StoredState } from './storageFormat';

/** Local storage. Its methods throw if storage is denied or full. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & {
  readonly keys: () => readonly string[];
};

/**
 * The only access to the storage. Parses what it reads, quarantines damaged texts before they can be
 * overwritten, and reports errors instead of throwing. Never overwrites a text of a later release.
 */
export function makeProgressStorage(
  storage: KeyValueStorage,
  nameOf: KnownNames,
  onError: (error: StorageError) => void,
) {
  /** Each key's text when last read or written; null if none. */
  const known = new Map<string, string | null>();
  const knownText = (key: string) => known.get(key) ?? null;

  function attempt<R>(callback: () => R): R | undefined {
    try {
      return callback();
    } catch (error) {
      const isFull = error instanceof Error && error.name === 'QuotaExceededError';
      onError(isFull ? 'full' : 'unavailable');
    }
  }

  function put(key: string, text: string | null) {
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
    known.set(key, text);
  }

  function setAside(key: string, text: string) {
    storage.setItem(`${key}:damaged`, text);
    // Without a copy, keep the original.
    put(key, null);
    onError('damaged');
  }

  /** A key's parsed text, if it changed since it was last read or written. */
  function readChange(key: string): Partial<StoredState> {
    const text = storage.getItem(key);
    if (text === knownText(key)) return {};
    if (text === null) {
      known.set(key, null);
      return {};
    }
    const part = parseStored(key, text, nameOf);
    if (part === 'damaged') attempt(() => setAside(key, text));
    else if (part === 'newer') onError('newer');
    else {
      known.set(key, text);
      return part;
    }
    return {};
  }

  return {
    /** What changed under these keys (all by default) since they were last read or written. */
    readChanges(keys?: Iterable<string> | null): StoredState {
      const changes: StoredState = { rounds: {} };
      attempt(() => {
        for (const key of keys ?? storage.keys()) {
          if (!isStoredKey(key)) continue;
          const { rounds, ...others } = readChange(key);
          Object.assign(changes, others);
          Object.assign(changes.rounds, rounds);
        }
      });
      return changes;
    },

    /** The next read reports everything as changed. */
    forget: () => known.clear(),

    /** Whether the storage was cleared: only that removes the board's text. */
    forgetIfCleared(): boolean {
      if (knownText(BOARD_KEY) === null) return false;
      const isCleared = attempt(() => storage.getItem(BOARD_KEY)) === null;
      if (isCleared) known.clear();
      return isCleared;
    },

    /** Writes texts; null removes one. Refused ones stay in the map. */
    write(texts: Map<string, string | null>) {
      for (const [key, text] of texts) {
        attempt(() => {
          const stored = storage.getItem(key);
          if (stored === knownText(key) && stored !== text) put(key, text);
          texts.delete(key);
        });
      }
    },
  };
}
