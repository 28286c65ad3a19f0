import { styled } from 'styled-components';

import { color } from '../design/tokens';
import { texts } from '../texts/en';

const Time = styled.time`
  display: block;
  color: ${color('muted')};
  font-size: 0.95rem;
`;

/** The UTC date of a post, written out. */
export const PostDate = ({ date }: { readonly date: string }) => (
  <Time dateTime={date}>{texts.site.date(date)}</Time>
);
