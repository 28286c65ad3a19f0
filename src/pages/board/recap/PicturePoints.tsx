import { styled } from 'styled-components';

import { fonts, onPicture } from '../../../design/tokens';
import { PICTURE_SIZE } from '../../../maps/camera';
import type { Position } from '../../../maps/webMercator';
import { FONT_SIZE, type Label, type Labelled, LINE, placeLabels } from './placeLabels';

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

export const PictureText = styled.text`
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

export const PictureLabel = ({ x, y, anchor, lines }: Label) =>
  lines.map((line, row) => (
    <PictureText
      key={row}
      x={x}
      y={y + (row - (lines.length - 1) / 2) * LINE}
      textAnchor={anchor}
      fontSize={row === 0 ? FONT_SIZE : FONT_SIZE - 6}
      fontWeight={row === 0 ? 700 : 500}
    >
      {line}
    </PictureText>
  ));

type Props = {
  readonly points: readonly (Labelled & { readonly isAnswer: boolean })[];
  /** Positions along lines, which labels avoid. */
  readonly lines?: readonly Position[];
};

export function PicturePoints({ points, lines }: Props) {
  const labels = placeLabels(points, lines);
  return points.map((point, index) => {
    const label = labels[index];
    return (
      <g key={index}>
        <PictureDot {...point} />
        {label && <PictureLabel {...label} />}
      </g>
    );
  });
}
