import { styled } from 'styled-components';

import { resultFill } from '../../design/dayStyles';
import { row } from '../../design/mixins';
import { color, fonts } from '../../design/tokens';
import { type Guess, MAX_GUESSES, type Round, type RoundStatus } from '../../domain/round';
import { Countdown } from '../../features/game/Countdown';
import { selectTodaysRoundId } from '../../features/game/gameSelectors';
import { ShareButton } from '../../features/share/ShareButton';
import { selectLastWeek, selectShownStreak } from '../../features/statistics/statisticsSelectors';
import { useAppSelector } from '../../store/hooks';
import { dayMarks } from '../../texts/dayMarks';
import { useStartTexts, useTexts } from '../../texts/useTexts';
import { SmallEarth } from './SmallEarth';

const Outcome = styled.div`
  ${row('2px 12px')}
  font: 700 1.25rem/1.3 ${fonts.heading};

  p {
    color: ${color('muted')};
    font: 600 0.95rem/1.3 ${fonts.heading};
  }
`;

const Squares = styled.span`
  display: flex;
  gap: 3px;
`;

const Square = styled.span<{ $guess: Guess | undefined }>`
  width: 0.85rem;
  height: 0.85rem;
  border: 2px solid ${color('line')};

  ${({ $guess }) => $guess && resultFill[$guess.isCorrect ? 'won' : 'lost']}
`;

const Next = styled.div`
  grid-row: 3;

  [role='timer'] {
    font-size: 0.95rem;
  }
`;

/** The week, and the Earth beside it. */
const Beside = styled.div`
  display: flex;
  gap: 14px;
`;

/** Shrinks in a narrow column, such as a tablet's. */
const Days = styled.ol`
  display: flex;
  gap: 6px;
  min-width: 0;
  color: ${color('muted')};
  font: 600 0.8rem/1.5 ${fonts.heading};
  text-align: center;

  li {
    min-width: 0;
  }
`;

const Mark = styled.b<{ $status: RoundStatus | undefined }>`
  display: grid;
  place-items: center;
  width: min(2.1rem, 10vw);
  max-width: 100%;
  aspect-ratio: 1;
  border: 2px solid ${color('line')};
  font-size: 1rem;
  line-height: 1;
  font-variant-numeric: tabular-nums;

  ${({ $status }) => $status && resultFill[$status]}
`;

export function TodaysResult({ round }: { readonly round: Round }) {
  const texts = useStartTexts();
  const { zoomle } = texts.home;
  const streak = useAppSelector(selectShownStreak);
  return (
    <Outcome>
      <span>
        {round.status === 'won' ? zoomle.won(round.guesses.length, MAX_GUESSES) : zoomle.lost}
      </span>
      <Squares aria-hidden="true">
        {Array.from({ length: MAX_GUESSES }, (_, index) => (
          <Square key={index} $guess={round.guesses[index]} />
        ))}
      </Squares>
      {streak && <p>{texts.streak(streak)}</p>}
    </Outcome>
  );
}

export function TodaysShare() {
  const id = useAppSelector(selectTodaysRoundId);
  return id && <ShareButton id={id} />;
}

export const NextMap = () => (
  <Next>
    <Countdown />
  </Next>
);

export function Week() {
  const texts = useTexts();
  const week = useAppSelector(selectLastWeek);
  return (
    <Beside>
      <Days role="list" aria-label={texts.home.zoomle.week}>
        {week.map(({ date, round }) => {
          const count = round?.guesses.length ?? 0;
          const result = round ? texts.day.result[round.status](count) : texts.day.notPlayed;
          return (
            <li key={date} aria-label={texts.day.named(date, result)}>
              <Mark $status={round?.status} aria-hidden="true">
                {round && dayMarks[round.status](count)}
              </Mark>
              <span aria-hidden="true">{texts.day.weekdayLetter(date)}</span>
            </li>
          );
        })}
      </Days>
      <SmallEarth />
    </Beside>
  );
}
