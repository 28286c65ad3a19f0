import { styled } from 'styled-components';

import { onPicture } from '../../../design/tokens';
import { selectMaps } from '../../../features/game/map/frameSelectors';
import { boxIn } from '../../../maps/camera';
import type { Outline } from '../../../maps/outline';
import type { Extent } from '../../../maps/webMercator';
import { useAppSelector } from '../../../store/hooks';
import { ShadedLine } from './PicturePoints';

/** The size of the map of the world in its own units. */
const WORLD = { width: 400, height: 300 };

/** The least size of the mark, as a share of the world's: 9 pixels on a phone. */
const MIN_MARK = 0.14;

const World = styled.svg`
  position: absolute;
  margin: 10px;
  width: clamp(64px, 15%, 96px);
  border: 1px solid #fff;
`;

type Props = { readonly box: Extent; readonly corner: Outline['corner'] };

/** A small map of the world in a corner of the picture, with the picture's extent marked. */
export function Locator({ box, corner }: Props) {
  const world = useAppSelector(selectMaps)?.world;
  if (!world) return null;
  const { x, y, scale } = boxIn(world.box, box);
  const size = Math.max(MIN_MARK, scale);
  const [west, north] = [0.5 + x - size / 2, 0.5 + y - size / 2];
  // The world turns as far as the mark would reach over its edge.
  const turn = Math.min(west, Math.max(0, west + size - 1));
  const { width, height } = WORLD;
  return (
    <World
      viewBox={`${width * turn} 0 ${width} ${height}`}
      style={{
        [corner.startsWith('n') ? 'top' : 'bottom']: 0,
        [corner.endsWith('e') ? 'right' : 'left']: 0,
      }}
      aria-hidden="true"
    >
      {[...new Set([0, Math.sign(turn)])].map((copy) => (
        <image key={copy} href={world.url} x={copy * width} width={width} height={height} />
      ))}
      <ShadedLine
        d={`M${width * west} ${height * north}h${width * size}v${height * size}h${-width * size}Z`}
        stroke={onPicture.signal}
      />
    </World>
  );
}
