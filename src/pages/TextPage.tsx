import { styled } from 'styled-components';

import { Content } from '../design/Content';
import { PageHeading } from '../design/PageHeading';
import { texts } from '../texts/en';
import type { PageText } from '../texts/pages';
import { SiteFooter } from './SiteFooter';
import { TopBar } from './TopBar';

const Text = styled.div`
  max-width: 66ch;
  padding-top: 20px;

  p + p {
    margin-top: 1em;
  }
`;

/** A page that only says something: a heading and paragraphs. */
export function TextPage({ text: { heading, paragraphs } }: { readonly text: PageText }) {
  return (
    <>
      <title>{texts.site.pageTitle(heading)}</title>
      <Content as="main">
        <TopBar />
        <PageHeading title={heading} />
        <Text>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Text>
      </Content>
      <SiteFooter />
    </>
  );
}
