import { styled } from 'styled-components';

import { row } from '../../design/mixins';
import { breakpoints, color } from '../../design/tokens';
import { TURN_HEIGHT } from '../../features/game/guessSlotStyles';

/** Beside the rows, the map and the slider fill the height of the window. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: clamp(20px, 3vw, 40px);
  max-width: 640px;
  padding: 4px 0 32px;

  @media ${breakpoints.boardColumns} {
    max-width: none;
    padding-top: 10px;
    grid-template-rows: auto 1fr;
    grid-template-columns: minmax(320px, min(640px, (100dvh - 144px) * 4 / 3)) minmax(240px, 1fr);
  }
`;

/** In one column, its parts are above and below the map's slider. */
export const Side = styled.div`
  display: contents;

  @media ${breakpoints.boardColumns} {
    display: flex;
    flex-direction: column;
    grid-column: 2;
    min-width: 0;
  }
  @media ${breakpoints.wideColumns} {
    grid-row: 1 / span 2;
  }
`;

export const Rows = styled.div`
  container-type: inline-size;
  order: 2;
`;

export const After = styled.div`
  order: 3;
  min-width: 0;
`;

/** Holds the input, then the result, at one height, so that the rows below do not move. */
export const Turn = styled.div<{ $isInput: boolean }>`
  min-height: ${TURN_HEIGHT}px;

  @media ${breakpoints.smallPhone} {
    min-height: 44px;
  }

  @media ${breakpoints.shortColumns} {
    position: ${({ $isInput }) => ($isInput ? 'sticky' : 'static')};
    z-index: 1;
    top: 0;
    background: ${color('ground')};
  }
`;

/** After a round that is not shared: what is next, and its picture. */
export const NextActions = styled.div`
  ${row('10px 14px')}
  margin-bottom: 10px;
`;

/** Holds the button that asks for the neighbours, then the result, so that nothing below moves. */
export const NeighboursRoom = styled.div`
  min-height: 44px;
  margin-bottom: 12px;
`;

/** The room of `ShareRound`: what is next is below its buttons on a phone. */
export const ShareRoom = styled.div`
  min-height: calc(44px + 6px + 1.5rem + 6px + 1.65rem);

  @media ${breakpoints.boardColumns} {
    min-height: calc(44px + 6px + 1.5rem);
  }
`;
