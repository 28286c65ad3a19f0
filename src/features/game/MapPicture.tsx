import { useRef, useState } from 'react';
import { keyframes, styled } from 'styled-components';

import { QuietButton } from '../../design/Button';
import { gameTexts } from '../../texts/game';
import type { Picture } from './gameSelectors';
import { MapMessage } from './MapMessage';
import { MapNotice } from './MapNotice';
import { MapOverlay } from './MapOverlay';
import type { usePicture } from './usePicture';

const appear = keyframes`
  from { opacity: 0; }
`;

/** Not from nothing: a browser takes some frames to start, and the picture is seen in the first of them. */
const crossFade = keyframes`
  from { opacity: 0.25; }
`;

const Image = styled.img<{ $shown: boolean; $atOnce?: boolean }>`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};
  animation: ${({ $shown, $atOnce }) => ($shown && !$atOnce ? crossFade : 'none')} 250ms ease-out;
`;

const Progress = styled.progress`
  position: absolute;
  inset: auto 0 0;
  width: 100%;
  height: 6px;
  /* A picture from the cache is there at once: nothing should flash. */
  animation: ${appear} 150ms 200ms backwards;
`;

/** Filled in by scripts/shells/today.js on the page that the build has rendered. */
export const TodaysPicture = () => (
  <Image data-today="" alt={gameTexts.map.alternative} $shown $atOnce hidden />
);

/** The picture that was shown last, and the one that is still under it while it fades in. */
type Shown = {
  readonly picture: Picture | undefined;
  readonly under: Picture | undefined;
  /** Whether the picture was there before it was asked for: then it does not fade in. */
  readonly atOnce?: boolean;
};

const Layer = styled.div`
  position: absolute;
  inset: 0;

  &:focus {
    outline: none;
  }
`;

type Props = ReturnType<typeof usePicture> & { readonly alternative: string };

/** One picture of the map; the one before, or its stand-in, stays until it is there. */
export function MapPicture({ alternative, ...loading }: Props) {
  const { picture, load, isShown, standIn, show, fail, retry } = loading;
  const [shown, setShown] = useState<Shown>({ picture: undefined, under: undefined });
  const before = shown.picture?.url === picture?.url ? shown.under : shown.picture;
  const under = standIn ?? before;
  const layer = useRef<HTMLDivElement>(null);

  const arrive = (atOnce: boolean) => {
    show();
    setShown({ picture, under, atOnce });
  };
  const retryAndFollow = () => {
    retry();
    // The button may go, and must not take the focus out of the map.
    layer.current?.focus({ preventScroll: true });
  };

  if (!picture) {
    return (
      <Layer ref={layer} tabIndex={-1}>
        <MapMessage>
          <p role="alert">{gameTexts.map.failed}</p>
          <QuietButton onClick={retryAndFollow}>{gameTexts.map.retry}</QuietButton>
        </MapMessage>
      </Layer>
    );
  }
  return (
    <Layer ref={layer} tabIndex={-1}>
      {under && <Image key={under.url} $shown $atOnce src={under.url} alt="" />}
      <Image
        key={load}
        alt={alternative}
        $shown={isShown}
        $atOnce={shown.atOnce ?? false}
        ref={(image) => {
          // Not before it stays: React may drop what it renders in slices, and a request is billed.
          if (image && !image.hasAttribute('src')) image.src = picture.url;
          // The browser has it, prefetched or on the screen even, where the build's page showed it.
          if (!isShown && image?.complete && image.naturalWidth > 0) arrive(!under);
          return image ? cancelLoadingWhenGone(image) : undefined;
        }}
        onLoad={() => {
          if (!isShown) arrive(false);
        }}
        onError={fail}
        onAnimationEnd={() => {
          setShown({ picture, under: undefined });
        }}
      />
      {!isShown && <Progress aria-label={gameTexts.map.loading} />}
      <MapOverlay {...(isShown ? picture : (under ?? picture))} />
      <MapNotice
        text={standIn ? gameTexts.map.standIn : null}
        action={gameTexts.map.retry}
        onAction={retryAndFollow}
      />
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
