import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { breakpoints, onPicture } from '../../design/tokens';
import { playableNames } from '../../domain/earth';
import { DarkWorld, EarthSvg } from '../../features/earth/DarkWorld';
import { selectLit } from '../../features/earth/earthSelectors';
import { dotPath, earthPosition } from '../../maps/earthOutlines';
import { paths } from '../../paths';
import { useAppSelector, useServices } from '../../store/hooks';
import { useTexts } from '../../texts/useTexts';

const Globe = styled(Link)`
  /* Shrinks before the days do. */
  flex: 0 9 78px;
  min-width: 40px;

  @media ${breakpoints.narrow} {
    display: none;
  }

  path {
    fill: none;
    stroke: ${onPicture.signal};
    stroke-width: 110px;
    stroke-linecap: round;
  }
`;

/** The player's Earth, with a light for each country. */
export function SmallEarth() {
  const { earth, game } = useTexts();
  const { countries } = useServices();
  const lit = useAppSelector((state) => selectLit(state, countries));
  const lights = lit.map(({ round }) => dotPath(earthPosition(round.answer)));
  const count = earth.count(lit.length, playableNames(countries).size);
  return (
    <Globe to={paths.earth} aria-label={`${game.menu.earth}: ${count}`} title={game.menu.earth}>
      <EarthSvg aria-hidden="true">
        <DarkWorld />
        <path d={lights.join('')} />
      </EarthSvg>
    </Globe>
  );
}
