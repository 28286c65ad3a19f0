import { createSelector, type Middleware } from '@reduxjs/toolkit';
import { shallowEqual } from 'react-redux';
import { createPersistoid } from 'redux-persist';

import { previousUtcDate } from '../domain/calendar';
import type { RoundId } from '../domain/roundId';
import { begunRounds, filterRounds, isRecent, type Rounds } from '../domain/rounds';
import { selectCurrentRoundId, selectToday } from '../features/game/gameSelectors';
import { selectRounds } from '../features/rounds/roundsSlice';
import type { ProgressStorage } from './progressStorage';
import type { RootState } from './rootReducer';
import { type Fields, STORAGE_KEYS, type StorageKey } from './storedState';

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

/**
 * Stores what events change, by redux-persist's writers. A middleware and no reducer: DevTools runs
 * reducers again at will, and what it shows of the past must not be stored.
 */
export function makePersistence(storage: ProgressStorage) {
  let past: Rounds = {};

  /** Past rounds stay under the board's key until the history's key holds them. */
  const write = (key: StorageKey, fields: Fields) => {
    if (key !== STORAGE_KEYS.game) {
      storage.write(key, fields);
      return;
    }
    const unsaved = storage.unsavedRounds(STORAGE_KEYS.history, past);
    storage.write(key, { ...fields, rounds: { ...unsaved, ...fields.rounds } });
  };

  const writers = Object.values(STORAGE_KEYS).map((key) => ({
    key,
    select: selectStored[key],
    persistoid: createPersistoid({
      key,
      serialize: false,
      storage: {
        getItem: () => Promise.resolve(),
        setItem: (_key: string, fields: Fields) => {
          write(key, fields);
          return Promise.resolve();
        },
        removeItem: () => Promise.resolve(),
      },
    }),
  }));

  const middleware: Middleware<object, RootState> = (api) => (next) => (action) => {
    const before = api.getState();
    const result = next(action);
    const after = api.getState();
    // Write nothing before the storage has been read; the clock is read right after it.
    if (after === before || selectToday(after) === null) return result;
    past = selectStored[STORAGE_KEYS.history](after).rounds;
    for (const { select, persistoid } of writers) {
      const [was, is] = [select(before), select(after)];
      if (is !== was) persistoid.update(is);
    }
    return result;
  };

  return {
    middleware,

    /** Stores again what another tab's write lacks, or a cleared storage. */
    complete: (state: RootState) => {
      if (!storage.isLacking(selectBegun(state))) return;
      for (const { key, select } of writers) write(key, select(state));
    },

    /** Writes at once what waits to be written. */
    flush: () => {
      for (const { persistoid } of writers) void persistoid.flush();
    },
  };
}
