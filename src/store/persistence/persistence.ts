import { isAction, type Middleware, type Store, type UnknownAction } from '@reduxjs/toolkit';
import { shallowEqual } from 'react-redux';
import { createPersistoid } from 'redux-persist';

import { knownNames } from '../../domain/knownNames';
import { mergeRounds } from '../../domain/mergeRounds';
import { changedIds, filterRounds, isPersisted, roundEntries, roundIds } from '../../domain/rounds';
import { rehydrated, syncedFromOtherTab } from '../../features/events';
import { selectToday } from '../../features/game/gameSelectors';
import { settingsSlice } from '../../features/settings/settingsSlice';
import { storageFailed } from '../../features/storage/storageErrorsSlice';
import { initialState, type RootState } from '../rootReducer';
import type { Services } from '../services';
import { makeProgressStorage } from './progressStorage';
import { boardText, roundKey, roundText, SETTINGS_KEY, settingsText } from './storageFormat';

const boardOf = ({ game: { currentRoundId, zoom } }: RootState) => ({ currentRoundId, zoom });

/** Stores what events change. A middleware, because DevTools reruns reducers and shows past states. */
export function makePersistence(services: Services, getStore: () => Store<RootState>) {
  const dispatch = (event: UnknownAction) => void getStore().dispatch(event);
  const storage = makeProgressStorage(services.storage, knownNames(services.countries), (error) =>
    dispatch(storageFailed(error)),
  );
  /** Texts to write by key; null removes one. */
  const pending = new Map<string, string | null>();
  /** Events that changed the settings since the last write. */
  let settingsEvents: UnknownAction[] = [];

  function collect(before: RootState, after: RootState) {
    if (before.rounds !== after.rounds) {
      // Those that are still there get their text below.
      for (const id of changedIds(before.rounds, after.rounds)) {
        const was = before.rounds[id];
        if (was && isPersisted(id, was)) pending.set(roundKey(id), null);
      }
      for (const id of changedIds(after.rounds, before.rounds)) {
        const is = after.rounds[id];
        if (is && isPersisted(id, is)) pending.set(...roundText(id, is));
      }
    }
    const board = boardOf(after);
    if (!shallowEqual(boardOf(before), board)) pending.set(...boardText(board));
    if (before.settings !== after.settings) pending.set(...settingsText(after.settings));
  }

  /**
   * Writes pending texts, merged with what other tabs have stored.
   * @param keys to read besides the pending ones; null for all
   * @returns what other tabs have changed
   */
  function exchange(keys: readonly string[] | null = []) {
    const state = getStore().getState();
    if (storage.forgetIfCleared()) collect(initialState, state);
    const changes = storage.readChanges(keys && [...keys, ...pending.keys()]);
    const rounds = filterRounds(changes.rounds, (id) => pending.get(roundKey(id)) !== null);
    for (const [id, theirs] of roundEntries(rounds)) {
      const own = state.rounds[id];
      if (!own) continue;
      const [key, text] = roundText(id, mergeRounds(own, theirs));
      // Another release may write the same in another way: two tabs would correct each other forever.
      if (text === roundText(id, theirs)[1]) pending.delete(key);
      else pending.set(key, text);
    }
    // Replay this tab's events on the other tab's settings: each setting changes on its own.
    const settings =
      changes.settings && settingsEvents.reduce(settingsSlice.reducer, changes.settings);
    if (settings && pending.has(SETTINGS_KEY)) pending.set(...settingsText(settings));
    storage.write(pending);
    if (!pending.has(SETTINGS_KEY)) settingsEvents = [];
    return { rounds, ...(settings && { settings }) };
  }

  function report(theirs: ReturnType<typeof exchange>) {
    if (roundIds(theirs.rounds).length === 0 && !theirs.settings) return;
    dispatch(syncedFromOtherTab(theirs));
  }

  /** redux-persist schedules the writes, one a tick, and does no more: docs/adr/013 says why. */
  const persistoid = createPersistoid({
    key: 'zoomle',
    serialize: false,
    storage: {
      getItem: () => undefined,
      setItem: () => {
        report(exchange());
        return Promise.resolve();
      },
      removeItem: () => undefined,
    },
  });

  const middleware: Middleware<object, RootState> = (api) => (next) => (event) => {
    const before = api.getState();
    const result = next(event);
    const after = api.getState();
    // Do not write before rehydration: `today` is set right after it.
    if (selectToday(after) === null) return result;
    // Already stored; another tab may have changed or removed it since.
    if (syncedFromOtherTab.match(event)) return result;
    collect(before, after);
    if (before.settings !== after.settings && isAction(event)) settingsEvents.push(event);
    if (pending.size > 0) persistoid.update({ after });
    return result;
  };

  function rehydrate() {
    // DevTools may reset the state before the last change is written.
    exchange();
    storage.forget();
    dispatch(rehydrated(storage.readChanges()));
  }

  /** Adopts what other tabs have stored under a key; null for all keys. */
  const sync = (key: string | null) => report(exchange(key === null ? null : [key]));

  /** Writes at once: the page may never run again. */
  function leave() {
    const theirs = exchange();
    // Not now: rendering could request pictures, and a page being left still sends requests.
    setTimeout(() => report(theirs));
  }

  return {
    middleware,
    rehydrate,

    start() {
      services.onStorageChange(sync);
      // A sleeping tab misses storage events. Before the clock's listener: it decides what stays on the board.
      services.onWake(() => sync(null));
      services.onLeave(leave);
      rehydrate();
    },
  };
}
