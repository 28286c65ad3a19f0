import { styled } from 'styled-components';

import { useAppDispatch, useAppSelector } from '../app/hooks';
import { MainButton } from '../design/Button';
import { Link } from '../design/Link';
import { isDaily, practiceNumber } from '../domain/roundId';
import { Countdown } from '../features/game/Countdown';
import { selectBoard, selectTodaysRoundId } from '../features/game/gameSelectors';
import { placePicked } from '../features/game/gameSlice';
import { openNextPractice } from '../features/game/openRound';
import { ROUND_END } from '../features/game/RoundResult';
import { Recap } from '../features/recap/Recap';
import { ShareButton } from '../features/share/ShareButton';
import { StatisticsPanel } from '../features/statistics/StatisticsPanel';
import { gameTexts } from '../texts/game';
import { roundEndTexts } from '../texts/roundEnd';
import { paths } from './paths';
import { Region } from './Region';

const Stack = styled.div`
  display: grid;
  gap: 20px;
  justify-items: start;

  & > :has(dl) {
    justify-self: stretch;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 22px;

  a {
    padding: 10px 0;
  }
`;

/** The end of a round, below the board, which stays. */
export function RoundEnd() {
  const dispatch = useAppDispatch();
  const board = useAppSelector(selectBoard);
  const todays = useAppSelector(selectTodaysRoundId);
  if (!board) return null;
  return (
    <Recap id={ROUND_END} onPlacePicked={(place) => dispatch(placePicked(place))}>
      <Stack>
        {practiceNumber(board) > 0 ? (
          <MainButton onClick={() => dispatch(openNextPractice())}>
            {gameTexts.nextPractice}
          </MainButton>
        ) : (
          <ShareButton />
        )}
        {board === todays && <Countdown />}
        <Ways>
          <Link to={paths.archive}>{roundEndTexts.pastMaps}</Link>
          {practiceNumber(board) === 0 && <Link to={paths.practice}>{roundEndTexts.practice}</Link>}
        </Ways>
        {isDaily(board) && (
          <div>
            <h3>{roundEndTexts.result.statistics}</h3>
            <Region name="statistics">
              <StatisticsPanel />
            </Region>
          </div>
        )}
      </Stack>
    </Recap>
  );
}
