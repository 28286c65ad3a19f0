import { useRef, useState } from 'react';
import { keyframes, styled } from 'styled-components';

import { QuietButton } from '../../design/Button';
import { texts } from '../../texts/en';
import { MapMessage } from './MapMessage';
import { usePicture, usePrefetch } from './usePicture';

const appear = keyframes`
  from { opacity: 0; }
`;

const Picture = styled.img<{ $shown: boolean }>`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};
  animation: ${({ $shown }) => ($shown ? appear : 'none')} 250ms ease-out;
`;

const Progress = styled.progress`
  position: absolute;
  inset: auto 0 0;
  width: 100%;
  height: 6px;
  /* A picture from the cache is there at once: nothing should flash. */
  animation: ${appear} 150ms 200ms backwards;
`;

/** The picture that was shown last, and the one that is still under it while it fades in. */
type Shown = { readonly url: string | null; readonly under: string | null };

const Layer = styled.div`
  position: absolute;
  inset: 0;

  &:focus {
    outline: none;
  }
`;

type Props = {
  readonly url: string;
  /** The picture that the next guess will show, fetched ahead once this one is on the screen. */
  readonly nextUrl: string | null;
};

/** One picture of the map; the one before stays until it is there. */
export function MapPicture({ url, nextUrl }: Props) {
  const { load, status, settle, retry } = usePicture(url);
  const [shown, setShown] = useState<Shown>({ url: null, under: null });
  const previousUrl = shown.url === url ? shown.under : shown.url;
  const layer = useRef<HTMLDivElement>(null);
  usePrefetch(status === 'shown' ? nextUrl : null);

  const retryAndFollow = () => {
    retry();
    // The button goes, and must not take the focus out of the map.
    layer.current?.focus({ preventScroll: true });
  };

  if (status === 'failed') {
    return (
      <Layer ref={layer} tabIndex={-1}>
        <MapMessage>
          <p role="alert">{texts.map.failed}</p>
          <QuietButton onClick={retryAndFollow}>{texts.map.retry}</QuietButton>
        </MapMessage>
      </Layer>
    );
  }
  return (
    <Layer ref={layer} tabIndex={-1}>
      {previousUrl && <Picture $shown src={previousUrl} alt="" />}
      <Picture
        key={load}
        src={url}
        alt={texts.map.alternative}
        $shown={status === 'shown'}
        ref={cancelLoadingWhenGone}
        onLoad={() => {
          settle('shown');
          setShown({ url, under: previousUrl });
        }}
        onError={() => settle('failed')}
        onAnimationEnd={() => setShown({ url, under: null })}
      />
      {status === 'loading' && <Progress aria-label={texts.map.loading} />}
    </Layer>
  );
}

/**
 * A browser goes on loading for an element that is gone, and joins a second request for the same
 * address to a first that hangs. Without its source the element lets go of the request.
 */
function cancelLoadingWhenGone(image: HTMLImageElement) {
  return () =>
    queueMicrotask(() => {
      if (!image.isConnected) image.removeAttribute('src');
    });
}
