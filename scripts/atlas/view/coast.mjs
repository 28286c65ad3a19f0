import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';

import { CLASS_COLOURS, gmt } from '../gmt.mjs';
import { latitudeOf, longitudeOf } from '../mercator.mjs';

/** @typedef {import('../mercator.mjs').View} View */

/** Sub-pixels per pixel side. */
const FINENESS = 3;
/** Resolution at which gmt draws, in pixels per inch, and centimetres per inch. */
const GMT_DPI = 300;
const INCH_CM = 2.54;

/**
 * GSHHG's resolution for a zoom: f(ull), h(igh, 200 m) or i(ntermediate, 1 km).
 * @param {number} zoom
 */
const resolutionFor = (zoom) => (zoom >= 5.4 ? 'f' : zoom >= 4.2 ? 'h' : 'i');

/**
 * The shares of land and of lake in each pixel, 0 to 1, from GSHHG's outlines; the rest is sea.
 * @param {View} view
 */
export async function coastOf(view) {
  const { width, height } = view;
  const fine = await drawClasses(view);
  const land = new Float32Array(width * height);
  const lake = new Float32Array(width * height);
  const share = 1 / (FINENESS * FINENESS);
  for (let y = 0; y < height * FINENESS; y++) {
    const row = Math.floor(y / FINENESS) * width;
    for (let x = 0; x < width * FINENESS; x++) {
      // Classify each sub-pixel: gmt's antialiased edges would show hairlines between its bins.
      const at = (y * width * FINENESS + x) * 3;
      const red = fine[at];
      const green = fine[at + 1];
      const blue = fine[at + 2];
      const pixel = row + Math.floor(x / FINENESS);
      if (red >= green && red >= blue) land[pixel] += share;
      else if (green > blue) lake[pixel] += share;
    }
  }
  for (const mask of [land, lake]) coverFrame(mask, width, height);
  return { land, lake };
}

/** @param {View} view */
async function drawClasses({ width, height, zoom, west, east, north, south }) {
  const directory = mkdtempSync(join(tmpdir(), 'zoomle-atlas-'));
  const corners = [longitudeOf(west), latitudeOf(south), longitudeOf(east), latitudeOf(north)];
  const [w, h] = [width * FINENESS, height * FINENESS];
  try {
    gmt(
      [
        'coast',
        `-R${corners.map((degrees) => degrees.toFixed(7)).join('/')}r`,
        `-JM${((w / GMT_DPI) * INCH_CM).toFixed(4)}c`,
        `-D${resolutionFor(zoom)}`,
        // Lakes, but neither islands in lakes nor ponds on those islands.
        '-A0/0/4',
        ...CLASS_COLOURS,
        // Web Mercator treats WGS84 coordinates as if they were on a sphere.
        '--PROJ_ELLIPSOID=sphere',
        '-png',
        'mask',
      ],
      directory,
    );
    return await sharp(join(directory, 'mask.png'))
      .removeAlpha()
      .resize(w, h, { fit: 'fill', kernel: 'nearest' })
      .raw()
      .toBuffer();
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/**
 * Replaces the outermost pixels, over which gmt draws the map frame, by their neighbours.
 * @param {Float32Array} mask
 * @param {number} width
 * @param {number} height
 */
function coverFrame(mask, width, height) {
  mask.copyWithin(0, width, 2 * width);
  mask.copyWithin((height - 1) * width, (height - 2) * width, (height - 1) * width);
  for (let row = 0; row < mask.length; row += width) {
    mask[row] = mask[row + 1];
    mask[row + width - 1] = mask[row + width - 2];
  }
}
