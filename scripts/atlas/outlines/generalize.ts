import { contours } from 'd3-contour';
import sharp from 'sharp';

import type { Position } from '../../../src/maps/webMercator.ts';
import { MARGIN } from '../contracts.ts';
import { FILE } from '../parameters.ts';
import { coverageOf } from '../raster.ts';
import { extentOf } from './rings.ts';

const SIZE = { width: FILE.width + 2 * MARGIN, height: FILE.height + 2 * MARGIN };

/** Fjords and sounds up to about twice as wide close, in pixels: two lines there would run together. */
const SIGMA = 4;
/** The share of a blurred edge's height at which it has moved by one sigma. */
const MOVED = 0.16;
/** The least extent of a lake or a gap between islands, in pixels. */
const MIN_HOLE = 16;

const grey = (data: Buffer) => sharp(data, { raw: { ...SIZE, channels: 1 } });

/** Moves the edge of an area outwards, or for a share above a half inwards. */
const movedEdge = async (area: Buffer, share: number) =>
  grey(area)
    .blur(SIGMA)
    .threshold(Math.round(share * 255))
    .extractChannel(0)
    .raw()
    .toBuffer();

/**
 * Generalizes an outline for a small picture: islands that nearly touch are joined, and narrow inlets closed
 * (a morphological closing). Nothing of the country is lost.
 * @param path SVG path data in pixels of the picture
 * @returns closed rings
 */
export async function generalize(path: string): Promise<Position[][]> {
  const drawing = `<path transform="translate(${MARGIN} ${MARGIN})" d="${path}" fill-rule="evenodd" stroke="#000"/>`;
  const land = await coverageOf(drawing, SIZE);
  const closed = await movedEdge(await movedEdge(land, MOVED), 1 - MOVED);
  const [{ coordinates }] = contours().size([SIZE.width, SIZE.height]).thresholds([128])(
    Array.from(land, (coverage, pixel) => Math.max(coverage, closed[pixel])),
  );
  return coordinates.flatMap((polygon) => {
    const [shore, ...holes] = polygon.map((ring) =>
      ring.map(([x, y]) => ({ x: x - MARGIN, y: y - MARGIN })),
    );
    return [shore, ...holes.filter((hole) => extentOf(hole) >= MIN_HOLE)];
  });
}
