import { createSelector, type Middleware, type Store } from '@reduxjs/toolkit';
import { shallowEqual } from 'react-redux';
import { createPersistoid } from 'redux-persist';

import { previousUtcDate } from '../domain/calendar';
import type { RoundId } from '../domain/roundId';
import { begunRounds, filterRounds, isRecent } from '../domain/rounds';
import { travelOf } from '../features/dev/travel';
import { syncedFromOtherTab } from '../features/events';
import { selectCurrentRoundId, selectToday } from '../features/game/gameSelectors';
import { selectRounds } from '../features/rounds/roundsSlice';
import type { ProgressStorage } from './progressStorage';
import type { RootState } from './rootReducer';
import type { Services } from './services';
import { type FieldsByKey, STORAGE_KEYS } from './storedState';

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

type Options = {
  readonly storage: ProgressStorage;
  readonly withStorageLock: Services['withStorageLock'];
  readonly getStore: () => Store<RootState>;
};

/**
 * Stores what events change. A middleware and no reducer: DevTools runs reducers again at will, and
 * what it shows of the past must not be stored.
 */
export function makePersistence({ storage, withStorageLock, getStore }: Options) {
  /** What is to be stored, as events have left it. */
  let fields: FieldsByKey | null = null;

  /** Takes over what another tab has stored, or finds that the storage was cleared. */
  function readChanges() {
    const changes = storage.readChanges();
    if (changes) getStore().dispatch(syncedFromOtherTab(changes));
    return changes !== null;
  }

  /** Stores the state, merged with what another tab has stored since. */
  function save() {
    readChanges();
    // A moment of the past takes over nothing.
    if (fields && !travelOf(getStore())) storage.write(fields);
  }

  /** Compares what is to be stored with what was, and collects changes for a moment. */
  const persistoid = createPersistoid({
    key: 'zoomle',
    serialize: false,
    storage: {
      getItem: () => Promise.resolve(),
      setItem: () => withStorageLock(save),
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
    fields = { ...is, ...fields, ...Object.fromEntries(changed.map((key) => [key, is[key]])) };
    persistoid.update(fields);
    return result;
  };

  return {
    middleware,
    save,

    /** Reads what another tab has stored, and stores again what it lacks of this one's. */
    sync() {
      if (readChanges() && storage.isLacking(selectBegun(getStore().getState()))) {
        void withStorageLock(save);
      }
    },
  };
}
