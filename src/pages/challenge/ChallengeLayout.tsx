import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

import { fonts } from '../../design/tokens';
import { GamePage } from '../../layout/GamePage';
import { useTexts } from '../../texts/useTexts';

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  align-content: start;
  justify-items: start;

  /* A word that is too long for the line is broken. */
  > * {
    max-width: 100%;
  }
  > p {
    max-width: min(40em, 100%);
  }
`;

const Body = styled(Stack)`
  padding: 20px 0 32px;
`;

export const Headline = styled.p`
  font: 700 clamp(1.6rem, 1.2rem + 2vw, 2.4rem) / 1.1 ${fonts.heading};
`;

export function ChallengeLayout({
  children,
  ...page
}: Omit<ComponentProps<typeof GamePage>, 'description'>) {
  const texts = useTexts();
  return (
    <GamePage {...page} description={texts.challenge.description}>
      <Body>{children}</Body>
    </GamePage>
  );
}
