import { useEffect, useEffectEvent, useState } from 'react';

import { useAppSelector, useServices } from '../../../app/hooks';
import { withToken } from '../../../maps/token';
import { type Picture, selectNextPictures } from '../gameSelectors';
import type { ShownView } from './useShownView';

/** The most pictures kept: one for each level that a round can unlock, and one more. */
const KEPT = 8;

/** The least time between two retries when the network returns, in milliseconds. */
const ONLINE_PAUSE_MS = 30_000;

const isIn = (pictures: readonly Picture[], { url }: Picture) =>
  pictures.some((picture) => picture.url === url);

/** Calls back when the network returns, throttled. */
function useWhenOnline(callback: () => void) {
  const { now } = useServices();
  const tell = useEffectEvent(callback);
  useEffect(() => {
    let nextCall = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listener = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        nextCall = now() + ONLINE_PAUSE_MS;
        tell();
      }, nextCall - now());
    };
    addEventListener('online', listener);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', listener);
    };
  }, [now]);
}

function usePrefetch(url: string | undefined) {
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

const NOTHING_SEEN = {
  /** The place's pictures that have loaded. */
  loaded: [] as readonly Picture[],
  /** The one last on the screen. */
  last: undefined as Picture | undefined,
  /** Those of the view that have failed since the last retry. */
  failed: [] as readonly Picture[],
};

/**
 * Loads the picture of what is shown: the provider's, and while the provider is failing the atlas's too.
 * The last one stays on the screen until it has loaded. Another view, a retry or the network's return
 * gives the provider another chance, but never in a loop: its requests are billed.
 * @param place identifies the place
 */
export function usePicture(place: string, { level, pictures, through, ...shown }: ShownView) {
  const { mapProviders } = useServices();
  const view = `${shown.view} ${level}`;
  const [state, setState] = useState({
    ...NOTHING_SEEN,
    place,
    view,
    /** Whether the provider's last request failed. */
    isDown: false,
    /** Whether every picture of a view has failed, and none has loaded since. */
    hasFailed: false,
  });
  // https://react.dev/reference/react/useState#storing-information-from-previous-renders
  if (state.place !== place) setState({ ...state, ...NOTHING_SEEN, place, view });
  else if (state.view !== view) setState({ ...state, view, failed: [] });
  const { loaded, last, failed, isDown } = state;
  const retry = () => setState((was) => ({ ...was, failed: [] }));
  useWhenOnline(retry);

  const candidates = (isDown ? pictures : pictures?.slice(0, 1)) ?? [];
  const asked = candidates.filter((each) => !isIn(failed, each));
  const [best] = asked;
  const way = last ? through : [];
  const ahead = way.filter((each) => !isIn(loaded, each) && !isIn(failed, each));
  const arrived = ahead.length === 0 ? asked.find((each) => isIn(loaded, each)) : undefined;
  const isShown = best !== undefined && arrived === best;
  // The last one also stays while the view's pictures are unknown.
  const onScreen = pictures && !best ? undefined : (arrived ?? last ?? best);
  useEffect(() => {
    if (arrived) setState((was) => ({ ...was, last: arrived }));
  }, [arrived]);

  const next = useAppSelector(selectNextPictures)?.at(isDown ? -1 : 0);
  usePrefetch(isShown && next ? withToken(next.url, mapProviders) : undefined);

  const onLoaded = (picture: Picture) =>
    setState((was) => {
      // Decoding may outlast the place, and an image may tell twice.
      if (was.place !== place || isIn(was.loaded, picture)) return was;
      return {
        ...was,
        loaded: [...was.loaded, picture].slice(-KEPT),
        isDown: was.isDown && picture.isOfAtlas,
        hasFailed: false,
      };
    });
  const onFailed = (picture: Picture) =>
    setState((was) => {
      const failed = [...was.failed, picture];
      const hasNone = pictures?.every((each) => isIn(failed, each)) ?? false;
      return {
        ...was,
        failed,
        isDown: was.isDown || !picture.isOfAtlas,
        hasFailed: was.hasFailed || hasNone,
      };
    });
  const imageOf = (picture: Picture) => ({
    url: withToken(picture.url, mapProviders),
    widthKm: picture.widthKm,
    /** Its width as a multiple of the view's. */
    scale: picture.widthKm / (onScreen ?? picture).widthKm,
    isSeen: picture.url === onScreen?.url,
    isBest: picture === best,
    isLoading: !isIn(loaded, picture),
    /** Whether nothing else has been on the screen. */
    isFirst: !last,
    onLoaded: () => onLoaded(picture),
    onFailed: () => onFailed(picture),
  });
  const wanted = isShown ? [best] : asked;
  const others = [...loaded, ...ahead].filter((each) => !isIn(wanted, each));
  const nothing = pictures?.length === 0 ? 'unavailable' : 'failed';
  const status = isShown ? 'shown' : best || !pictures ? 'loading' : nothing;
  return {
    status,
    /** Whether there is no picture, as far as is known. */
    isMissing: state.hasFailed || status === 'unavailable',
    /** The picture on the screen, or the first to come; undefined if there can be none. */
    onScreen,
    isThroughLevels: way.length > 0,
    /** Whether that is the atlas's because the provider has failed. */
    isFallback: isDown && onScreen?.isOfAtlas && !pictures?.[0]?.isOfAtlas,
    /** The images, the best one last. */
    images: [...others, ...wanted.toReversed()].map(imageOf),
    retry,
  } as const;
}
