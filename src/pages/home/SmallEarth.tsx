import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { useAppSelector, useServices } from '../../app/hooks';
import { breakpoints, onPicture } from '../../design/tokens';
import { playableNames } from '../../domain/earth';
import { DARK_SEA, DarkWorld } from '../../features/earth/DarkWorld';
import { selectLit } from '../../features/earth/earthSelectors';
import { EARTH_ASPECT, EARTH_FRAME, earthPosition } from '../../maps/earthOutlines';
import { paths } from '../../paths';
import { useTexts } from '../../texts/useTexts';

const Globe = styled(Link)`
  /* Shrinks before the days do. */
  flex: 0 9 78px;
  min-width: 40px;

  @media ${breakpoints.narrow} {
    display: none;
  }

  svg {
    display: block;
    width: 100%;
    background: ${DARK_SEA};
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
  const lights = lit.map(({ round }) => {
    const { x, y } = earthPosition(round.answer);
    return `M${x} ${y}h0`;
  });
  const count = earth.count(lit.length, playableNames(countries).size);
  return (
    <Globe to={paths.earth} aria-label={`${game.menu.earth}: ${count}`} title={game.menu.earth}>
      <svg
        viewBox={`0 0 ${EARTH_FRAME.width} ${EARTH_FRAME.width / EARTH_ASPECT}`}
        aria-hidden="true"
      >
        <DarkWorld />
        <path d={lights.join('')} />
      </svg>
    </Globe>
  );
}
