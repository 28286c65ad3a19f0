import { css, styled } from 'styled-components';

import { color, EMPTY_BAR, fonts, TINT } from '../../design/tokens';
import { fills, turns, waits } from './guessMotion';

/** The height in pixels of the input above the rows, which covers them on short screens. */
export const TURN_HEIGHT = 88;

const slot = css`
  display: grid;
  grid-template:
    'number name distance arrow' auto
    'number from from arrow' 1fr
    'number bar bar percent' auto / 20px 1fr auto 44px;
  align-items: center;
  column-gap: 8px;
  min-height: 62px;
  padding: 5px 8px 4px;
  border-bottom: 1px solid ${color('line')};
  counter-increment: guess;

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

/** `--near`, 0% to 100%, sets the tint from cold to warm and fills the bar. */
export const Row = styled.li<{ $correct: boolean }>`
  ${slot}
  scroll-margin-block: ${TURN_HEIGHT}px 4px;
  --tint: color-mix(in oklch, ${color('warm')} var(--near), ${color('cold')});
  background: color-mix(in srgb, var(--tint) ${TINT}%, ${color('ground')});

  @media (forced-colors: active) {
    background: ${color('ground')};
  }
  ${({ $correct }) =>
    $correct &&
    css`
      /* Overrides the tint. */
      && {
        grid-template: 'number name distance' 1fr / 20px 1fr auto;
        background: ${color('correct')};
        color: ${color('correctGround')};
      }
      &::before {
        color: inherit;
      }
    `}
`;

export const Name = styled.span`
  grid-area: name;
  font-weight: 700;
  line-height: 1.15;
  overflow-wrap: anywhere;
  hyphens: auto;
`;

/** Animated in a row that a guess has just added. */
type Told = { readonly $isNew: boolean };

export const Distance = styled.span`
  grid-area: distance;
  position: relative;
  font: 600 1rem/1.2 ${fonts.heading};
  font-variant-numeric: tabular-nums;
`;

export const DistanceText = styled.span<Told>`
  ${({ $isNew }) => $isNew && waits}
`;

export const Small = styled.small`
  grid-area: from;
  color: ${color('muted')};
  font-size: 0.75rem;
  line-height: 1.25;
`;

export const ArrowSign = styled.span<Told>`
  display: inline-block;
  ${({ $isNew }) => $isNew && turns}
`;

export const Arrow = styled.span`
  grid-area: arrow;
  font-size: 1.9rem;
  line-height: 1;
  text-align: end;
`;

export const Bar = styled.span`
  grid-area: bar;
  height: 4px;
  background: color-mix(in srgb, ${color('ink')} ${EMPTY_BAR}%, transparent);

  @media (forced-colors: active) {
    outline: 1px solid ${color('track')};
    background: ${color('ground')};
  }
`;

export const BarFill = styled.span<Told>`
  display: block;
  width: var(--near);
  height: 100%;
  background: var(--tint);
  ${({ $isNew }) => $isNew && fills}
`;

export const Percent = styled(Small)`
  grid-area: percent;
  font-variant-numeric: tabular-nums;
  text-align: end;
`;
