import type { Round } from '../domain/round';
import type { RoundId } from '../domain/roundId';
import type { StorageError } from '../features/storage/storageSlice';
import type { KeyValueStorage } from './services';
import {
  BOARD_KEY,
  DAMAGED_SUFFIX,
  NO_PART,
  parseStored,
  type StoredPart,
  type StoredState,
} from './storedState';

/**
 * The one owner of what is stored. It parses whatever it reads, sets damaged texts aside before
 * anything is written over them, and reports errors instead of throwing. A text that a later release
 * wrote is never written over.
 */
export function makeProgressStorage(
  storage: KeyValueStorage,
  onError: (error: StorageError) => void,
) {
  /** The text of each key when it was last read or written; null where there was none. */
  const known = new Map<string, string | null>();
  /** The keys that are not written to. */
  const closed = new Set<string>();
  let isDenied = false;

  function attempt<R>(error: StorageError, callback: () => R): R | undefined {
    try {
      return callback();
    } catch {
      onError(error);
      return undefined;
    }
  }

  function setAside(key: string, text: string) {
    const isCopied = attempt('full', () => {
      storage.setItem(key + DAMAGED_SUFFIX, text);
      storage.removeItem(key);
      known.set(key, null);
      return true;
    });
    // Without a copy, the original must stay.
    if (isCopied) onError('damaged');
    else closed.add(key);
  }

  /** What is stored under a key, if it changed since it was last read or written. */
  function readChange(key: string): StoredPart {
    const text = storage.getItem(key);
    if (closed.has(key) || text === known.get(key)) return NO_PART;
    known.set(key, text);
    const part = text === null ? NO_PART : parseStored(key, text);
    if (typeof part !== 'string') return part;
    if (part === 'damaged') setAside(key, text ?? '');
    else {
      closed.add(key);
      onError('newer');
    }
    return NO_PART;
  }

  /** What has changed under these keys, or under all, since they were last read or written. */
  function readChanges(keys?: Iterable<string>): StoredState {
    const rounds: Record<RoundId, Round> = {};
    let [game, settings]: [StoredPart['game'], StoredPart['settings']] = [null, null];
    isDenied ||= !attempt('unavailable', () => {
      for (const key of keys ?? storage.keys()) {
        const part = readChange(key);
        if (part.round) rounds[part.round[0]] = part.round[1];
        game ??= part.game;
        settings ??= part.settings;
      }
      return true;
    });
    return { rounds, game, settings };
  }

  return {
    readChanges,

    /** Everything stored, without what is damaged. */
    read(): StoredState {
      known.clear();
      closed.clear();
      isDenied = false;
      return readChanges();
    },

    /** Whether somebody has cleared the storage, which is then unknown: no board is removed alone. */
    forgetIfCleared(): boolean {
      if (isDenied || typeof known.get(BOARD_KEY) !== 'string') return false;
      const isCleared = attempt('unavailable', () => storage.getItem(BOARD_KEY)) === null;
      if (isCleared) known.clear();
      return isCleared;
    },

    /**
     * Writes the texts that differ from what is known to be stored, and removes those that are null.
     * @returns the keys whose texts were refused
     */
    write(texts: ReadonlyMap<string, string | null>): ReadonlySet<string> {
      const changed = [...texts].filter(
        ([key, text]) => !isDenied && !closed.has(key) && text !== (known.get(key) ?? null),
      );
      const refused = changed.filter(
        ([key, text]) =>
          !attempt('full', () => {
            if (text === null) storage.removeItem(key);
            else storage.setItem(key, text);
            return known.set(key, text);
          }),
      );
      return new Set(refused.map(([key]) => key));
    },
  };
}
export type ProgressStorage = ReturnType<typeof makeProgressStorage>;
