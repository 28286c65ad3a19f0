import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { css, styled } from 'styled-components';

import { transformOf } from '../../../maps/camera';
import type { Extent } from '../../../maps/webMercator';
import type { usePicture } from './usePicture';

/** How long an image may load before it counts as failed, in milliseconds. */
export const PICTURE_TIMEOUT_MS = 8_000;

/** The world goes on to the east and west: copies of its picture, which is the background too. */
const repeated = css`
  && {
    left: -100%;
    width: 300%;
    padding-inline: 100%;
    background-size: calc(100% / 3) 100%;
  }
`;

const Image = styled.img<{ $isWorld: boolean }>`
  ${({ $isWorld }) => $isWorld && repeated}
`;

type Props = Omit<ReturnType<typeof usePicture>['images'][number], 'isBest'> & {
  readonly alt: string;
  /** What the camera will show at rest. */
  readonly camera: Extent;
};

/** Whether the page shows the picture already. */
const isOnPage = (url: string) =>
  [...document.images].some((image) => image.getAttribute('src') === url && image.naturalWidth > 0);

/** An image of the map. It is requested on mount, and the request is cancelled on unmount. */
export function MapImage({ url, alt, box, camera, isSeen, ...loading }: Props) {
  const { isLoading, onLoaded, onFailed } = loading;
  const ref = useRef<HTMLImageElement>(null);
  // The prerendered page shows the first picture early (docs/adr/020): taken over without a flash.
  const [isTakenOver] = useState(() => isOnPage(url));
  useLayoutEffect(() => {
    const image = ref.current;
    if (!image) return;
    // React would set it while rendering and again on commit: a failing request would be billed twice.
    image.src = url;
    // Browsers go on loading for a removed element, and a retry of the same URL would join the hanging
    // request. Were the attribute removed instead, Chromium would never free the element.
    return () =>
      queueMicrotask(() => {
        if (!image.isConnected) image.src = '';
      });
  }, [url]);

  const giveUp = useEffectEvent(onFailed);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => giveUp(), PICTURE_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isLoading]);

  const onLoad = () => {
    const image = ref.current;
    // Decode first, or the zoom animation would start without it. jsdom has no decode().
    if (image && 'decode' in image) image.decode().then(onLoaded, onLoaded);
    else onLoaded();
  };

  const isWorld = box.width === 1;
  return (
    <Image
      ref={ref}
      alt={alt}
      $isWorld={isWorld}
      style={{
        visibility: isSeen && (isTakenOver || !isLoading) ? 'visible' : 'hidden',
        transform: transformOf(camera, box),
        zIndex: Math.round(1 / box.width),
        ...(isWorld && { backgroundImage: `url(${url})` }),
      }}
      {...(isLoading && { onLoad, onError: onFailed })}
    />
  );
}
