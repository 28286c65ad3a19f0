import { useState } from 'react';
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

type Props = {
  readonly url: string;
  /** The picture that the next guess will show, fetched ahead once this one is on the screen. */
  readonly nextUrl: string | null;
};

/** One picture of the map; the one before stays until it is there. */
export function MapPicture({ url, nextUrl }: Props) {
  const { load, status, settle, retry } = usePicture(url);
  const [previousUrl, setPreviousUrl] = useState<string | null>(null);
  usePrefetch(status === 'shown' ? nextUrl : null);

  if (status === 'failed') {
    return (
      <MapMessage>
        <p role="alert">{texts.map.failed}</p>
        <QuietButton onClick={retry}>{texts.map.retry}</QuietButton>
      </MapMessage>
    );
  }
  return (
    <>
      {previousUrl && previousUrl !== url && <Picture $shown src={previousUrl} alt="" />}
      <Picture
        key={load}
        src={url}
        alt={texts.map.alternative}
        $shown={status === 'shown'}
        onLoad={() => settle('shown')}
        onError={() => settle('failed')}
        onAnimationEnd={() => setPreviousUrl(url)}
      />
      {status === 'loading' && <Progress aria-label={texts.map.loading} />}
    </>
  );
}
