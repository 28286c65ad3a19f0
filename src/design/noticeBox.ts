import { css } from 'styled-components';

import { color } from './tokens';

/** The look of what the site tells a player in passing: a notice, a failure, a preview. */
export const noticeBox = css`
  padding: 12px 14px;
  border-left: 4px solid ${color('signal')};
  background: ${color('surface')};
`;
