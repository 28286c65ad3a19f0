import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { visuallyHidden } from '../design/mixins';
import { breakpoints } from '../design/tokens';
import { paths } from '../paths';
import { useStartTexts } from '../texts/useTexts';

/** Where it is narrow, seven targets need the page's padding. */
const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 4px;
  min-height: 44px;

  @media ${breakpoints.largeText} {
    flex-wrap: wrap;
  }

  @media ${breakpoints.narrow} {
    gap: 0;
    margin-inline: -12px;
  }
`;

const BackLink = styled(Link)`
  display: flex;
  align-items: center;
  min-height: 44px;
  font-size: clamp(0.75rem, 3.5vw, 1rem);
  line-height: 1.15;
  text-decoration: none;
  overflow-wrap: anywhere;
  hyphens: auto;

  &:hover {
    text-decoration: underline;
  }
  span:first-child {
    margin-inline-end: 0.25em;
  }
  @media ${breakpoints.narrow} {
    span:first-child {
      min-width: 44px;
      margin: 0;
      font-size: 1.5rem;
      text-align: center;
    }
    span:last-child {
      ${visuallyHidden}
    }
  }
  [dir='rtl'] & span:first-child {
    transform: scaleX(-1);
  }
`;

export function TopBar({ children }: { readonly children?: ReactNode }) {
  const texts = useStartTexts();
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
