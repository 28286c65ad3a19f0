import type { ReactElement } from 'react';
import { styled } from 'styled-components';

import { color } from './tokens';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 14px;
  margin-top: 12px;
  padding: 8px 14px;
  border-left: 4px solid ${color('signal')};
  background: ${color('surface')};
`;

/**
 * A line above the content, with what can be done about it. Without children it is not there, but
 * stands ready for screen readers, which tell only of what comes into something that they know.
 */
export const Notice = ({ children }: { readonly children: ReactElement | null | false }) => (
  <div role="status">{children && <Line>{children}</Line>}</div>
);
