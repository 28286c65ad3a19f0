import { useEffect, useEffectEvent } from 'react';

import { useServices } from '../../../app/hooks';

/** The least time between two calls. */
const PAUSE_MS = 30_000;

/** Calls back when the network returns, throttled. */
export function useWhenOnline(callback: () => void) {
  const { now } = useServices();
  const tell = useEffectEvent(callback);
  useEffect(() => {
    let last = -Infinity;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const call = () => {
      last = now();
      tell();
    };
    const listener = () => {
      clearTimeout(timer);
      const wait = last + PAUSE_MS - now();
      if (wait > 0) timer = setTimeout(call, wait);
      else call();
    };
    addEventListener('online', listener);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', listener);
    };
  }, [now]);
}
