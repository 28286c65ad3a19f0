import { styled } from 'styled-components';

import { mainAction } from '../design/Button';
import { Content } from '../design/Content';
import { PageHeading } from '../design/PageHeading';
import { texts } from '../texts/en';
import { errorTexts } from '../texts/errors';
import { PageHead } from './PageHead';
import { paths } from './paths';
import { ReportButton } from './ReportButton';
import { StartOver } from './StartOver';

const Main = styled(Content)`
  padding-block: 64px;
`;

const Text = styled.p`
  margin: 20px 0;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 18px;
`;

const HomeLink = styled.a`
  ${mainAction}
`;

/**
 * Shown at an address without a page, and in place of a page that failed to render. The link home
 * loads the site anew: after a failure nothing in memory is to be trusted.
 */
export function ErrorPage({ reason }: { readonly reason: 'notFound' | 'broken' }) {
  const { title, home, [reason]: text } = errorTexts;
  return (
    <Main as="main">
      <PageHead title={texts.site.pageTitle(title)} description={text} />
      <PageHeading title={title} />
      <Text role={reason === 'broken' ? 'alert' : undefined}>{text}</Text>
      <Ways>
        <HomeLink href={paths.home}>{home}</HomeLink>
        {reason === 'broken' && <ReportButton />}
      </Ways>
      {reason === 'broken' && <StartOver />}
    </Main>
  );
}
