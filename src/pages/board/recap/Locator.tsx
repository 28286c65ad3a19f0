import { styled } from 'styled-components';

import { useServices } from '../../../app/hooks';
import { onPicture } from '../../../design/tokens';
import { boxIn } from '../../../maps/camera';
import type { Outline } from '../../../maps/outline';
import type { Box } from '../../../maps/webMercator';

/** The least size of the mark, in percent of the locator's width. */
const MIN_MARK = 5;

const World = styled.div`
  position: absolute;
  margin: 10px;
  width: clamp(64px, 15%, 96px);
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border: 1px solid #fff;

  img {
    position: static;
  }
`;

const Mark = styled.div`
  position: absolute;
  translate: -50% -50%;
  border: 1.5px solid ${onPicture.signal};
  box-shadow: 0 0 2px rgb(0 0 0 / 80%);
`;

type Props = { readonly box: Box; readonly corner: Outline['corner'] };

/** A small map of the world in a corner of the picture, on which what the picture shows is marked. */
export function Locator({ box, corner }: Props) {
  const { world } = useServices().atlas;
  const { x, y, scale } = boxIn(world.box, box);
  const size = `${Math.max(MIN_MARK, 100 * scale)}%`;
  return (
    <World
      style={{
        [corner.startsWith('n') ? 'top' : 'bottom']: 0,
        [corner.endsWith('e') ? 'right' : 'left']: 0,
      }}
      aria-hidden="true"
    >
      <img src={world.url} alt="" />
      <Mark
        style={{
          left: `${50 + 100 * x}%`,
          top: `${50 + 100 * y}%`,
          width: size,
          height: size,
        }}
      />
    </World>
  );
}
