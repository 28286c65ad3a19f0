import { css } from 'styled-components';

/** A dark disc where the globe will be drawn. */
export const globePlaceholder = css`
  background: radial-gradient(closest-side, #0b2231 92%, transparent 95%);
`;
