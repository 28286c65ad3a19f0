import { styled } from 'styled-components';

import { GameDialogs } from './GameDialogs';
import { GameMenu } from './GameMenu';
import { TitledPage, type TitledPageProps } from './Page';

/** A page of the game, apart from the board, with its menu and dialogs. */
export const GamePage = ({ children, ...page }: TitledPageProps) => (
  <TitledPage {...page} navigation={<GameMenu />}>
    <GameDialogs />
    {children}
  </TitledPage>
);

const Note = styled.p`
  margin: 20px 0;
`;

/** In place of a round that cannot be played: why, and a way on. */
export const NotePage = ({ description, children, ...page }: TitledPageProps) => (
  <GamePage {...page} description={description}>
    <Note>{description}</Note>
    {children}
  </GamePage>
);
