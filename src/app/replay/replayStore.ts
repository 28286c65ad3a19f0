import { configureStore, createAction } from '@reduxjs/toolkit';

import type { AppStore, RootState, Services } from '../makeStore';
import { stillServices } from '../stillServices';

/** The scrubber was moved to a moment with this state. */
export const momentShown = createAction<RootState>('replay/momentShown');

/**
 * A store for the board to be looked at: it holds the state that it is shown, stores nothing, and
 * whatever the board does by itself or is made to do changes nothing.
 */
export function makeReplayStore(
  first: RootState,
  world: Pick<Services, 'countries' | 'mapProviders' | 'now'>,
): AppStore {
  const services: Services = { ...stillServices, ...world };
  return configureStore({
    reducer: (state: RootState = first, event) =>
      momentShown.match(event) ? event.payload : state,
    devTools: false,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({ thunk: { extraArgument: services } }),
  });
}
