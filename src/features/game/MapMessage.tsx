import { styled } from 'styled-components';

import { color } from '../../design/tokens';

/** Words in the picture's place. */
export const MapMessage = styled.div`
  position: absolute;
  inset: 0;
  z-index: 1;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 1rem;
  padding: 2rem;
  background: ${color('surface')};
  text-align: center;
`;
