import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { PageHeading } from '../../design/PageHeading';
import { challengeTexts } from '../../texts/challenge';
import { texts } from '../../texts/site';
import { GameDialogs } from '../GameDialogs';
import { GameMenu } from '../GameMenu';
import { Notices } from '../Notices';
import { Page } from '../Page';
import { PageHead } from '../PageHead';
import { SiteFooter } from '../SiteFooter';
import { TopBar } from '../TopBar';

export const Stack = styled.div`
  display: grid;
  gap: 20px;
  align-content: start;
  justify-items: start;

  > p {
    max-width: 40em;
  }
`;

const Body = styled(Stack)`
  padding: 20px 0 32px;
`;

type Props = {
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly children: ReactNode;
};

/** What the pages of challenges share, apart from the board. */
export function ChallengeFrame({ title, subtitle, children }: Props) {
  return (
    <>
      <PageHead title={texts.site.pageTitle(title)} description={challengeTexts.description} />
      <Page
        header={
          <TopBar>
            <GameMenu />
          </TopBar>
        }
      >
        <PageHeading title={title} subtitle={subtitle} />
        <Notices />
        <GameDialogs />
        <Body>{children}</Body>
      </Page>
      <SiteFooter />
    </>
  );
}
