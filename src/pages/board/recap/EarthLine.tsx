import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { continentOf, countriesOf, litIn } from '../../../domain/continents';
import { kindOf } from '../../../domain/roundId';
import { selectLit, selectLitByBoard } from '../../../features/earth/earthSelectors';
import { useContinentName } from '../../../features/earth/useExpeditionName';
import { selectCurrentRound, selectCurrentRoundId } from '../../../features/game/gameSelectors';
import { useCountryLabel } from '../../../features/game/useCountryLabel';
import { paths } from '../../../paths';
import { useAppSelector, useServices } from '../../../store/hooks';
import { useTexts } from '../../../texts/useTexts';

const Line = styled(Link)`
  display: block;
  margin: -6px 0 8px;
  font-size: 0.9rem;
`;

/** Says that the round has lit its country on the player's Earth; of practice, how far its continent is. */
export function EarthLine() {
  const text = useEarthText();
  return text && <Line to={paths.earth}>{text}</Line>;
}

function useEarthText() {
  const { earth } = useTexts();
  const { countries } = useServices();
  const id = useAppSelector(selectCurrentRoundId);
  const answer = useAppSelector(selectCurrentRound)?.answer.name ?? '';
  const lit = useAppSelector((state) => selectLit(state, countries));
  const litByBoard = useAppSelector((state) => selectLitByBoard(state, countries));
  const name = useCountryLabel()(answer);
  const nameOf = useContinentName();
  const continent = continentOf(answer);

  const milestone = litByBoard?.milestone;
  if (milestone === 'all') return earth.all;
  if (milestone === 'continent') return continent && earth.continent(nameOf(continent));
  if (milestone) return earth[milestone](name);
  if (continent && id && kindOf(id) === 'practice') {
    const progress = earth.of(litIn(continent, lit).length, countriesOf(continent).length);
    const isLit = lit.some((country) => country.name === answer);
    return (isLit ? earth.litIn : earth.staysDark)(name, progress, nameOf(continent));
  }
  return litByBoard && earth.nth(name, litByBoard.count);
}
