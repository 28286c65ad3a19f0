import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { continentOf, CONTINENTS, milestoneOf } from '../../../domain/continents';
import { litUpTo, playableNames } from '../../../domain/earth';
import { selectLit } from '../../../features/earth/earthSelectors';
import { selectCurrentRoundId } from '../../../features/game/gameSelectors';
import { paths } from '../../../paths';
import { useAppSelector, useCountryLabel, useServices } from '../../../store/hooks';
import { useTexts } from '../../../texts/useTexts';

const Line = styled(Link)`
  display: block;
  margin: -6px 0 8px;
  font-size: 0.9rem;
`;

/** Says that the round has lit its country on the player's Earth. */
export function EarthLine() {
  const { earth } = useTexts();
  const { countries } = useServices();
  const id = useAppSelector(selectCurrentRoundId);
  const lit = useAppSelector((state) => selectLit(state, countries));
  const label = useCountryLabel();
  const country = lit.find((each) => each.id === id);
  if (!country) return null;

  const name = label(country.name);
  const continent = CONTINENTS.findIndex((each) => each === continentOf(country.name));
  const upToNow = litUpTo(lit, country);
  const text = () => {
    const milestone = milestoneOf(country.name, upToNow, playableNames(countries).size);
    if (milestone === undefined) return earth.nth(name, upToNow.length);
    if (milestone === 'all') return earth.all;
    if (milestone === 'continent') return earth.continent(earth.continents[continent] ?? '');
    return earth[milestone](name);
  };
  return <Line to={paths.earth}>{text()}</Line>;
}
