import {
  type CSSProperties,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { keyframes, styled } from 'styled-components';

import { color } from '../../design/tokens';
import type { LitCountry } from '../../domain/earth';
import type { Point } from '../../domain/geography';
import type { Landmark } from '../../domain/landmarks';
import {
  selectLastLit,
  selectNewlyComplete,
  selectNewlyLit,
} from '../../features/earth/earthSelectors';
import { lightingShown } from '../../features/earth/earthSlice';
import { countryCentre, FIRST_VIEW } from '../../features/earth/globe/centres';
import { GlobeCanvas, type GlobeState } from '../../features/earth/globe/GlobeCanvas';
import { globeView, type PointerPosition, VIEW_SIZE } from '../../features/earth/globe/globeView';
import { limitedZoom, TURN_ONCE, type View } from '../../features/earth/globe/turns';
import { useDawn } from '../../features/earth/globe/useDawn';
import { NEARER, useTurning } from '../../features/earth/globe/useTurning';
import { useCountryLabel } from '../../features/game/useCountryLabel';
import type { Earth } from '../../maps/earthFiles';
import { useAppDispatch, useAppSelector, useServices } from '../../store/hooks';
import { useTexts } from '../../texts/useTexts';
import { Coast } from './Coast';
import { ZoomButtons } from './ZoomButtons';

/** Takes all swipes: the page scrolls beside and below it. */
const Surface = styled.div<{ $isOnCountry: boolean }>`
  position: absolute;
  inset: 0;
  overflow: hidden;
  cursor: ${({ $isOnCountry }) => ($isOnCountry ? 'pointer' : 'grab')};
  touch-action: none;
  user-select: none;

  &:active {
    cursor: grabbing;
  }
  svg {
    position: absolute;
    inset: 0;
    pointer-events: none;
  }
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

/** On the side of the pointer that has more room, where it fits or wraps. */
const Name = styled.span`
  position: absolute;
  z-index: 1;
  margin: 14px 12px;
  padding: 2px 8px;
  background: ${color('ink')};
  color: ${color('ground')};
  font-size: 0.85rem;
  overflow-wrap: anywhere;
  pointer-events: none;
`;

function positionOf({ clientX, clientY, currentTarget }: PointerEvent): PointerPosition {
  const { left, top, width } = currentTarget.getBoundingClientRect();
  const pixel = VIEW_SIZE / width;
  return { x: (clientX - left) * pixel, y: (clientY - top) * pixel, pixel };
}

/** Where the name is, given the pointer's position. */
function placeOfName({ x, y, pixel }: PointerPosition): CSSProperties {
  return {
    [x > VIEW_SIZE / 2 ? 'right' : 'left']: Math.min(x, VIEW_SIZE - x) / pixel,
    [y > VIEW_SIZE / 2 ? 'bottom' : 'top']: Math.min(y, VIEW_SIZE - y) / pixel,
  };
}

type Props = {
  readonly earth: Earth;
  readonly lit: readonly LitCountry[];
  /** What can be selected. */
  readonly landmarks: readonly Landmark[];
  /** The one with a white edge. */
  readonly selected: Landmark | undefined;
  readonly onSelect: (name: string) => void;
  /** What to turn to; a country chosen on the globe itself is not neared to. */
  readonly target: View | undefined;
  /** Shows how the whole Earth lights up, this many times so far. */
  readonly showing: number;
  readonly onState: (state: GlobeState) => void;
};

/** Pointers and keys turn and near it, pointers select on it; the keyboard selects countries in the lists. */
export function InteractiveGlobe(props: Props) {
  const { earth, lit, landmarks, selected, onSelect, target, showing, onState } = props;
  const texts = useTexts();
  const label = useCountryLabel();
  const dispatch = useAppDispatch();
  const { countries } = useServices();
  const newest = useAppSelector((state) => selectNewlyLit(state, countries));
  const complete = useAppSelector((state) => selectNewlyComplete(state, countries));
  const [pointer, setPointer] = useState<PointerPosition>();
  const surface = useRef<HTMLDivElement>(null);
  const clickedPoint = useRef<Point>(undefined);
  /** Chosen by the last click, until it is turned to. */
  const clickedName = useRef<string>(undefined);

  // Not in each frame of a turn: it compares the areas of all parts.
  const newCentre = useMemo(
    () => newest && countryCentre(earth.shapes, newest.round.answer),
    [earth, newest],
  );
  const before = lit.filter((each) => each !== newest).at(-1);
  // From the country before it, a new one is turned to.
  const start = newest ? { ...FIRST_VIEW, ...before?.round.answer } : (target ?? FIRST_VIEW);
  const globe = useTurning(surface, start, (event, isDouble) => {
    if (isDouble) {
      // Since the first click, it may have turned.
      const point = clickedPoint.current;
      if (point) turn((from) => ({ ...point, zoom: limitedZoom(NEARER * from.zoom) }));
      return;
    }
    const position = positionOf(event);
    const country = seen.countryAt(position, landmarks);
    clickedPoint.current = seen.pointAt(position);
    clickedName.current = country?.name;
    if (country) onSelect(country.name);
  });
  const { view, run, turn, near, onKeyDown, handlers } = globe;
  const seen = globeView(view, earth.shapes);
  const [isPainted, setIsPainted] = useState(false);
  const source = useAppSelector((state) => selectLastLit(state, countries));
  const dawn = useDawn(source?.round.answer, showing, isPainted, globe);
  const hovered = pointer && seen.countryAt(pointer, landmarks);
  // A dark one is named by a click: a name that was not asked for would spoil a round.
  const isNamed = lit.some(({ name }) => name === hovered?.name);

  const turnToTarget = useEffectEvent(() => {
    const isClicked = selected && clickedName.current === selected.name;
    if (target) turn(({ zoom }) => (isClicked ? { ...target, zoom } : target));
    clickedName.current = undefined;
  });
  useEffect(() => turnToTarget(), [target]);

  return (
    <>
      <Surface
        role="application"
        aria-label={texts.earth.globe}
        tabIndex={0}
        $isOnCountry={hovered !== undefined}
        ref={surface}
        {...handlers}
        onKeyDown={onKeyDown}
        onPointerMove={(event) => {
          handlers.onPointerMove(event);
          const isHovering = event.pointerType === 'mouse' && event.buttons === 0;
          setPointer(isHovering ? positionOf(event) : undefined);
        }}
        onPointerLeave={() => setPointer(undefined)}
      >
        <GlobeCanvas
          earth={earth}
          lit={lit}
          view={{ ...view, dawn }}
          onState={onState}
          onPainted={(isSmooth) => {
            setIsPainted(true);
            // By itself, unless a player has turned it already.
            if (isSmooth && !target && view === FIRST_VIEW) run(TURN_ONCE);
          }}
        />
        <svg viewBox={`0 0 ${VIEW_SIZE} ${VIEW_SIZE}`} aria-hidden="true">
          {selected && <Outline d={seen.outline(selected)} />}
          {newest && newCentre && (
            <>
              <Wave d={seen.dot(newCentre)} />
              {complete && (
                <Coast continent={complete} outlines={earth.outlines} path={seen.line} />
              )}
              <NewOutline
                d={seen.outline(newest.round.answer)}
                onAnimationEnd={() => dispatch(lightingShown(newest.id))}
              />
            </>
          )}
        </svg>
        {hovered && isNamed && <Name style={placeOfName(pointer)}>{label(hovered.name)}</Name>}
      </Surface>
      <ZoomButtons zoom={view.zoom} near={near} onKeyDown={onKeyDown} />
    </>
  );
}
