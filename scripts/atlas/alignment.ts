/**
 * Checks a picture's alignment against a shoreline and a projection that the renderer does not use:
 * Natural Earth at 1:10 million, projected by d3.
 */
import { geoPath } from 'd3-geo';
import sharp from 'sharp';

import type { Box } from '../../src/maps/webMercator.ts';
import { isWater } from './inspection.ts';
import { allPolygons } from './outline.ts';
import { projectionOf } from './projection.ts';

/** Size of the comparison in pixels. */
const SIZE = { width: 160, height: 120 };
/** Shifts to try, in these pixels, the least first. */
const SHIFTS = [0, -1, 1, -2, 2, -3, 3];
const MARGIN = 3;

/** The shift in pixels at which a picture file best matches the real coastlines, and how well. */
export async function alignmentOf(path: string, box: Box) {
  const picture = await sharp(path).resize(SIZE.width, SIZE.height).removeAlpha().raw().toBuffer();
  const land = await landOf(box);
  const agreementOf = (dx: number, dy: number) => {
    let same = 0;
    let total = 0;
    for (let y = MARGIN; y < SIZE.height - MARGIN; y++) {
      for (let x = MARGIN; x < SIZE.width - MARGIN; x++) {
        const shown = (y + dy) * SIZE.width + x + dx;
        if (isWater(picture, 3 * shown) !== land[y * SIZE.width + x] > 127) same++;
        total++;
      }
    }
    return same / total;
  };
  return SHIFTS.flatMap((dx) =>
    SHIFTS.map((dy) => ({ dx, dy, agreement: agreementOf(dx, dy) })),
  ).reduce((best, shift) => (shift.agreement > best.agreement ? shift : best));
}

/** Natural Earth's land in a picture of `SIZE`: 255 on land, lakes included, and 0 on the sea. */
function landOf(box: Box) {
  const path = geoPath(projectionOf(box, SIZE, 1));
  const land = path({ type: 'GeometryCollection', geometries: allPolygons }) ?? '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}"><rect width="100%" height="100%" fill="#000"/><path d="${land}" fill="#fff"/></svg>`;
  return sharp(Buffer.from(svg), { unlimited: true })
    .removeAlpha()
    .extractChannel(0)
    .raw()
    .toBuffer();
}
