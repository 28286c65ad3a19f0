import { styled } from 'styled-components';

import { CONTENT_WIDTH } from './tokens';

/** The content column: 16 px of padding at the sides, at most 1072 px wide. */
export const Content = styled.div`
  max-width: ${CONTENT_WIDTH + 32}px;
  margin: 0 auto;
  padding: 0 16px;
`;
