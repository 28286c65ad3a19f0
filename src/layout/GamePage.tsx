import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { PageHeading } from '../design/PageHeading';
import { pageTitle } from '../texts/siteName';
import { GameDialogs } from './GameDialogs';
import { GameMenu } from './GameMenu';
import { Notices } from './Notices';
import { Page } from './Page';
import { PageHead } from './PageHead';
import { TopBar } from './TopBar';

type Props = {
  readonly title: string;
  readonly description: string;
  readonly subtitle?: ReactNode;
  readonly children: ReactNode;
};

/** A page of the game, apart from the board, with menu, dialogs and notices. */
export function GamePage({ title, description, subtitle, children }: Props) {
  return (
    <>
      <PageHead title={pageTitle(title)} description={description} />
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
        {children}
      </Page>
    </>
  );
}

const Note = styled.p`
  margin: 20px 0;
`;

/** In place of a round that cannot be played: why, and a way on. */
export const NotePage = ({ description, children, ...page }: Props) => (
  <GamePage {...page} description={description}>
    <Note>{description}</Note>
    {children}
  </GamePage>
);
