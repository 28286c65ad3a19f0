import { useCountryLabel } from '../../../features/game/useCountryLabel';
import { nameSizeInside, type Outline, SMALL_NAME_SIZE, textWidth } from '../../../maps/outline';
import type { Position } from '../../../maps/webMercator';
import { PictureText, ShadedLine } from './PicturePoints';
import { type Area, areaAround } from './placeLabels';

/** The distance of a leader from the name, in units of the frame, and of the name from a dot. */
const LEADER_GAP = 4;
const DOT = 12;

/** How far a leader reaches past the coast, as a share of its length outside. */
const REACH = 0.6;

type Props = {
  readonly name: string;
  readonly outline: Outline;
  /** What the name must not cover. */
  readonly dots?: readonly Position[];
};

/**
 * The area of a country's name where it covers no dot.
 * @param label the name in the page's language
 */
export function countryNameArea(label: string, { inside, beside, anchor }: Outline): Area {
  const size = nameSizeInside(label, inside[2]);
  const width = textWidth(label, size ?? SMALL_NAME_SIZE);
  if (size) return areaAround({ x: inside[0], y: inside[1] }, width, size);
  const side = anchor === 'start' ? 1 : -1;
  return areaAround({ x: beside[0] + (side * width) / 2, y: beside[1] }, width, SMALL_NAME_SIZE);
}

/** A country's name: inside its outline, or with a leader where there is no room for it. */
export function CountryName({ name, outline, dots = [] }: Props) {
  const label = useCountryLabel()(name);
  const { inside, beside, anchor, tip } = outline;
  const fitting = nameSizeInside(label, inside[2]) ?? 0;
  const isCovering = dots.some(
    (dot) =>
      Math.abs(dot.x - inside[0]) < textWidth(label, fitting) / 2 + DOT &&
      Math.abs(dot.y - inside[1]) < fitting / 2 + DOT,
  );
  const size = isCovering ? 0 : fitting;
  const [x, y] = size ? inside : beside;
  const start = x + (anchor === 'start' ? -LEADER_GAP : LEADER_GAP);
  const end = [tip[0] + REACH * (tip[0] - start), tip[1] + REACH * (tip[1] - y)];
  return (
    <g aria-hidden="true">
      {!size && <ShadedLine d={`M${start} ${y}L${end.join(' ')}`} stroke="#fff" />}
      <PictureText
        x={x}
        y={y}
        textAnchor={size ? 'middle' : anchor}
        fontSize={size || SMALL_NAME_SIZE}
        fontWeight="700"
      >
        {label}
      </PictureText>
    </g>
  );
}
