import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { monthOf } from '../../../domain/calendar';
import { continentOf, countriesOf, litIn } from '../../../domain/continents';
import { highlightOf } from '../../../domain/highlight';
import { kindOf } from '../../../domain/roundId';
import { selectLit, selectLitByBoard } from '../../../features/earth/earthSelectors';
import { useContinentName } from '../../../features/earth/useExpeditionName';
import {
  selectCurrentRound,
  selectCurrentRoundId,
  selectToday,
  selectTodaysRoundId,
} from '../../../features/game/gameSelectors';
import { useCountryLabel } from '../../../features/game/useCountryLabel';
import {
  selectIsBestMonth,
  selectStatistics,
} from '../../../features/statistics/statisticsSelectors';
import { paths } from '../../../paths';
import { useAppSelector, useServices } from '../../../store/hooks';
import { useTexts } from '../../../texts/useTexts';

const Line = styled(Link)`
  display: block;
  margin: -6px 0 8px;
  font-size: 0.9rem;
`;

/** One line that gives a reason to come back. */
export function HighlightLine() {
  const { archive, earth, recap, streak } = useTexts();
  const { countries } = useServices();
  const id = useAppSelector(selectCurrentRoundId);
  const today = useAppSelector(selectToday);
  const isTodays = useAppSelector(selectTodaysRoundId) === id;
  const answer = useAppSelector(selectCurrentRound)?.answer.name ?? '';
  const lit = useAppSelector((state) => selectLit(state, countries));
  const litByBoard = useAppSelector((state) => selectLitByBoard(state, countries));
  const statistics = useAppSelector(selectStatistics);
  const isBestMonth = useAppSelector(selectIsBestMonth);
  const name = useCountryLabel()(answer);
  const nameOf = useContinentName();
  const continent = continentOf(answer);
  if (!id || !today || !statistics || !continent) return null;

  const [count, all] = [litIn(continent, lit).length, countriesOf(continent).length];
  const highlight = highlightOf({
    isPractice: kindOf(id) === 'practice',
    milestone: litByBoard?.milestone,
    lit: litByBoard?.count,
    left: all - count,
    statistics: isTodays ? { ...statistics, isBestMonth } : undefined,
  });
  if (!highlight) return null;
  const there = nameOf(continent);
  const days = streak(statistics.currentStreak);
  const sentence = lit.some((country) => country.name === answer) ? earth.litIn : earth.staysDark;
  const texts = {
    all: earth.all,
    continent: earth.continent(there),
    10: earth.ten(name),
    25: earth.twentyFive(name),
    50: earth.fifty(name),
    100: earth.hundred(name),
    150: earth.hundredFifty(name),
    first: earth.description,
    toGo: earth.toGo(there, all - count),
    progress: sentence(name, earth.of(count, all), there),
    streak: recap.streak(days),
    newBest: recap.newBest(days),
    bestMonth: recap.bestMonth(archive.month(monthOf(today))),
  };
  const isOfDays = highlight === 'streak' || highlight === 'newBest' || highlight === 'bestMonth';
  return <Line to={isOfDays ? paths.statistics : paths.earth}>{texts[highlight]}</Line>;
}
