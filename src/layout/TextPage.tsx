import type { ReactNode } from 'react';

import type { TextDocument } from '../texts/document';
import { TitledPage } from './Page';
import { Prose } from './Prose';

type Props = {
  readonly text: TextDocument;
  readonly subtitle?: ReactNode;
  /** For English text on pages in any language. */
  readonly lang?: 'en';
  /** Follows the text, in its style. */
  readonly children?: ReactNode;
};

export const TextPage = ({ text: { body, title, description }, children, ...props }: Props) => (
  <TitledPage title={title} description={description} {...props}>
    <Prose body={body} lang={props.lang}>
      {children}
    </Prose>
  </TitledPage>
);
