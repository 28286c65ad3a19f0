import { useCallback, useEffect, useState } from 'react';

import type { Picture } from './gameSelectors';

/** A picture that has not come by then is taken for failed, in milliseconds. */
export const PICTURE_TIMEOUT_MS = 8_000;

/** How far the loading of a level's pictures has come: at which resort, and whether it is there. */
type Progress = { readonly level: string; readonly resort: number; readonly isShown: boolean };

/**
 * Follows the loading of the picture of one level: the provider's, or after an error or the time-out
 * the next in order of resort. Another level, `retry` or the network's return begin with the
 * provider's again, and nothing else does, so that failures never make a loop of requests, which are
 * billed.
 * @param pictures in order of resort
 */
export function usePicture(pictures: readonly Picture[]) {
  const [attempt, setAttempt] = useState(0);
  const level = `${attempt} ${pictures.map(({ url }) => url).join(' ')}`;
  const [progress, setProgress] = useState<Progress>({ level, resort: 0, isShown: false });
  const [isProviderDown, setIsProviderDown] = useState(false);
  // Another level begins anew, and so does this one when the player comes back to it.
  if (progress.level !== level) setProgress({ level, resort: 0, isShown: false });
  const { resort, isShown } = progress;
  const picture = pictures[resort];

  const show = () => {
    setProgress({ level, resort, isShown: true });
    if (resort === 0) setIsProviderDown(false);
  };
  const fail = useCallback(() => {
    setProgress({ level, resort: resort + 1, isShown: false });
    setIsProviderDown(true);
  }, [level, resort]);
  const retry = useCallback(() => {
    setAttempt((count) => count + 1);
  }, []);

  const isLoading = picture !== undefined && !isShown;
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(fail, PICTURE_TIMEOUT_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isLoading, fail]);

  const hasFailed = resort > 0;
  useEffect(() => {
    if (!hasFailed) return;
    addEventListener('online', retry);
    return () => {
      removeEventListener('online', retry);
    };
  }, [hasFailed, retry]);

  return {
    /** The picture that is shown or being loaded; undefined when all have failed. */
    picture,
    /** Its place in the order of resort. */
    resort,
    isShown,
    /** Another one for each loading. */
    load: `${level} ${resort}`,
    /** The last resort, while the provider is known not to answer: shown until it does. */
    standIn: isProviderDown ? pictures[1] : undefined,
    show,
    fail,
    retry,
  };
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
