import { styled } from 'styled-components';

import { color, fonts } from '../../design/tokens';
import type { XY } from './spreadMarkers';

/** How far the middles of markers are from one another at least, in units of their map. */
export const MARKER_GAP = 32;

const FILL = color('action');
const TEXT_FILL = color('surface');

/** The map sets the radius and the size of the number. */
const Disc = styled.circle`
  r: var(--marker-radius);
`;

const Label = styled.text`
  font: 700 var(--marker-font) / 1 ${fonts.heading};
  font-variant-numeric: tabular-nums;
  text-anchor: middle;
  dominant-baseline: central;
`;

type MarkerProps = {
  readonly number: number;
  /** The point that is marked. */
  readonly point: XY;
  /** Where there is room for the number. */
  readonly at: XY;
};

/** A number on a disc, tied to its point where it had to be moved away from it. */
function NumberedMarker({ number, point, at }: MarkerProps) {
  return (
    <g fill={FILL} stroke={TEXT_FILL}>
      <circle cx={point.x} cy={point.y} r="5" />
      <path d={`M${point.x} ${point.y}L${at.x} ${at.y}`} stroke={FILL} strokeWidth="2" />
      <Disc cx={at.x} cy={at.y} strokeWidth="1.5" />
      <Label x={at.x} y={at.y} fill={TEXT_FILL} stroke="none">
        {number}
      </Label>
    </g>
  );
}

type Props = {
  readonly points: readonly XY[];
  /** Where there is room for the number of each. */
  readonly spread: readonly XY[];
  /** Without them, 1, 2 and so on. */
  readonly numbers?: readonly number[];
};

/** Points of a map with their numbers. */
export const NumberedMarkers = ({ points, spread, numbers }: Props) =>
  points.map((point, index) => (
    <NumberedMarker
      key={index}
      number={numbers?.[index] ?? index + 1}
      point={point}
      at={spread[index] ?? point}
    />
  ));

/** The crosshair of the map, at the answer's place. */
export function AnswerMarker({ at }: { readonly at: XY }) {
  return (
    <g transform={`translate(${at.x} ${at.y})`} fill="none">
      <path d="M-18 0H-8M8 0H18M0-18V-8M0 8V18" stroke={color('ink')} strokeWidth="2" />
      <circle r="5" fill={color('signal')} stroke={color('surface')} />
    </g>
  );
}
