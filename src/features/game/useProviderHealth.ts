import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { useServices } from '../../app/hooks';
import type { Picture } from './gameSelectors';

/** How often a failed picture is asked for again at most, however often the network comes back. */
const RETRY_PAUSE_MS = 30_000;

/** A picture to ask for. Another `id` is another attempt. */
export type Layer = { readonly picture: Picture; readonly id: string };

/**
 * Which of a level's pictures to ask for: the provider's until it fails, and the fallback's from a
 * failure of the provider until it answers again. The provider gets another chance with another level
 * or a retry, and never by itself: its requests are billed.
 * @param pictures the provider's, then its fallback's; other objects for each level that is gone to
 */
export function useProviderHealth([first, second]: readonly Picture[]) {
  const { now } = useServices();
  const [{ isDown, attempt, failed }, setHealth] = useState({
    isDown: false,
    attempt: 0,
    failed: [] as readonly Picture[],
  });
  const retry = () =>
    setHealth((health) => ({ ...health, attempt: health.attempt + 1, failed: [] }));

  const hasFailed = first !== undefined && failed.includes(first);
  const retriedAt = useRef(-Infinity);
  const retryOnline = useEffectEvent(() => {
    if (now() - retriedAt.current < RETRY_PAUSE_MS) return;
    retriedAt.current = now();
    retry();
  });
  useEffect(() => {
    if (!hasFailed) return;
    const listener = () => retryOnline();
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, [hasFailed]);

  const layerOf = (picture: Picture | undefined, id: string): Layer | null =>
    picture && !failed.includes(picture) ? { picture, id: `${id} ${picture.url}` } : null;
  return {
    isDown,
    provider: layerOf(first, `provider ${attempt}`),
    fallback: isDown ? layerOf(second, 'fallback') : null,
    retry,
    hasLoaded: (picture: Picture) =>
      setHealth((health) => ({ ...health, isDown: health.isDown && picture !== first })),
    hasFailed: (picture: Picture) =>
      setHealth((health) => ({
        ...health,
        isDown: health.isDown || picture === first,
        failed: [...health.failed, picture],
      })),
  };
}
