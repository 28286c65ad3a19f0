import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { GamePage } from '../../layout/GamePage';
import { useAllTexts } from '../../texts/useTexts';

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
  const texts = useAllTexts();
  return (
    <GamePage title={title} description={texts.challenge.description} subtitle={subtitle}>
      <Body>{children}</Body>
    </GamePage>
  );
}
