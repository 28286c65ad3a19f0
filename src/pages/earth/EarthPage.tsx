import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { MainLink, quietAction } from '../../design/Button';
import { row } from '../../design/mixins';
import { breakpoints, color } from '../../design/tokens';
import type { Continent } from '../../domain/continents';
import { playableNames } from '../../domain/earth';
import { selectLit } from '../../features/earth/earthSelectors';
import { selectLastPlayed } from '../../features/earth/earthSlice';
import { selectToday } from '../../features/game/gameSelectors';
import { SharePicture } from '../../features/share/SharePicture';
import { GamePage } from '../../layout/GamePage';
import { useLoaded } from '../../lib/useLoaded';
import { paths } from '../../paths';
import { useAppSelector, useServices, useWorld } from '../../store/hooks';
import { directionOf } from '../../texts/languages';
import { useLanguage, useTexts } from '../../texts/useTexts';
import { Continents } from './Continents';
import { CountryCard } from './CountryCard';
import { drawEarth } from './drawEarth';
import { EarthMap } from './EarthMap';
import { CONTINENT_VIEWS, WHOLE_EARTH } from './earthView';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px 40px;
  padding: 6px 0 40px;

  @media ${breakpoints.boardColumns} {
    grid-template-columns: minmax(320px, min(100%, (100dvh - 150px) * 3 / 2)) minmax(220px, 1fr);
  }
`;

/** Stays in view beside a long list, or above it where there is room for both. */
const Beside = styled.div`
  background: ${color('ground')};

  @media ${breakpoints.boardColumns}, (min-height: 700px) {
    position: sticky;
    z-index: 1;
    top: 12px;
    align-self: start;
  }
`;

const Side = styled.div`
  display: grid;
  align-content: start;
  gap: 16px;
`;

const Actions = styled.div`
  ${row('8px 14px')}
`;

const QuietLink = styled(Link)`
  ${quietAction}
`;

export function EarthPage() {
  const { earth, errors, game, home } = useTexts();
  const { countries, loadEarth, site } = useServices();
  const world = useWorld();
  const language = useLanguage();
  const isReady = useAppSelector(selectToday) !== null;
  const lit = useAppSelector((state) => selectLit(state, countries));
  const lastPlayed = useAppSelector(selectLastPlayed);
  const outlines = useLoaded('earth', loadEarth);
  const [selected, setSelected] = useState<string>();
  const [continent, setContinent] = useState<Continent | null>(null);
  // Of the countries lit on one day, only the one just played is known to be the latest.
  const last = lit.find(({ id }) => id === lastPlayed) ?? lit.at(-1);
  const shown = lit.find(({ name }) => name === selected) ?? last;
  const count = earth.count(lit.length, playableNames(countries).size);

  const draw = async () => {
    const address = site.replace(/^https?:\/\//, '') + paths.earth;
    return drawEarth(
      world.url,
      lit,
      outlines ?? (await loadEarth()),
      [count, address],
      directionOf(language),
    );
  };
  return (
    <GamePage title={game.menu.earth} subtitle={earth.description} description={earth.description}>
      <Columns>
        <Beside>
          <EarthMap
            outlines={outlines}
            lit={lit}
            selected={shown}
            onSelect={setSelected}
            view={continent ? CONTINENT_VIEWS[continent] : WHOLE_EARTH}
          />
        </Beside>
        <Side>
          {isReady && <h2>{count}</h2>}
          {shown && <CountryCard country={shown} isLast={shown === last} />}
          <Actions>
            {last ? (
              <>
                <SharePicture
                  fileName="zoomle-earth.png"
                  draw={draw}
                  failure={errors.section(game.menu.earth)}
                />
                <QuietLink to={paths.practice}>{game.menu.practice}</QuietLink>
              </>
            ) : (
              isReady && <MainLink to={paths.zoomle}>{home.zoomle.play}</MainLink>
            )}
            <p role="alert">{outlines === null && errors.section(game.menu.earth)}</p>
          </Actions>
          <Continents
            lit={lit}
            selected={shown}
            onSelect={setSelected}
            chosen={continent}
            onChoose={setContinent}
          />
        </Side>
      </Columns>
    </GamePage>
  );
}
