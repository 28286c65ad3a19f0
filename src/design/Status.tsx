import { styled } from 'styled-components';

/** What became of a button, at the end of the row that it is in, or below it. */
export const Status = styled.span`
  order: 1;

  /* Without a gap before it. */
  &:empty {
    position: absolute;
  }
`;
