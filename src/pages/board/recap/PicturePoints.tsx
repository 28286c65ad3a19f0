import { styled } from 'styled-components';

import { fonts, onPicture } from '../../../design/tokens';
import { useCountryLabel } from '../../../features/game/useCountryLabel';
import { PICTURE_SIZE } from '../../../maps/camera';
import type { Outline } from '../../../maps/outline';
import type { Position } from '../../../maps/webMercator';
import {
  dotArea,
  FONT_SIZE,
  type Label,
  LINE_HEIGHT,
  placeCountryName,
  placeLabels,
} from './placeLabels';

/** Covers a picture of the atlas. */
export const FrameSvg = styled.svg.attrs({
  viewBox: `0 0 ${PICTURE_SIZE.width} ${PICTURE_SIZE.height}`,
  translate: 'no',
})`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  direction: ltr;
`;

const PictureText = styled.text`
  fill: #fff;
  stroke: ${onPicture.shade};
  stroke-width: 7px;
  stroke-linejoin: round;
  paint-order: stroke;
  font-family: ${fonts.heading};
  font-variant-numeric: tabular-nums;
  dominant-baseline: central;
  unicode-bidi: plaintext;
`;

/** A line of the same width in a small frame as in a large one. */
export const PictureLine = styled.path`
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;
  vector-effect: non-scaling-stroke;
`;

type LineProps = { readonly d: string; readonly stroke: string };

/** A line that stands out from any picture. */
export const ShadedLine = ({ d, stroke }: LineProps) => (
  <>
    <PictureLine d={d} stroke={onPicture.shade} strokeWidth="2.5" strokeOpacity="0.6" />
    <PictureLine d={d} stroke={stroke} strokeWidth="1.25" />
  </>
);

export const PictureDot = ({ x, y, isAnswer }: Position & { readonly isAnswer?: boolean }) => (
  <circle
    cx={x}
    cy={y}
    r="10"
    fill={isAnswer ? onPicture.signal : '#fff'}
    stroke={isAnswer ? '#fff' : onPicture.shade}
    strokeWidth="4"
  />
);

type LabelProps = { readonly label: Label; readonly isSubdued?: boolean | undefined };

/** A text, with a line to its point if it is away from it. */
export function PictureLabel({ label, isSubdued }: LabelProps) {
  const { x, y, anchor, lines, fontSize, leader } = label;
  return (
    <>
      {leader.length > 0 && (
        <ShadedLine d={`M${leader.map((at) => `${at.x} ${at.y}`).join('L')}`} stroke="#fff" />
      )}
      {lines.map((line, row) => (
        <PictureText
          key={row}
          x={x}
          y={y + (row - (lines.length - 1) / 2) * LINE_HEIGHT * fontSize}
          textAnchor={anchor}
          fontSize={row === 0 ? fontSize : fontSize - 6}
          fontWeight={isSubdued ? 400 : row === 0 ? 700 : 500}
          fontStyle={isSubdued ? 'italic' : undefined}
        >
          {line}
        </PictureText>
      ))}
    </>
  );
}

type NameProps = {
  readonly name: string;
  readonly outline: Outline;
  /** What the name must not cover. */
  readonly dots?: readonly Position[];
};

/** A country's name on its own picture. */
export function CountryName({ name, outline, dots = [] }: NameProps) {
  const label = placeCountryName(useCountryLabel()(name), outline, dots.map(dotArea));
  return <g aria-hidden="true">{label && <PictureLabel label={label} />}</g>;
}

type Point = Position & { readonly lines: readonly string[]; readonly isAnswer: boolean };
type Props = {
  readonly points: readonly Point[];
  /** Positions along lines, which labels avoid. */
  readonly lines?: readonly Position[];
};

export function PicturePoints({ points, lines }: Props) {
  const dots = points.map((point) => ({ ...point, fontSize: FONT_SIZE, hasDot: true }));
  const labels = placeLabels(dots, lines?.map(dotArea));
  return dots.map((dot, index) => {
    const label = labels.get(dot);
    return (
      <g key={index}>
        {label && <PictureLabel label={label} />}
        <PictureDot {...dot} />
      </g>
    );
  });
}
