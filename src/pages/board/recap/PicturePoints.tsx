import { styled } from 'styled-components';

import { fonts, onPicture } from '../../../design/tokens';
import { FRAME } from '../../../maps/camera';
import { textWidth } from '../../../maps/outline';
import type { Position } from '../../../maps/webMercator';
import { placeLabels } from './placeLabels';

/** In units of the frame, as all sizes here. */
const GAP = 26;
const LINE = 48;
const FONT_SIZE = 44;

/** Covers a picture of the atlas. */
export const FrameSvg = styled.svg.attrs({
  viewBox: `0 0 ${FRAME.width} ${FRAME.height}`,
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

type PicturePoint = Position & {
  /** The point's label. */
  readonly lines: readonly string[];
  readonly isAnswer: boolean;
};

export function PicturePoints({ points }: { readonly points: readonly PicturePoint[] }) {
  const labels = placeLabels(
    points.map(({ x, y, lines }) => ({
      x,
      y,
      width: Math.max(...lines.map((line) => textWidth(line, FONT_SIZE))),
      height: lines.length * LINE,
    })),
    GAP,
  );
  return points.map(({ x, y, lines, isAnswer }, index) => (
    <g key={index}>
      <circle
        cx={x}
        cy={y}
        r="10"
        fill={isAnswer ? onPicture.signal : '#fff'}
        stroke={isAnswer ? '#fff' : onPicture.shade}
        strokeWidth="4"
      />
      {lines.map((line, row) => (
        <PictureText
          key={row}
          x={labels[index]?.x}
          y={(labels[index]?.y ?? y) + (row - (lines.length - 1) / 2) * LINE}
          textAnchor={labels[index]?.anchor}
          fontSize={row === 0 ? FONT_SIZE : FONT_SIZE - 6}
          fontWeight={row === 0 ? 700 : 500}
        >
          {line}
        </PictureText>
      ))}
    </g>
  ));
}
