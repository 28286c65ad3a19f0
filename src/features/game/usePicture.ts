import { useEffect, useReducer, useRef } from 'react';

import { useServices } from '../../app/hooks';
import type { Picture } from './gameSelectors';

/** How long a picture may load before it counts as failed, in milliseconds. */
export const PICTURE_TIMEOUT_MS = 8_000;

/** How often a failed picture is asked for again at most, however often the network comes back. */
const RETRY_PAUSE_MS = 30_000;

/** One image element: a picture and the attempt to load it. */
export type Layer = { readonly picture: Picture; readonly id: string };

type PictureState = {
  /** Names the place that is pictured: another one's picture must not stay. */
  readonly place: string;
  /** The pictures of the level: the provider's, then its fallback's. */
  readonly pictures: readonly Picture[];
  /** Which of them is loading or shown. */
  readonly index: number;
  readonly status: 'loading' | 'shown' | 'failed';
  readonly attempt: number;
  /** Whether the provider failed last time: its fallback is then shown while it loads. */
  readonly isProviderDown: boolean;
  /** What stays under the picture until that has loaded. */
  readonly under: Layer | null;
};

type PictureEvent =
  | { readonly type: 'requested'; readonly place: string; readonly pictures: readonly Picture[] }
  | { readonly type: 'loaded' | 'failed' | 'retried' };

const layerOf = ({ pictures, index, attempt }: PictureState): Layer | null => {
  const picture = pictures[index];
  return picture ? { picture, id: `${attempt} ${index} ${picture.url}` } : null;
};

/** What is on the screen while the next picture loads. */
const shownLayer = (state: PictureState) =>
  state.status === 'shown' ? layerOf(state) : state.under;

/**
 * How a picture is loaded: the provider's, or after a failure the fallback's. The provider gets
 * another chance with another level or a retry, and never by itself: its requests are billed.
 */
export function pictureReducer(state: PictureState, event: PictureEvent): PictureState {
  switch (event.type) {
    case 'requested': {
      const { place, pictures } = event;
      const fallback = state.isProviderDown ? pictures[1] : undefined;
      const previous = place === state.place ? shownLayer(state) : null;
      const next: PictureState = { ...state, place, pictures, index: 0, status: 'loading' };
      // Back at a level whose picture is still there, shown or under the shown one.
      const isThere = [previous, state.under].some((layer) => layer?.id === layerOf(next)?.id);
      if (previous && isThere) return { ...next, status: 'shown', under: null };
      const under = fallback ? { picture: fallback, id: `fallback ${fallback.url}` } : previous;
      return { ...next, under };
    }
    case 'loaded':
      return {
        ...state,
        status: 'shown',
        isProviderDown: state.index > 0 && state.isProviderDown,
      };
    case 'failed': {
      const index = state.index + 1;
      const status = index < state.pictures.length ? 'loading' : 'failed';
      return { ...state, index, status, isProviderDown: true };
    }
    case 'retried': {
      const attempt = state.attempt + 1;
      return { ...state, attempt, index: 0, status: 'loading', under: shownLayer(state) };
    }
  }
}

const start = (place: string, pictures: readonly Picture[]): PictureState => ({
  place,
  pictures,
  index: 0,
  status: 'loading',
  attempt: 0,
  isProviderDown: false,
  under: null,
});

/**
 * Follows the loading of a level's picture.
 * @param place names the place that is pictured
 * @param pictures the provider's, then its fallback's; the same array as long as nothing changes
 */
export function usePicture(place: string, pictures: readonly Picture[]) {
  const [state, dispatch] = useReducer(pictureReducer, start(place, pictures));
  if (state.pictures !== pictures) dispatch({ type: 'requested', place, pictures });
  const { index, status, under, isProviderDown } = state;
  const layer = layerOf(state);

  const isLoading = status === 'loading' && layer !== null;
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => dispatch({ type: 'failed' }), PICTURE_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isLoading, layer?.id]);

  const { now } = useServices();
  const retriedAt = useRef(-Infinity);
  const hasFailed = index > 0;
  const isRetrying = isLoading && isProviderDown;
  useEffect(() => {
    if (!hasFailed) return;
    const retry = () => {
      if (now() - retriedAt.current < RETRY_PAUSE_MS) return;
      retriedAt.current = now();
      dispatch({ type: 'retried' });
    };
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [hasFailed, now]);

  return {
    status,
    isLoading,
    index,
    layer,
    under,
    /** The picture that is seen: the last one until the next has loaded. */
    onScreen: (isLoading ? (under ?? layer) : layer)?.picture,
    /** Whether there is nothing to see, as far as is known: the last attempt failed. */
    isMissing: status === 'failed' || (isRetrying && !hasFailed && !under),
    /** Whether the fallback is seen, because the provider does not answer. */
    isFallback: hasFailed || (isRetrying && pictures.length > 1),
    dispatch,
  };
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
