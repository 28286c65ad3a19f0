import { type PointerEvent, useEffect, useEffectEvent, useState } from 'react';
import { css, keyframes, styled } from 'styled-components';

import { color } from '../../design/tokens';
import type { LitCountry } from '../../domain/earth';
import type { Point } from '../../domain/geography';
import { lightingShown, selectToLight } from '../../features/earth/earthSlice';
import { FIRST_VIEW } from '../../features/earth/globe/centres';
import { GlobeCanvas } from '../../features/earth/globe/GlobeCanvas';
import { TURN_ONCE, turnTo } from '../../features/earth/globe/turns';
import { useTurning } from '../../features/earth/globe/useTurning';
import { globeView, VIEW_SIZE } from '../../features/earth/globe/view';
import type { Earth } from '../../maps/earthFiles';
import type { Position } from '../../maps/webMercator';
import { useAppDispatch, useAppSelector, useCountryLabel } from '../../store/hooks';
import { useTexts } from '../../texts/useTexts';

/** Takes horizontal swipes; the browser scrolls the page by vertical ones. */
const Surface = styled.div<{ $isOnCountry: boolean }>`
  position: absolute;
  inset: 0;
  border-radius: 50%;
  cursor: ${({ $isOnCountry }) => ($isOnCountry ? 'pointer' : 'grab')};
  touch-action: pan-y pinch-zoom;
  user-select: none;

  &:active {
    cursor: grabbing;
  }
  svg {
    position: absolute;
    inset: 0;
    overflow: visible;
    pointer-events: none;
  }
`;

/** White, then orange; a wave of light leaves it. */
const kindle = keyframes`
  from, 40% { fill: #fff; stroke: #fff; stroke-width: 1px; }
  40.1% { stroke: rgb(255 160 90 / 80%); }
  75% { fill: rgb(255 140 70 / 80%); stroke: rgb(255 140 70 / 0%); stroke-width: 72px; }
  75.1% { stroke: transparent; stroke-width: 1px; }
`;

const Outline = styled.path<{ $isNew: boolean }>`
  fill: transparent;
  stroke: #fff;
  stroke-width: 1px;
  stroke-linejoin: round;
  vector-effect: non-scaling-stroke;
  ${({ $isNew }) =>
    $isNew &&
    css`
      animation: ${kindle} 3.2s ease-out;
    `}
`;

const Name = styled.span`
  position: absolute;
  z-index: 1;
  padding: 2px 8px;
  background: ${color('ink')};
  color: ${color('ground')};
  font-size: 0.85rem;
  white-space: nowrap;
  translate: 12px 14px;
  pointer-events: none;
`;

/** In pixels from the globe's top left corner, with a pixel's size in the view. */
type PointerPosition = Position & { readonly pixel: number };

function positionOf({ clientX, clientY, currentTarget }: PointerEvent): PointerPosition {
  const { left, top, width } = currentTarget.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top, pixel: VIEW_SIZE / width };
}

type Props = {
  readonly earth: Earth;
  readonly lit: readonly LitCountry[];
  readonly selected: LitCountry | undefined;
  readonly onSelect: (name: string) => void;
  /** What to turn to. */
  readonly target: Point | undefined;
  readonly onFailure: () => void;
};

/** For pointers. The lists of the continents are for everyone else. */
export function Globe({ earth, lit, selected, onSelect, target, onFailure }: Props) {
  const texts = useTexts();
  const label = useCountryLabel();
  const dispatch = useAppDispatch();
  const toLight = useAppSelector(selectToLight);
  const [pointer, setPointer] = useState<PointerPosition>();

  const newest = lit.find(({ id }) => id === toLight);
  const before = lit.filter((each) => each !== newest).at(-1);
  // From the country before it, a new one is turned to.
  const start = (newest ? before?.round.answer : target) ?? FIRST_VIEW;
  const { centre, run, handlers } = useTurning(start, (event) => {
    const country = countryAt(positionOf(event));
    if (country) onSelect(country.name);
  });
  const view = globeView(centre, earth.shapes);
  const countryAt = ({ x, y, pixel }: PointerPosition) =>
    view.countryAt({ x: x * pixel, y: y * pixel }, pixel, lit);
  const hovered = pointer && countryAt(pointer);

  const turn = useEffectEvent(() => run(target ? turnTo(centre, target) : TURN_ONCE));
  useEffect(() => turn(), [target?.lat, target?.lon]);

  return (
    <Surface
      role="application"
      aria-label={texts.game.menu.earth}
      tabIndex={0}
      $isOnCountry={hovered !== undefined}
      {...handlers}
      onPointerMove={(event) => {
        handlers.onPointerMove(event);
        const isHovering = event.pointerType === 'mouse' && event.buttons === 0;
        setPointer(isHovering ? positionOf(event) : undefined);
      }}
      onPointerLeave={() => setPointer(undefined)}
    >
      <GlobeCanvas earth={earth} lit={lit} centre={centre} onFailure={onFailure} />
      <svg viewBox={`0 0 ${VIEW_SIZE} ${VIEW_SIZE}`} aria-hidden="true">
        {[...new Set([selected, newest])].map(
          (country) =>
            country && (
              <Outline
                key={country.name}
                d={view.outline(country) ?? ''}
                $isNew={country === newest}
                onAnimationEnd={() => dispatch(lightingShown())}
              />
            ),
        )}
      </svg>
      {hovered && <Name style={{ left: pointer.x, top: pointer.y }}>{label(hovered.name)}</Name>}
    </Surface>
  );
}
