import type { ComponentProps } from 'react';

import { VisuallyHidden } from '../../../design/VisuallyHidden';
import { useTexts } from '../../../texts/useTexts';

/** A link to another site, in a new tab. */
export const NewTabLink = ({ children, ...link }: ComponentProps<'a'>) => {
  const texts = useTexts();
  return (
    <a {...link} target="_blank" rel="noreferrer">
      <span>{children}</span> <VisuallyHidden>{texts.recap.newTab}</VisuallyHidden>
    </a>
  );
};
