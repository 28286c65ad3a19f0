import type { Round } from '../../domain/round';
import type { RoundId } from '../../domain/roundId';
import type { StorageError } from '../../features/storage/storageSlice';
import type { KeyValueStorage } from '../services';
import { BOARD_KEY, DAMAGED_SUFFIX, parseStored, type StoredState } from './storedState';

/**
 * The only access to the storage. Parses what it reads, sets damaged texts aside before they can be
 * overwritten, and reports errors instead of throwing. Never overwrites a text that it does not know,
 * such as a later release's.
 */
export function makeProgressStorage(
  storage: KeyValueStorage,
  onError: (error: StorageError) => void,
) {
  /** The text of each key when it was last read or written. */
  const known = new Map<string, string>();

  function attempt<R>(callback: () => R): R | undefined {
    try {
      return callback();
    } catch (error) {
      const isFull = error instanceof Error && error.name === 'QuotaExceededError';
      onError(isFull ? 'full' : 'unavailable');
      return undefined;
    }
  }

  function put(key: string, text: string | null) {
    if (text === null) {
      storage.removeItem(key);
      known.delete(key);
    } else {
      storage.setItem(key, text);
      known.set(key, text);
    }
  }

  const setAside = (key: string, text: string) =>
    attempt(() => {
      storage.setItem(key + DAMAGED_SUFFIX, text);
      // Without a copy, the original stays.
      put(key, null);
      onError('damaged');
    });

  /** The text under a key, parsed, if it has changed since it was last read or written. */
  function readChange(key: string) {
    const text = storage.getItem(key);
    if (text === null) known.delete(key);
    if (text === null || text === known.get(key)) return null;
    const part = parseStored(key, text);
    if (part === 'damaged') setAside(key, text);
    else if (part === 'newer') onError('newer');
    else {
      known.set(key, text);
      return part;
    }
    return null;
  }

  /** What has changed under these keys (all by default) since they were last read or written. */
  function readChanges(keys?: Iterable<string>): StoredState {
    const rounds: Record<RoundId, Round> = {};
    const others: Omit<StoredState, 'rounds'> = {};
    attempt(() => {
      for (const key of keys ?? storage.keys()) {
        const { round, ...other } = readChange(key) ?? {};
        if (round) rounds[round[0]] = round[1];
        Object.assign(others, other);
      }
    });
    return { rounds, ...others };
  }

  return {
    readChanges,

    /** All that is stored and sound. */
    read(): StoredState {
      known.clear();
      return readChanges();
    },

    /** Whether the storage was cleared: nothing else removes the board's text. */
    forgetIfCleared(): boolean {
      if (!known.has(BOARD_KEY)) return false;
      const isCleared = attempt(() => storage.getItem(BOARD_KEY)) === null;
      if (isCleared) known.clear();
      return isCleared;
    },

    /** Writes texts, or removes those that are null. Those that the storage refuses stay in the map. */
    write(texts: Map<string, string | null>) {
      for (const [key, text] of texts) {
        attempt(() => {
          const stored = storage.getItem(key);
          const isKnown = stored === (known.get(key) ?? null);
          if (isKnown && text !== stored) put(key, text);
          texts.delete(key);
        });
      }
    },
  };
}
export type ProgressStorage = ReturnType<typeof makeProgressStorage>;
