import { type RefObject, useRef } from 'react';
import { styled } from 'styled-components';

import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { breakpoints } from '../../design/tokens';
import { useTexts } from '../../texts/useTexts';
import { selectDescribesPicture } from '../settings/settingsSlice';
import { DescribedLine } from './DescribedLine';
import {
  mapKey,
  selectCurrentRound,
  selectMappedPlace,
  selectNextPictures,
  selectPictures,
  selectSelectedPlace,
  selectZoom,
} from './gameSelectors';
import { placeSelected } from './gameSlice';
import { Credit, MapBox, MapFrame } from './MapFrame';
import { MapNotice } from './MapNotice';
import { MapPicture } from './MapPicture';
import { useChangeInRound } from './useChangeInRound';
import { usePicture, usePrefetch } from './usePicture';
import { usePictureDescription } from './usePictureDescription';
import { ZoomSlider } from './ZoomSlider';

/** Beside the rows it stays where it is while they scroll. */
const Panel = styled.div`
  @media ${breakpoints.boardColumns} {
    position: sticky;
    top: 4px;
    align-self: start;
  }
`;

/** The satellite picture in its frame, the zoom slider, and what the picture shows in words. */
export function MapPanel({ frame }: { readonly frame: RefObject<HTMLDivElement | null> }) {
  const texts = useTexts();
  const dispatch = useAppDispatch();
  const place = useAppSelector(selectSelectedPlace);
  const landmark = useAppSelector(selectCurrentRound)?.answer.place ?? '';
  const zoom = useAppSelector(selectZoom);
  const pictures = useAppSelector(selectPictures);
  const next = useAppSelector(selectNextPictures);
  const mapped = useAppSelector(selectMappedPlace);
  const key = mapped ? mapKey(mapped) : '';
  const picture = usePicture({ place: key, view: String(zoom), pictures, through: [] });
  usePrefetch(picture.status === 'shown' ? next?.at(picture.isDown ? -1 : 0) : undefined);

  const isOfAtlas = picture.onScreen?.isOfAtlas ?? true;
  const isSettled = picture.status !== 'loading';
  const description = usePictureDescription(place ? undefined : mapped, isOfAtlas, isSettled);
  const isWanted = useAppSelector(selectDescribesPicture);
  const isDescribed = !place && (isWanted || picture.isMissing);
  const { alternative, described } = texts.game.map;
  const landmarkInWords = description && !isDescribed ? described(description) : alternative;

  const slider = useRef<HTMLInputElement>(null);
  const wayBack = useRef<HTMLButtonElement>(null);
  // A place was selected far below the map, or left by a button that has gone.
  useChangeInRound(place, () => {
    frame.current?.scrollIntoView({ block: 'nearest' });
    const control = slider.current?.disabled ? wayBack.current : slider.current;
    control?.focus({ preventScroll: true });
  });

  const notice = place && (
    <MapNotice
      text={place.name}
      action={texts.game.map.back(landmark)}
      onAction={() => dispatch(placeSelected(null))}
      ref={wayBack}
    />
  );
  return (
    <Panel>
      <MapFrame ref={frame}>
        <MapBox>
          <MapPicture
            place={key}
            alternative={place ? texts.game.map.place(place.name) : landmarkInWords}
            notice={notice}
            picture={picture}
          />
        </MapBox>
      </MapFrame>
      <Credit>{picture.onScreen?.credit}</Credit>
      <ZoomSlider ref={slider} widthKm={picture.onScreen?.widthKm} />
      {isDescribed && <DescribedLine description={description} />}
    </Panel>
  );
}
