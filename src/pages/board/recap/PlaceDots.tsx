import type { KeyboardEvent, MouseEvent } from 'react';
import { styled } from 'styled-components';

import type { Answer } from '../../../domain/round';
import { placeSelected } from '../../../features/game/gameSlice';
import { framePosition, PICTURE_SIZE } from '../../../maps/camera';
import type { Outline } from '../../../maps/outline';
import type { Extent, Position } from '../../../maps/webMercator';
import { useAppDispatch } from '../../../store/hooks';
import { CountryName, PictureDot, PictureLabel } from './PicturePoints';
import { dotArea, FONT_SIZE, placeLabel } from './placeLabels';
import { useFurtherPlaces } from './useFurtherPlaces';

/** The size of a target: 24 pixels in the narrowest frame, which has 320. */
const TARGET = (24 / 320) * PICTURE_SIZE.width;

const Target = styled.g`
  pointer-events: all;

  &:focus {
    outline: none;
  }
  &:focus-visible {
    outline: 2px solid #fff;
  }
  &:not(:hover, :focus) > text {
    opacity: 0;
  }
  & > text {
    pointer-events: none;
  }
`;

/** Groups points that are too close together for a finger. */
function groupsOf<Point extends Position>(points: readonly Point[]) {
  const groups: [Point, ...Point[]][] = [];
  for (const point of points) {
    const near = groups.find(
      ([{ x, y }]) => Math.max(Math.abs(x - point.x), Math.abs(y - point.y)) < TARGET,
    );
    if (near) near.push(point);
    else groups.push([point]);
  }
  return groups;
}

type Props = { readonly answer: Answer; readonly camera: Extent; readonly outline: Outline };

/**
 * The country's name on its picture, and a dot for each further place, with its name on hover, focus or tap.
 * A place with a picture of its own can be chosen here; places that share a target, in the list below the
 * board.
 */
export function PlaceDots({ answer, camera, outline }: Props) {
  const dispatch = useAppDispatch();
  const places = useFurtherPlaces(answer.name, camera).flatMap(({ at, ...place }) =>
    at ? [{ ...place, ...at }] : [],
  );
  const dots = [framePosition(camera, answer), ...places].map(dotArea);
  const targets = groupsOf(places).map((group) => {
    const [{ place, isPictured, x, y }, ...others] = group;
    const names = group.map(({ place }) => place.name);
    const point = { x, y, lines: names, fontSize: FONT_SIZE, hasDot: true };
    const label = placeLabel(point, dots) ?? placeLabel(point, []);
    const choose = () => dispatch(placeSelected(place));
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      choose();
    };
    return (
      <Target
        key={place.index}
        tabIndex={0}
        lang="en"
        aria-label={names.join(', ')}
        {...(isPictured && others.length === 0
          ? { role: 'button', style: { cursor: 'pointer' }, onClick: choose, onKeyDown }
          : // On iOS, a tap focuses only what can be clicked.
            {
              role: 'img',
              onClick: ({ currentTarget }: MouseEvent<SVGElement>) => currentTarget.focus(),
            })}
      >
        {group.map(({ place, x, y }) => (
          <g key={place.index}>
            <circle cx={x} cy={y} r={TARGET / 2} fill="none" />
            <PictureDot x={x} y={y} />
          </g>
        ))}
        {label && <PictureLabel label={label} />}
      </Target>
    );
  });
  return (
    <>
      <CountryName name={answer.name} outline={outline} dots={places} />
      {targets}
    </>
  );
}
