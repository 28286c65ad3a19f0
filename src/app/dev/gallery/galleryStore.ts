import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';

import type { Countries } from '../../../domain/countries';
import { startMapListener } from '../../../features/game/gameListeners';
import { atlas } from '../../../maps/atlas';
import { loadFacts, loadOutline } from '../../atlasFiles';
import { inertServices } from '../../inertServices';
import type { AppStartListening } from '../../makeStore';
import { initialState, rootReducer } from '../../rootReducer';
import type { Services } from '../../services';
import type { GalleryState } from './states';
import { NOW } from './steps';

/**
 * A store in a state of the gallery, reached by real events. It can be played on, but its clock stands
 * still, and the player's storage is neither read nor written.
 */
export function galleryStore(
  { steps, mapProviders = [atlas], withCountries = (all) => all }: Omit<GalleryState, 'path'>,
  data: Countries,
  isDark = false,
) {
  const countries = withCountries(data);
  const places = Promise.resolve(countries);
  const services: Services = {
    ...inertServices,
    now: () => NOW,
    countries,
    loadPlaces: () => places,
    loadFacts: (country) => loadFacts(atlas, country),
    loadOutline: (country) => loadOutline(atlas, country),
    atlas,
    mapProviders,
  };
  const listeners = createListenerMiddleware({ extra: services });
  startMapListener(listeners.startListening as AppStartListening);
  const store = configureStore({
    reducer: rootReducer,
    devTools: false,
    preloadedState: { ...initialState, ui: { darkMode: isDark } },
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({ thunk: { extraArgument: services } }).prepend(listeners.middleware),
  });
  for (const step of steps) store.dispatch(step as Parameters<typeof store.dispatch>[0]);
  return { store, services };
}
