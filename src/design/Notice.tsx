import { styled } from 'styled-components';

import { color } from './tokens';

/** A line above the content, with what can be done about it. */
export const Notice = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 14px;
  margin-top: 12px;
  padding: 8px 14px;
  border-left: 4px solid ${color('signal')};
  background: ${color('surface')};
`;
