import { styled } from 'styled-components';

import { GameDialogs } from './GameDialogs';
import { GameMenu } from './GameMenu';
import { TitledPage, type TitledPageProps } from './Page';

export const GamePage = ({ children, ...page }: TitledPageProps) => (
  <TitledPage {...page} navigation={<GameMenu />}>
    <GameDialogs />
    {children}
  </TitledPage>
);

const Note = styled.p`
  margin: 20px 0;
`;

/** Explains why a round cannot be played, and what to play instead. */
export const NotePage = ({ description, children, ...page }: TitledPageProps) => (
  <GamePage {...page} description={description}>
    <Note>{description}</Note>
    {children}
  </GamePage>
);
