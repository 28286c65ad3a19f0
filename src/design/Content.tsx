import { styled } from 'styled-components';

/** The content column: 16 px of padding at the sides, at most 1072 px wide. */
export const Content = styled.div`
  width: 100%;
  max-width: 1104px;
  margin: 0 auto;
  padding: 0 16px;
`;
