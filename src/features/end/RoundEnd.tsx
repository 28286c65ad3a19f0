import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { kindOf } from '../../domain/roundId';
import { SectionBoundary } from '../../layout/SectionBoundary';
import { paths } from '../../routes';
import { useAllTexts } from '../../texts/useTexts';
import { selectCurrentRoundId } from '../game/gameSelectors';
import { placeSelected } from '../game/gameSlice';
import { StatisticsPanel } from '../statistics/StatisticsPanel';
import { Recap } from './Recap';

const Stack = styled.div`
  display: grid;
  gap: 20px;
  justify-items: start;
`;

const Statistics = styled.div`
  justify-self: stretch;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 22px;

  a {
    padding: 10px 0;
  }
`;

/** The end of a round, below the board. */
export function RoundEnd() {
  const texts = useAllTexts();
  const dispatch = useAppDispatch();
  const id = useAppSelector(selectCurrentRoundId);
  if (!id) return null;
  const kind = kindOf(id);
  return (
    <Recap onPlaceSelected={(place) => dispatch(placeSelected(place))}>
      <Stack>
        {kind !== 'challenge' && (
          <Ways>
            <Link to={paths.archive}>{texts.roundEnd.pastMaps}</Link>
            {kind !== 'practice' && <Link to={paths.practice}>{texts.roundEnd.practice}</Link>}
            <Link to={paths.challenge}>{texts.game.menu.challenge}</Link>
          </Ways>
        )}
        {kind === 'daily' && (
          <Statistics>
            <h3>{texts.roundEnd.result.statistics}</h3>
            <SectionBoundary name="statistics">
              <StatisticsPanel />
            </SectionBoundary>
          </Statistics>
        )}
      </Stack>
    </Recap>
  );
}
