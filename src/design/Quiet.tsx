import { styled } from 'styled-components';

import { color } from './tokens';

/** What may be overlooked: a note beside what matters. */
export const Quiet = styled.p`
  color: ${color('muted')};
  font-size: 0.9rem;
`;
