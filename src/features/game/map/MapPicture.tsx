import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';

import { Button } from '../../../design/Button';
import { appear } from '../../../design/mixins';
import { color } from '../../../design/tokens';
import { refuseDrag } from '../../../lib/refuseDrag';
import { PICTURES_ID } from '../../../maps/picturesId';
import { useAppSelector } from '../../../store/hooks';
import { useStartTexts } from '../../../texts/useTexts';
import { selectHasEnded } from '../gameSelectors';
import type { ShownView } from './frameSelectors';
import { Layer, MapBox, Plane } from './MapFrame';
import { MapImage } from './MapImage';
import { MapNotice, MapNotices } from './MapNotice';
import { MapOverlay } from './MapOverlay';
import { useCameraAnimation } from './useCameraAnimation';
import type { usePicture } from './usePicture';

/** Delayed, so that it does not flash when the picture is cached. */
const Progress = styled.progress`
  position: absolute;
  inset: auto 0 0;
  width: 100%;
  height: 6px;
  animation: ${appear} 150ms 200ms backwards;
`;

/** Text in place of the picture. */
const Message = styled(Layer)`
  z-index: 1;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 1rem;
  padding: 2rem;
  background: ${color('surface')};
  text-align: center;
`;

/** The images, the nearer ones on top. */
const Images = styled(Plane)`
  isolation: isolate;
`;

const Drawing = styled(Plane)`
  pointer-events: none;
`;

type Props = {
  readonly shown: ShownView;
  readonly picture: ReturnType<typeof usePicture>;
  readonly alternative: string;
  /** Drawn on the picture once it is shown. */
  readonly drawing: ReactNode;
  /** Shown on the picture, above the notice about its loading. */
  readonly notice: ReactNode;
};

/** The map's picture, or text in its place. The last picture stays until the next has loaded. */
export function MapPicture({ shown, picture, alternative, drawing, notice }: Props) {
  const { map: texts } = useStartTexts().game;
  const hasEnded = useAppSelector(selectHasEnded);
  const { status, images, onScreen, isFallback } = picture;
  const { key, sign } = shown;
  const motion = useCameraAnimation(key, picture, sign);
  const box = useRef<HTMLDivElement>(null);
  const retry = () => {
    picture.retry();
    // The button may unmount: keep the focus in the map.
    box.current?.focus({ preventScroll: true });
  };

  return (
    <MapBox ref={box} tabIndex={-1} onDragStart={refuseDrag}>
      {status === 'unavailable' && <Message>{texts.unavailable}</Message>}
      {status === 'failed' && (
        <Message>
          <p role="alert">{hasEnded ? texts.failed : `${texts.failed} ${texts.canGuess}`}</p>
          <Button variant="quiet" onClick={retry}>
            {texts.retry}
          </Button>
        </Message>
      )}
      <Images id={PICTURES_ID} ref={motion.plane}>
        {onScreen &&
          images.map(({ isBest, ...image }) => (
            <MapImage
              key={image.url}
              alt={isBest ? alternative : ''}
              camera={onScreen.camera}
              {...image}
            />
          ))}
      </Images>
      {status === 'loading' && <Progress aria-label={texts.loading} />}
      {drawing && status === 'shown' && <Drawing ref={motion.drawing}>{drawing}</Drawing>}
      {onScreen && (
        <MapOverlay
          camera={onScreen.camera}
          sign={sign}
          isDot={shown.view !== 'level'}
          signRef={motion.sign}
        />
      )}
      <MapNotices>
        {notice}
        <MapNotice
          text={isFallback ? texts.fallback : null}
          action={texts.retry}
          onAction={retry}
        />
      </MapNotices>
    </MapBox>
  );
}
