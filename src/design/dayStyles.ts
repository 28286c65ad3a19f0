import { css } from 'styled-components';

import { color } from './tokens';

export const dayBox = css`
  width: min(2.1rem, 10vw);
  height: 2.1rem;
  border: 2px solid ${color('line')};
`;

/** By the status of the round. */
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
