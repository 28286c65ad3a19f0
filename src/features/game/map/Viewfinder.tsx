import { styled } from 'styled-components';

import { OptionalImage } from '../../../design/OptionalImage';
import { MapBox, MapFrame } from './MapFrame';
import { Crosshair } from './MapOverlay';

const Picture = styled(MapBox)`
  img {
    position: absolute;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** A still picture in the board's frame, which is shown even without it. */
export const Viewfinder = ({ src }: { readonly src: string | null | undefined }) => (
  <MapFrame>
    <Picture>
      {src && <OptionalImage key={src} src={src} width={640} height={480} />}
      <Crosshair />
    </Picture>
  </MapFrame>
);
