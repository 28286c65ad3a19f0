import { css } from 'styled-components';

import { color } from './tokens';

/** The look of notices, failures and the import preview. */
export const noticeBox = css`
  padding: 12px 14px;
  border-inline-start: 4px solid ${color('signal')};
  background: ${color('surface')};
`;
