import { createSelector, type Middleware, type Store } from '@reduxjs/toolkit';
import { shallowEqual } from 'react-redux';
import { createPersistoid } from 'redux-persist';

import { previousUtcDate } from '../domain/calendar';
import { mergeAllRounds } from '../domain/mergeRounds';
import type { RoundId } from '../domain/roundId';
import { begunRounds, filterRounds, isRecent } from '../domain/rounds';
import { syncedFromOtherTab } from '../features/events';
import { selectCurrentRoundId, selectToday } from '../features/game/gameSelectors';
import { selectRounds } from '../features/rounds/roundsSlice';
import type { ProgressStorage } from './progressStorage';
import type { RootState } from './rootReducer';
import type { Services } from './services';
import { type FieldsByKey, STORAGE_KEYS, type StoredState } from './storedState';

const resultEqualityCheck = { memoizeOptions: { resultEqualityCheck: shallowEqual } };

const selectBegun = createSelector([selectRounds], begunRounds);

const selectRecentAndPast = createSelector(
  [selectBegun, selectToday, selectCurrentRoundId],
  (begun, today, currentId) => {
    const yesterday = today && previousUtcDate(today);
    const isNearBoard = (id: RoundId) =>
      id === currentId || yesterday === null || isRecent(id, yesterday);
    return {
      recent: filterRounds(begun, isNearBoard),
      past: filterRounds(begun, (id) => !isNearBoard(id)),
    };
  },
);

const selectHistory = createSelector(
  [createSelector([selectRecentAndPast], ({ past }) => past, resultEqualityCheck)],
  (rounds) => ({ rounds }),
);

const selectGame = createSelector(
  [
    createSelector([selectRecentAndPast], ({ recent }) => recent, resultEqualityCheck),
    ({ game }: RootState) => game.currentRoundId,
    ({ game }: RootState) => game.zoom,
  ],
  (rounds, currentRoundId, zoom) => ({ rounds, currentRoundId, zoom }),
);

/**
 * What is stored under each key. Past rounds have a key of their own, so that a guess writes a few
 * rounds, and not ten years of them.
 */
const selectFields = (state: RootState): FieldsByKey => ({
  [STORAGE_KEYS.history]: selectHistory(state),
  [STORAGE_KEYS.game]: selectGame(state),
  [STORAGE_KEYS.settings]: state.settings,
});

/** What is to be stored, with what another tab has stored. */
const withChanges = (fields: FieldsByKey, { rounds, settings }: StoredState): FieldsByKey => {
  const { history, game, settings: settingsKey } = STORAGE_KEYS;
  const past = fields[history].rounds;
  const isPast = (id: RoundId) => id in past;
  const recent = filterRounds(rounds, (id) => !isPast(id));
  return {
    [history]: { rounds: mergeAllRounds(past, filterRounds(rounds, isPast)) },
    [game]: { ...fields[game], rounds: mergeAllRounds(fields[game].rounds, recent) },
    [settingsKey]: settings ?? fields[settingsKey],
  };
};

/** After so long, in milliseconds, other tabs see what this one has stored. */
const SETTLE_MS = 5_000;

type Options = {
  readonly storage: ProgressStorage;
  readonly services: Pick<Services, 'now' | 'random' | 'withStorageLock'>;
  readonly getStore: () => Store<RootState>;
};

/**
 * Stores what events change. A middleware and no reducer: DevTools runs reducers again at will, and
 * what it shows of the past must not be stored.
 */
export function makePersistence({ storage, services, getStore }: Options) {
  /** What is to be stored, as events have left it. */
  let fields: FieldsByKey | null = null;
  /** When it last changed, in milliseconds since the epoch. */
  let changedAt = 0;

  /** Takes over what another tab has stored, or finds that the storage was cleared. */
  function readChanges({ isLeaving = false } = {}) {
    const changes = storage.readChanges();
    if (!changes) return false;
    const tell = () => void getStore().dispatch(syncedFromOtherTab(changes));
    // What is shown anew would ask for pictures, and a page that is left still sends such requests.
    if (isLeaving) setTimeout(tell);
    else tell();
    // Where the page is left, or DevTools shows the past, the state is not the one to be stored.
    fields &&= withChanges(fields, changes);
    return true;
  }

  /** Stores everything, merged with what another tab has stored since. */
  function save({ isLeaving = false } = {}) {
    readChanges({ isLeaving });
    if (fields) storage.write(fields);
  }

  /** Compares what is to be stored with what was, and collects changes for a moment. */
  const persistoid = createPersistoid({
    key: 'zoomle',
    serialize: false,
    storage: {
      getItem: () => Promise.resolve(),
      setItem: () => services.withStorageLock(() => save()),
      removeItem: () => Promise.resolve(),
    },
  });

  const middleware: Middleware<object, RootState> = (api) => (next) => (action) => {
    const before = api.getState();
    const result = next(action);
    const after = api.getState();
    // Write nothing before the storage has been read; the clock is read right after it.
    if (after === before || selectToday(after) === null) return result;
    const [was, is] = [selectFields(before), selectFields(after)];
    const changed = Object.values(STORAGE_KEYS).filter((key) => is[key] !== was[key]);
    if (selectToday(before) !== null && changed.length > 0) changedAt = services.now();
    fields = { ...is, ...fields, ...Object.fromEntries(changed.map((key) => [key, is[key]])) };
    persistoid.update(fields);
    return result;
  };

  /** Reads what another tab has stored, and stores again what it lacks of this one's. */
  function sync() {
    if (readChanges() && storage.isLacking(selectBegun(getStore().getState()))) {
      void services.withStorageLock(() => save());
    }
  }

  return {
    middleware,
    sync,

    /** Another tab has stored a text, or cleared the storage. */
    hear: (key: string | null, text: string | null) => {
      const known = Object.values(STORAGE_KEYS).find((each) => each === key);
      if (known && text !== null) storage.putBack(known, text);
      sync();
    },

    /** Stores everything at once, since the page may never run again. */
    leave: () => {
      if (fields && services.now() - changedAt < SETTLE_MS) {
        storage.leave(fields[STORAGE_KEYS.game].rounds, services.random());
      }
      save({ isLeaving: true });
    },
  };
}
