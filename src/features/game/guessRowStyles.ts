import { keyframes, styled } from 'styled-components';

import { visuallyHidden } from '../../design/mixins';
import { breakpoints, color, EMPTY_BAR, fonts } from '../../design/tokens';

/** How long a new row is animated. */
const REVEAL_MS = 500;
const COUNTS = 16;

/** Distances to count through, from 0 to the guess, slowing towards the end. */
export const countedDistances = (distance: number): readonly number[] =>
  Array.from({ length: COUNTS }, (_, index) => distance * (1 - (1 - index / (COUNTS - 1)) ** 3));

const filled = keyframes`
  from {
    width: 0;
  }
`;
const turned = keyframes`
  from {
    transform: rotate(var(--north));
  }
`;
const hidden = keyframes`
  from,
  to {
    visibility: hidden;
  }
`;
const counted = keyframes`
  from,
  to {
    visibility: visible;
  }
  to {
    transform: translateY(${(1 / COUNTS - 1) * 100}%);
  }
`;

/** Two lines of a long name are as high as a row. */
export const Name = styled.span`
  grid-area: name;
  font-weight: 700;
  line-height: 1.15;
  overflow-wrap: anywhere;
  hyphens: auto;

  @media ${breakpoints.smallPhone} {
    &[data-long] {
      font-size: 0.8rem;
      line-height: 1.1;
    }
  }
  @media ${breakpoints.smallestPhone} {
    font-size: 0.85rem;

    &[data-long] {
      font-size: 0.7rem;
      line-height: 1;
    }
  }
`;

/** First shows the lines of `data-texts` in turn. */
export const Distance = styled.span`
  grid-area: distance;
  font: 600 1rem/1.2 ${fonts.heading};
  font-variant-numeric: tabular-nums;

  &[data-texts] {
    position: relative;
    overflow: hidden;
    animation: ${hidden} ${REVEAL_MS}ms;
  }
  &[data-texts]::after {
    content: attr(data-texts);
    position: absolute;
    inset-inline-end: 0;
    visibility: hidden;
    white-space: pre;
    text-align: end;
    animation: ${counted} ${REVEAL_MS}ms steps(${COUNTS}, jump-none);
  }
`;

/** The landmark measured from; for screen readers only on phones. */
export const From = styled.small`
  grid-area: from;
  color: ${color('muted')};
  font-size: 0.7rem;
  line-height: 1.2;

  @media ${breakpoints.tight} {
    ${visuallyHidden}
  }
`;

/** Turns from north; `--north` is the angle back to it. */
export const Arrow = styled.span`
  grid-area: arrow;
  justify-self: end;
  font-size: 1.6rem;
  line-height: 1;

  @media ${breakpoints.smallestPhone} {
    font-size: 1.2rem;
  }

  [data-new] & {
    animation: ${turned} ${REVEAL_MS}ms ease-out;
  }
`;

export const Bar = styled.span`
  grid-area: bar;
  height: 4px;
  print-color-adjust: exact;
  background: color-mix(in srgb, ${color('ink')} ${EMPTY_BAR}%, transparent);

  @media (forced-colors: active) {
    outline: 1px solid ${color('track')};
    background: ${color('ground')};
  }
  &::before {
    content: '';
    display: block;
    width: var(--near);
    height: 100%;
    background: var(--tint);
  }
  [data-new] &::before {
    animation: ${filled} ${REVEAL_MS}ms ease-out;
  }
`;

export const Percent = styled.small`
  grid-area: percent;
  color: ${color('muted')};
  font-size: 0.75rem;
  font-variant-numeric: tabular-nums;
  text-align: end;
`;
