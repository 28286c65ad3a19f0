import { memo, useDeferredValue, useEffect, useMemo, useRef } from 'react';

import { useAppDispatch, useAppSelector, useWorld } from '../../app/hooks';
import { withToken } from '../../maps/token';
import { gameTexts } from '../../texts/game';
import { type Picture, selectMapView } from './gameSelectors';
import { placePicked } from './gameSlice';
import { MapBox, MapFrame } from './MapFrame';
import { MapMessage } from './MapMessage';
import { MapNotice } from './MapNotice';
import { MapPicture, TodaysPicture } from './MapPicture';
import { usePicture, usePrefetch } from './usePicture';
import { ZoomSlider } from './ZoomSlider';

/** Pictures as they are fetched. What is in the state has no token. */
function useWithToken(pictures: readonly Picture[]): readonly Picture[] {
  const { mapProviders } = useWorld();
  return useMemo(
    () => pictures.map((picture) => ({ ...picture, url: withToken(picture.url, mapProviders) })),
    [pictures, mapProviders],
  );
}

/**
 * The hero of the page: the picture of the place, framed as an instrument's view, and its zoom. What a
 * key does is painted first, and then another picture.
 */
export const MapPanel = () => <Panel {...useDeferredValue(useAppSelector(selectMapView))} />;

const Panel = memo(function Panel({
  guessCount,
  answer,
  viewed,
  maps,
  ofLevel,
  ofNext,
}: ReturnType<typeof selectMapView>) {
  const dispatch = useAppDispatch();
  const { mapProviders } = useWorld();
  const pictures = useWithToken(ofLevel);
  const next = useWithToken(ofNext);
  const loading = usePicture(pictures);
  const { picture, standIn, resort, isShown } = loading;
  const seen = isShown ? picture : (standIn ?? picture);
  usePrefetch(isShown ? (next[resort]?.url ?? null) : null);

  const frame = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const focusSlider = () => slider.current?.focus({ preventScroll: true });
  useEffect(() => {
    // A further place is picked far below the map.
    if (!viewed) return;
    frame.current?.scrollIntoView({ block: 'nearest' });
    focusSlider();
  }, [viewed]);
  useEffect(() => {
    // Over a phone's keyboard the map is out of sight, and it has just zoomed out.
    if (guessCount > 0) frame.current?.scrollIntoView({ block: 'nearest' });
  }, [guessCount]);

  return (
    <div>
      <MapFrame ref={frame}>
        <MapBox>
          {maps && pictures.length > 0 && (
            <MapPicture
              key={`${maps.round} ${maps.place ?? ''}`}
              alternative={viewed ? gameTexts.map.place(viewed.name) : gameTexts.map.alternative}
              {...loading}
            />
          )}
          {!maps && mapProviders[0]?.id === 'atlas' && <TodaysPicture />}
          {maps && pictures.length === 0 && <MapMessage>{gameTexts.map.unavailable}</MapMessage>}
          {viewed && (
            <MapNotice
              text={viewed.name}
              action={gameTexts.map.back(answer?.place ?? '')}
              onAction={() => {
                dispatch(placePicked(null));
                focusSlider();
              }}
            />
          )}
        </MapBox>
      </MapFrame>
      <ZoomSlider ref={slider} widthKm={seen?.widthKm} />
    </div>
  );
});
