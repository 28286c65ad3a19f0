import { geoMercator } from 'd3-geo';

import { type Box, latitudeOf, longitudeOf } from '../../src/maps/webMercator.ts';
import type { Size } from './mercator.ts';

/**
 * A box in d3's projection, in pixels from the top left corner. Lines between two points are straight,
 * as Natural Earth intends, and clipped at a margin outside the box, which hides the cut.
 * @param margin pixels
 */
export const projectionOf = (box: Box, { width, height }: Size, margin: number) =>
  geoMercator()
    .rotate([-longitudeOf(box.x), 0])
    .center([0, latitudeOf(box.y)])
    .scale(width / box.width / (2 * Math.PI))
    .translate([width / 2, height / 2])
    .precision(0)
    .clipExtent([
      [-margin, -margin],
      [width + margin, height + margin],
    ]);
