import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { playableNames } from '../../domain/earth';
import { averageGuesses, bestMonth } from '../../domain/statistics';
import { selectLit } from '../../features/earth/earthSelectors';
import { selectDailyRounds } from '../../features/rounds/roundsSlice';
import { Figures } from '../../features/statistics/Figures';
import { paths } from '../../paths';
import { useAppSelector, useServices } from '../../store/hooks';
import { localeOf } from '../../texts/languages';
import { useLanguage, useTexts } from '../../texts/useTexts';

const EarthLink = styled(Link)`
  display: inline-block;
  padding: 10px 0;
`;

/** The average number of guesses of rounds won, the best month, and how much of the player's Earth is lit. */
export function MoreStatistics() {
  const { earth, game, labelled, statistics: texts } = useTexts();
  const { countries } = useServices();
  const locale = localeOf(useLanguage());
  const rounds = useAppSelector(selectDailyRounds);
  const lit = useAppSelector((state) => selectLit(state, countries));
  const best = bestMonth(rounds);
  const average = averageGuesses(Object.values(rounds));
  const count = earth.count(lit.length, playableNames(countries).size);
  return (
    <>
      {best && average !== undefined && (
        <Figures
          figures={[
            [texts.average, average.toLocaleString(locale, { maximumFractionDigits: 1 })],
            [texts.bestMonth(best.month), best.won],
          ]}
        />
      )}
      {lit.length > 0 && <EarthLink to={paths.earth}>{labelled(game.menu.earth, count)}</EarthLink>}
    </>
  );
}
