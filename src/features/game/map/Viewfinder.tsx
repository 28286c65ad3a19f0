import { OptionalImage } from '../../../design/OptionalImage';
import { MapBox, MapFrame } from './MapFrame';
import { Crosshair } from './MapOverlay';

/** A still picture in the board's frame, which is shown even without it. */
export const Viewfinder = ({ src }: { readonly src: string | null | undefined }) => (
  <MapFrame>
    <MapBox>
      {src && <OptionalImage key={src} src={src} width={640} height={480} />}
      <Crosshair />
    </MapBox>
  </MapFrame>
);
