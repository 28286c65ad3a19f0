import { styled } from 'styled-components';

import { useAppDispatch } from '../../../app/hooks';
import { EnglishName } from '../../../design/EnglishName';
import { fonts, onPicture } from '../../../design/tokens';
import type { Answer } from '../../../domain/round';
import { placeSelected } from '../../../features/game/gameSlice';
import { ASPECT, type Box, type Position, positionIn } from '../../../maps/webMercator';
import { useFurtherPlaces } from './useFurtherPlaces';

/** The size of a target, as a share of the narrowest frame: 24 of 320 pixels. */
const TARGET = 24 / 320;

/** How near to the landmark a dot would hide it. */
const HIDING = 8 / 320;

/** As large to touch as a target. */
const Dot = styled.span`
  position: absolute;
  inset: 8px;
  border: 1.5px solid ${onPicture.shade};
  border-radius: 50%;
  background: #fff;

  &::after {
    content: '';
    position: absolute;
    inset: -9.5px;
  }
`;

const Names = styled.span`
  display: grid;
  position: absolute;
  width: max-content;
  max-width: 48cqw;
  padding: 2px 6px;
  background: ${onPicture.shade};
  color: #fff;
  font: 500 0.75rem/1.3 ${fonts.text};
  text-align: start;
  opacity: 0;
  pointer-events: none;
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

  &:hover > ${Names}, &:focus > ${Names} {
    opacity: 1;
  }
`;

/** @param share of the frame's width */
const isWithin = (share: number, a: Position, b: Position) =>
  Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y) / ASPECT) < share;

const styleAt = ({ x, y }: Position) => ({ left: `${100 * x}%`, top: `${100 * y}%` });

type Props = { readonly answer: Answer; readonly camera: Box };

/**
 * The country's further places on its picture: a dot each, unless it would hide the landmark, and their names
 * where one points at them. Places too near each other for a finger share a target, and are chosen from the
 * list below the board.
 */
export function PlaceDots({ answer, camera }: Props) {
  const dispatch = useAppDispatch();
  const landmark = positionIn(camera, answer);
  const shown = useFurtherPlaces(answer.name)
    .map((place) => ({ place, index: place.index, name: place.name, ...positionIn(camera, place) }))
    .filter(({ x, y }) => Math.max(Math.abs(x - 0.5), Math.abs(y - 0.5)) <= 0.5);
  const targets: (typeof shown)[] = [];
  for (const each of shown) {
    const target = targets.find(([first]) => first && isWithin(TARGET, first, each));
    if (target) target.push(each);
    else targets.push([each]);
  }
  return targets.map(([first, ...others]) => {
    if (!first) return null;
    const { isPictured, ...place } = first.place;
    return (
      <Target
        key={first.index}
        style={styleAt(first)}
        onClick={() => isPictured && others.length === 0 && dispatch(placeSelected(place))}
      >
        {[first, ...others]
          .filter((each) => !isWithin(HIDING, landmark, each))
          .map((each) => (
            <Dot
              key={each.index}
              style={{
                translate: `${100 * (each.x - first.x)}cqw ${75 * (each.y - first.y)}cqw`,
              }}
            />
          ))}
        <Names
          style={{
            [first.x > 0.5 ? 'right' : 'left']: 0,
            [first.y < 0.2 ? 'top' : 'bottom']: '100%',
          }}
        >
          {[first, ...others].map((each) => (
            <EnglishName key={each.index} name={each.name} />
          ))}
        </Names>
      </Target>
    );
  });
}
