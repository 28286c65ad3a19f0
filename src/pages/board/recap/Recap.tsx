import { useId } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { useAppSelector } from '../../../app/hooks';
import { row } from '../../../design/mixins';
import { hasEnded } from '../../../domain/round';
import { kindOf } from '../../../domain/roundId';
import { selectCurrentRound, selectCurrentRoundId } from '../../../features/game/gameSelectors';
import { StatisticsPanel } from '../../../features/statistics/StatisticsPanel';
import { SectionBoundary } from '../../../layout/SectionBoundary';
import type { Outline } from '../../../maps/outline';
import { paths } from '../../../paths';
import { useTexts } from '../../../texts/useTexts';
import { CountryFacts } from './CountryFacts';
import { MorePlaces } from './MorePlaces';

const Rest = styled.div`
  display: grid;
  gap: 20px;
  padding: 10px 0 18px;
`;

const Ways = styled.div`
  ${row('0 18px')}
  font-size: 0.9rem;

  a {
    padding: 11px 0;
  }
`;

/** What follows a round, below the board: the answer, more of its country, and the ways on. */
export function Recap({ outline }: { readonly outline: Outline | null | undefined }) {
  const { game, recap } = useTexts();
  const headingId = useId();
  const id = useAppSelector(selectCurrentRoundId);
  const round = useAppSelector(selectCurrentRound);
  if (!id || !round || !hasEnded(round)) return null;

  const { name, place } = round.answer;
  const kind = kindOf(id);
  return (
    <section aria-labelledby={headingId}>
      <CountryFacts name={name} place={place} headingId={headingId} outline={outline} />
      <Rest>
        {kind !== 'challenge' && (
          <Ways>
            <Link to={paths.archive}>{recap.pastMaps}</Link>
            <Link to={paths.challenge}>{game.menu.challenge}</Link>
            {kind !== 'practice' && <Link to={paths.practice}>{recap.practice}</Link>}
          </Ways>
        )}
        {kind === 'daily' && (
          <div>
            <h3>{recap.yourStatistics}</h3>
            <SectionBoundary name="statistics">
              <StatisticsPanel round={round} />
            </SectionBoundary>
          </div>
        )}
      </Rest>
      <MorePlaces key={name} name={name} box={outline?.box} />
    </section>
  );
}
