import { styled } from 'styled-components';

import { useAppDispatch, useAppSelector } from '../app/hooks';
import { QuietButton } from '../design/Button';
import { color } from '../design/tokens';
import { isDaily, practiceNumber } from '../domain/roundId';
import { Countdown } from '../features/game/Countdown';
import { selectBoard, selectRound, selectStatus } from '../features/game/gameSelectors';
import { openNextPractice } from '../features/game/openRound';
import { ShareButton } from '../features/share/ShareButton';
import { StatisticsPanel } from '../features/statistics/StatisticsPanel';
import { texts } from '../texts/en';

const Section = styled.section`
  display: grid;
  gap: 28px 40px;
  padding: 22px 0 48px;
  border-top: 2px solid ${color('ink')};

  @media (min-width: 760px) {
    grid-template-columns: 3fr 2fr;
  }
`;

const Column = styled.div`
  display: grid;
  gap: 18px;
  align-content: start;
`;

const Answer = styled.p`
  margin-top: 6px;
  font-size: 1.1rem;
`;

/** The end of a round, below the board, which stays. */
export function RoundEnd() {
  const dispatch = useAppDispatch();
  const status = useAppSelector(selectStatus);
  const board = useAppSelector(selectBoard);
  const answer = useAppSelector(selectRound)?.answer;
  if (!board || !answer || status === 'playing') return null;
  return (
    <Section aria-label={texts.result.heading}>
      <Column>
        <div>
          <h2>{texts.result.heading}</h2>
          <Answer>{texts.result.answer(answer.name, answer.place)}</Answer>
        </div>
        <ShareButton />
        {practiceNumber(board) > 0 && (
          <div>
            <QuietButton onClick={() => dispatch(openNextPractice())}>
              {texts.game.nextPractice}
            </QuietButton>
          </div>
        )}
        {isDaily(board) && <Countdown />}
      </Column>
      {isDaily(board) && (
        <div>
          <h2>{texts.result.statistics}</h2>
          <StatisticsPanel />
        </div>
      )}
    </Section>
  );
}
