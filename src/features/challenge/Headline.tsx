import { styled } from 'styled-components';

import { fonts } from '../../design/tokens';

/** What a page of a challenge has to say, at a glance. */
export const Headline = styled.p`
  font: 700 clamp(1.6rem, 1.2rem + 2vw, 2.4rem) / 1.1 ${fonts.heading};
`;
