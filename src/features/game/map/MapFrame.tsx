import { styled } from 'styled-components';

import { breakpoints, color, pictureGround } from '../../../design/tokens';

/** The distance of the frame's line from the picture, and its ticks, in CSS pixels. */
const GAP = 9;
const TICK = 5;
const TICK_EVERY = 40;

const tick = (direction: string) =>
  `repeating-linear-gradient(to ${direction}, ${color('ink')} 0 1px, transparent 1px ${TICK_EVERY}px)`;

/**
 * The picture's box with graticule ticks around it. Its size does not depend on the picture, so that
 * nothing shifts when it loads. Above an on-screen keyboard, it is a band (`useListHeight`).
 */
export const MapFrame = styled.div`
  position: relative;
  width: clamp(320px, 100%, 640px);
  max-height: var(--band);
  aspect-ratio: 4 / 3;
  margin: ${GAP}px min(0px, 50% - 160px);

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
    margin-block: 0;

    &::before {
      z-index: 1;
      inset: 0;
      pointer-events: none;
    }
  }
`;

/** Fills the frame. */
export const Layer = styled.div`
  position: absolute;
  inset: 0;
`;

/** Lies behind the frame, 4:3 even if only a band of it is visible. */
export const Plane = styled(Layer)`
  inset: 50% 0 auto;
  aspect-ratio: 4 / 3;
  translate: 0 -50%;
`;

export const MapBox = styled(Layer)`
  overflow: hidden;
  container-type: inline-size;
  background: ${pictureGround};

  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

export const Credit = styled.p`
  flex: 3;
  min-height: 1.2em;
  margin: ${GAP + 2}px 0 6px;
  color: ${color('muted')};
  font-size: clamp(0.6rem, 2.6vw, 0.7rem);
  line-height: 1.2;

  @media ${breakpoints.narrow} {
    margin-block: 2px;
  }
`;
