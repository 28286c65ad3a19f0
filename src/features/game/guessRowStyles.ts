import { css, keyframes, styled } from 'styled-components';

import { visuallyHidden } from '../../design/mixins';
import { breakpoints, color, EMPTY_BAR, fonts, TINT } from '../../design/tokens';

/** Height in px of the input, which covers the rows on short screens. */
export const TURN_HEIGHT = 76;

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

/** Where letters are large for the room of the rows, which are in a container: names on lines of their own. */
const narrowRow = '@container (max-width: 16em)';

const slot = css`
  display: grid;
  grid-template:
    'number name distance arrow percent' 1fr
    'number from distance arrow percent'
    'number bar bar bar bar' / 0.875rem 1fr auto 1.625rem 2.25rem;
  align-items: center;
  column-gap: 8px;
  min-height: 44px;
  padding: 3px 8px 4px;
  border-bottom: 1px solid ${color('line')};
  counter-increment: guess;

  @media ${breakpoints.smallPhone} {
    min-height: 40px;
  }
  ${narrowRow} {
    grid-template:
      'number name name'
      'number from from'
      'number distance arrow'
      'number bar percent' / 0.875rem 1fr 2.25rem;
  }

  &::before {
    content: counter(guess);
    grid-area: number;
    color: ${color('muted')};
    font: 600 0.8rem/1.5 ${fonts.heading};
  }
`;

export const EmptySlot = styled.div`
  ${slot}
`;

/**
 * `--near`, 0% to 100%, tints from cold to warm and fills the bar; `data-new` animates, `data-correct` is
 * green.
 */
export const Row = styled.li`
  ${slot}
  scroll-margin-block: ${TURN_HEIGHT}px 4px;
  --tint: color-mix(in oklch, ${color('warm')} var(--near), ${color('cold')});
  background: color-mix(in srgb, var(--tint) ${TINT}%, ${color('ground')});

  @media (forced-colors: active) {
    background: ${color('ground')};
  }
  &[data-correct] {
    grid-template: 'number name distance' 1fr / 0.875rem 1fr auto;
    background: ${color('correct')};
    color: ${color('correctGround')};

    ${narrowRow} {
      grid-template: 'number name' 'number distance' / 0.875rem 1fr;
    }
    &::before {
      color: inherit;
    }
  }
`;

export const Name = styled.span`
  grid-area: name;
  font-weight: 700;
  line-height: 1.15;
  overflow-wrap: anywhere;
  hyphens: auto;
`;

export const Distance = styled.span`
  grid-area: distance;
  position: relative;
  font: 600 1rem/1.2 ${fonts.heading};
  font-variant-numeric: tabular-nums;
`;

/** Hidden while the count runs. */
export const DistanceText = styled.span`
  [data-new] & {
    animation: ${hidden} ${REVEAL_MS}ms;
  }
`;

/** Shows the lines of `data-texts` in turn. */
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
