import { useEffect, useEffectEvent, useState } from 'react';

import { withTimeout } from './withTimeout';

/**
 * Loads a value for a key, such as a country. After a failure it retries when the page wakes or the network
 * returns.
 * @param onWake the service
 * @param key undefined to load nothing
 * @param attempt a new value retries too; false waits
 * @returns undefined while loading, null after a failure
 */
export function useLoaded<Value>(
  onWake: (callback: () => void) => () => void,
  key: string | undefined,
  load: (key: string) => Promise<Value>,
  attempt: number | false = 1,
): Value | null | undefined {
  const [loaded, setLoaded] = useState<{ key: string; value: Value | null }>();
  const value = loaded?.key === key ? loaded?.value : undefined;
  const isLoaded = Boolean(value);
  const [wakes, setWakes] = useState(0);
  useEffect(() => {
    if (loaded?.value !== null) return undefined;
    // One attempt, although a wake has several events.
    const stop = onWake(() => {
      stop();
      setWakes((count) => count + 1);
    });
    return stop;
  }, [loaded, onWake]);
  const start = useEffectEvent(load);
  useEffect(() => {
    if (key === undefined || attempt === false || isLoaded) return;
    void withTimeout(start(key))
      .catch(() => null)
      // An earlier attempt may time out after this one succeeded.
      .then((value) => setLoaded((was) => (was?.key === key && was.value ? was : { key, value })));
  }, [key, attempt, isLoaded, wakes]);
  return value;
}
