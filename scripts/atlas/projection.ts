import { geoMercator } from 'd3-geo';

import { type Centre, type Size, viewOf } from './mercator.ts';

/**
 * A view in d3's projection, in pixels from the top left corner. Lines between two points are
 * straight, as Natural Earth intends, and clipped at a margin outside the view, which hides the cut.
 * @param margin pixels
 */
export function projectionOf(centre: Centre, size: Size, margin: number) {
  const { width, height, worldPixels } = viewOf(centre, size);
  return geoMercator()
    .rotate([-centre.lon, 0])
    .center([0, centre.lat])
    .scale(worldPixels / (2 * Math.PI))
    .translate([width / 2, height / 2])
    .precision(0)
    .clipExtent([
      [-margin, -margin],
      [width + margin, height + margin],
    ]);
}
