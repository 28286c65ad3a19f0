import { useAppSelector } from '../../app/hooks';
import { texts } from '../../texts/en';
import { selectMaps, selectNextPictures, selectPictures } from './gameSelectors';
import { MapBox, MapFrame } from './MapFrame';
import { MapMessage } from './MapMessage';
import { MapPicture } from './MapPicture';
import { usePicture, usePrefetch } from './usePicture';
import { ZoomSlider } from './ZoomSlider';

/** The hero of the page: the picture of the place, framed as an instrument's view, and its zoom. */
export function MapPanel() {
  const maps = useAppSelector(selectMaps);
  const pictures = useAppSelector(selectPictures);
  const next = useAppSelector(selectNextPictures);
  const loading = usePicture(pictures);
  const { picture, standIn, resort, isShown } = loading;
  const seen = isShown ? picture : (standIn ?? picture);
  usePrefetch(isShown ? (next[resort]?.url ?? null) : null);
  return (
    <div>
      <MapFrame>
        <MapBox>
          {maps && pictures.length > 0 && <MapPicture key={maps.round} {...loading} />}
          {maps && pictures.length === 0 && <MapMessage>{texts.map.unavailable}</MapMessage>}
        </MapBox>
      </MapFrame>
      <ZoomSlider widthKm={seen?.widthKm} />
    </div>
  );
}
