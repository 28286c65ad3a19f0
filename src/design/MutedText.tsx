import { styled } from 'styled-components';

import { color } from './tokens';

export const MutedText = styled.p`
  color: ${color('muted')};
  font-size: 0.9rem;
`;
