import { useEffect, useState } from 'react';

import type { Picture } from './gameSelectors';
import { useProviderHealth } from './useProviderHealth';

/** The last two pictures that have loaded of a place. The last one is on the screen. */
type Loaded = { readonly place: string; readonly pictures: readonly Picture[] };

const isIn = (pictures: readonly Picture[], picture: Picture | undefined) =>
  pictures.some(({ url }) => url === picture?.url);

/**
 * The picture of a level as far as it has loaded. The last one stays on the screen until then.
 * @param place names the place that is pictured: another one's picture must not stay
 * @param pictures the provider's, then its fallback's; other objects for each level that is gone to
 */
export function usePicture(place: string, pictures: readonly Picture[]) {
  const health = useProviderHealth(pictures);
  const [loaded, setLoaded] = useState<Loaded>({ place, pictures: [] });
  const last = loaded.pictures.at(-1);
  const [current] = health.asked;
  const isShown = isIn(loaded.pictures, current);
  const asked = isShown ? health.asked.slice(0, 1) : health.asked;

  // Back at a level whose picture is still there, no event tells that it is shown again:
  // https://react.dev/reference/react/useState#storing-information-from-previous-renders
  const isBack = !isIn(asked, last) && asked.some((picture) => isIn(loaded.pictures, picture));
  if (loaded.place !== place) setLoaded({ place, pictures: [] });
  else if (isBack) setLoaded({ place, pictures: loaded.pictures.toReversed() });

  const hasFailed = current === undefined && pictures.length > 0;
  const isOfProvider = current !== undefined && current === pictures[0];
  const others = loaded.pictures.filter((picture) => !isIn(asked, picture));
  return {
    status: hasFailed ? 'failed' : isShown ? 'shown' : 'loading',
    isFallback: health.isDown && pictures.length > 1 && !(isShown && isOfProvider),
    retry: health.retry,
    /** The picture that is seen, unless none can be. */
    onScreen: hasFailed ? undefined : isShown ? current : (last ?? current),
    /** Whether there is nothing to see, as far as is known: the last attempt failed. */
    isMissing: hasFailed || (health.isDown && isOfProvider && !last),
    /** The images, that of the level last: above the others. */
    images: [...others, ...asked.toReversed()].map((picture) => ({
      url: picture.url,
      isCurrent: picture === current,
      isShown: picture.url === last?.url || (isShown && isIn(loaded.pictures, picture)),
      isLoading: !isIn(loaded.pictures, picture),
      onLoaded: () => {
        setLoaded((was) => ({ place, pictures: [...was.pictures.slice(-1), picture] }));
        health.onLoaded(picture);
      },
      onFailed: () => health.onFailed(picture),
    })),
  } as const;
}

/** Prefetches the picture that is likely to be next. */
export function usePrefetch(url: string | undefined) {
  useEffect(() => {
    if (!url) return;
    const image = new Image();
    image.src = url;
    // Cancels the request, unless the picture on the screen has joined it.
    return () => {
      image.src = '';
    };
  }, [url]);
}
