import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { continentOf, CONTINENTS } from '../../../domain/continents';
import { selectLitByBoard } from '../../../features/earth/earthSelectors';
import { useCountryLabel } from '../../../features/game/useCountryLabel';
import { paths } from '../../../paths';
import { useAppSelector, useServices } from '../../../store/hooks';
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
  const lit = useAppSelector((state) => selectLitByBoard(state, countries));
  const label = useCountryLabel();
  if (!lit) return null;

  const name = label(lit.name);
  const continent = CONTINENTS.findIndex((each) => each === continentOf(lit.name));
  const text = () => {
    const { milestone } = lit;
    if (milestone === undefined) return earth.nth(name, lit.count);
    if (milestone === 'all') return earth.all;
    if (milestone === 'continent') return earth.continent(earth.continents[continent] ?? '');
    return earth[milestone](name);
  };
  return <Line to={paths.earth}>{text()}</Line>;
}
