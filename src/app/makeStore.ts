import {
  type Action,
  configureStore,
  createListenerMiddleware,
  type DevToolsEnhancerOptions,
  isAction,
  type Middleware,
  type StoreEnhancer,
  type ThunkAction,
  type TypedStartListening,
  type UnknownAction,
} from '@reduxjs/toolkit';

import type { Countries } from '../domain/countries';
import { hasOneMoment } from '../features/dev/travel';
import { lookAtClock } from '../features/game/clock';
import {
  startClockListener,
  startKeepStorageListener,
  startMapListener,
  startOfflineListener,
} from '../features/game/gameListeners';
import { selectToday } from '../features/game/gameSelectors';
import { startReleaseListener } from '../features/release/releaseListener';
import { storageRestored, troubleFound } from '../features/storage/storageSlice';
import { takeNews } from '../features/storage/takeNews';
import type { MapProvider } from '../maps/mapProvider';
import { makePersistor, parsers, readNews, readStored } from './persistence';
import { rootReducer } from './rootReducer';
import type { AsyncStorage } from './storage';
import { makeVault } from './vault';

/** What the game needs of the world, handed in so that tests can hand in another. */
export type Services = {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** From 0 up to, but not, 1. */
  readonly random: () => number;
  /** Calls back when another tab has stored something. */
  readonly onStorageChange: (callback: () => void) => void;
  /** Calls back whenever timers may have been asleep: the page is shown or focused again. */
  readonly onWake: (callback: () => void) => void;
  readonly countries: Countries;
  /** The map provider, then what is shown while it does not answer. */
  readonly mapProviders: readonly MapProvider[];
  /** Asks the browser not to clear what the site has stored when it runs out of room. */
  readonly keepStorage: () => void;
  /** Has pictures of the site kept for when there is no network. */
  readonly keepPictures: (urls: readonly string[]) => void;
  /** Asks whether there is a new release of the site. */
  readonly lookForRelease: () => void;
};

type StoreOptions = Services & {
  readonly storage: AsyncStorage;
  readonly preloadedState?: Partial<RootState>;
  readonly enhancers?: readonly StoreEnhancer[];
  /** How Redux DevTools may connect, if at all. */
  readonly devTools?: DevToolsEnhancerOptions | false;
  /** Hears of each event. */
  readonly recordEvent?: (event: Action) => void;
};

/**
 * Tells of events as they come, before a reducer can fail. They are kept outside of the state: a log
 * in it would change it with every event, also with those that change nothing.
 */
const recorded =
  (record: (event: Action) => void): Middleware =>
  () =>
  (next) =>
  (action) => {
    if (isAction(action)) record(action);
    return next(action);
  };

/** Makes the one store of the site and begins to read the stored rounds into it. */
export function makeStore({
  storage,
  preloadedState,
  enhancers = [],
  devTools = false,
  recordEvent = () => undefined,
  ...services
}: StoreOptions) {
  const listeners = createListenerMiddleware({ extra: services });
  const startListening = listeners.startListening as AppStartListening;
  startClockListener(startListening);
  startMapListener(startListening);
  startOfflineListener(startListening);
  startKeepStorageListener(startListening);
  startReleaseListener(startListening);

  const vault = makeVault({
    storage,
    parsers,
    onTrouble: (trouble) => void store.dispatch(troubleFound(trouble)),
  });
  const persistor = makePersistor(vault);
  const store = configureStore({
    reducer: rootReducer,
    devTools,
    ...(preloadedState && { preloadedState }),
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: services },
      })
        .prepend(listeners.middleware)
        .concat(recorded(recordEvent), persistor.middleware),
    enhancers: (getDefaultEnhancers) => getDefaultEnhancers().concat(enhancers),
  });
  let hasBegun = false;
  const begin = async () => {
    hasBegun = false;
    await persistor.flush();
    persistor.pause();
    const stored = await readStored(vault);
    persistor.resume();
    store.dispatch(storageRestored(stored));
    hasBegun = true;
  };
  const lookForNews = async () => {
    const news = await readNews(vault);
    if (news) store.dispatch(takeNews(news));
  };
  // DevTools' reset puts the store back to before anything was read.
  const beginAnew = () => {
    if (hasBegun && hasOneMoment(store) && selectToday(store.getState()) === null) void begin();
  };
  if (__DEV_TOOLS__) store.subscribe(beginAnew);
  const isReady = begin();
  void isReady.then(() => {
    services.onWake(() => store.dispatch(lookAtClock()));
    // A tab that was asleep was told nothing.
    for (const when of [services.onStorageChange, services.onWake]) when(() => void lookForNews());
  });
  return { store, persistor, isReady };
}

export type AppStore = ReturnType<typeof makeStore>['store'];
export type RootState = ReturnType<typeof rootReducer>;
export type AppDispatch = AppStore['dispatch'];
export type AppThunk = ThunkAction<void, RootState, Services, UnknownAction>;
export type AppStartListening = TypedStartListening<RootState, AppDispatch, Services>;
