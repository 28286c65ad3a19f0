import { useEffect, useState } from 'react';

import type { Picture } from './gameSelectors';
import { type Layer, useProviderHealth } from './useProviderHealth';

/** What has loaded of a place: the picture on the screen, and the one that was there before. */
type Loaded = {
  readonly place: string;
  readonly top: Layer | null;
  readonly before: Layer | null;
};

/**
 * The picture of a level as far as it has loaded. The last one stays on the screen until then.
 * @param place names the place that is pictured: another one's picture must not stay
 * @param pictures the provider's, then its fallback's; other objects for each level that is gone to
 */
export function usePicture(place: string, pictures: readonly Picture[]) {
  const { isDown, provider, fallback, ...health } = useProviderHealth(pictures);
  const [loaded, setLoaded] = useState<Loaded>({ place, top: null, before: null });
  const { top, before } = loaded;
  const hasLoaded = (layer: Layer) => layer.id === top?.id || layer.id === before?.id;
  const asked = (provider && hasLoaded(provider) ? [provider] : [fallback, provider]).filter(
    (layer) => layer !== null,
  );
  const isAsked = (layer: Layer | null) => asked.some(({ id }) => id === layer?.id);

  // Back at a level whose picture is still there, no event tells that it is shown again:
  // https://react.dev/reference/react/useState#storing-information-from-previous-renders
  if (loaded.place !== place) setLoaded({ place, top: null, before: null });
  else if (isAsked(before) && !isAsked(top)) setLoaded({ place, top: before, before: top });

  const current = asked.at(-1);
  const isShown = current !== undefined && hasLoaded(current);
  const hasFailed = current === undefined && pictures.length > 0;
  const status = hasFailed ? 'failed' : isShown ? 'shown' : 'loading';
  const isFallback = isDown && pictures.length > 1 && !(isShown && current === provider);
  const kept = [before, top].filter((layer) => layer !== null).filter((layer) => !isAsked(layer));

  return {
    status,
    isFallback,
    retry: health.retry,
    /** The picture that is seen, unless none can be. */
    onScreen: hasFailed ? undefined : (isShown ? current : (top ?? current))?.picture,
    /** Whether there is nothing to see, as far as is known: the last attempt failed. */
    isMissing: hasFailed || (isDown && !isShown && !top && current === provider),
    /** The images, that of the level last: above the others. */
    layers: [...kept, ...asked].map((layer) => ({
      id: layer.id,
      url: layer.picture.url,
      isCurrent: layer === current,
      isShown: layer.id === top?.id || (isShown && layer.id === before?.id),
      isLoading: isAsked(layer) && !hasLoaded(layer),
      onLoaded: () => {
        setLoaded((was) => ({ place, top: layer, before: was.top }));
        health.hasLoaded(layer.picture);
      },
      onFailed: () => health.hasFailed(layer.picture),
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
