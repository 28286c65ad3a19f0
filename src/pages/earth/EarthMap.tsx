import { type PointerEvent, useId, useState } from 'react';
import { css, keyframes, styled } from 'styled-components';

import { useCountryLabel, useServices } from '../../app/hooks';
import { color, onPicture } from '../../design/tokens';
import type { LitCountry } from '../../domain/earth';
import { DARK_SEA, DarkWorld } from '../../features/earth/DarkWorld';
import { Credit, MapFrame } from '../../features/game/map/MapFrame';
import { EARTH_ASPECT, EARTH_FRAME, type EarthOutlines } from '../../maps/earthOutlines';
import type { Position } from '../../maps/webMercator';
import { useTexts } from '../../texts/useTexts';
import { CountryLabel } from './CountryLabel';
import { nextPlace, positionInView, shownPosition, type View } from './earthView';
import { useStory } from './LitList';

/** How near to a dot a tap counts, in CSS pixels. */
const REACH = 22;

const Frame = styled(MapFrame)`
  width: auto;
  aspect-ratio: ${EARTH_ASPECT};
  margin-inline: 0;
  container-type: inline-size;

  &:has(:focus-visible) {
    outline: 3px solid ${color('action')};
    outline-offset: 12px;
  }
`;

const Svg = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  background: ${DARK_SEA};
  direction: ltr;

  :focus {
    outline: none;
  }
`;

const Plane = styled.g`
  transition: transform 0.5s ease-in-out;
`;

/** In percent of the frame's width, and at most in pixels; larger in a nearer view. */
const size = (percent: number, most: number) => `min(${most}px, ${percent}cqi * var(--scale))`;

const line = css`
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;
  vector-effect: non-scaling-stroke;
`;

const Borders = styled.path`
  ${line}
  stroke: rgb(150 195 215 / 28%);
  stroke-width: ${size(0.1, 0.6)};
`;

const kindle = keyframes`
  from { fill: #fff; stroke: #fff; }
  40% { fill: rgb(255 196 140 / 70%); }
`;

/** Drawn at its own width in every view; a dot is a line without length. */
const Country = styled.path<{ $isDot: boolean; $isNew: boolean }>`
  ${line}
  fill: transparent;
  stroke: ${onPicture.signal};
  stroke-width: ${({ $isDot }) => ($isDot ? size(1, 7) : size(0.14, 1))};
  cursor: pointer;

  &:hover,
  :focus-visible > &[aria-selected='true'] {
    stroke: #fff;
  }
  &[aria-selected='true'] {
    stroke-width: ${({ $isDot }) => ($isDot ? size(1.4, 9) : size(0.3, 2))};
  }
  ${({ $isNew }) =>
    $isNew &&
    css`
      animation: ${kindle} 2.4s ease-out;
    `}
`;

type Props = {
  /** Without them, every country is a dot. */
  readonly outlines: EarthOutlines | null | undefined;
  readonly lit: readonly LitCountry[];
  readonly selected: LitCountry | undefined;
  readonly onSelect: (name: string) => void;
  /** Lights up now. */
  readonly isNew: (country: LitCountry) => boolean;
  readonly view: View;
};

export function EarthMap({ outlines, lit, selected, onSelect, isNew, view }: Props) {
  const { game } = useTexts();
  const { world } = useServices().atlas;
  const label = useCountryLabel();
  const story = useStory();
  const id = useId();
  const [hovered, setHovered] = useState<string>();
  const places = lit.map((country, index) => {
    const at = shownPosition(view, country.round.answer);
    const path = outlines?.dots.includes(country.name) ? undefined : outlines?.paths[country.name];
    return { ...at, country, id: `${id}${index}`, path };
  });
  const current = places.find(({ country }) => country === selected);
  const pointed = places.find(({ country }) => country.name === hovered) ?? current;
  const inView = (position: Position) => positionInView(view, position);
  const tip = pointed && inView(pointed);

  /** The country under the pointer, or the nearest dot. */
  const countryAt = ({ target, currentTarget, clientX, clientY }: PointerEvent) => {
    const hit = places.find((place) => place.id === (target as Element).id);
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const distances = places.map((place) => {
      const { x, y } = inView(place);
      return {
        place,
        distance: Math.hypot(left + x * width - clientX, top + y * height - clientY),
      };
    });
    const [nearest] = distances.sort((a, b) => a.distance - b.distance);
    return hit ?? (nearest && nearest.distance < REACH ? nearest.place : undefined);
  };
  const scale = EARTH_FRAME.width / view.width;
  return (
    <>
      <Frame>
        <Svg
          viewBox={`0 0 ${EARTH_FRAME.width} ${EARTH_FRAME.width / EARTH_ASPECT}`}
          onPointerMove={(event) => setHovered(countryAt(event)?.country.name)}
          onPointerLeave={() => setHovered(undefined)}
          onPointerUp={(event) => {
            const name = countryAt(event)?.country.name;
            if (name !== undefined) onSelect(name);
          }}
        >
          <Plane
            style={{
              '--scale': scale,
              transform: `scale(${scale}) translate(${-view.x}px, ${-view.y}px)`,
            }}
          >
            <g aria-hidden="true">
              <DarkWorld />
              {outlines && (
                <>
                  <Borders d={Object.values(outlines.paths).join('')} />
                  <clipPath id={id}>
                    <path d={lit.map(({ name }) => outlines.paths[name]).join('')} />
                  </clipPath>
                  <image href={world.url} {...EARTH_FRAME} clipPath={`url(#${id})`} />
                </>
              )}
            </g>
            {lit.length > 0 && (
              <g
                role="listbox"
                tabIndex={0}
                aria-label={game.menu.earth}
                aria-activedescendant={current?.id}
                onKeyDown={(event) => {
                  const next = current && nextPlace(event.key, current, places);
                  if (event.key.startsWith('Arrow')) event.preventDefault();
                  if (next) onSelect(next.country.name);
                }}
              >
                {places.map((place) => (
                  <Country
                    key={place.country.name}
                    id={place.id}
                    role="option"
                    aria-selected={place === current}
                    aria-label={`${label(place.country.name)}, ${story(place.country)}`}
                    d={place.path ?? `M${place.x} ${place.y}h0`}
                    $isDot={place.path === undefined}
                    $isNew={isNew(place.country)}
                  />
                ))}
              </g>
            )}
          </Plane>
        </Svg>
        {pointed && tip && <CountryLabel country={pointed.country} at={tip} />}
      </Frame>
      <Credit>{world.credit}</Credit>
    </>
  );
}
