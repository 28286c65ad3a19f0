import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';

import { useAppSelector, useCountryLabel } from '../../app/hooks';
import { JumpLink } from '../../design/JumpLink';
import { fonts } from '../../design/tokens';
import { hasEnded, MAX_GUESSES, type Round } from '../../domain/round';
import { canBeShared, type RoundId } from '../../domain/roundId';
import type { Texts } from '../../texts/texts';
import { useTexts } from '../../texts/useTexts';
import { selectCurrentRound, selectCurrentRoundId } from './gameSelectors';

/** The id of the section below the board. */
export const ROUND_END = 'round-end';

const Result = styled.div`
  &:focus {
    outline: none;
  }
`;

const Answer = styled.p`
  font: 700 1.25rem/1.3 ${fonts.heading};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 18px;
  margin-top: 10px;
`;

const ToEnd = styled(JumpLink)`
  display: inline-block;
  padding: 10px 0;
`;

function toEndText(id: RoundId, { status }: Round, texts: Texts['game']) {
  if (!canBeShared(id)) return texts.toEnd;
  return status === 'won' ? texts.toEndAndShare : texts.toPlaceAndShare;
}

type Props = {
  readonly box: Ref<HTMLDivElement>;
  /** What the player can do next, where that is another round. */
  readonly children?: ReactNode;
};

/** How the round ended, in the input's place. */
export function RoundResult({ box, children }: Props) {
  const texts = useTexts();
  const id = useAppSelector(selectCurrentRoundId);
  const round = useAppSelector(selectCurrentRound);
  const label = useCountryLabel();

  if (!id || !round || !hasEnded(round)) return null;
  return (
    <Result ref={box} tabIndex={-1}>
      <Answer>
        {round.status === 'won'
          ? texts.game.solvedIn(round.guesses.length, MAX_GUESSES)
          : texts.game.answerWas(label(round.answer.name))}
      </Answer>
      <Ways>
        {children}
        <ToEnd to={ROUND_END}>{toEndText(id, round, texts.game)}</ToEnd>
      </Ways>
    </Result>
  );
}
