import { styled } from 'styled-components';

import { EARTH_ASPECT, EARTH_FRAME } from '../../maps/earthOutlines';
import { useWorld } from '../../store/hooks';

/** Turns the picture of the world into a duotone of deep sea: colours to blend with it, in this order. */
export const DUOTONE = [
  ['saturation', '#000'],
  ['multiply', '#476276'],
  ['screen', '#08141f'],
] as const;

/** Of borders between countries that are dark. */
export const BORDER = 'rgb(150 195 215 / 28%)';

export const EarthSvg = styled.svg.attrs({
  viewBox: `0 0 ${EARTH_FRAME.width} ${EARTH_FRAME.width / EARTH_ASPECT}`,
})`
  display: block;
  width: 100%;
`;

const Layers = styled.g`
  isolation: isolate;
`;

/** The dark world, and a copy to the east of it; in an `EarthSvg`. */
export function DarkWorld() {
  const { url } = useWorld();
  const { width, height } = EARTH_FRAME;
  return (
    <Layers>
      <image href={url} width={width} height={height} />
      <image href={url} width={width} height={height} x={width} />
      {DUOTONE.map(([mixBlendMode, fill]) => (
        <rect key={fill} width={2 * width} height={height} fill={fill} style={{ mixBlendMode }} />
      ))}
    </Layers>
  );
}
