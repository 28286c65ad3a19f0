import { css, keyframes, styled } from 'styled-components';

/** How long a new row is animated. */
const TOLD = '500ms';
const COUNTS = 16;

/** The distances to count through, from 0 to a guess's, slowing towards the end. */
export const countedDistances = (distance: number): readonly number[] =>
  Array.from({ length: COUNTS }, (_, index) => distance * (1 - (1 - index / (COUNTS - 1)) ** 3));

const filled = keyframes`
  from {
    transform: scaleX(0);
  }
`;
const turned = keyframes`
  from {
    transform: rotate(var(--north));
  }
`;
const counted = keyframes`
  from {
    transform: none;
  }
  to {
    transform: translateY(${(1 / COUNTS - 1) * 100}%);
  }
`;
const hidden = keyframes`
  from,
  to {
    opacity: 0;
  }
`;

export const fills = css`
  transform-origin: left;
  animation: ${filled} ${TOLD} ease-out;

  [dir='rtl'] & {
    transform-origin: right;
  }
`;

/** Turns an arrow from north to where it points; `--north` is the angle back to north. */
export const turns = css`
  animation: ${turned} ${TOLD} ease-out;
`;

/** Hides a text until the count above it has ended. */
export const waits = css`
  animation: ${hidden} ${TOLD};
`;

/** Shows the lines of `data-texts` one after the other, then nothing. */
export const Count = styled.span`
  position: absolute;
  inset: 0;
  overflow: hidden;

  &::after {
    content: attr(data-texts);
    display: block;
    white-space: pre;
    text-align: end;
    transform: translateY(-100%);
    animation: ${counted} ${TOLD} steps(${COUNTS}, jump-none);
  }
`;
