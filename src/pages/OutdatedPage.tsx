import { styled } from 'styled-components';

import { useWorld } from '../app/hooks';
import { MainButton } from '../design/Button';
import { Content } from '../design/Content';
import { PageHeading } from '../design/PageHeading';
import { texts } from '../texts/en';
import { PageHead } from './PageHead';
import { TopBar } from './TopBar';

const Text = styled.p`
  margin: 20px 0;
`;

/** Shown in place of a page whose code has not come: most likely it went with its release. */
export function OutdatedPage() {
  const { applyRelease } = useWorld();
  const { lostTitle, lost, reload } = texts.release;
  return (
    <Content as="main">
      <PageHead title={texts.site.pageTitle(lostTitle)} description={lost} />
      <TopBar />
      <PageHeading title={lostTitle} />
      <Text>{lost}</Text>
      <MainButton onClick={applyRelease}>{reload}</MainButton>
    </Content>
  );
}
