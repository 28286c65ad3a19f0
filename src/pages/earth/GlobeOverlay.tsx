import { useMemo } from 'react';
import { keyframes, styled } from 'styled-components';

import type { Landmark } from '../../domain/landmarks';
import {
  selectLastLit,
  selectNewlyComplete,
  selectNewlyLit,
} from '../../features/earth/earthSelectors';
import { lightingShown } from '../../features/earth/earthSlice';
import { countryCentre, isSmall } from '../../features/earth/globe/centres';
import { type globeView, VIEW_SIZE } from '../../features/earth/globe/globeView';
import type { Earth } from '../../maps/earthFiles';
import { useAppDispatch, useAppSelector, useServices } from '../../store/hooks';
import { Coast } from './Coast';

const Drawing = styled.svg`
  position: absolute;
  inset: 0;
  pointer-events: none;
`;

const kindle = keyframes`
  from, 40% { fill: #fff; stroke: #fff; }
  75% { fill: rgb(255 140 70 / 80%); stroke: transparent; }
`;

/** A ring that grows and fades. */
const spread = keyframes`
  from { stroke: rgb(255 160 90 / 80%); stroke-width: 1px; }
  to { stroke: rgb(255 140 70 / 0%); stroke-width: 80px; }
`;

const breathe = keyframes`
  from { opacity: 0; scale: 4; }
  60% { opacity: 1; scale: 0.8; }
`;

const Outline = styled.path`
  fill: transparent;
  stroke: #fff;
  stroke-width: 1px;
  stroke-linejoin: round;
  vector-effect: non-scaling-stroke;
`;

const NewOutline = styled(Outline)`
  stroke: transparent;
  animation: ${kindle} 3.2s ease-out;
`;

const Wave = styled(Outline)`
  stroke: transparent;
  animation: ${spread} 1.2s 1.3s ease-out;
`;

/** Shows where a country is, however small. */
const Ring = styled(Outline)`
  stroke-width: 1.5px;
  transform-box: fill-box;
  transform-origin: center;
  animation: ${breathe} 1.4s ease-in-out;
`;

const LastRing = styled(Ring)`
  stroke: #ffd2b8;
`;

type Props = {
  readonly earth: Earth;
  readonly seen: ReturnType<typeof globeView>;
  readonly selected: Landmark | undefined;
};

/** Above a globe that is drawn: the chosen country and the last lit one, and what a new one does. */
export function GlobeOverlay({ earth, seen, selected }: Props) {
  const dispatch = useAppDispatch();
  const { countries } = useServices();
  const newest = useAppSelector((state) => selectNewlyLit(state, countries));
  const complete = useAppSelector((state) => selectNewlyComplete(state, countries));
  const last = useAppSelector((state) => selectLastLit(state, countries))?.round.answer;
  // Not in each frame of a turn.
  const lastCentre = useMemo(() => last && countryCentre(earth.shapes, last), [earth, last]);
  const selectedCentre = useMemo(() => {
    const isRinged = selected && isSmall(earth.shapes.get(selected.name));
    return isRinged && countryCentre(earth.shapes, selected);
  }, [earth, selected]);
  return (
    <Drawing viewBox={`0 0 ${VIEW_SIZE} ${VIEW_SIZE}`} aria-hidden="true">
      {selected && <Outline d={seen.outline(selected)} />}
      {selectedCentre && <Ring key={selected?.name} d={seen.ring(selectedCentre)} />}
      {lastCentre && !newest && last?.name !== selected?.name && (
        <LastRing d={seen.ring(lastCentre)} />
      )}
      {newest && lastCentre && (
        <>
          <Wave d={seen.dot(lastCentre)} />
          {complete && <Coast continent={complete} outlines={earth.outlines} path={seen.line} />}
          <NewOutline
            d={seen.outline(newest.round.answer)}
            onAnimationEnd={() => dispatch(lightingShown(newest.id))}
          />
        </>
      )}
    </Drawing>
  );
}
