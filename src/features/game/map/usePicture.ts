import { useEffect, useState } from 'react';

import { useServices } from '../../../app/hooks';
import { withToken } from '../../../maps/token';
import type { Picture } from '../gameSelectors';
import { isIn, useProviderHealth } from './useProviderHealth';

/** How many pictures are kept: one for each level that a round can unlock, and one more. */
const KEPT = 8;

/** The pictures of a place that have loaded. */
type Stack = {
  readonly place: string;
  readonly loaded: readonly Picture[];
  /** The one that was last on the screen. */
  readonly last?: Picture | undefined;
};

/** Another place's pictures must not stay. */
const stackOf = (place: string, stack: Stack): Stack =>
  stack.place === place ? stack : { place, loaded: [] };

type Options = {
  /** Names the place that is pictured. */
  readonly place: string;
  /** Names what is to be seen of it, such as a level. */
  readonly view: string;
  /** The view's pictures, the provider's first; undefined until they are known. */
  readonly pictures: readonly Picture[] | undefined;
  /** The atlas's pictures of the levels on the way to the view. */
  readonly through: readonly Picture[];
};

/** The picture of a view as far as it has loaded. The last one stays on the screen until then. */
export function usePicture({ place, view, pictures, through }: Options) {
  const { mapProviders } = useServices();
  const health = useProviderHealth(`${place} ${view}`, pictures ?? []);
  const [stack, setStack] = useState<Stack>({ place, loaded: [] });
  const { loaded, last } = stackOf(place, stack);
  const way = last ? through : [];
  const [best] = health.asked;
  const hasPassed = way.every((each) => isIn(loaded, each));
  const arrived = hasPassed ? health.asked.find((each) => isIn(loaded, each)) : undefined;
  const isShown = best !== undefined && arrived === best;
  // The last one also stays while it is not known what to ask for.
  const onScreen = pictures && !best ? undefined : (arrived ?? last ?? best);
  useEffect(() => {
    if (arrived) setStack((was) => ({ ...was, last: arrived }));
  }, [arrived]);

  const add = (picture: Picture) =>
    setStack((was) => {
      const own = stackOf(place, was);
      return { ...own, loaded: [...own.loaded, picture].slice(-KEPT) };
    });
  const imageOf = (picture: Picture) => {
    const isOnTheWay = isIn(way, picture);
    return {
      url: withToken(picture.url, mapProviders),
      widthKm: picture.widthKm,
      scale: picture.widthKm / (onScreen ?? picture).widthKm,
      isSeen: picture.url === onScreen?.url,
      isBest: picture === best,
      isLoading: !isIn(loaded, picture),
      onLoaded: () => {
        add(picture);
        if (!isOnTheWay) health.onLoaded(picture);
      },
      // The way goes on without it.
      onFailed: () => (isOnTheWay ? add(picture) : health.onFailed(picture)),
    };
  };
  const asked = isShown ? [best] : health.asked;
  const others = [...loaded, ...way.filter((each) => !isIn(loaded, each))];
  const nothing = pictures?.length === 0 ? 'unavailable' : 'failed';
  const status = isShown ? 'shown' : best || !pictures ? 'loading' : nothing;
  return {
    status,
    isDown: health.isDown,
    /** Whether there is nothing to see, as far as is known. */
    isMissing: health.isMissing || status === 'unavailable',
    /** The picture that is seen, or will be first; undefined where none can be. */
    onScreen,
    isThroughLevels: way.length > 0,
    /** Whether that is the atlas's in place of the provider's, which has failed. */
    isFallback: health.isDown && onScreen?.isOfAtlas && !pictures?.[0]?.isOfAtlas,
    /** The images, the best one last. */
    images: [...others.filter((each) => !isIn(asked, each)), ...asked.toReversed()].map(imageOf),
    retry: health.retry,
  } as const;
}

/** Prefetches the picture that is likely to be next. */
export function usePrefetch(picture: Picture | undefined) {
  const { mapProviders } = useServices();
  const url = picture && withToken(picture.url, mapProviders);
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
