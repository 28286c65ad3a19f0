/** Measurements of pictures, all at one size, which averages out resampling and the encoder's noise. */
import { geoPath } from 'd3-geo';
import type { Sharp } from 'sharp';

import type { Extent } from '../../src/maps/webMercator.ts';
import { projectionOf } from './mercator.ts';
import { allPolygons } from './outline.ts';
import { coverageOf, lumaOf } from './raster.ts';

export const SIZE = { width: 160, height: 120 };
/** The offsets that `alignmentOf` tries, the least first, and the greatest one. */
const SHIFTS = [0, -1, 1, -2, 2, -3, 3];
const MARGIN = 3;

export const reduced = (picture: Sharp) =>
  picture.resize(SIZE.width, SIZE.height, { fit: 'fill' }).removeAlpha().raw().toBuffer();

const lumasOf = (rgb: Buffer) =>
  Float32Array.from({ length: rgb.length / 3 }, (_, i) => lumaOf(rgb, 3 * i));

const mean = (values: Float32Array) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The differences of pixels' brightness from the mean. */
function deviations(rgb: Buffer) {
  const lumas = lumasOf(rgb);
  const middle = mean(lumas);
  return lumas.map((luma) => luma - middle);
}

/** Standard deviation of the brightness, on a scale of 0 to 255. */
export const contrast = (rgb: Buffer) => Math.sqrt(mean(deviations(rgb).map((each) => each ** 2)));

/** Pearson's correlation of the brightness of two pictures, -1 to 1; NaN if one of them is uniform. */
export function correlation(rgb: Buffer, other: Buffer) {
  const others = deviations(other);
  const covariance = mean(deviations(rgb).map((each, i) => each * others[i]));
  return covariance / (contrast(rgb) * contrast(other));
}

/**
 * Whether a pixel is water: clearly bluer than red.
 * @param j index of the pixel's red value
 */
const isWater = (rgb: Buffer, j: number) => rgb[j + 2] > 1.15 * rgb[j] + 12;

/** The share of land in a picture, 0 to 1, and its mean brightness, 0 to 255. */
export function landIn(rgb: Buffer) {
  const lumas = lumasOf(rgb);
  const land = lumas.filter((_, i) => !isWater(rgb, 3 * i));
  return { share: land.length / lumas.length, luma: mean(land) };
}

/**
 * The shift in pixels at which a picture best matches the real coastlines, and how well. The coastlines and
 * their projection are not those of the renderer: Natural Earth at 1:10 million, projected by d3.
 */
export async function alignmentOf(rgb: Buffer, box: Extent) {
  const pathOf = geoPath(projectionOf(box, SIZE, 1));
  const path = pathOf({ type: 'GeometryCollection', geometries: allPolygons }) ?? '';
  // Lakes count as land.
  const land = await coverageOf(`<path d="${path}"/>`, SIZE);
  const agreementOf = (dx: number, dy: number) => {
    let same = 0;
    let total = 0;
    for (let y = MARGIN; y < SIZE.height - MARGIN; y++) {
      for (let x = MARGIN; x < SIZE.width - MARGIN; x++) {
        const shown = (y + dy) * SIZE.width + x + dx;
        if (isWater(rgb, 3 * shown) !== land[y * SIZE.width + x] > 127) same++;
        total++;
      }
    }
    return same / total;
  };
  return SHIFTS.flatMap((dx) =>
    SHIFTS.map((dy) => ({ dx, dy, agreement: agreementOf(dx, dy) })),
  ).reduce((best, shift) => (shift.agreement > best.agreement ? shift : best));
}
