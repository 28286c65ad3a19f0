import { START_ZOOM } from '../../../domain/round';
import { CountryPicture } from './CountryPicture';
import { MapBox, MapFrame } from './MapFrame';
import { Crosshair } from './MapOverlay';

/** A country's first picture in the board's frame, which is shown even without it. */
export const Viewfinder = ({ country }: { readonly country: string | undefined }) => (
  <MapFrame>
    <MapBox>
      <CountryPicture country={country} file={`${START_ZOOM}.avif`} width={640} height={480} />
      <Crosshair />
    </MapBox>
  </MapFrame>
);
