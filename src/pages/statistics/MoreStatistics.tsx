import { createSelector } from '@reduxjs/toolkit';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { playableNames } from '../../domain/earth';
import { bestMonth } from '../../domain/statistics';
import { selectLit } from '../../features/earth/earthSelectors';
import { selectDailyRounds } from '../../features/rounds/roundsSlice';
import { Figures } from '../../features/statistics/Figures';
import { selectStatistics } from '../../features/statistics/statisticsSelectors';
import { paths } from '../../paths';
import { useAppSelector, useServices } from '../../store/hooks';
import { localeOf } from '../../texts/languages';
import { useLanguage, useTexts } from '../../texts/useTexts';

const selectBestMonth = createSelector([selectDailyRounds], bestMonth);

const EarthLink = styled(Link)`
  display: inline-block;
  padding: 10px 0;
`;

/** The average number of guesses of rounds won, and the best month. */
export function WonFigures() {
  const { statistics: texts } = useTexts();
  const locale = localeOf(useLanguage());
  const { won = 0, distribution = [] } = useAppSelector(selectStatistics) ?? {};
  const best = useAppSelector(selectBestMonth);
  if (!best) return null;
  const guesses = distribution.reduce((sum, rounds, index) => sum + rounds * (index + 1), 0);
  const average = (guesses / won).toLocaleString(locale, { maximumFractionDigits: 1 });
  return (
    <Figures
      figures={[
        [texts.average, average],
        [texts.bestMonth(best.month), best.won],
      ]}
    />
  );
}

/** How much of the player's Earth is lit. */
export function LitCount() {
  const { earth, game, labelled } = useTexts();
  const { countries } = useServices();
  const lit = useAppSelector((state) => selectLit(state, countries));
  if (lit.length === 0) return null;
  const count = earth.count(lit.length, playableNames(countries).size);
  return <EarthLink to={paths.earth}>{labelled(game.menu.earth, count)}</EarthLink>;
}
