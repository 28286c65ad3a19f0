import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { keyframes, styled } from 'styled-components';

/** How long an image may load before it counts as failed, in milliseconds. */
export const PICTURE_TIMEOUT_MS = 8_000;

const crossFade = keyframes`
  from { opacity: 0.25; }
`;

const Image = styled.img<{ $isLoading: boolean }>`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  visibility: ${({ $isLoading }) => ($isLoading ? 'hidden' : 'visible')};
  animation: ${({ $isLoading }) => ($isLoading ? 'none' : crossFade)} 250ms ease-out;
`;

type Props = {
  readonly url: string;
  readonly alt: string;
  readonly isLoading: boolean;
  readonly onLoaded: () => void;
  /** It cannot be loaded, or has not come in time. */
  readonly onFailed: () => void;
};

/** One image of the map. Its request starts when it comes to the page, and ends when it goes. */
export function MapImage({ url, alt, isLoading, onLoaded, onFailed }: Props) {
  const ref = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    const image = ref.current;
    if (!image) return;
    // React would set it while rendering and again on commit: requests that fail are billed twice.
    image.src = url;
    // A browser goes on loading for an element that was removed, and a retry of the same address
    // would join the request that hangs. Without the attribute, Chromium would never free the element.
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

  return (
    <Image
      ref={ref}
      alt={alt}
      $isLoading={isLoading}
      {...(isLoading && { onLoad: onLoaded, onError: onFailed })}
    />
  );
}
