import { css } from 'styled-components';

import { color } from './tokens';

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
