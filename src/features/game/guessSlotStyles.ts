import { css, styled } from 'styled-components';

import { breakpoints, color, fonts, TINT } from '../../design/tokens';

/** Height in px of the input, which covers the rows on short screens. */
export const TURN_HEIGHT = 76;

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
    grid-template-columns: 0.7rem 1fr auto 1.4rem 1.9rem;
    column-gap: 5px;
    min-height: 40px;
  }
  @media ${breakpoints.smallestPhone} {
    min-height: 30px;
    padding-block: 1px 2px;
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
    color: ${color('onFill')};

    ${narrowRow} {
      grid-template: 'number name' 'number distance' / 0.875rem 1fr;
    }
    &::before {
      color: inherit;
    }
  }
`;
