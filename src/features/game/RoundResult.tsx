import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';

import { useAppSelector } from '../../app/hooks';
import { JumpLink } from '../../design/JumpLink';
import { fonts } from '../../design/tokens';
import { hasEnded, MAX_GUESSES, type Round } from '../../domain/round';
import { canBeShared, type RoundId } from '../../domain/roundId';
import { gameTexts } from '../../texts/game';
import { selectCurrentRound, selectCurrentRoundId } from './gameSelectors';
import { useChangeInRound } from './useChangeInRound';

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

function toEndText(id: RoundId, { status }: Round) {
  if (!canBeShared(id)) return gameTexts.toEnd;
  return status === 'won' ? gameTexts.toEndAndShare : gameTexts.toPlaceAndShare;
}

type Props = {
  /** What the player can do next, where that is another round. */
  readonly children?: ReactNode;
};

/** How the round ended, in the input's place. */
export function RoundResult({ children }: Props) {
  const id = useAppSelector(selectCurrentRoundId);
  const round = useAppSelector(selectCurrentRound);
  const status = round?.status;
  const result = useRef<HTMLDivElement>(null);
  const hasChanged = useChangeInRound(status);

  // The input has unmounted and with it the focus: move that to the result.
  useEffect(() => {
    if (!hasChanged()) return;
    result.current?.focus({ preventScroll: true });
    result.current?.scrollIntoView({ block: 'nearest' });
  });

  if (!id || !round || !hasEnded(round)) return null;
  return (
    <Result ref={result} tabIndex={-1}>
      <Answer>
        {status === 'won'
          ? gameTexts.solvedIn(round.guesses.length, MAX_GUESSES)
          : gameTexts.answerWas(round.answer.name)}
      </Answer>
      <Ways>
        {children}
        <ToEnd to={ROUND_END}>{toEndText(id, round)}</ToEnd>
      </Ways>
    </Result>
  );
}
