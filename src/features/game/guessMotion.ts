import { css, keyframes, styled } from 'styled-components';

/** How long it takes to tell a guess. */
const TOLD = '500ms';
/** How many numbers a distance counts through. */
const COUNTS = 16;

/** The distances from 0 to a guess's that are counted through, slower towards the end. */
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

/** A bar that fills from its start. */
export const fills = css`
  transform-origin: left;
  animation: ${filled} ${TOLD} ease-out;

  [dir='rtl'] & {
    transform-origin: right;
  }
`;

/** An arrow that turns from north, by `--north`, to where it points. */
export const turns = css`
  animation: ${turned} ${TOLD} ease-out;
`;

/** A text that stays where it is, and is seen when the count over it has ended. */
export const waits = css`
  animation: ${hidden} ${TOLD};
`;

/** A column of texts, `data-texts`, one a line, of which one is seen after the other, and then none. */
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
