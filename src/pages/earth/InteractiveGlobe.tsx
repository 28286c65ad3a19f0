import {
  type CSSProperties,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';

import { color } from '../../design/tokens';
import type { Point } from '../../domain/geography';
import { landmarksOf } from '../../domain/landmarks';
import {
  selectChosen,
  selectLastLit,
  selectLit,
  selectNewlyLit,
} from '../../features/earth/earthSelectors';
import { countryChosen } from '../../features/earth/earthSlice';
import { countryCentre, countryView, FIRST_VIEW } from '../../features/earth/globe/centres';
import { GlobeCanvas, type GlobeState } from '../../features/earth/globe/GlobeCanvas';
import { globeView, type PointerPosition, VIEW_SIZE } from '../../features/earth/globe/globeView';
import { limitedZoom, TURN_ONCE } from '../../features/earth/globe/turns';
import { useDawn } from '../../features/earth/globe/useDawn';
import { DOUBLE_CLICK_MS } from '../../features/earth/globe/useDragAndPinch';
import { NEARER, useTurning } from '../../features/earth/globe/useTurning';
import { useCountryLabel } from '../../features/game/useCountryLabel';
import type { Earth } from '../../maps/earthFiles';
import { useAppDispatch, useAppSelector, useServices } from '../../store/hooks';
import { useTexts } from '../../texts/useTexts';
import { GlobeOverlay } from './GlobeOverlay';
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
  /** Shows how the whole Earth lights up, this many times so far. */
  readonly showing: number;
  readonly onState: (state: GlobeState) => void;
};

/** Pointers and keys turn and near it, pointers select on it; the keyboard selects countries in the lists. */
export function InteractiveGlobe({ earth, showing, onState }: Props) {
  const texts = useTexts();
  const label = useCountryLabel();
  const dispatch = useAppDispatch();
  const { countries } = useServices();
  const lit = useAppSelector((state) => selectLit(state, countries));
  const last = useAppSelector((state) => selectLastLit(state, countries))?.round.answer;
  const newest = useAppSelector((state) => selectNewlyLit(state, countries));
  const chosen = useAppSelector((state) => selectChosen(state, countries));
  /** What to turn to; a country chosen on the globe itself is not neared to. */
  const target = useMemo(() => {
    if (chosen) return countryView(earth.shapes, chosen);
    return last && { ...countryCentre(earth.shapes, last), zoom: 1 };
  }, [earth, chosen, last]);
  // Not in each frame of a turn.
  const landmarks = useMemo(() => landmarksOf(countries), [countries]);
  const [isPainted, setIsPainted] = useState(false);
  const [pointer, setPointer] = useState<PointerPosition>();
  const surface = useRef<HTMLDivElement>(null);
  const clickedPoint = useRef<Point>(undefined);
  /** Chosen by the last click, until it is turned to. */
  const clickedName = useRef<string>(undefined);
  const selection = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(selection.current), []);

  const isLit = (country: string) => lit.some(({ name }) => name === country);
  // The player sees the globe turn to a country that has just lit up.
  const start = newest || !target ? FIRST_VIEW : target;
  const globe = useTurning(surface, start, (event, isDouble) => {
    clearTimeout(selection.current);
    if (isDouble) {
      // Since the first click, it may have turned.
      const point = clickedPoint.current;
      if (point) turn((from) => ({ ...point, zoom: limitedZoom(NEARER * from.zoom) }));
      return;
    }
    const position = positionOf(event);
    const name = nameAt(position);
    clickedPoint.current = seen.pointAt(position);
    if (!name) return;
    const select = () => {
      clickedName.current = name;
      dispatch(countryChosen(name));
    };
    // Whoever only wants to near, by a second click, is told no name that is still to be guessed.
    if (isLit(name)) select();
    else selection.current = setTimeout(select, DOUBLE_CLICK_MS);
  });
  const { view, run, turn, near, onKeyDown, handlers } = globe;
  const seen = globeView(view, earth.shapes);
  const nameAt = (position: PointerPosition) => seen.countryAt(position, landmarks)?.name;
  const hovered = pointer && nameAt(pointer);
  // A dark one is named by a click: a name that was not asked for would spoil a round.
  const isNamed = hovered && isLit(hovered);

  const turnToTarget = useEffectEvent(() => {
    const isClicked = chosen && clickedName.current === chosen.name;
    if (target) turn(({ zoom }) => (isClicked ? { ...target, zoom } : target));
    clickedName.current = undefined;
  });
  // On a slow machine, it would be over before it is seen.
  useEffect(() => {
    if (isPainted) turnToTarget();
  }, [target, isPainted]);
  // After the turn to the target, which it replaces.
  const dawn = useDawn(last, showing, isPainted, globe);

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
          view={{ ...view, dawn }}
          onState={onState}
          onPainted={(isSmooth) => {
            setIsPainted(true);
            // By itself, unless a player has turned it already.
            if (isSmooth && !target && view === FIRST_VIEW) run(TURN_ONCE);
          }}
        />
        {isPainted && <GlobeOverlay earth={earth} seen={seen} />}
        {isNamed && <Name style={placeOfName(pointer)}>{label(hovered)}</Name>}
      </Surface>
      <ZoomButtons zoom={view.zoom} near={near} onKeyDown={onKeyDown} />
    </>
  );
}
