import { useId } from 'react';
import { css, keyframes, styled } from 'styled-components';

import { onPicture } from '../../design/tokens';
import type { LitCountry } from '../../domain/earth';
import { BORDER, DarkWorld, EarthSvg } from '../../features/earth/DarkWorld';
import { lightingShown, selectToLight } from '../../features/earth/earthSlice';
import { Credit, MapFrame } from '../../features/game/map/MapFrame';
import { dotPath, EARTH_ASPECT, EARTH_FRAME, type EarthOutlines } from '../../maps/earthOutlines';
import { useAppDispatch, useAppSelector, useCountryLabel, useWorld } from '../../store/hooks';
import { shownPosition, type View } from './earthView';
import { useStory } from './useStory';

const Frame = styled(MapFrame)`
  width: auto;
  aspect-ratio: ${EARTH_ASPECT};
  margin-inline: 0;
  container-type: inline-size;

  /* Above the frame, which would take the taps. */
  svg {
    position: relative;
  }
`;

const Plane = styled.g`
  transition: transform 0.5s ease-in-out;
`;

/** In percent of the frame's width, and at most in pixels; larger in a nearer view. */
const size = (percent: number, most: number) => `min(${most}px, ${percent}cqi * var(--scale))`;

/** Of the same width in every view. */
const line = css`
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;
  vector-effect: non-scaling-stroke;
`;

const Borders = styled.path`
  ${line}
  stroke: ${BORDER};
  stroke-width: ${size(0.1, 0.6)};
`;

/** How near to a dot a tap counts. */
const Reach = styled.path`
  ${line}
  stroke: transparent;
  stroke-width: 24px;
  cursor: pointer;
`;

const kindle = keyframes`
  from { fill: #fff; stroke: #fff; }
  40% { fill: rgb(255 196 140 / 70%); }
`;

const Country = styled.path<{ $isDot: boolean; $isSelected: boolean; $isNew: boolean }>`
  ${line}
  fill: transparent;
  stroke: ${({ $isSelected }) => ($isSelected ? '#fff' : onPicture.signal)};
  stroke-width: ${({ $isDot }) => ($isDot ? size(1, 7) : size(0.14, 1))};
  cursor: pointer;

  &:hover {
    stroke: #fff;
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
  readonly view: View;
};

/** For pointers. The lists of the continents are for everyone else. */
export function EarthMap({ outlines, lit, selected, onSelect, view }: Props) {
  const world = useWorld();
  const label = useCountryLabel();
  const story = useStory();
  const clipId = useId();
  const toLight = useAppSelector(selectToLight);
  const dispatch = useAppDispatch();
  const countries = lit.map((country) => {
    const { name, round } = country;
    const outline = outlines?.dots.includes(name) ? undefined : outlines?.paths[name];
    const path = outline ?? dotPath(shownPosition(view, round.answer));
    return { country, name, isDot: outline === undefined, path, select: () => onSelect(name) };
  });
  const scale = EARTH_FRAME.width / view.width;
  const transform = `scale(${scale}) translate(${-view.x}px, ${-view.y}px)`;
  return (
    <>
      <Frame>
        <EarthSvg aria-hidden="true">
          <Plane style={{ '--scale': scale, transform }}>
            <DarkWorld />
            {outlines && (
              <>
                <Borders d={Object.values(outlines.paths).join('')} />
                <clipPath id={clipId}>
                  <path d={lit.map(({ name }) => outlines.paths[name]).join('')} />
                </clipPath>
                <image href={world.url} {...EARTH_FRAME} clipPath={`url(#${clipId})`} />
              </>
            )}
            {countries.map(
              ({ name, isDot, path, select }) =>
                isDot && <Reach key={name} d={path} onClick={select} />,
            )}
            {countries.map(({ country, name, isDot, path, select }) => (
              <Country
                key={name}
                d={path}
                $isDot={isDot}
                $isSelected={country === selected}
                $isNew={country.id === toLight}
                onClick={select}
                onAnimationEnd={() => dispatch(lightingShown())}
              >
                <title>{`${label(name)}, ${story(country)}`}</title>
              </Country>
            ))}
          </Plane>
        </EarthSvg>
      </Frame>
      <Credit>{world.credit}</Credit>
    </>
  );
}
