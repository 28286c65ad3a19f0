import { useId } from 'react';

import { useServices } from '../../app/hooks';
import { EARTH_FRAME } from '../../maps/earthOutlines';

/**
 * The duotone of the dark Earth: deep sea, with land a little lighter. Each channel's values from black
 * to white, evenly spaced, 0 to 1.
 */
export const DUOTONE = [
  [0.03, 0.075, 0.14, 0.21, 0.3],
  [0.08, 0.15, 0.23, 0.32, 0.43],
  [0.12, 0.21, 0.31, 0.41, 0.53],
] as const;

/** Seen until the picture has loaded. */
export const DARK_SEA = '#0b1a24';

/** The picture of the world in the duotone, and a copy to the east of it; in an SVG's `EARTH_FRAME`. */
export function DarkWorld() {
  const { world } = useServices().atlas;
  const id = useId();
  const [red, green, blue] = DUOTONE.map((values) => values.join(' '));
  return (
    <>
      <filter id={id} x="0" y="0" width="1" height="1" colorInterpolationFilters="sRGB">
        <feColorMatrix type="saturate" values="0" />
        <feComponentTransfer>
          <feFuncR type="table" tableValues={red} />
          <feFuncG type="table" tableValues={green} />
          <feFuncB type="table" tableValues={blue} />
        </feComponentTransfer>
      </filter>
      {[0, EARTH_FRAME.width].map((x) => (
        <image key={x} href={world.url} x={x} {...EARTH_FRAME} filter={`url(#${id})`} />
      ))}
    </>
  );
}
