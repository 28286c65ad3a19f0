import { createSelector } from '@reduxjs/toolkit';
import { styled } from 'styled-components';

import { color } from '../../design/tokens';
import { CONTINENTS, countriesOf, litIn } from '../../domain/continents';
import { bestMonth } from '../../domain/statistics';
import { selectLit } from '../../features/earth/earthSelectors';
import { selectDailyRounds } from '../../features/rounds/roundsSlice';
import { Figures } from '../../features/statistics/Figures';
import { selectStatistics } from '../../features/statistics/statisticsSelectors';
import { useAppSelector, useServices } from '../../store/hooks';
import { localeOf } from '../../texts/languages';
import { useLanguage, useTexts } from '../../texts/useTexts';

const selectBestMonth = createSelector([selectDailyRounds], bestMonth);

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

const Bars = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: 10px 40px;
  margin-top: 10px;

  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 2px 12px;
    font-size: 0.9rem;
  }
  small {
    color: ${color('muted')};
    font-variant-numeric: tabular-nums;
  }
  progress {
    flex: 100% 0 0;
    height: 6px;
    accent-color: ${color('signal')};
  }
`;

/** How much of each continent is lit on the player's Earth. */
export function ContinentBars() {
  const { earth, statistics: texts } = useTexts();
  const { countries } = useServices();
  const lit = useAppSelector((state) => selectLit(state, countries));
  if (lit.length === 0) return null;
  return (
    <>
      <h2>{texts.continents}</h2>
      <Bars role="list" aria-label={texts.continents}>
        {CONTINENTS.map((continent, index) => {
          const [count, all] = [litIn(continent, lit).length, countriesOf(continent).length];
          return (
            <li key={continent}>
              <span>{earth.continents[index]}</span> <small>{`${count}/${all}`}</small>
              <progress aria-hidden="true" value={count} max={all} />
            </li>
          );
        })}
      </Bars>
    </>
  );
}
