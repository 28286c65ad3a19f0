import { boxColumns, boxRows } from '../raster/box.mjs';
import { gauss } from '../raster/gauss.mjs';
import { shrink } from '../raster/resample.mjs';
import { pyramid } from './pyramids.mjs';

/** @typedef {import('./pyramids.mjs').Raster} Raster */

/** Radius of the subtracted blur, in pixels of the half-size land: about 35 km. */
const RADIUS = 5;
const LUMA = [0.3, 0.59, 0.11];

/**
 * The ground pattern that the synthetic texture is cut from: the land's colour minus its blur (a
 * high-pass filter).
 * @param {Raster} land RGB, at half the size of the masters
 * @returns {{ pattern: Raster[], energy: Raster }} a pyramid of signed RGB, and the local strength
 *   of the pattern at a quarter of the size
 */
export function groundPattern({ data, width, height }) {
  const size = width * height;
  const high = new Float32Array(size * 3);
  const strength = new Float32Array(size);
  const once = new Float32Array(size);
  const blurred = new Float32Array(size);
  for (let c = 0; c < 3; c++) {
    const plane = new Float32Array(size);
    for (let i = 0; i < size; i++) plane[i] = data[3 * i + c];
    boxColumns(plane, width, height, RADIUS, once);
    boxRows(once, width, height, RADIUS, blurred);
    boxColumns(blurred, width, height, RADIUS, once);
    boxRows(once, width, height, RADIUS, blurred);
    for (let i = 0; i < size; i++) {
      const detail = plane[i] - blurred[i];
      high[3 * i + c] = detail;
      strength[i] += Math.min(30, Math.abs(detail)) * LUMA[c];
    }
  }
  const quarter = { width: width / 4, height: height / 4 };
  const energy = gauss(shrink(strength, width, height, 4), quarter.width, quarter.height, 2.2);
  const raster = { data: compress(high), width, height, channels: 3 };
  return {
    pattern: pyramid(raster, 4, (sum) => Math.round(sum / 4)),
    energy: { data: energy, ...quarter, channels: 1 },
  };
}

/**
 * Reduces the pattern mostly to brightness and damps prominent structures (rivers, coasts), whose
 * repetition would be noticeable.
 * @param {Float32Array} high
 */
function compress(high) {
  const out = new Int8Array(high.length);
  for (let i = 0; i < high.length; i += 3) {
    const luma = LUMA[0] * high[i] + LUMA[1] * high[i + 1] + LUMA[2] * high[i + 2];
    const gain = 2 / (1 + (luma / 11) ** 2 * 0.5 + Math.abs(luma) / 16);
    for (let c = 0; c < 3; c++) {
      const value = Math.round(gain * (0.6 * luma + 0.4 * high[i + c]));
      out[i + c] = Math.max(-127, Math.min(127, value));
    }
  }
  return out;
}
