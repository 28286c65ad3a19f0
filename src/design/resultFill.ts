import { css } from 'styled-components';

import { color } from './tokens';

/** How a box with a border is filled that stands for a round. */
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
