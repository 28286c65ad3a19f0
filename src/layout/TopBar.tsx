import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { row } from '../design/row';
import { paths } from '../routes';
import { useTexts } from '../texts/useTexts';

const Bar = styled.div`
  ${row('0 24px')}
  justify-content: space-between;
  min-height: 52px;
`;

const Arrow = styled.span`
  display: inline-block;
  margin-inline-end: 0.25em;

  [dir='rtl'] & {
    transform: scaleX(-1);
  }
`;

const BackLink = styled(Link)`
  padding: 10px 0;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;

/** The link home, beside a page's navigation. */
export function TopBar({ children }: { readonly children?: ReactNode }) {
  const texts = useTexts();
  return (
    <Bar>
      <BackLink to={paths.home}>
        <Arrow aria-hidden="true">←</Arrow>
        {texts.site.backToHome}
      </BackLink>
      {children}
    </Bar>
  );
}
