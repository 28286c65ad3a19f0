import { styled } from 'styled-components';

import { breakpoints, color } from '../../design/tokens';

/** How far outside the picture the frame's line runs, and the length of its ticks, in pixels. */
const GAP = 9;
const TICK = 5;
const TICK_EVERY = 40;

const tick = (direction: string) =>
  `repeating-linear-gradient(to ${direction}, ${color('ink')} 0 1px, transparent 1px ${TICK_EVERY}px)`;

/**
 * The box of the picture with graticule ticks around it. Its size is the picture's, whether that is
 * there or not: min(640, max(320, window width - 32)) by 3/4 of it.
 */
export const MapFrame = styled.div`
  position: relative;
  /* What another part of the board changes does not have it painted anew. */
  isolation: isolate;
  width: clamp(320px, 100vw - 32px, 640px);
  aspect-ratio: 4 / 3;
  margin: ${GAP}px calc(50% - clamp(320px, 100vw - 32px, 640px) / 2);

  &::before {
    content: '';
    position: absolute;
    inset: -${GAP + 1}px;
    border: 1px solid ${color('ink')};
    background:
      ${tick('right')} ${GAP}px top / 100% ${TICK}px no-repeat,
      ${tick('right')} ${GAP}px bottom / 100% ${TICK}px no-repeat,
      ${tick('bottom')} left ${GAP}px / ${TICK}px 100% no-repeat,
      ${tick('bottom')} right ${GAP}px / ${TICK}px 100% no-repeat;
  }

  @media ${breakpoints.narrow} {
    &::before {
      z-index: 1;
      inset: 0;
      pointer-events: none;
    }
  }
`;

/** What lies inside the frame: the picture and what is drawn on it, in white on a dark ground. */
export const MapBox = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  container-type: inline-size;
  background: #24404f;
`;
