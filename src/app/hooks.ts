import { createContext, useContext, useEffect, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';

import { inertServices } from './inertServices';
import type { AppDispatch, AppStore } from './makeStore';
import type { RootState } from './rootReducer';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppStore = useStore.withTypes<AppStore>();
export const useAppSelector = useSelector.withTypes<RootState>();

export const ServicesContext = createContext(inertServices);
export const useServices = () => useContext(ServicesContext);

const SECOND_MS = 1000;

/** The time in milliseconds since the epoch, updated every second. For the day use `selectToday`. */
export function useNow() {
  const { now } = useServices();
  const [time, setTime] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [now]);
  return time;
}
