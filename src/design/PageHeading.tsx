import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { breakpoints, color } from './tokens';

/** With the subtitle at the end of the line, where it stays when the title gains a date. */
const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 18px;
  padding: 2px 0 6px;
  border-bottom: 2px solid ${color('ink')};

  @media (min-width: 640px) {
    justify-content: space-between;
  }
`;

const Title = styled.h1`
  font-size: clamp(1.35rem, 1rem + 1.7vw, 1.9rem);

  @media ${breakpoints.narrow} {
    font-size: 1.2rem;
  }
`;

const Subtitle = styled.p`
  color: ${color('muted')};
  font-size: clamp(0.75rem, 3.6vw, 0.95rem);
  line-height: 1.35;
`;

export const TITLE = 'title';

export const focusHeading = () => document.querySelector('h1')?.focus({ preventScroll: true });

/** Focuses what is around the title: unlike the title, it passes no letters on to an input. */
export const focusAroundHeading = () =>
  document.querySelector('h1')?.parentElement?.focus({ preventScroll: true });

type Props = {
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** The title's language, if not the page's. */
  readonly lang?: 'en' | undefined;
};

/** A page's title; navigation moves the focus to it. */
export function PageHeading({ title, subtitle, lang }: Props) {
  return (
    <Heading tabIndex={-1}>
      <Title id={TITLE} tabIndex={-1} lang={lang}>
        {title}
      </Title>
      {subtitle && <Subtitle>{subtitle}</Subtitle>}
    </Heading>
  );
}
