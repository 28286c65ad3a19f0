import { useEffect, useEffectEvent, useReducer } from 'react';

import type { Picture } from '../../../maps/mapProvider';
import { withToken } from '../../../maps/token';
import { useAppSelector, useServices } from '../../../store/hooks';
import { selectCountryMap } from './frameSelectors';
import { initialPictures, pictureReducer, type Request, resolvePictures } from './pictureState';

/** The least time between two retries when the network returns, in milliseconds: requests may be billed. */
const ONLINE_PAUSE_MS = 30_000;

/** Calls back when the network returns, throttled. */
function useWhenOnline(callback: () => void) {
  const { now } = useServices();
  const notify = useEffectEvent(callback);
  useEffect(() => {
    let nextCall = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listener = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        nextCall = now() + ONLINE_PAUSE_MS;
        notify();
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

/**
 * Loads the picture of what is shown: the provider's, and while the provider is failing the atlas's too.
 * The last one stays on the screen until it has loaded. Another view, a retry or the network's return
 * gives the provider another chance, but never in a loop: its requests are billed.
 */
export function usePicture(request: Request) {
  const { mapProviders } = useServices();
  const [state, dispatch] = useReducer(pictureReducer, request, initialPictures);
  // While rendering, so that nothing of the last request is painted:
  // https://react.dev/reference/react/useState#storing-information-from-previous-renders
  if (state.request !== request) dispatch({ type: 'requested', request });
  const retry = () => dispatch({ type: 'retried' });
  useWhenOnline(retry);

  const { status, best, onScreen, images, isLoading } = resolvePictures(state);
  // The provider's picture of the next level, or the last one, the atlas's.
  const next = request.next?.at(state.isDown ? -1 : 0);
  usePrefetch(status === 'shown' && next ? withToken(next.url, mapProviders) : undefined);
  const country = useAppSelector(selectCountryMap);
  usePrefetch(status === 'shown' ? country?.picture.url : undefined);

  const imageOf = (picture: Picture) => ({
    url: withToken(picture.url, mapProviders),
    box: picture.box,
    isSeen: picture.url === onScreen?.picture.url,
    isBest: picture === best,
    isLoading: isLoading(picture),
    onLoaded: () => dispatch({ type: 'loaded', key: request.key, picture }),
    onFailed: () => dispatch({ type: 'failed', picture }),
  });
  return {
    status,
    /** Whether no picture can be shown for now. */
    isMissing: state.hasFailed || status === 'unavailable',
    /** The picture on the screen, or the first one while it loads; undefined if there is none. */
    onScreen,
    /** Whether it is the atlas's because the provider has failed. */
    isFallback: state.isDown && onScreen?.picture.isOfAtlas && !request.pictures?.[0]?.isOfAtlas,
    images: images.map(imageOf),
    retry,
  } as const;
}
