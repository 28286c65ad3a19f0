import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';

/** How long an image may load before it counts as failed, in milliseconds. */
export const PICTURE_TIMEOUT_MS = 8_000;

const Image = styled.img<{ $isSeen: boolean }>`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  visibility: ${({ $isSeen }) => ($isSeen ? 'visible' : 'hidden')};
`;

type Props = {
  readonly url: string;
  readonly alt: string;
  readonly widthKm: number;
  /** How large it is in the view, 1 where it fills it. */
  readonly scale: number;
  readonly isSeen: boolean;
  readonly isLoading: boolean;
  readonly onLoaded: () => void;
  /** It cannot be loaded, or has not come in time. */
  readonly onFailed: () => void;
};

/** One image of the map. Its request starts when it comes to the page, and ends when it goes. */
export function MapImage({ url, alt, widthKm, scale, isSeen, ...loading }: Props) {
  const { isLoading, onLoaded, onFailed } = loading;
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

  const onLoad = () => {
    const image = ref.current;
    // Decoded first, or what leads the eye to it would begin without it. jsdom decodes nothing.
    if (image && 'decode' in image) image.decode().then(onLoaded, onLoaded);
    else onLoaded();
  };

  return (
    <Image
      ref={ref}
      alt={alt}
      data-width-km={widthKm}
      $isSeen={isSeen && !isLoading}
      style={{ transform: `scale(${scale})`, zIndex: Math.round(1e6 / widthKm) }}
      {...(isLoading && { onLoad, onError: onFailed })}
    />
  );
}
