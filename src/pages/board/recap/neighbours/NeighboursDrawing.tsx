import { onPicture } from '../../../../design/tokens';
import { compassPoint } from '../../../../domain/geography';
import { selectCurrentRound } from '../../../../features/game/gameSelectors';
import {
  selectCountryMap,
  selectNeighbourhood,
} from '../../../../features/game/map/frameSelectors';
import { selectQuestion } from '../../../../features/game/map/neighbourSelectors';
import { useCountryLabel } from '../../../../features/game/useCountryLabel';
import { boxIn, isSameBox, PICTURE_SIZE } from '../../../../maps/camera';
import type { Extent, Position } from '../../../../maps/webMercator';
import { useAppSelector } from '../../../../store/hooks';
import { useTexts } from '../../../../texts/useTexts';
import { CountryName, countryNameArea } from '../CountryName';
import { FrameSvg, PictureText, ShadedLine } from '../PicturePoints';
import type { Area } from '../placeLabels';
import { FONT_SIZE, placeNames } from './placeNames';

const { width: WIDTH, height: HEIGHT } = PICTURE_SIZE;

/** The scale bar's corner. */
const SCALE_BAR: Area = { left: 0, top: 0.9 * HEIGHT, right: 0.33 * WIDTH, bottom: HEIGHT };

/** Of the parts of the picture: of neighbours that were named, and of those shown at the end. */
const VEILS = {
  open: { fill: 'none' },
  found: { fill: '#fff', fillOpacity: 0.3 },
  shown: { fill: onPicture.shade, fillOpacity: 0.5 },
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
  const { game, list, neighbours: texts, recap } = useTexts();
  const label = useCountryLabel();
  const round = useAppSelector(selectCurrentRound);
  const outline = useAppSelector(selectCountryMap)?.outline;
  const neighbourhood = useAppSelector(selectNeighbourhood);
  const question = useAppSelector(selectQuestion);
  if (!round || !outline || !neighbourhood || !question) return null;

  const { found, isOver } = question;
  const stateOf = (name: string) => {
    if (found.includes(name)) return 'found';
    return isOver ? 'shown' : 'open';
  };
  const { box } = neighbourhood;
  const own = label(round.answer.name);
  const isSame = isSameBox(box, outline.box);
  const { middle, transform } = placeOf(box, outline.box);
  const seen = neighbourhood.asked.flatMap(({ name, seen }) =>
    seen ? [{ name, path: seen.path, x: seen.at[0], y: seen.at[1], lines: [label(name)] }] : [],
  );
  // The largest last: they have room elsewhere.
  const points = [...(isSame ? [] : [{ ...middle, lines: [own] }]), ...seen.toReversed()];
  const taken = [SCALE_BAR, ...(isSame ? [countryNameArea(own, outline)] : [])];
  const labels = placeNames(points, taken);
  const names = isSame ? labels : labels.slice(1);
  const open = neighbourhood.asked.flatMap(({ name, seen }) => {
    if (stateOf(name) !== 'open') return [];
    if (!seen) return [recap.beyond];
    return [game.directions[directionFrom(middle, { x: seen.at[0], y: seen.at[1] })]];
  });
  const described = [
    found.length > 0 && texts.named(list(found.map(label))),
    open.length > 0 && texts.open(list(open)),
  ];
  return (
    <FrameSvg role="img" aria-label={[own, ...described].filter(Boolean).join('. ')}>
      {seen.map(({ name, path }) => (
        <g key={name}>
          <path d={path} fillRule="evenodd" {...VEILS[stateOf(name)]} />
          <ShadedLine d={path} stroke="#fff" />
        </g>
      ))}
      <g transform={isSame ? undefined : transform}>
        <ShadedLine d={outline.path} stroke={onPicture.signal} />
      </g>
      {isSame && <CountryName name={round.answer.name} outline={outline} />}
      {!isSame && <Name {...labels[0]} text={own} state="found" />}
      {seen.toReversed().map(({ name, lines }, index) => {
        const state = stateOf(name);
        return (
          <Name
            key={name}
            {...names[index]}
            text={state === 'open' ? '?' : lines.join()}
            state={state}
          />
        );
      })}
    </FrameSvg>
  );
}

type NameProps = Partial<Position> & {
  readonly text: string;
  readonly state: keyof typeof VEILS;
};

const Name = ({ x, y, text, state }: NameProps) => (
  <PictureText
    x={x}
    y={y}
    textAnchor="middle"
    fontSize={state === 'open' ? 1.4 * FONT_SIZE : FONT_SIZE}
    fontWeight={state === 'shown' ? 400 : 700}
    fontStyle={state === 'shown' ? 'italic' : undefined}
  >
    {text}
  </PictureText>
);
