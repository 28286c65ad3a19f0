import { css, keyframes } from 'styled-components';

import { color } from './tokens';

/** A centred line that wraps. */
export const row = (gap: string) => css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${gap};
`;

export const noticeBox = css`
  padding: 12px 14px;
  border-inline-start: 4px solid ${color('signal')};
  background: ${color('surface')};
`;

/** At the edge of its containing block: at the end of a line that is cut off, it would widen the page. */
export const visuallyHidden = css`
  position: absolute;
  left: 0;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const appear = keyframes`
  from { opacity: 0; }
`;
