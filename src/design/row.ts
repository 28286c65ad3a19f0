import { css } from 'styled-components';

/** Centered on one line, wrapped where it is too short. */
export const row = (gap: string) => css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${gap};
`;
