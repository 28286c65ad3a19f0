import {
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

import { startClockListener, startOfflineListener } from '../features/game/gameListeners';
import { selectToday } from '../features/game/gameSelectors';
import { buildShownMaps, loadOutline, startMapListener } from '../features/game/map/mapListener';
import { startReleaseListener } from '../features/release/releaseListener';
import { startThemeListener } from '../features/ui/themeListener';
import { onReturn } from '../lib/timeTravel';
import { makePersistence } from './persistence/persistence';
import { initialState, rootReducer, type RootState } from './rootReducer';
import type { Services } from './services';

type StoreOptions = Services & {
  readonly preloadedState?: Partial<RootState>;
  readonly enhancers?: readonly StoreEnhancer[];
  /** Options for Redux DevTools, or false. */
  readonly devTools?: DevToolsEnhancerOptions | false;
};

/** The site's store, with the stored rounds and today's puzzle. */
export function makeStore({
  preloadedState,
  enhancers = [],
  devTools = false,
  ...services
}: StoreOptions) {
  const listeners = createListenerMiddleware({ extra: services });
  const startListening = listeners.startListening.withTypes<RootState, AppDispatch, Services>();
  startClockListener(startListening);
  startMapListener(startListening);
  startOfflineListener(startListening);
  startReleaseListener(startListening);
  startThemeListener(startListening);

  /** Before the reducers, so that an event that crashes one is recorded. */
  const recorder: Middleware<object, RootState> = (api) => (next) => (action) => {
    if (isAction(action)) services.recordAction(api.getState(), action);
    return next(action);
  };
  const persistence = makePersistence(services, () => store);
  const store = configureStore({
    reducer: rootReducer,
    devTools,
    preloadedState: { ...initialState, ...preloadedState },
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({ thunk: { extraArgument: services } })
        .prepend(listeners.middleware)
        .concat(recorder, persistence.middleware),
    enhancers: (getDefaultEnhancers) => getDefaultEnhancers().concat(enhancers),
  });

  // Synchronous, as are the listeners up to their first `await`: today's round is open when this returns.
  persistence.start();
  if (__DEV_TOOLS__) {
    // Listeners see neither DevTools' jumps nor their states.
    onReturn(store, () => {
      if (selectToday(store.getState()) === null) persistence.rehydrate();
      else {
        store.dispatch(buildShownMaps());
        void store.dispatch(loadOutline());
      }
    });
  }
  return store;
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
export type AppThunk<Result = void> = ThunkAction<Result, RootState, Services, UnknownAction>;
export type AppStartListening = TypedStartListening<RootState, AppDispatch, Services>;
