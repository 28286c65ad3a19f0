import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { row } from '../design/mixins';
import { paths } from '../paths';
import { useTexts } from '../texts/useTexts';

const Bar = styled.div`
  ${row('0 24px')}
  justify-content: space-between;
  min-height: 52px;
`;

const BackLink = styled(Link)`
  padding: 10px 0;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
  span:first-child {
    display: inline-block;
    margin-inline-end: 0.25em;
  }
  [dir='rtl'] & span:first-child {
    transform: scaleX(-1);
  }
`;

/** The link home, beside a page's navigation. */
export function TopBar({ children }: { readonly children?: ReactNode }) {
  const texts = useTexts();
  return (
    <Bar>
      <BackLink to={paths.home}>
        <span aria-hidden="true">←</span>
        <span>{texts.site.backToHome}</span>
      </BackLink>
      {children}
    </Bar>
  );
}
