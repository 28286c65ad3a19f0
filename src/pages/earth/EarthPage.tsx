import { useState } from 'react';
import { styled } from 'styled-components';

import { Button, MainLink, QuietLink } from '../../design/Button';
import { row } from '../../design/mixins';
import { MutedText } from '../../design/MutedText';
import { utcDateOf } from '../../domain/calendar';
import { playableNames } from '../../domain/earth';
import { selectLastLit, selectLit, selectNewlyLit } from '../../features/earth/earthSelectors';
import { selectChosenCountry } from '../../features/earth/earthSlice';
import type { GlobeState } from '../../features/earth/globe/GlobeCanvas';
import { selectToday } from '../../features/game/gameSelectors';
import { leaveChosenRound } from '../../features/game/gameThunks';
import { useWorld } from '../../features/game/map/CountryPicture';
import { Credit } from '../../features/game/map/MapFrame';
import { GamePage } from '../../layout/GamePage';
import { useLoaded } from '../../lib/useLoaded';
import { paths } from '../../paths';
import { useAppDispatch, useAppSelector, useServices } from '../../store/hooks';
import { useTexts } from '../../texts/useTexts';
import { Continents } from './Continents';
import { CountryCard } from './CountryCard';
import { Beside, Columns, Frame, Shown, Side } from './earthStyles';
import { InteractiveGlobe } from './InteractiveGlobe';
import { ShareEarth } from './ShareEarth';

const Actions = styled.div`
  ${row('8px 14px')}
`;

export function EarthPage() {
  const { earth, errors, game, home } = useTexts();
  const dispatch = useAppDispatch();
  const { countries, loadEarth, onWake, reducesMotion } = useServices();
  const { credit } = useWorld();
  const isReady = useAppSelector(selectToday) !== null;
  const lit = useAppSelector((state) => selectLit(state, countries));
  const last = useAppSelector((state) => selectLastLit(state, countries));
  const isNew = useAppSelector((state) => selectNewlyLit(state, countries)) !== undefined;
  const shown = useAppSelector(selectChosenCountry) ?? last?.name;
  const files = useLoaded(onWake, 'earth', loadEarth);
  const [globe, setGlobe] = useState<GlobeState>('drawn');
  const total = playableNames(countries).size;
  const isWhole = last && lit.length === total;
  const count = isWhole
    ? earth.wholeSince(utcDateOf(last.at), total)
    : earth.count(lit.length, total);
  const canShow = isWhole && !reducesMotion();
  const [showing, setShowing] = useState(canShow && isNew ? 1 : 0);
  const cannotDraw = globe !== 'drawn';
  const failure = cannotDraw
    ? earth.noGlobe
    : files === null && errors.section(errors.sections.earth);

  return (
    <GamePage title={game.menu.earth} subtitle={earth.description} description={earth.description}>
      <Columns>
        {globe !== 'failed' && files !== null && (
          <Beside>
            <Frame>
              {files && <InteractiveGlobe earth={files} showing={showing} onState={setGlobe} />}
            </Frame>
            <Credit>{credit}</Credit>
          </Beside>
        )}
        <Side>
          {failure && <MutedText>{failure}</MutedText>}
          {isReady && <h2>{count}</h2>}
          {shown && (
            <Shown>
              <CountryCard name={shown} />
            </Shown>
          )}
          <Actions>
            {isReady && !last && <MainLink to={paths.zoomle}>{home.zoomle.play}</MainLink>}
            {last && <ShareEarth earth={files} {...{ lit, last, count, cannotDraw }} />}
            {canShow && files && !cannotDraw && (
              <Button variant="quiet" onClick={() => setShowing(showing + 1)}>
                {earth.again}
              </Button>
            )}
            {last && (
              // Another country, not the finished round that may be on the board.
              <QuietLink to={paths.practice} onClick={() => dispatch(leaveChosenRound())}>
                {isWhole ? game.menu.practice : earth.another}
              </QuietLink>
            )}
          </Actions>
          <Continents />
        </Side>
      </Columns>
    </GamePage>
  );
}
