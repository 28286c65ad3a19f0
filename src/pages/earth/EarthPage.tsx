import { useState } from 'react';
import { styled } from 'styled-components';

import { useAppSelector, useServices } from '../../app/hooks';
import { Button, MainLink } from '../../design/Button';
import { breakpoints, fonts } from '../../design/tokens';
import type { Continent } from '../../domain/continents';
import { playableNames } from '../../domain/earth';
import { selectLit } from '../../features/earth/earthSelectors';
import { selectCurrentRoundId, selectToday } from '../../features/game/gameSelectors';
import { GamePage } from '../../layout/GamePage';
import { useLoaded } from '../../lib/useLoaded';
import { paths } from '../../paths';
import { useTexts } from '../../texts/useTexts';
import { Continents } from './Continents';
import { CountryCard } from './CountryCard';
import { drawEarth } from './drawEarth';
import { EarthMap } from './EarthMap';
import { isInView, shownPosition, viewOf, WHOLE_EARTH } from './earthView';
import { LitList } from './LitList';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px 40px;
  padding-top: 6px;

  @media ${breakpoints.boardColumns} {
    grid-template-columns: minmax(320px, min(100%, (100dvh - 150px) * 3 / 2)) minmax(220px, 1fr);
  }
`;

const Side = styled.div`
  display: grid;
  align-content: start;
  gap: 16px;
`;

const Count = styled.p`
  font: 700 1.3rem/1.2 ${fonts.heading};
  font-variant-numeric: tabular-nums;
`;

export function EarthPage() {
  const { earth, errors, game, home, recap } = useTexts();
  const services = useServices();
  const { atlas, countries, loadEarth, shareFile, site } = services;
  const isReady = useAppSelector(selectToday) !== null;
  const lit = useAppSelector((state) => selectLit(state, countries));
  const boardId = useAppSelector(selectCurrentRoundId);
  const outlines = useLoaded('earth', loadEarth);
  const [hasFailed, setHasFailed] = useState(false);
  const [selected, setSelected] = useState<string>();
  const [continent, setContinent] = useState<Continent | null>(null);
  // Of the countries lit on one day, the one on the board is the latest.
  const last = lit.find(({ id }) => id === boardId) ?? lit.at(-1);
  const shown = lit.find(({ name }) => name === selected) ?? last;
  const view = continent ? viewOf(continent) : WHOLE_EARTH;
  const count = earth.count(lit.length, playableNames(countries).size);

  const select = (name: string) => {
    setSelected(name);
    const country = lit.find((each) => each.name === name);
    if (country && !isInView(view, shownPosition(view, country.round.answer))) setContinent(null);
  };
  const share = async () => {
    setHasFailed(false);
    const address = site.replace(/^https?:\/\//, '') + paths.earth;
    const picture = await drawEarth(atlas.world.url, lit, outlines, count, address);
    await shareFile(new File([picture], 'zoomle-earth.png', { type: 'image/png' }));
  };
  return (
    <GamePage title={game.menu.earth} subtitle={earth.description} description={earth.description}>
      <Columns>
        <div>
          <EarthMap
            outlines={outlines}
            lit={lit}
            selected={shown}
            onSelect={select}
            isNew={({ id }) => id === boardId}
            view={view}
          />
        </div>
        <Side>
          {isReady && <Count>{count}</Count>}
          {shown && <CountryCard country={shown} isLast={shown === last} />}
          <Continents lit={lit} chosen={continent} isDisabled={!isReady} onChoose={setContinent} />
          {isReady && (
            <div>
              {last ? (
                <>
                  <Button
                    variant="main"
                    onClick={() => void share().catch(() => setHasFailed(true))}
                  >
                    {recap.share}
                  </Button>
                  <p role="alert">{hasFailed && errors.section(game.menu.earth)}</p>
                </>
              ) : (
                <MainLink to={paths.zoomle}>{home.zoomle.play}</MainLink>
              )}
            </div>
          )}
        </Side>
      </Columns>
      <LitList lit={lit} />
    </GamePage>
  );
}
