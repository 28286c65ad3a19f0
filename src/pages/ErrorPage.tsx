import { styled } from 'styled-components';

import { mainAction } from '../design/Button';
import { Content } from '../design/Content';
import { PageHeading } from '../design/PageHeading';
import { texts } from '../texts/en';
import { PageHead } from './PageHead';
import { paths } from './paths';

const Main = styled(Content)`
  padding-top: 64px;
`;

const Text = styled.p`
  margin: 20px 0;
`;

const HomeLink = styled.a`
  ${mainAction}
`;

/**
 * Shown at an address without a page, and in place of a page that failed to render. The link home
 * loads the site anew: after a failure nothing in memory is to be trusted.
 */
export function ErrorPage({ reason }: { readonly reason: 'notFound' | 'broken' }) {
  return (
    <Main as="main">
      <PageHead title={texts.site.pageTitle(texts.error.title)} description={texts.error[reason]} />
      <PageHeading title={texts.error.title} />
      <Text>{texts.error[reason]}</Text>
      <HomeLink href={paths.home}>{texts.error.home}</HomeLink>
    </Main>
  );
}
