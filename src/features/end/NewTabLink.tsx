import type { ReactNode } from 'react';

import { VisuallyHidden } from '../../design/VisuallyHidden';
import { useAllTexts } from '../../texts/useTexts';

type Props = {
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
};

/** Leads to another site in a new tab: the round stays where it is. */
export const NewTabLink = ({ to, className, children }: Props) => {
  const texts = useAllTexts();
  return (
    <a href={to} className={className} target="_blank" rel="noreferrer">
      {children} <VisuallyHidden>{texts.recap.newTab}</VisuallyHidden>
    </a>
  );
};
