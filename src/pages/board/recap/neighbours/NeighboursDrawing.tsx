import { styled } from 'styled-components';

import { onPicture } from '../../../../design/tokens';
import { compassPoint } from '../../../../domain/geography';
import { selectCurrentRound } from '../../../../features/game/gameSelectors';
import {
  selectCountryMap,
  selectNeighbourhood,
} from '../../../../features/game/map/frameSelectors';
import { selectQuestion } from '../../../../features/game/map/neighbourSelectors';
import { useCountryLabel } from '../../../../features/game/useCountryLabel';
import { PICTURE_SIZE } from '../../../../maps/camera';
import type { Position } from '../../../../maps/webMercator';
import { useAppSelector } from '../../../../store/hooks';
import { useTexts } from '../../../../texts/useTexts';
import { FrameSvg, PictureLabel, ShadedLine } from '../PicturePoints';
import { labelNeighbours, ownPlace, type State } from './labelNeighbours';

/** Of the parts of the picture: of neighbours that were named, and of those shown at the end. */
const VEILS = {
  open: { fill: '#fff', fillOpacity: 0 },
  found: { fill: '#fff', fillOpacity: 0.3 },
  shown: { fill: onPicture.shade, fillOpacity: 0.5 },
};

/** A neighbour lights up when it is named. */
const Part = styled.path`
  transition: 0.5s fill-opacity;
`;

/** From a picture's middle. */
const TO_CORNER = `${-PICTURE_SIZE.width / 2} ${-PICTURE_SIZE.height / 2}`;

/** The compass point in which one position on the picture lies from another. */
const directionFrom = (from: Position, to: Position) =>
  compassPoint((Math.atan2(to.x - from.x, from.y - to.y) * (180 / Math.PI) + 360) % 360);

/** The countries that are asked for, on the picture: a question mark each, until they are named or shown. */
export function NeighboursDrawing() {
  const { game, list, neighbours: texts, picture, recap } = useTexts();
  const label = useCountryLabel();
  const round = useAppSelector(selectCurrentRound);
  const outline = useAppSelector(selectCountryMap)?.outline;
  const neighbourhood = useAppSelector(selectNeighbourhood);
  const question = useAppSelector(selectQuestion);
  if (!round || !outline || !neighbourhood || !question) return null;

  const { found, isOver } = question;
  const stateOf = (name: string): State => {
    if (name === round.answer.name || found.includes(name)) return 'found';
    return isOver ? 'shown' : 'open';
  };
  const own = label(round.answer.name);
  const middle = ownPlace(neighbourhood, outline);
  const transform = `translate(${middle.x} ${middle.y}) scale(${middle.scale}) translate(${TO_CORNER})`;
  const labels = labelNeighbours(neighbourhood, outline, round.answer, stateOf, label);
  const open = neighbourhood.asked.flatMap(({ name, seen }) => {
    if (stateOf(name) !== 'open') return [];
    if (!seen) return [recap.beyond];
    return [game.directions[directionFrom(middle, { x: seen.at[0], y: seen.at[1] })]];
  });
  const shown = neighbourhood.asked.filter(({ name }) => stateOf(name) === 'shown');
  const described = [
    own,
    found.length > 0 ? texts.named(list(found.map(label))) : '',
    open.length > 0 ? texts.open(list(open)) : '',
    list(shown.map(({ name }) => label(name))),
  ];
  return (
    <FrameSvg
      role="img"
      aria-label={described.filter(Boolean).map(picture.sentence).join(picture.gap)}
    >
      {neighbourhood.asked.map(
        ({ name, seen }) =>
          seen && (
            <g key={name}>
              <Part d={seen.path} fillRule="evenodd" {...VEILS[stateOf(name)]} />
              <ShadedLine d={seen.path} stroke="#fff" />
            </g>
          ),
      )}
      <g transform={transform}>
        <ShadedLine d={outline.path} stroke={onPicture.signal} />
      </g>
      {labels.map(
        ({ name, state, placed }) =>
          placed && <PictureLabel key={name} label={placed} isSubdued={state === 'shown'} />,
      )}
    </FrameSvg>
  );
}
