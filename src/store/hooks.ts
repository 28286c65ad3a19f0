import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';

import { isFrozen } from '../lib/timeTravel';
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
