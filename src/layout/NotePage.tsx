import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { GamePage } from './GamePage';

const Note = styled.p`
  margin: 20px 0;
`;

type Props = {
  readonly title: string;
  readonly note: string;
  readonly children: ReactNode;
};

/** In place of a round that cannot be played: why, and a way on. */
export const NotePage = ({ title, note, children }: Props) => (
  <GamePage title={title} description={note}>
    <Note>{note}</Note>
    {children}
  </GamePage>
);
