import { interpolateZoom } from 'd3-interpolate';

import { boxIn } from './camera';
import type { Extent } from './webMercator';

/** In milliseconds. */
const LONGEST_MS = 2_500;

/** How many linear pieces approximate a path. */
const PIECES = 24;

/** Whether two boxes overlap. */
export function overlaps(a: Extent, b: Extent): boolean {
  const { x, y, scale } = boxIn(a, b);
  return Math.max(Math.abs(x), Math.abs(y)) < (1 + scale) / 2;
}

/**
 * The path of the camera from one box to another: a zoom in which each edge of the frame moves one way,
 * so that it passes over nothing but the two boxes' pictures. Between boxes apart it rises and descends:
 * J. J. van Wijk and W. A. A. Nuij, "Smooth and efficient zooming and panning", 2003.
 */
export function cameraPath(from: Extent, to: Extent) {
  // The shorter way round the world.
  const start = { ...from, x: from.x + Math.round(to.x - from.x) };
  const flight = interpolateZoom([start.x, start.y, start.width], [to.x, to.y, to.width]);

  const zoom = (part: number): Extent => {
    const width = start.width * (to.width / start.width) ** part;
    const growth = to.width - start.width;
    const share = growth ? (width - start.width) / growth : part;
    const { x, y } = start;
    return { x: x + (to.x - x) * share, y: y + (to.y - y) * share, width };
  };
  const fly = (part: number): Extent => {
    const [x, y, width] = flight(part);
    return { x, y, width };
  };
  const at = overlaps(start, to) ? zoom : fly;
  return {
    // d3's is negative from a box to a narrower one around the same centre.
    duration: Math.min(LONGEST_MS, Math.abs(flight.duration)),
    /** The camera at a part of the way, 0 to 1. */
    at,
    cameras: Array.from({ length: PIECES + 1 }, (_, piece) => at(piece / PIECES)),
  };
}
