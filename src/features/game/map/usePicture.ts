import { useEffect, useState } from 'react';

import { useServices } from '../../../app/hooks';
import { withToken } from '../../../maps/token';
import type { Picture } from '../gameSelectors';
import { isIn, useProviderHealth } from './useProviderHealth';

/** The most pictures kept: one for each level that a round can unlock, and one more. */
const KEPT = 8;

type Stack = {
  readonly place: string;
  readonly loaded: readonly Picture[];
  /** The one last on the screen. */
  readonly last?: Picture | undefined;
};

/** Drops another place's pictures. */
const stackOf = (place: string, stack: Stack): Stack =>
  stack.place === place ? stack : { place, loaded: [] };

type Options = {
  /** Identifies the place. */
  readonly place: string;
  /** Identifies what to show of it, such as a level. */
  readonly view: string;
  /** The view's pictures, the provider's first; undefined until they are known. */
  readonly pictures: readonly Picture[] | undefined;
  /** The atlas's pictures of the levels on the way to the view. */
  readonly through: readonly Picture[];
};

/** Loads the picture of a view. The last one stays on the screen until it has loaded. */
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
  // The last one also stays while the view's pictures are unknown.
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
      // A picture on the way can be missing.
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
    /** Whether there is no picture, as far as is known. */
    isMissing: health.isMissing || status === 'unavailable',
    /** The picture on the screen, or the first to come; undefined if there can be none. */
    onScreen,
    isThroughLevels: way.length > 0,
    /** Whether that is the atlas's because the provider has failed. */
    isFallback: health.isDown && onScreen?.isOfAtlas && !pictures?.[0]?.isOfAtlas,
    /** The images, the best one last. */
    images: [...others.filter((each) => !isIn(asked, each)), ...asked.toReversed()].map(imageOf),
    retry: health.retry,
  } as const;
}

export function usePrefetch(picture: Picture | undefined) {
  const { mapProviders } = useServices();
  const url = picture && withToken(picture.url, mapProviders);
  useEffect(() => {
    if (!url) return;
    const image = new Image();
    image.src = url;
    // Cancels the request, unless an image on the page has joined it.
    return () => {
      image.src = '';
    };
  }, [url]);
}
