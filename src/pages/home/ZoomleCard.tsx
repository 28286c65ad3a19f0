import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { row } from '../../design/mixins';
import { breakpoints, color } from '../../design/tokens';
import { selectTodaysCountry } from '../../features/game/gameSelectors';
import { Viewfinder } from '../../features/game/map/Viewfinder';
import { paths } from '../../paths';
import { useAppSelector, useServices } from '../../store/hooks';
import { siteName } from '../../texts/siteName';
import { useStartTexts } from '../../texts/useTexts';
import { TodaysStanding } from './TodaysStanding';

/** In two columns, the picture is as tall as the window allows. */
const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px clamp(20px, 3vw, 40px);

  @media (min-width: 640px) {
    grid-template-columns: minmax(320px, min(640px, (100dvh - 230px) * 4 / 3)) minmax(268px, 1fr);
  }

  /* A band of the picture leaves room for the button. */
  @media (max-width: 639px) and ${breakpoints.short} {
    --band: 150px;
  }
`;

const Name = styled.h2`
  font-size: clamp(1.6rem, 1.2rem + 2vw, 2.4rem);

  a {
    color: inherit;
  }
  a:not(:hover) {
    text-decoration: none;
  }
`;

const Description = styled.p`
  margin-top: 4px;
  color: ${color('muted')};
`;

const Links = styled.nav`
  ${row('0 20px')}
  margin-top: 14px;
  border-top: 1px solid ${color('line')};
  font-size: clamp(0.85rem, 3.6vw, 1rem);

  a {
    padding: 10px 0;
  }
`;

const PAGES = ['practice', 'earth', 'archive', 'statistics', 'challenge'] as const;

export function ZoomleCard() {
  const texts = useStartTexts();
  const { countries } = useServices();
  const country = useAppSelector((state) => selectTodaysCountry(state, countries));
  return (
    <Card>
      {/* For pointers only: the name has the same link. */}
      <Link to={paths.zoomle} tabIndex={-1} aria-hidden="true">
        <Viewfinder country={country} />
      </Link>
      <div>
        <Name>
          <Link to={paths.zoomle}>{siteName}</Link>
        </Name>
        <Description>{texts.home.zoomle.description}</Description>
        <TodaysStanding />
        <Links aria-label={texts.home.zoomle.links}>
          {PAGES.map((name) => (
            <Link key={name} to={paths[name]}>
              {texts.game.menu[name]}
            </Link>
          ))}
        </Links>
      </div>
    </Card>
  );
}
