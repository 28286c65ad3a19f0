import { type ComponentProps } from 'react';
import { styled } from 'styled-components';

import { LazyPart } from './LazyPart';
import { MAP_SIZE } from './recapGeometry';

/** Reserves the map's space, so that nothing shifts when it loads. */
const Box = styled.div`
  aspect-ratio: ${MAP_SIZE.width} / ${MAP_SIZE.height};
  margin-top: 10px;
`;

/** A map that loads when it is shown. */
export const MapBox = (props: ComponentProps<typeof LazyPart>) => (
  <Box>
    <LazyPart {...props} />
  </Box>
);
