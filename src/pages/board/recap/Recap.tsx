import { useDeferredValue } from 'react';
import { styled } from 'styled-components';

import { hasEnded } from '../../../domain/round';
import { kindOf } from '../../../domain/roundId';
import { selectCurrentRound, selectCurrentRoundId } from '../../../features/game/gameSelectors';
import { StatisticsPanel } from '../../../features/statistics/StatisticsPanel';
import { SectionBoundary } from '../../../layout/SectionBoundary';
import { useAppSelector } from '../../../store/hooks';
import { useTexts } from '../../../texts/useTexts';
import { CountryFacts } from './CountryFacts';
import { COUNTRY_HEADING } from './Sight';

const Statistics = styled.div`
  margin: 20px 0 18px;
`;

/** What follows a round, below the board: facts about the country, and the statistics. */
export function Recap() {
  const { recap } = useTexts();
  // All in one frame would hold up the camera.
  const hasFacts = useDeferredValue(true, false);
  const id = useAppSelector(selectCurrentRoundId);
  const round = useAppSelector(selectCurrentRound);
  if (!id || !round || !hasEnded(round)) return null;
  return (
    <section aria-labelledby={COUNTRY_HEADING}>
      <CountryFacts name={round.answer.name} />
      {hasFacts && kindOf(id) === 'daily' && (
        <Statistics>
          <h3>{recap.yourStatistics}</h3>
          <SectionBoundary name="statistics">
            <StatisticsPanel round={round} />
          </SectionBoundary>
        </Statistics>
      )}
    </section>
  );
}
