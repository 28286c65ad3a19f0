import { css } from 'styled-components';

import { color } from './tokens';

/** By the status of the round. */
export const resultFill = {
  playing: css`
    border-color: ${color('ink')};
  `,
  won: css`
    border-color: ${color('correct')};
    background: ${color('correct')};
    color: ${color('onFill')};
  `,
  lost: css`
    border-color: ${color('muted')};
    background: ${color('muted')};
    color: ${color('ground')};
  `,
};
