import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { breakpoints } from '../../design/tokens';
import { playableNames } from '../../domain/earth';
import { selectLit } from '../../features/earth/earthSelectors';
import type { GlobeState } from '../../features/earth/globe/GlobeCanvas';
import { globePlaceholder } from '../../features/earth/globe/globePlaceholder';
import { LazyPart } from '../../layout/SectionBoundary';
import { lazyParts } from '../../lib/lazyParts';
import { paths } from '../../paths';
import { useAppSelector, useServices } from '../../store/hooks';
import { useTexts } from '../../texts/useTexts';

const { StillGlobe } = lazyParts(() => import('../../features/earth/globe/StillGlobe'));

const Globe = styled(Link)`
  position: relative;
  flex: none;
  width: 72px;
  height: 72px;
  margin: -10px 0;
  ${globePlaceholder}

  @media ${breakpoints.narrow} {
    display: none;
  }
`;

/** The player's Earth, small and still. It loads when the page has. */
export function SmallEarth() {
  const { earth, game, labelled } = useTexts();
  const { countries, whenIdle } = useServices();
  const lit = useAppSelector((state) => selectLit(state, countries));
  const [isIdle, setIsIdle] = useState(false);
  const [state, setState] = useState<GlobeState>();
  useEffect(() => void whenIdle().then(() => setIsIdle(true)), [whenIdle]);

  const count = earth.count(lit.length, playableNames(countries).size);
  if (state === 'failed') return null;
  return (
    <Globe to={paths.earth} aria-label={labelled(game.menu.earth, count)} title={game.menu.earth}>
      <LazyPart>{isIdle && <StillGlobe onState={setState} />}</LazyPart>
    </Globe>
  );
}
