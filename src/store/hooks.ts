import { createContext, use, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';

import { findCountry, labelOf } from '../domain/countries';
import { inUnits } from '../domain/units';
import { isFrozen } from '../features/dev/travel';
import { selectUnits } from '../features/settings/settingsSlice';
import type { PictureFile } from '../maps/makeAtlas';
import { useStartTexts } from '../texts/useTexts';
import type { AppDispatch, AppStore } from './makeStore';
import type { RootState } from './rootReducer';
import type { Services } from './services';

export const useAppStore = useStore.withTypes<AppStore>();
export const useAppSelector = useSelector.withTypes<RootState>();

/** Ignores the player while DevTools shows the past. */
function usePresentDispatch(): AppDispatch {
  const store = useAppStore();
  return useCallback(
    ((event: Parameters<AppDispatch>[0]) =>
      isFrozen(store) ? undefined : store.dispatch(event)) as AppDispatch,
    [store],
  );
}

export const useAppDispatch = __DEV_TOOLS__
  ? usePresentDispatch
  : useDispatch.withTypes<AppDispatch>();

function useIsFrozenByDevTools() {
  const store = useAppStore();
  const subscribe = useCallback((onChange: () => void) => store.subscribe(onChange), [store]);
  const getSnapshot = () => isFrozen(store);
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
}

/** Whether DevTools shows the past or has locked changes. */
export const useIsFrozen = __DEV_TOOLS__ ? useIsFrozenByDevTools : () => false;

export const ServicesContext = createContext<Services | null>(null);

export function useServices() {
  const services = use(ServicesContext);
  if (!services) throw new Error('There is no ServicesContext around this component.');
  return services;
}

/** The address of an atlas picture, if there is one: for `CountryPicture`. The board's are in the state. */
export const usePictureUrl = (country: string | undefined, file: PictureFile) =>
  useServices().atlas.fileUrl(country ?? '', file);

/** The atlas's picture of the world. */
export const useWorld = () => useServices().atlas.world;

/** Returns a function from a country's English name to its label. */
export function useCountryLabel() {
  const { countries } = useServices();
  // A stored round's country may have left the list.
  return (name: string) => labelOf(findCountry(countries, name) ?? { name });
}

/** Returns a function from km to a distance in the player's units and language. */
export function useFormatDistance() {
  const { units: texts } = useStartTexts();
  const units = useAppSelector(selectUnits);
  return (km: number) => texts.distance(inUnits(km, units), units);
}

/** Milliseconds since the epoch, updated every second. For the day, use `selectToday`. */
export function useNow() {
  const { now } = useServices();
  const [time, setTime] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), 1000);
    return () => clearInterval(timer);
  }, [now]);
  return time;
}
