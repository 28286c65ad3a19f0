import { styled } from 'styled-components';

/** The outcome of a button, at the end of its row or below it. */
export const Status = styled.span`
  order: 1;

  /* Without a gap before it. */
  &:empty {
    position: absolute;
  }
`;
