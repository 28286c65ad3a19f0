import { styled } from 'styled-components';

import { color, fonts } from '../../design/tokens';

/** On small screens the map is scaled down: its numbers and names are larger. */
const SMALL = '(max-width: 600px)';

export const Svg = styled.svg`
  direction: ltr;
  display: block;
  width: 100%;
  overflow: visible;
  --marker-radius: 11px;
  --marker-font: 14px;

  @media ${SMALL} {
    --marker-radius: 14px;
    --marker-font: 18px;
  }
`;

export const Graticule = styled.path`
  fill: none;
  stroke: ${color('line')};
  stroke-width: 0.5px;

  @media (forced-colors: active) {
    display: none;
  }
`;

export const Land = styled.path`
  fill: ${color('track')};

  /* A person's own colours have no quiet one to fill the land with. */
  @media (forced-colors: active) {
    fill: none;
    stroke: ${color('line')};
  }
`;

export const PlaceName = styled.text`
  fill: ${color('ink')};
  font: 700 15px/1 ${fonts.heading};
  text-anchor: middle;
  dominant-baseline: central;
  paint-order: stroke;
  stroke: ${color('surface')};
  stroke-width: 5px;
  stroke-linejoin: round;

  @media ${SMALL} {
    font-size: 23px;
  }
`;
