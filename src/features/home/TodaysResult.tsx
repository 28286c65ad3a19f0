import { styled } from 'styled-components';

import { useAppSelector } from '../../app/hooks';
import { resultFill, row } from '../../design/mixins';
import { color, fonts } from '../../design/tokens';
import { MAX_GUESSES, type Round } from '../../domain/round';
import { useTexts } from '../../texts/useTexts';
import { Countdown } from '../game/Countdown';
import { selectTodaysRoundId } from '../game/gameSelectors';
import { ShareButton } from '../share/ShareButton';
import { selectShownStreak } from '../statistics/statisticsSelectors';

const Outcome = styled.div`
  grid-area: result;
  ${row('2px 12px')}
  font: 700 1.25rem/1.3 ${fonts.heading};
`;

const Squares = styled.span`
  display: flex;
  gap: 3px;
`;

const Square = styled.span<{ $status: Round['status'] | null }>`
  width: 0.85rem;
  height: 0.85rem;
  border: 2px solid ${color('line')};

  ${({ $status }) => $status && resultFill[$status]}
`;

const Streak = styled.p`
  color: ${color('muted')};
  font: 600 0.95rem/1.3 ${fonts.heading};
`;

const Share = styled.div`
  grid-area: share;
`;

const Further = styled.div`
  grid-area: further;
`;

/** One square per guess; null for unused guesses. */
const squaresOf = ({ guesses }: Round) =>
  Array.from({ length: MAX_GUESSES }, (_, index) => {
    const guess = guesses[index];
    if (!guess) return null;
    return guess.isCorrect ? 'won' : 'lost';
  });

/** How today's round ended, with the share button and the countdown. */
export function TodaysResult({ round }: { readonly round: Round }) {
  const texts = useTexts();
  const { zoomle } = texts.home;
  const id = useAppSelector(selectTodaysRoundId);
  const streak = useAppSelector(selectShownStreak);
  return (
    <>
      <Outcome>
        {round.status === 'won' ? zoomle.won(round.guesses.length, MAX_GUESSES) : zoomle.lost}
        <Squares aria-hidden="true">
          {squaresOf(round).map((status, index) => (
            <Square key={index} $status={status} />
          ))}
        </Squares>
        {streak && <Streak>{texts.streak(streak)}</Streak>}
      </Outcome>
      <Share>{id && <ShareButton id={id} />}</Share>
      <Further>
        <Countdown />
      </Further>
    </>
  );
}
