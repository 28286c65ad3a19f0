import { styled } from 'styled-components';

import { useAppDispatch, useAppSelector } from '../app/hooks';
import { QuietButton } from '../design/Button';
import { isDaily, practiceNumber } from '../domain/roundId';
import { Countdown } from '../features/game/Countdown';
import { selectBoard } from '../features/game/gameSelectors';
import { placePicked } from '../features/game/gameSlice';
import { openNextPractice } from '../features/game/openRound';
import { Recap } from '../features/recap/Recap';
import { ShareButton } from '../features/share/ShareButton';
import { StatisticsPanel } from '../features/statistics/StatisticsPanel';
import { texts } from '../texts/en';

const Stack = styled.div`
  display: grid;
  gap: 20px;
  justify-items: start;

  & > :last-child {
    justify-self: stretch;
  }
`;

/** The end of a round, below the board, which stays. */
export function RoundEnd() {
  const dispatch = useAppDispatch();
  const board = useAppSelector(selectBoard);
  if (!board) return null;
  return (
    <Recap onPlacePicked={(place) => dispatch(placePicked(place))}>
      <Stack>
        <ShareButton />
        {practiceNumber(board) > 0 && (
          <QuietButton onClick={() => dispatch(openNextPractice())}>
            {texts.game.nextPractice}
          </QuietButton>
        )}
        {isDaily(board) && (
          <>
            <Countdown />
            <div>
              <h3>{texts.result.statistics}</h3>
              <StatisticsPanel />
            </div>
          </>
        )}
      </Stack>
    </Recap>
  );
}
