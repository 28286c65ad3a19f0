import { styled } from 'styled-components';

import { breakpoints } from '../../../design/tokens';

/** In one column above the rows, otherwise beside the picture below them. */
export const SightRoom = styled.div`
  order: 1;
  margin-bottom: 10px;

  @media ${breakpoints.boardColumns} {
    order: 3;
    margin-top: 20px;
  }
`;

/** On a desk below the picture, where they are shown. */
export const PlacesRoom = styled.div`
  order: 4;
  min-width: 0;

  @media ${breakpoints.boardColumns} {
    grid-area: 2 / 2;
  }
  @media ${breakpoints.wideColumns} {
    grid-area: 2 / 1;
  }
`;
