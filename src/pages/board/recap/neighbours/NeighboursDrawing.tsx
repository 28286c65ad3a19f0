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
import { boxIn, framePosition, isSameBox, PICTURE_SIZE } from '../../../../maps/camera';
import type { Extent, Position } from '../../../../maps/webMercator';
import { useAppSelector } from '../../../../store/hooks';
import { useTexts } from '../../../../texts/useTexts';
import { CountryName, countryNameArea } from '../CountryName';
import { FrameSvg, PictureText, ShadedLine } from '../PicturePoints';
import { type Area, areaAround } from '../placeLabels';
import { FONT_SIZE, placeNames } from './placeNames';

const { width: WIDTH, height: HEIGHT } = PICTURE_SIZE;

/** The scale bar's corner. */
const SCALE_BAR: Area = { left: 0, top: 0.9 * HEIGHT, right: 0.33 * WIDTH, bottom: HEIGHT };

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

const LETTERS = {
  open: { fontSize: 1.4 * FONT_SIZE, fontWeight: 700 },
  found: { fontSize: FONT_SIZE, fontWeight: 700 },
  shown: { fontSize: FONT_SIZE, fontWeight: 400, fontStyle: 'italic' },
};

/** Where another picture lies in the camera's: SVG's transformation, and its middle. */
function placeOf(camera: Extent, box: Extent) {
  const { x, y, scale } = boxIn(camera, box);
  const middle = { x: (0.5 + x) * WIDTH, y: (0.5 + y) * HEIGHT };
  const [left, top] = [middle.x - (scale * WIDTH) / 2, middle.y - (scale * HEIGHT) / 2];
  return { middle, transform: `translate(${left} ${top}) scale(${scale})` };
}

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
  const stateOf = (name: string): keyof typeof VEILS => {
    if (name === round.answer.name || found.includes(name)) return 'found';
    return isOver ? 'shown' : 'open';
  };
  const { box } = neighbourhood;
  const own = label(round.answer.name);
  const isSame = isSameBox(box, outline.box);
  const { middle, transform } = placeOf(box, outline.box);
  const seen = neighbourhood.asked.flatMap(({ name, seen }) =>
    seen ? [{ name, path: seen.path, x: seen.at[0], y: seen.at[1] }] : [],
  );
  const points = [...(isSame ? [] : [{ name: round.answer.name, ...middle }]), ...seen]
    .map((each) => ({ ...each, state: stateOf(each.name) }))
    .map((each) => ({ ...each, lines: [each.state === 'open' ? '?' : label(each.name)] }));
  const marker = areaAround(framePosition(box, round.answer), FONT_SIZE, FONT_SIZE);
  const taken = [SCALE_BAR, marker, ...(isSame ? [countryNameArea(own, outline)] : [])];
  // Question marks stay in their countries: names are placed around them.
  const names = placeNames(
    points.toSorted((a, b) => Number(b.state === 'open') - Number(a.state === 'open')),
    taken,
  );
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
      {seen.map(({ name, path }) => (
        <g key={name}>
          <Part d={path} fillRule="evenodd" {...VEILS[stateOf(name)]} />
          <ShadedLine d={path} stroke="#fff" />
        </g>
      ))}
      <g transform={isSame ? undefined : transform}>
        <ShadedLine d={outline.path} stroke={onPicture.signal} />
      </g>
      {isSame && <CountryName name={round.answer.name} outline={outline} />}
      <ShadedLine d={names.map(({ leader }) => leader).join('')} stroke="#fff" />
      {names.map(({ name, state, x, y, lines }) => (
        <PictureText key={name} x={x} y={y} textAnchor="middle" {...LETTERS[state]}>
          {lines.join()}
        </PictureText>
      ))}
    </FrameSvg>
  );
}
