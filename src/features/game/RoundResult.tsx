import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';

import { MutedText } from '../../design/MutedText';
import { fonts } from '../../design/tokens';
import { closestGuess, hasEnded } from '../../domain/round';
import { useAppSelector } from '../../store/hooks';
import { useStartTexts } from '../../texts/useTexts';
import { selectCurrentRound } from './gameSelectors';
import { useCountryLabel } from './useCountryLabel';
import { useFormatDistance } from './useFormatDistance';

const Result = styled.div`
  scroll-margin-block: 4px;
`;

const Answer = styled.p`
  font: 700 1.25rem/1.3 ${fonts.heading};
`;

const Actions = styled.div`
  margin-block: 10px 8px;
`;

type Props = {
  readonly box: Ref<HTMLDivElement>;
  readonly children: ReactNode;
};

/** Replaces the input when the round has ended. */
export function RoundResult({ box, children }: Props) {
  const { game, units } = useStartTexts();
  const round = useAppSelector(selectCurrentRound);
  const formatDistance = useFormatDistance();
  const label = useCountryLabel();

  if (!round || !hasEnded(round)) return null;
  const { answer, guesses, status } = round;
  const isWon = status === 'won';
  const closest = isWon ? undefined : closestGuess(round);
  return (
    <Result ref={box} tabIndex={-1}>
      <Answer>
        {isWon ? game.solved[guesses.length - 1] : game.answerWas(label(answer.name))}
      </Answer>
      {closest && (
        <MutedText>
          {game.closest(label(closest.name), units.grouped(formatDistance(closest.distance)))}
        </MutedText>
      )}
      <Actions>{children}</Actions>
    </Result>
  );
}
