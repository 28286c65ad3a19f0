import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { texts } from '../texts/site';
import { paths } from './paths';

const Bar = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: 24px;
  min-height: 52px;
`;

const BackLink = styled(Link)`
  padding: 10px 0;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;

/** The way back home, and what else a page has at its top. */
export function TopBar({ children }: { readonly children?: ReactNode }) {
  return (
    <Bar>
      <BackLink to={paths.home}>
        <span aria-hidden="true">← </span>
        {texts.site.backToHome}
      </BackLink>
      {children}
    </Bar>
  );
}
