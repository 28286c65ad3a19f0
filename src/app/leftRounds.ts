import { mergeAllRounds } from '../domain/mergeRounds';
import type { Rounds } from '../domain/rounds';
import type { KeyValueStorage } from './services';
import { formatStored, parseStored, STORAGE_KEYS } from './storedState';

/** Begins the keys under which tabs leave rounds, each its own. */
const PREFIX = `${STORAGE_KEYS.game}:left:`;

/**
 * Rounds that tabs stored under keys of their own when they were left. A browser tells tabs of each
 * other's writes a moment later: of two that are left in the same moment, the last to write under the
 * common key would write over the other's guess, and neither is there to notice.
 */
export function makeLeftRounds(storage: KeyValueStorage) {
  const known = new Map<string, Rounds>();
  /** What this tab has left is for others to remove: it may be gone before it hears of their writes. */
  const own = new Set<string>();

  return {
    /** What was left since this was last asked, or null. */
    readNew: (): Rounds | null => {
      try {
        const keys = storage
          .keys()
          .filter((key) => key.startsWith(PREFIX) && !known.has(key) && !own.has(key));
        for (const key of keys) {
          const result = parseStored(STORAGE_KEYS.game, storage.getItem(key) ?? '');
          // What cannot be read stays: a later release may be able to.
          known.set(key, result.kind === 'parsed' ? result.state.rounds : {});
        }
        const found = keys.flatMap((key) => known.get(key) ?? []);
        return found.length > 0 ? found.reduce(mergeAllRounds) : null;
      } catch {
        return null;
      }
    },

    /** Leaves rounds for the next tab. */
    leave: (rounds: Rounds, id: number) => {
      const key = `${PREFIX}${id}`;
      own.add(key);
      try {
        storage.setItem(key, formatStored({ rounds }));
      } catch {
        // They are stored under the common key all the same.
      }
    },

    /** Removes what is stored under its own key by now. */
    remove: (getSaved: () => Rounds) => {
      if (known.size === 0) return;
      const saved = getSaved();
      for (const [key, rounds] of known) {
        if (mergeAllRounds(saved, rounds) !== saved) continue;
        storage.removeItem(key);
        known.delete(key);
      }
    },
  };
}
