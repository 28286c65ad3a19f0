import { geoMercator } from 'd3-geo';

import { type Extent, groundKm, latitudeOf, longitudeOf } from '../../src/maps/webMercator.ts';

/** In pixels. */
export type Size = { width: number; height: number };

/** The map area a picture shows. */
export type View = ReturnType<typeof viewOf>;

/** A box as a picture of a size, 4:3. */
export function viewOf(box: Extent, { width, height }: Size) {
  /** Width of the whole world in picture pixels. */
  const worldPixels = width / box.width;
  const north = box.y - height / 2 / worldPixels;
  const rows = Float64Array.from({ length: height }, (_, row) => north + (row + 0.5) / worldPixels);
  return {
    width,
    height,
    worldPixels,
    /** Edges on the plane; west may be below 0, and east above 1. */
    west: box.x - box.width / 2,
    east: box.x + box.width / 2,
    north,
    south: box.y + height / 2 / worldPixels,
    /** At the centre. */
    kmPerPixel: groundKm(1 / worldPixels, box.y),
    /** Of the rows' centres, in degrees. */
    latitudes: rows.map(latitudeOf),
    /** The ground that a pixel of each row shows, in km. */
    rowKm: rows.map((y) => groundKm(1 / worldPixels, y)),
  };
}

/**
 * A box in d3's projection, in pixels from the top left corner. Lines between two points are straight,
 * as Natural Earth intends, and clipped at a margin outside the box, which hides the cut.
 * @param margin pixels
 */
export const projectionOf = (box: Extent, { width, height }: Size, margin: number) =>
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
