import { css, keyframes } from 'styled-components';

import { color } from './tokens';

/** Centered on one line, wrapped where it is too short. */
export const row = (gap: string) => css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${gap};
`;

/** The look of notices, failures and the import preview. */
export const noticeBox = css`
  padding: 12px 14px;
  border-inline-start: 4px solid ${color('signal')};
  background: ${color('surface')};
`;

/** For screen readers only. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const appear = keyframes`
  from { opacity: 0; }
`;

/** The box of a day in the last week. */
export const dayBox = css`
  width: min(2.1rem, 10vw);
  height: 2.1rem;
  border: 2px solid ${color('line')};
`;

/** Border and fill of a round's box, by the round's status. */
export const resultFill = {
  playing: css`
    border-color: ${color('ink')};
  `,
  won: css`
    border-color: ${color('correct')};
    background: ${color('correct')};
    color: ${color('correctGround')};
  `,
  lost: css`
    border-color: ${color('muted')};
    background: ${color('muted')};
    color: ${color('ground')};
  `,
};
