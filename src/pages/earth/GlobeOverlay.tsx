import { useMemo } from 'react';
import { keyframes, styled } from 'styled-components';

import {
  selectChosen,
  selectLastLit,
  selectNewlyComplete,
  selectNewlyLit,
} from '../../features/earth/earthSelectors';
import { lightingShown } from '../../features/earth/earthSlice';
import { countryCentre, isSmall } from '../../features/earth/globe/centres';
import { coastOf } from '../../features/earth/globe/coast';
import { type globeView, VIEW_SIZE } from '../../features/earth/globe/globeView';
import type { Earth } from '../../maps/earthFiles';
import { useAppDispatch, useAppSelector, useServices } from '../../store/hooks';

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

/** Once around, then it fades. */
const draw = keyframes`
  from { stroke-dashoffset: 1; stroke-opacity: 1; }
  70% { stroke-dashoffset: 0; stroke-opacity: 1; }
  to { stroke-dashoffset: 0; }
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

/** The coast of a continent that has just become complete: once around, as long as its last country kindles. */
const CoastLine = styled.path`
  fill: none;
  stroke: #ffe2c8;
  stroke-width: 5;
  stroke-linejoin: round;
  stroke-opacity: 0;
  stroke-dasharray: 1;
  animation: ${draw} 2.9s 0.3s ease-in-out;
`;

type Props = { readonly earth: Earth; readonly seen: ReturnType<typeof globeView> };

/** Above a globe that is drawn: the chosen country and the last lit one, and what a new one does. */
export function GlobeOverlay({ earth: { outlines, shapes }, seen }: Props) {
  const dispatch = useAppDispatch();
  const { countries } = useServices();
  const chosen = useAppSelector((state) => selectChosen(state, countries));
  const newest = useAppSelector((state) => selectNewlyLit(state, countries));
  const complete = useAppSelector((state) => selectNewlyComplete(state, countries));
  const last = useAppSelector((state) => selectLastLit(state, countries))?.round.answer;
  const lastCentre = last && countryCentre(shapes, last);
  // Not in each frame of a turn.
  const coast = useMemo(() => complete && coastOf(outlines, complete), [outlines, complete]);
  return (
    <Drawing viewBox={`0 0 ${VIEW_SIZE} ${VIEW_SIZE}`} aria-hidden="true">
      {chosen && <Outline d={seen.outline(chosen)} />}
      {chosen && isSmall(shapes.get(chosen.name)) && (
        <Ring key={chosen.name} d={seen.ring(countryCentre(shapes, chosen))} />
      )}
      {lastCentre && !newest && last.name !== chosen?.name && (
        <Ring d={seen.ring(lastCentre)} style={{ stroke: '#ffd2b8' }} />
      )}
      {newest && lastCentre && (
        <>
          <Wave d={seen.dot(lastCentre)} />
          {coast && <CoastLine d={seen.line(coast)} pathLength={1} />}
          <NewOutline
            d={seen.outline(newest.round.answer)}
            onAnimationEnd={() => dispatch(lightingShown(newest.id))}
          />
        </>
      )}
    </Drawing>
  );
}
