import { geoMercator } from 'd3-geo';

import { viewOf } from './mercator.mjs';

/**
 * A view in d3's projection, in pixels from the top left corner. Lines between two points are straight,
 * as Natural Earth means them, and cut so many pixels outside of the view, which hides where they are.
 * @param {{ lat: number, lon: number, zoom: number }} view its centre in degrees
 * @param {{ width: number, height: number }} size pixels
 * @param {number} margin pixels
 */
export function projectionOf({ lat, lon, zoom }, { width, height }, margin) {
  const { worldPixels } = viewOf({ lat, lon }, zoom, { width, height });
  return geoMercator()
    .rotate([-lon, 0])
    .center([0, lat])
    .scale(worldPixels / (2 * Math.PI))
    .translate([width / 2, height / 2])
    .precision(0)
    .clipExtent([
      [-margin, -margin],
      [width + margin, height + margin],
    ]);
}
