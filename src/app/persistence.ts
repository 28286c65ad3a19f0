import { createSelector, type Middleware } from '@reduxjs/toolkit';
import { shallowEqual } from 'react-redux';
import { createPersistoid, type Persistoid } from 'redux-persist';

import { begunRounds, filterRounds, isRecent } from '../domain/rounds';
import { selectCurrentRoundId, selectToday } from '../features/game/gameSelectors';
import { selectRounds } from '../features/rounds/roundsSelectors';
import type { ProgressStorage } from './progressStorage';
import type { RootState } from './rootReducer';
import { STORAGE_KEYS, type StorageKey } from './storedState';

const resultEqualityCheck = { memoizeOptions: { resultEqualityCheck: shallowEqual } };

const selectBegun = createSelector([selectRounds], begunRounds);

const selectRecentAndPast = createSelector(
  [selectBegun, selectToday, selectCurrentRoundId],
  (begun, today, currentId) => {
    const belongsToBoard = (id: keyof typeof begun) =>
      id === currentId || today === null || isRecent(id, today);
    return {
      recent: filterRounds(begun, belongsToBoard),
      past: filterRounds(begun, (id) => !belongsToBoard(id)),
    };
  },
);

/**
 * What is stored under each key. Past rounds have a key of their own, so that a guess writes a few
 * rounds, and not ten years of them.
 */
const selectStored = {
  [STORAGE_KEYS.history]: createSelector(
    [createSelector([selectRecentAndPast], ({ past }) => past, resultEqualityCheck)],
    (rounds) => ({ rounds }),
  ),
  [STORAGE_KEYS.game]: createSelector(
    [
      createSelector([selectRecentAndPast], ({ recent }) => recent, resultEqualityCheck),
      ({ game }: RootState) => game.currentRoundId,
      ({ game }: RootState) => game.zoom,
    ],
    (rounds, currentRoundId, zoom) => ({ rounds, currentRoundId, zoom }),
  ),
  [STORAGE_KEYS.settings]: ({ settings }: RootState) => settings,
};

const writerOf = (key: StorageKey, storage: ProgressStorage): Persistoid =>
  createPersistoid({
    key,
    serialize: false,
    storage: {
      getItem: () => Promise.resolve(),
      setItem: (_key: string, fields: object) => {
        storage.write(key, { ...fields });
        return Promise.resolve();
      },
      removeItem: () => Promise.resolve(),
    },
  });

/**
 * Stores what events change, by redux-persist's writers. A middleware and no reducer: DevTools runs
 * reducers again at will, and what it shows of the past must not be stored.
 */
export function makePersistence(storage: ProgressStorage) {
  const keys = Object.values(STORAGE_KEYS);
  const writers = keys.map((key) => ({
    select: selectStored[key],
    writer: writerOf(key, storage),
  }));

  const middleware: Middleware<object, RootState> = (api) => (next) => (action) => {
    const before = api.getState();
    const result = next(action);
    const after = api.getState();
    // Until the clock was read, what is stored may not have been read either.
    if (after === before || selectToday(after) === null) return result;
    for (const { select, writer } of writers) {
      const [was, is] = [select(before), select(after)];
      if (is !== was) writer.update(is);
    }
    return result;
  };

  return {
    middleware,
    /** Stores the whole state, where the storage holds another. */
    storeAll: (state: RootState) => {
      for (const key of keys) storage.write(key, selectStored[key](state));
    },
    /** Writes at once what waits to be written. */
    flush: () => {
      for (const { writer } of writers) void writer.flush();
    },
  };
}
