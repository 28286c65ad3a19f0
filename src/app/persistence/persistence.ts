import type { Middleware, Store } from '@reduxjs/toolkit';
import { shallowEqual } from 'react-redux';
import { createPersistoid } from 'redux-persist';

import { mergeRounds } from '../../domain/mergeRounds';
import { filterRounds, isKept, keptRounds, roundEntries, roundIds } from '../../domain/rounds';
import { guessMade, syncedFromOtherTab } from '../../features/events';
import { selectToday } from '../../features/game/gameSelectors';
import type { RootState } from '../rootReducer';
import type { ProgressStorage } from './progressStorage';
import {
  boardText,
  roundKey,
  roundText,
  SETTINGS_KEY,
  settingsText,
  type StoredState,
} from './storedState';

const boardOf = ({ game: { currentRoundId, zoom } }: RootState) => ({ currentRoundId, zoom });

/** The rounds that an event may have changed. A guess must not compare thousands of rounds. */
const touchedRounds = (event: unknown, before: RootState, after: RootState) =>
  guessMade.match(event)
    ? [event.payload.round]
    : roundIds(before.rounds === after.rounds ? {} : { ...before.rounds, ...after.rounds });

/** Stores what events change. A middleware, because DevTools reruns reducers and shows past states. */
export function makePersistence(storage: ProgressStorage, getStore: () => Store<RootState>) {
  /** Texts to write, by key; null to remove one. */
  const pending = new Map<string, string | null>();

  function collect(event: unknown, before: RootState, after: RootState) {
    for (const id of touchedRounds(event, before, after)) {
      const [was, is] = [before.rounds[id], after.rounds[id]];
      if (is && is !== was && isKept(id, is)) pending.set(...roundText(id, is));
      if (!is && was && isKept(id, was)) pending.set(roundKey(id), null);
    }
    const board = boardOf(after);
    if (!shallowEqual(boardOf(before), board)) pending.set(...boardText(board));
    if (before.settings !== after.settings) pending.set(...settingsText(after.settings));
  }

  function collectAll(state: RootState) {
    for (const entry of roundEntries(keptRounds(state.rounds))) pending.set(...roundText(...entry));
    pending.set(...boardText(boardOf(state))).set(...settingsText(state.settings));
  }

  /**
   * Stores what is pending, merged with what other tabs have stored.
   * @param keys to read besides the pending ones; all by default
   * @returns what other tabs have changed
   */
  function exchange(keys?: readonly string[]): StoredState {
    const state = getStore().getState();
    if (storage.forgetIfCleared()) collectAll(state);
    const changes = storage.readChanges(keys && [...keys, ...pending.keys()]);
    const rounds = filterRounds(changes.rounds, (id) => pending.get(roundKey(id)) !== null);
    for (const [id, theirs] of roundEntries(rounds)) {
      const own = state.rounds[id];
      if (own) pending.set(...roundText(id, mergeRounds(own, theirs)));
    }
    const settings = pending.has(SETTINGS_KEY) ? undefined : changes.settings;
    storage.write(pending);
    return { rounds, ...(settings && { settings }) };
  }

  function tell(theirs: StoredState) {
    if (roundIds(theirs.rounds).length === 0 && !theirs.settings) return;
    getStore().dispatch(syncedFromOtherTab(theirs));
  }

  const sync = (keys?: readonly string[]) => tell(exchange(keys));

  /** Schedules writes, one a tick. It reads and removes nothing. */
  const persistoid = createPersistoid({
    key: 'zoomle',
    serialize: false,
    storage: {
      getItem: () => Promise.resolve(),
      setItem: () => {
        sync([]);
        return Promise.resolve();
      },
      removeItem: () => Promise.resolve(),
    },
  });

  const middleware: Middleware<object, RootState> = (api) => (next) => (event) => {
    const before = api.getState();
    const result = next(event);
    const after = api.getState();
    // Write nothing before the storage has been read, right before the clock.
    if (after === before || selectToday(after) === null) return result;
    collect(event, before, after);
    if (pending.size > 0) persistoid.update({ after });
    return result;
  };

  return {
    middleware,

    /** Takes over what other tabs have stored under these keys; under all by default. */
    sync,

    save: () => void exchange([]),

    /** Stores at once, since the page may never run again. */
    leave: () => {
      const theirs = exchange([]);
      // Later: rendering could request pictures, and a page being left still sends requests.
      setTimeout(() => tell(theirs));
    },
  };
}
