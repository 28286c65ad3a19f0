import { mergeAllRounds } from '../domain/mergeRounds';
import type { RoundId } from '../domain/roundId';
import { filterRounds, type Rounds } from '../domain/rounds';
import type { StorageError } from '../features/storage/storageSlice';
import { makeLeftRounds } from './leftRounds';
import type { KeyValueStorage } from './services';
import {
  EMPTY,
  type Fields,
  type FieldsByKey,
  formatStored,
  parseStored,
  STORAGE_KEYS,
  type StorageKey,
  type StoredState,
} from './storedState';

/** The text under a key, the rounds in it, and the fields that were written as this text. */
type Held = { readonly text: string | null; readonly rounds: Rounds; readonly fields?: Fields };

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
  /** What each key held when it was last read or written. */
  const held = new Map<StorageKey, Held>();
  const left = makeLeftRounds(storage);
  const heldRounds = (key: StorageKey): Rounds => held.get(key)?.rounds ?? {};
  const allHeldRounds = () =>
    Object.values(STORAGE_KEYS).map(heldRounds).reduce(mergeAllRounds, {});

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
      if (text === held.get(key)?.text) return null;
      const state = text === null ? EMPTY : parse(key, text);
      held.set(key, { text, rounds: state.rounds });
      return state;
    } catch {
      closed.add(key);
      onError('unavailable');
      return null;
    }
  }

  /** Everything that changed since the last read or write, else null. */
  function readChanges(): StoredState | null {
    const changes = Object.values(STORAGE_KEYS).map(readChange);
    const rounds = left.readNew();
    return [...changes, rounds && { ...EMPTY, rounds }].reduce(
      (all, change) => (all && change ? merge(all, change) : (change ?? all)),
      null,
    );
  }

  function writeKey(key: StorageKey, fields: Fields) {
    // Ten years of rounds take too long to be made a text for nothing.
    if (closed.has(key) || held.get(key)?.fields === fields) return;
    const text = formatStored(fields);
    try {
      if (text !== held.get(key)?.text) storage.setItem(key, text);
      held.set(key, { text, rounds: fields.rounds ?? {}, fields });
    } catch {
      onError('full');
    }
  }

  return {
    readChanges,

    /** Leaves rounds for the next tab, unless they are not to be stored at all. */
    leave(rounds: Rounds, id: number) {
      if (!closed.has(STORAGE_KEYS.game)) left.leave(rounds, id);
    },

    /** Everything stored, without what is damaged. */
    read(): StoredState {
      held.clear();
      closed.clear();
      return readChanges() ?? EMPTY;
    },

    /**
     * Puts back what a newer release has stored, where this one has written over it in the same moment.
     * Then it is read like any other text, and left alone.
     */
    putBack(key: StorageKey, text: string) {
      const isNewer = (each: string) => parseStored(key, each).kind === 'newer';
      try {
        const current = storage.getItem(key) ?? '';
        if (current !== text && isNewer(text) && !isNewer(current)) storage.setItem(key, text);
      } catch {
        // The newer release's own tab does the same.
      }
    },

    /** Whether the storage lacks any of these rounds, or the settings. */
    isLacking(rounds: Rounds): boolean {
      const saved = allHeldRounds();
      return (
        mergeAllRounds(saved, rounds) !== saved || held.get(STORAGE_KEYS.settings)?.text === null
      );
    },

    /**
     * Stores what is not stored yet. A round that moves from one key to another stays under the first
     * until the other holds it: the storage may be full.
     */
    write(fields: FieldsByKey) {
      const { history, game, settings } = STORAGE_KEYS;
      for (const [key, other] of [
        [history, game],
        [game, history],
      ] as const) {
        const { rounds } = fields[other];
        const isMoving = (id: RoundId) =>
          id in heldRounds(key) && heldRounds(other)[id] !== rounds[id];
        const moving = heldRounds(other) === rounds ? {} : filterRounds(rounds, isMoving);
        if (Object.keys(moving).length === 0) writeKey(key, fields[key]);
        else writeKey(key, { ...fields[key], rounds: { ...moving, ...fields[key].rounds } });
      }
      writeKey(settings, fields[settings]);
      left.remove(allHeldRounds);
    },
  };
}
export type ProgressStorage = ReturnType<typeof makeProgressStorage>;
