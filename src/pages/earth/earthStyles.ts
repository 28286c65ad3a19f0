import { styled } from 'styled-components';

import { breakpoints, color } from '../../design/tokens';
import { globePlaceholder } from '../../features/earth/globe/globePlaceholder';

/** A phone or a tablet upright: there is room below the globe, unless letters are very large. */
const TALL = '(max-width: 959px) and (max-aspect-ratio: 4/5) and (min-height: 35em)';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px 40px;
  padding: 6px 0 40px;
  --globe: min(100vw - 32px, 46svh);
  /* Of what stays in view above the card: the globe with the credit. */
  --above: calc(var(--globe) + 30px);

  @media ${breakpoints.boardColumns} {
    grid-template-columns: minmax(240px, min(100%, 100dvh - 150px)) minmax(300px, 1fr);
    --above: 0px;
  }
`;

/** Stays in view beside a long list, or above it where there is room for both. */
export const Beside = styled.div`
  background: ${color('ground')};

  @media ${breakpoints.boardColumns}, ${TALL} {
    position: sticky;
    z-index: 1;
    top: 0;
    align-self: start;
  }
  @media ${TALL} {
    min-height: var(--above);
  }
`;

/** Where the globe will be. Beside it or below, there is room to scroll the page. */
export const Frame = styled.div`
  position: relative;
  max-width: calc(100svh - 60px);
  margin-inline: auto;

  @media ${TALL} {
    width: var(--globe);
  }
  aspect-ratio: 1;
  ${globePlaceholder}
`;

export const Side = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;

  /* What is focused is not below the card. */
  @media ${breakpoints.wideColumns}, ${TALL} {
    :is(a, button, input, summary) {
      scroll-margin-top: calc(var(--above) + 10rem);
    }
  }
`;

/** The card stays in view, however low in the lists its country was chosen. */
export const Shown = styled.div`
  a {
    display: inline-block;
    padding: 8px 0;
    font-size: 0.9rem;
  }

  @media ${breakpoints.wideColumns}, ${TALL} {
    position: sticky;
    z-index: 1;
    top: var(--above);
    padding-block: 6px;
    background: ${color('ground')};
  }
`;
