import type { Extent } from '../../../src/maps/webMercator.ts';
import { MARGIN } from '../contracts.ts';
import { projectionOf } from '../mercator.ts';
import type { Polygon } from '../outline.ts';
import { FILE } from '../parameters.ts';
import { generalize } from './generalize.ts';
import { extentOf, printRing, ringsOf } from './rings.ts';

/** How far a line may move to save corners, in pixels. */
const TOLERANCE = 0.75;
/** The least extent of an islet or enclave in pixels, or as a share of the largest part's. */
const MIN_EXTENT = 16;
const MIN_SHARE = 0.05;

/** The outline of areas on a picture, as SVG path data in pixels; empty if none of them is there. */
export async function pathIn(box: Extent, polygons: Polygon[]) {
  const rings = ringsOf(polygons, projectionOf(box, FILE, MARGIN));
  const least = Math.min(MIN_EXTENT, MIN_SHARE * Math.max(...rings.map(extentOf)));
  const visible = rings.filter((ring) => extentOf(ring) >= least);
  const shores = await generalize(visible.map((ring) => printRing(ring, 0)).join(''));
  // An area smaller than a pixel has no shore: Vatican City on the picture of Italy.
  return (shores.length > 0 ? shores : visible).map((ring) => printRing(ring, TOLERANCE)).join('');
}
