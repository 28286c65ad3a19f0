import { startTransition, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { row } from '../../../design/mixins';
import { hasEnded } from '../../../domain/round';
import { kindOf } from '../../../domain/roundId';
import { selectCurrentRound, selectCurrentRoundId } from '../../../features/game/gameSelectors';
import { StatisticsPanel } from '../../../features/statistics/StatisticsPanel';
import { SectionBoundary } from '../../../layout/SectionBoundary';
import { paths } from '../../../paths';
import { useAppSelector } from '../../../store/hooks';
import { useTexts } from '../../../texts/useTexts';
import { CountryFacts } from './CountryFacts';
import { COUNTRY_HEADING } from './Sight';

const Links = styled.div`
  ${row('0 18px')}
  margin-top: 10px;
  font-size: 0.9rem;

  a {
    padding: 11px 0;
  }
`;

const Statistics = styled.div`
  margin: 20px 0 18px;
`;

/** Renders a list's parts one after the other: all in one frame would hold up the camera. */
function useShownParts(count: number) {
  const [shown, setShown] = useState(1);
  useEffect(() => {
    if (shown < count) startTransition(() => setShown(shown + 1));
  }, [shown, count]);
  return shown;
}

/** What follows a round, below the board: facts about the country, what to play next, and the statistics. */
export function Recap() {
  const { game, recap } = useTexts();
  const shown = useShownParts(3);
  const id = useAppSelector(selectCurrentRoundId);
  const round = useAppSelector(selectCurrentRound);
  if (!id || !round || !hasEnded(round)) return null;

  const kind = kindOf(id);
  const parts = [
    <CountryFacts key="facts" name={round.answer.name} />,
    kind !== 'challenge' && (
      <Links key="links">
        <Link to={paths.archive}>{recap.pastMaps}</Link>
        <Link to={paths.challenge}>{game.menu.challenge}</Link>
        {kind !== 'practice' && <Link to={paths.practice}>{recap.practice}</Link>}
      </Links>
    ),
    kind === 'daily' && (
      <Statistics key="statistics">
        <h3>{recap.yourStatistics}</h3>
        <SectionBoundary name="statistics">
          <StatisticsPanel round={round} />
        </SectionBoundary>
      </Statistics>
    ),
  ];
  return <section aria-labelledby={COUNTRY_HEADING}>{parts.slice(0, shown)}</section>;
}
