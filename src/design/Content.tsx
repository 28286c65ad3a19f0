import { styled } from 'styled-components';

export const Content = styled.div`
  width: 100%;
  max-width: 1104px;
  margin: 0 auto;
  padding: 0 16px;
`;
