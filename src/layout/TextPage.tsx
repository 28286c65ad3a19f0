import type { ReactNode } from 'react';

import { PageHeading } from '../design/PageHeading';
import type { TextDocument } from '../texts/document';
import { pageTitle } from '../texts/siteName';
import { Notices } from './Notices';
import { Page } from './Page';
import { PageHead } from './PageHead';
import { Prose } from './Prose';
import { TopBar } from './TopBar';

type Props = {
  readonly text: TextDocument;
  readonly subtitle?: ReactNode;
  /** Set for English text on pages of any language. */
  readonly lang?: 'en';
  /** Below the text, in its style. */
  readonly children?: ReactNode;
};

/** A page of a document written in Markdown. */
export function TextPage({ text, subtitle, lang, children }: Props) {
  const { title, description, body } = text;
  return (
    <>
      <PageHead title={pageTitle(title)} description={description} />
      <Page header={<TopBar />}>
        <PageHeading title={title} subtitle={subtitle} lang={lang} />
        <Notices />
        <Prose body={body} lang={lang}>
          {children}
        </Prose>
      </Page>
    </>
  );
}
