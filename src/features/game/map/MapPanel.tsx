import { type ReactNode, type RefObject, useRef } from 'react';
import { styled } from 'styled-components';

import { breakpoints } from '../../../design/tokens';
import { focusInView } from '../../../lib/focusInView';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { useStartTexts } from '../../../texts/useTexts';
import { selectSettings } from '../../settings/settingsSlice';
import { selectCurrentRound, selectSelectedPlace } from '../gameSelectors';
import { placeSelected } from '../gameSlice';
import { useChangeInRound } from '../useChangeInRound';
import { useCountryLabel } from '../useCountryLabel';
import { Credit, MapFrame } from './MapFrame';
import { MapNotice } from './MapNotice';
import { MapPicture } from './MapPicture';
import { usePicture } from './usePicture';
import { usePictureDescription } from './usePictureDescription';
import { useShownView } from './useShownView';
import { ZoomSlider, ZoomStatus } from './ZoomSlider';

/**
 * Beside the rows it stays in place while they scroll, until something is below it. In one column the board
 * lays out its parts, so that the input is right below the picture.
 */
const Panel = styled.div<{ $hasEnded: boolean }>`
  display: contents;

  @media ${breakpoints.boardColumns} {
    display: block;
    position: sticky;
    top: 4px;
    align-self: start;
    grid-area: 1 / 1 / span 2;
  }
  @media ${breakpoints.wideColumns} {
    ${({ $hasEnded }) => $hasEnded && 'position: static; grid-row-end: auto;'}
  }
`;

/** The credit, and after the end the level, if it is named: on a phone, both may then take two lines. */
const Below = styled.div<{ $hasEnded: boolean }>`
  display: flex;
  align-items: center;
  gap: 12px;
  max-width: 640px;

  @media (max-width: 639px) {
    min-height: ${({ $hasEnded }) => $hasEnded && '2.75rem'};
  }

  > :nth-child(2) {
    flex: 2;
    text-align: end;
  }
`;

/** Below the input in a round, below the picture after it. */
const BelowInput = styled.div<{ $hasEnded: boolean }>`
  order: ${({ $hasEnded }) => ($hasEnded ? 0 : 1)};
`;

/** The slider, after its level in a round, and before the views after it. */
const Controls = styled.div<{ $hasEnded: boolean; $hasViews: boolean }>`
  display: grid;
  grid-template-columns: ${({ $hasEnded, $hasViews }) => {
    if ($hasViews) return 'minmax(0, 1fr) min(100% - 94px, 16rem)';
    return $hasEnded ? 'minmax(0, 1fr)' : 'auto minmax(80px, 1fr)';
  }};
  align-items: center;
  column-gap: 14px;
  max-width: 640px;

  @media ${breakpoints.largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Most descriptions fit, so that nothing below moves: eleven lines at 320 px, six from 560 px on. */
const Description = styled.p`
  min-height: max(9em, 30em - 61vw);
  margin-top: 8px;
  font-size: 0.9rem;
`;

type Props = {
  readonly frame: RefObject<HTMLDivElement | null>;
  /** Whether the end is shown. */
  readonly hasEnded: boolean;
  /** Drawn on the picture after the end of a round. */
  readonly drawing: ReactNode;
  /** The choice of views after the end. */
  readonly views: ReactNode;
};

/** The satellite picture in its frame, the zoom slider, and the picture's description. */
export function MapPanel({ frame, hasEnded, drawing, views }: Props) {
  const texts = useStartTexts();
  const dispatch = useAppDispatch();
  const furtherPlace = useAppSelector(selectSelectedPlace);
  const answer = useAppSelector(selectCurrentRound)?.answer;
  const label = useCountryLabel();
  const shown = useShownView();
  const picture = usePicture(shown);

  const isLevel = shown.view === 'level';
  const title = furtherPlace?.name ?? (isLevel || !answer ? undefined : label(answer.name));
  const description = usePictureDescription(title ? undefined : shown.sign, picture);
  const isWanted = useAppSelector(selectSettings).describesPicture;
  const isDescribed = !title && (isWanted || picture.isMissing);
  const { map: words } = texts.game;
  const landmarkInWords =
    description && !isDescribed ? words.described(description) : words.alternative;

  const slider = useRef<HTMLInputElement>(null);
  const backButton = useRef<HTMLButtonElement>(null);
  // The thumbnails are far below the map, and the button that leaves a place unmounts.
  useChangeInRound(furtherPlace, () => {
    frame.current?.scrollIntoView({ block: 'nearest' });
    const control = slider.current?.disabled ? backButton.current : slider.current;
    focusInView(control);
  });

  const notice = furtherPlace && (
    <MapNotice
      text={furtherPlace.name}
      action={words.back(answer?.place ?? '')}
      onAction={() => dispatch(placeSelected(null))}
      ref={backButton}
    />
  );
  return (
    <Panel $hasEnded={hasEnded}>
      <MapFrame ref={frame}>
        <MapPicture
          shown={shown}
          alternative={title ? words.place(title) : landmarkInWords}
          drawing={isLevel ? null : drawing}
          notice={notice}
          picture={picture}
        />
      </MapFrame>
      <Below $hasEnded={hasEnded}>
        <Credit>{picture.onScreen?.picture.credit}</Credit>
        {hasEnded && <ZoomStatus />}
      </Below>
      <BelowInput $hasEnded={hasEnded}>
        <Controls $hasEnded={hasEnded} $hasViews={Boolean(views)}>
          {!hasEnded && <ZoomStatus />}
          <ZoomSlider ref={slider} />
          {views}
        </Controls>
        {isDescribed && (
          <Description role="status">
            {description === null ? words.noDescription : description}
          </Description>
        )}
      </BelowInput>
    </Panel>
  );
}
