import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react';
import { keyframes, styled } from 'styled-components';

import { QuietButton } from '../../design/Button';
import { useTexts } from '../../texts/useTexts';
import { MapMessage } from './MapFrame';
import { MapNotice, MapNotices } from './MapNotice';
import { MapOverlay } from './MapOverlay';
import type { usePicture } from './usePicture';

const appear = keyframes`
  from { opacity: 0; }
`;

const crossFade = keyframes`
  from { opacity: 0.25; }
`;

const Image = styled.img<{ $shown: boolean }>`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};
  animation: ${({ $shown }) => ($shown ? crossFade : 'none')} 250ms ease-out;
`;

const Progress = styled.progress`
  position: absolute;
  inset: auto 0 0;
  width: 100%;
  height: 6px;
  /* A picture from the cache comes at once: nothing should flash. */
  animation: ${appear} 150ms 200ms backwards;
`;

const Layers = styled.div`
  position: absolute;
  inset: 0;

  &:focus {
    outline: none;
  }
`;

type LayerProps = Omit<ComponentProps<typeof Image>, 'ref' | 'src'> & { readonly url: string };

/** An image whose request starts when it comes to the page, and ends when it goes. */
function Layer({ url, ...attributes }: LayerProps) {
  const ref = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    const image = ref.current;
    if (!image) return;
    // By React it would be set while rendering and again on commit: requests that fail are billed twice.
    image.src = url;
    // A browser goes on loading for an element that was removed, and a retry of the same address
    // would join the request that hangs. Without the attribute, Chromium would never free the element.
    return () =>
      queueMicrotask(() => {
        if (!image.isConnected) image.src = '';
      });
  }, [url]);
  return <Image ref={ref} {...attributes} />;
}

type Props = ReturnType<typeof usePicture> & {
  readonly alternative: string;
  /** What is said on the picture, above what is said of its loading. */
  readonly notice: ReactNode;
};

/** One picture of the map; the last one stays until it has loaded. */
export function MapPicture({ alternative, notice, ...loading }: Props) {
  const texts = useTexts();
  const { status, layer, under, onScreen, isFallback, dispatch } = loading;
  const box = useRef<HTMLDivElement>(null);
  const retry = () => {
    dispatch({ type: 'retried' });
    // The button may unmount: keep the focus in the map.
    box.current?.focus({ preventScroll: true });
  };

  return (
    <Layers ref={box} tabIndex={-1}>
      {status === 'failed' && (
        <MapMessage>
          <p role="alert">{texts.game.map.failed}</p>
          <QuietButton onClick={retry}>{texts.game.map.retry}</QuietButton>
        </MapMessage>
      )}
      {[under, layer].map(
        (each) =>
          each && (
            <Layer
              key={each.id}
              url={each.picture.url}
              alt={each === layer ? alternative : ''}
              $shown={each !== layer || status === 'shown'}
              {...(each === layer && {
                onLoad: () => dispatch({ type: 'loaded' }),
                onError: () => dispatch({ type: 'failed' }),
              })}
            />
          ),
      )}
      {status === 'loading' && <Progress aria-label={texts.game.map.loading} />}
      {onScreen && <MapOverlay {...onScreen} />}
      <MapNotices>
        {notice}
        {status !== 'failed' && (
          <MapNotice
            text={isFallback ? texts.game.map.fallback : null}
            action={texts.game.map.retry}
            onAction={retry}
          />
        )}
      </MapNotices>
    </Layers>
  );
}
