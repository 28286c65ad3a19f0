import { useEffect, useState } from 'react';

import { useServices } from '../../app/hooks';
import type { ZoomLevel } from '../../domain/round';
import { withToken } from '../../maps/token';
import type { Picture } from './gameSelectors';
import { useWhenOnline } from './useWhenOnline';

/** What has become of the pictures that were asked for. */
type Requests = {
  readonly place: string;
  readonly zoom: ZoomLevel;
  /** The last two pictures of the place that have loaded. The last one is on the screen. */
  readonly loaded: readonly Picture[];
  /** The pictures that have failed since the player came to the level, or since the last retry. */
  readonly failed: readonly Picture[];
  /** Whether the provider failed when it was last asked. */
  readonly isDown: boolean;
  /** Whether every picture of a level has failed, and none has loaded since. */
  readonly isMissing: boolean;
};

const isIn = (pictures: readonly Picture[], { url }: Picture) =>
  pictures.some((picture) => picture.url === url);

/**
 * The picture of a level as far as it has loaded. The last one stays on the screen until then. The
 * provider is asked first, and the atlas too from a failure of the provider until it answers again. The
 * provider gets another chance with another level, a retry, or when the network comes back, and never
 * in a loop: its requests are billed.
 * @param place names the place that is pictured: another one's picture must not stay
 * @param known the pictures of that level, the provider's first; undefined until they are known
 */
export function usePicture(place: string, zoom: ZoomLevel, known: readonly Picture[] | undefined) {
  const pictures = known ?? [];
  const { mapProviders } = useServices();
  const [requests, setRequests] = useState<Requests>({
    place,
    zoom,
    loaded: [],
    failed: [],
    isDown: false,
    isMissing: false,
  });
  // https://react.dev/reference/react/useState#storing-information-from-previous-renders
  if (requests.place !== place || requests.zoom !== zoom) {
    const kept = requests.place === place ? requests.loaded : [];
    // Back at a level whose picture is still there, that comes on the screen.
    const isOfLevel = (picture: Picture) => Number(isIn(pictures, picture));
    const loaded = kept.toSorted((one, other) => isOfLevel(one) - isOfLevel(other));
    setRequests({ ...requests, place, zoom, loaded, failed: [] });
  }
  const retry = () => setRequests((was) => ({ ...was, failed: [] }));
  useWhenOnline(retry);

  const { loaded, isDown } = requests;
  const candidates = isDown ? pictures : pictures.slice(0, 1);
  const left = candidates.filter((picture) => !isIn(requests.failed, picture));
  const [best] = left;
  const isShown = best !== undefined && isIn(loaded, best);
  const asked = isShown ? [best] : left;
  const onScreen = best && (isShown ? best : (loaded.at(-1) ?? best));
  const others = loaded.filter((picture) => !isIn(asked, picture));
  const nothing = pictures.length > 0 ? 'failed' : 'unavailable';
  const status = isShown ? 'shown' : best || !known ? 'loading' : nothing;

  const imageOf = (picture: Picture) => ({
    url: withToken(picture.url, mapProviders),
    isBest: picture === best,
    isLoading: !isIn(loaded, picture),
    onLoaded: () =>
      setRequests((was) => ({
        ...was,
        loaded: [...was.loaded.slice(-1), picture],
        isDown: was.isDown && picture.isOfAtlas,
        isMissing: false,
      })),
    onFailed: () =>
      setRequests((was) => {
        const failed = [...was.failed, picture];
        const isMissing = was.isMissing || pictures.every((each) => isIn(failed, each));
        return { ...was, failed, isDown: was.isDown || !picture.isOfAtlas, isMissing };
      }),
  });
  return {
    status,
    isDown,
    /** Whether there is nothing to see, as far as is known. */
    isMissing: requests.isMissing || status === 'unavailable',
    /** The picture that is seen, or will be first; undefined where none can be. */
    onScreen,
    /** Whether that is the atlas's in place of the provider's, which has failed. */
    isFallback: isDown && onScreen?.isOfAtlas && !pictures[0]?.isOfAtlas,
    /** The images, the best one last: above the others. */
    images: [...others, ...asked.toReversed()].map(imageOf),
    retry,
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
