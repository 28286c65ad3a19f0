import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { useServices } from '../../app/hooks';
import type { Picture } from './gameSelectors';

/** The least time between two retries when the network comes back. */
const RETRY_PAUSE_MS = 30_000;

/**
 * Which of a level's pictures to ask for: the provider's until it fails, and the fallback's from a
 * failure of the provider until it answers again. The provider gets another chance with another level,
 * a retry, or when the network comes back, and never in a loop: its requests are billed.
 * @param pictures the provider's, then its fallback's; other objects for each level that is gone to
 */
export function useProviderHealth(pictures: readonly Picture[]) {
  const { now } = useServices();
  const [isDown, setIsDown] = useState(false);
  const [failed, setFailed] = useState<readonly Picture[]>([]);
  const isProvider = (picture: Picture) => picture === pictures[0];

  const retriedAt = useRef(-Infinity);
  const retryOnline = useEffectEvent(() => {
    if (now() - retriedAt.current < RETRY_PAUSE_MS) return;
    retriedAt.current = now();
    setFailed([]);
  });
  const hasFailed = failed.some(isProvider);
  useEffect(() => {
    if (!hasFailed) return;
    const listener = () => retryOnline();
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, [hasFailed]);

  return {
    isDown,
    /** The best one first. */
    asked: pictures.slice(0, isDown ? 2 : 1).filter((picture) => !failed.includes(picture)),
    retry: () => setFailed([]),
    onLoaded: (picture: Picture) => {
      if (isProvider(picture)) setIsDown(false);
    },
    onFailed: (picture: Picture) => {
      if (isProvider(picture)) setIsDown(true);
      setFailed((before) => [...before, picture]);
    },
  };
}
