import type { Middleware, Store } from '@reduxjs/toolkit';
import { shallowEqual } from 'react-redux';
import { createPersistoid } from 'redux-persist';

import { mergeAllRounds, mergeRounds } from '../domain/mergeRounds';
import type { Round } from '../domain/round';
import type { RoundId } from '../domain/roundId';
import {
  begunRounds,
  filterRounds,
  isKept,
  roundEntries,
  roundIds,
  type Rounds,
} from '../domain/rounds';
import { syncedFromOtherTab } from '../features/events';
import { selectToday } from '../features/game/gameSelectors';
import type { ProgressStorage } from './progressStorage';
import type { RootState } from './rootReducer';
import {
  BOARD_KEY,
  EMPTY,
  formatState,
  parseStored,
  roundKey,
  SETTINGS_KEY,
  type StoredState,
} from './storedState';

/** What waits to be stored. A round that is null is to be removed. */
type Pending = StoredState<Round | null>;

/** The rounds that an event has changed and that are kept; null where they no longer are. */
function changedRounds(before: Rounds, after: Rounds): Pending['rounds'] {
  const changes: Record<RoundId, Round | null> = {};
  if (before === after) return changes;
  let gone = roundIds(before).length;
  for (const id of roundIds(after)) {
    const was = before[id];
    const is = after[id];
    if (was) gone -= 1;
    if (is && is !== was && isKept(id, is)) changes[id] = is;
  }
  // Seldom: there may be thousands to look at.
  if (gone === 0) return changes;
  for (const [id, round] of roundEntries(before)) {
    if (!(id in after) && isKept(id, round)) changes[id] = null;
  }
  return changes;
}

const boardOf = ({ game: { currentRoundId, zoom } }: RootState) => ({ currentRoundId, zoom });

/** What of an event's changes is to be stored. */
const changesBetween = (before: RootState, after: RootState): Pending => ({
  rounds: changedRounds(before.rounds, after.rounds),
  game: shallowEqual(boardOf(before), boardOf(after)) ? null : boardOf(after),
  settings: before.settings === after.settings ? null : after.settings,
});

const isEmpty = ({ rounds, game, settings }: Pending) =>
  !game && !settings && Object.keys(rounds).length === 0;

/** What of it is stored under these keys. */
const partUnder = (keys: ReadonlySet<string>, { rounds, game, settings }: Pending): Pending => ({
  rounds: Object.fromEntries(
    Object.entries(rounds).filter(([id]) => keys.has(roundKey(id as RoundId))),
  ),
  game: keys.has(BOARD_KEY) ? game : null,
  settings: keys.has(SETTINGS_KEY) ? settings : null,
});

type Options = {
  readonly storage: ProgressStorage;
  readonly getStore: () => Store<RootState>;
};

/**
 * Stores what events change. A middleware and no reducer: DevTools runs reducers again at will, and
 * what it shows of the past must not be stored.
 */
export function makePersistence({ storage, getStore }: Options) {
  let pending: Pending = EMPTY;

  function add({ rounds, game, settings }: Pending) {
    pending = {
      rounds: { ...pending.rounds, ...rounds },
      game: game ?? pending.game,
      settings: settings ?? pending.settings,
    };
  }

  /**
   * Stores what is pending, merged with what other tabs have stored.
   * @param keys where else to look for that; everywhere by default
   * @param heard rounds that another tab is known to have stored
   * @returns what of the other tabs' is to be taken over
   */
  function exchange(keys?: readonly string[], heard: Rounds = {}): StoredState {
    const state = getStore().getState();
    if (storage.forgetIfCleared()) {
      add({ rounds: begunRounds(state.rounds), game: boardOf(state), settings: state.settings });
    }
    const theirs = storage.readChanges(keys && [...keys, ...formatState(pending).keys()]);
    const rounds = filterRounds(
      mergeAllRounds(theirs.rounds, heard),
      (id) => pending.rounds[id] !== null,
    );
    const settings = pending.settings ? null : theirs.settings;
    const merged = roundEntries(rounds).map(([id, round]) => {
      const own = pending.rounds[id] ?? state.rounds[id];
      return [id, own ? mergeRounds(own, round) : round] as const;
    });
    add({ ...EMPTY, rounds: Object.fromEntries(merged) });
    const refused = storage.write(formatState(pending));
    pending = partUnder(refused, pending);
    return { ...EMPTY, rounds, settings };
  }

  function tell({ rounds, settings }: StoredState) {
    if (isEmpty({ rounds, settings, game: null })) return;
    getStore().dispatch(syncedFromOtherTab({ rounds, settings }));
  }

  /** Collects changes for a moment. */
  const persistoid = createPersistoid({
    key: 'zoomle',
    serialize: false,
    storage: {
      getItem: () => Promise.resolve(),
      setItem: () => {
        tell(exchange([]));
        return Promise.resolve();
      },
      removeItem: () => Promise.resolve(),
    },
  });

  const middleware: Middleware<object, RootState> = (api) => (next) => (action) => {
    const before = api.getState();
    const result = next(action);
    const after = api.getState();
    // Write nothing before the storage has been read; the clock is read right after it.
    if (after === before || selectToday(after) === null) return result;
    const changes = changesBetween(before, after);
    if (!isEmpty(changes)) {
      add(changes);
      persistoid.update({ pending });
    }
    return result;
  };

  return {
    middleware,

    /** Stores what waits to be stored. */
    save: () => void exchange([]),

    /** Takes over whatever other tabs have stored. */
    sync: () => tell(exchange()),

    /** Another tab has stored or removed a text, or cleared the storage: no key then. */
    hear: (key: string | null, text: string | null) => {
      if (key === null) {
        tell(exchange());
        return;
      }
      // What it stored may be gone: a tab that had not heard of it yet has written over it.
      const heard = parseStored(key, text ?? '');
      const round = typeof heard === 'string' ? null : heard.round;
      tell(exchange([key], round ? Object.fromEntries([round]) : {}));
    },

    /** Stores everything at once, since the page may never run again. */
    leave: () => {
      const theirs = exchange([]);
      // What is shown anew would ask for pictures, and a page that is left still sends such requests.
      setTimeout(() => tell(theirs));
    },
  };
}
