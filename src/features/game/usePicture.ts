import { useCallback, useEffect, useState } from 'react';

/** A picture that has not come by then is taken for failed, in milliseconds. */
export const PICTURE_TIMEOUT_MS = 8_000;

type Outcome = 'shown' | 'failed';

/**
 * Follows the loading of one picture at a time: `loading`, then `shown` or, after an error or the
 * time-out, `failed`. Only another address, `retry` or the network's return loads again, so that
 * failures never make a loop of requests, which are billed.
 * @returns `load`: the key of the image element, a new one for each loading
 */
export function usePicture(url: string) {
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<{ load: string; outcome: Outcome } | null>(null);
  const load = `${attempt} ${url}`;
  const status = settled?.load === load ? settled.outcome : 'loading';
  const settle = (outcome: Outcome) => {
    setSettled({ load, outcome });
  };
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  useEffect(() => {
    if (status !== 'loading') return;
    const timer = setTimeout(() => {
      setSettled({ load, outcome: 'failed' });
    }, PICTURE_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [load, status]);

  useEffect(() => {
    if (status !== 'failed') return;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [status, retry]);

  return { load, status, settle, retry };
}

/** Asks the browser for a picture that will be wanted next, to have it in its cache. */
export function usePrefetch(url: string | null) {
  useEffect(() => {
    if (!url) return;
    const image = new Image();
    image.src = url;
    // By now the picture on the screen may have joined the request: if not, nobody waits for it.
    return () => image.removeAttribute('src');
  }, [url]);
}
