import type { StorageError } from '../../features/storage/storageSlice';
import type { KeyValueStorage } from '../services';
import { BOARD_KEY, parseStored, type StoredState } from './storedState';

/**
 * The only access to the storage. Parses what it reads, sets damaged texts aside before they can be
 * overwritten, and reports errors instead of throwing. Never overwrites a text that it does not know,
 * such as a later release's.
 */
export function makeProgressStorage(
  storage: KeyValueStorage,
  onError: (error: StorageError) => void,
) {
  /** The text of each key when it was last read or written; null if there was none. */
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
    // Without a copy, the original stays.
    put(key, null);
    onError('damaged');
  }

  /** The text under a key, parsed, if it has changed since it was last read or written. */
  function readChange(key: string): Partial<StoredState> {
    const text = storage.getItem(key);
    if (text === null) known.set(key, null);
    if (text === null || text === knownText(key)) return {};
    const part = parseStored(key, text);
    if (part === 'damaged') attempt(() => setAside(key, text));
    else if (part === 'newer') onError('newer');
    else known.set(key, text);
    return typeof part === 'string' ? {} : part;
  }

  return {
    /** What has changed under these keys (all by default) since they were last read or written. */
    readChanges(keys?: Iterable<string>): StoredState {
      const changes: StoredState = { rounds: {} };
      attempt(() => {
        for (const key of keys ?? storage.keys()) {
          const { rounds, ...others } = readChange(key);
          Object.assign(changes, others);
          Object.assign(changes.rounds, rounds);
        }
      });
      return changes;
    },

    /** Has everything read again, as changed. */
    forget: () => known.clear(),

    /** Whether the storage was cleared: nothing else removes the board's text. */
    forgetIfCleared(): boolean {
      if (knownText(BOARD_KEY) === null) return false;
      const isCleared = attempt(() => storage.getItem(BOARD_KEY)) === null;
      if (isCleared) known.clear();
      return isCleared;
    },

    /** Writes texts, or removes those that are null. Those that the storage refuses stay in the map. */
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
