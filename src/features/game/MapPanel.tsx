import { useAppSelector } from '../../app/hooks';
import { texts } from '../../texts/en';
import { selectMaps, selectMapView, selectNextMapView } from './gameSelectors';
import { MapBox, MapFrame } from './MapFrame';
import { MapMessage } from './MapMessage';
import { MapOverlay } from './MapOverlay';
import { MapPicture } from './MapPicture';

/** The hero of the page: the picture of the place, framed as an instrument's view. */
export function MapViewfinder() {
  const maps = useAppSelector(selectMaps);
  const view = useAppSelector(selectMapView);
  const next = useAppSelector(selectNextMapView);
  return (
    <MapFrame>
      <MapBox>
        {maps && view && 'url' in view && (
          <>
            <MapPicture
              key={maps.round}
              url={view.url}
              nextUrl={next && 'url' in next ? next.url : null}
            />
            <MapOverlay widthKm={view.widthKm} credit={maps.credit} />
          </>
        )}
        {view && 'unavailable' in view && <MapMessage>{texts.map.unavailable}</MapMessage>}
      </MapBox>
    </MapFrame>
  );
}
