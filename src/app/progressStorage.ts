import { mergeAllRounds } from '../domain/mergeRounds';
import { filterRounds, type Rounds } from '../domain/rounds';
import type { StorageError } from '../features/storage/storageSlice';
import type { KeyValueStorage } from './services';
import {
  EMPTY,
  type Fields,
  formatStored,
  parseStored,
  STORAGE_KEYS,
  type StorageKey,
  type StoredState,
} from './storedState';

const merge = (a: StoredState, b: StoredState): StoredState => ({
  rounds: mergeAllRounds(a.rounds, b.rounds),
  game: b.game ?? a.game,
  settings: b.settings ?? a.settings,
});

/**
 * The one owner of what is stored. It parses whatever it reads, puts damaged texts into quarantine
 * before anything is written over them, and reports errors instead of throwing. A key that a later
 * release wrote, or that cannot be read, is never written to.
 */
export function makeProgressStorage(
  storage: KeyValueStorage,
  onError: (error: StorageError) => void,
) {
  const closed = new Set<StorageKey>();
  /** By key, the text last read or written, and the rounds in it. */
  const known = new Map<StorageKey, string | null>();
  const knownRounds = new Map<StorageKey, Rounds>();

  function quarantine(key: StorageKey, text: string) {
    try {
      storage.setItem(`${key}:damaged`, text);
      onError('damaged');
    } catch {
      // Without a copy, the original must stay.
      closed.add(key);
      onError('full');
    }
  }

  function parse(key: StorageKey, text: string): StoredState {
    const result = parseStored(key, text);
    if (result.kind === 'newer') {
      closed.add(key);
      onError('newer');
      return EMPTY;
    }
    const isDamaged = result.kind === 'damaged' || !result.isWhole;
    if (isDamaged) quarantine(key, text);
    return result.kind === 'parsed' ? result.state : EMPTY;
  }

  /** What is stored under a key if it changed since the last read or write, else null. */
  function readChange(key: StorageKey): StoredState | null {
    if (closed.has(key)) return null;
    try {
      const text = storage.getItem(key);
      if (text === known.get(key)) return null;
      const state = text === null ? EMPTY : parse(key, text);
      known.set(key, text);
      knownRounds.set(key, state.rounds);
      return state;
    } catch {
      closed.add(key);
      onError('unavailable');
      return null;
    }
  }

  /** Everything that changed since the last read or write, else null. */
  function readChanges(): StoredState | null {
    return Object.values(STORAGE_KEYS)
      .map(readChange)
      .reduce((all, change) => (all && change ? merge(all, change) : (change ?? all)), null);
  }

  /** The rounds that are not stored under a key as they are. */
  const unsavedRounds = (key: StorageKey, rounds: Rounds): Rounds => {
    const saved = knownRounds.get(key) ?? {};
    return filterRounds(rounds, (id, round) => saved[id] !== round);
  };

  return {
    readChanges,
    unsavedRounds,

    /** Everything stored, without what is damaged. */
    read(): StoredState {
      known.clear();
      closed.clear();
      return readChanges() ?? EMPTY;
    },

    /** Whether the storage lacks any of these rounds, or the settings. */
    isLacking(rounds: Rounds): boolean {
      const saved = [...knownRounds.values()].reduce(mergeAllRounds, {});
      return mergeAllRounds(saved, rounds) !== saved || known.get(STORAGE_KEYS.settings) === null;
    },

    /** Stores fields under a key. */
    write(key: StorageKey, fields: Fields) {
      const text = formatStored(fields);
      if (closed.has(key) || text === known.get(key)) return;
      try {
        storage.setItem(key, text);
        known.set(key, text);
        knownRounds.set(key, fields.rounds ?? {});
      } catch {
        onError('full');
      }
    },
  };
}
export type ProgressStorage = ReturnType<typeof makeProgressStorage>;
