import { styled } from 'styled-components';

import { useAppDispatch } from '../../../app/hooks';
import { EnglishName } from '../../../design/EnglishName';
import { fonts } from '../../../design/tokens';
import { placeSelected } from '../../../features/game/gameSlice';
import { ASPECT, type Box, type Position, positionIn } from '../../../maps/webMercator';
import { SHADE } from './PicturePoints';
import { useFurtherPlaces } from './useFurtherPlaces';

/** The size of a target, as a share of the narrowest frame: 24 of 320 pixels. */
const TARGET = 24 / 320;

const Dot = styled.span`
  position: absolute;
  width: 8px;
  height: 8px;
  translate: -50% -50%;
  border: 1.5px solid ${SHADE};
  border-radius: 50%;
  background: #fff;
`;

const Target = styled.button`
  position: absolute;
  width: 24px;
  height: 24px;
  translate: -50% -50%;
  pointer-events: auto;
  direction: ltr;

  &:hover,
  &:focus {
    z-index: 1;
  }

  &:focus-visible {
    outline: 2px solid #fff;
    outline-offset: -2px;
  }

  > span {
    display: grid;
    position: absolute;
    padding: 2px 6px;
    background: ${SHADE};
    color: #fff;
    font: 500 0.75rem/1.3 ${fonts.text};
    white-space: nowrap;
    opacity: 0;
    pointer-events: none;
  }
  &:hover > span,
  &:focus > span {
    opacity: 1;
  }
`;

type Place = Position & { readonly index: number; readonly name: string };

const isNear = (a: Place, b: Place) =>
  Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y) / ASPECT) < TARGET;

const styleAt = ({ x, y }: Position) => ({ left: `${100 * x}%`, top: `${100 * y}%` });

type Props = { readonly name: string; readonly camera: Box };

/**
 * The country's further places on its picture: a dot each, and their names where one points at them.
 * Places too near each other for a finger share a target, and are chosen from the list below the board.
 */
export function PlaceDots({ name, camera }: Props) {
  const dispatch = useAppDispatch();
  const shown = useFurtherPlaces(name)
    .map((place) => ({ place, index: place.index, name: place.name, ...positionIn(camera, place) }))
    .filter(({ x, y }) => Math.max(Math.abs(x - 0.5), Math.abs(y - 0.5)) <= 0.5);
  const targets: (typeof shown)[] = [];
  for (const each of shown) {
    const target = targets.find(([first]) => first && isNear(first, each));
    if (target) target.push(each);
    else targets.push([each]);
  }
  return (
    <>
      {shown.map((each) => (
        <Dot key={each.index} style={styleAt(each)} />
      ))}
      {targets.map(([first, ...others]) => {
        if (!first) return null;
        const { isPictured, ...place } = first.place;
        return (
          <Target
            key={first.index}
            style={styleAt(first)}
            onClick={() => isPictured && others.length === 0 && dispatch(placeSelected(place))}
          >
            <span
              style={{
                [first.x > 0.5 ? 'right' : 'left']: 0,
                [first.y < 0.2 ? 'top' : 'bottom']: '100%',
              }}
            >
              {[first, ...others].map((each) => (
                <EnglishName key={each.index} name={each.name} />
              ))}
            </span>
          </Target>
        );
      })}
    </>
  );
}
