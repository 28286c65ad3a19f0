import { readFileSync } from 'node:fs';

import { MASTER } from '../parameters.mjs';
import { boxBlur } from '../raster/box.mjs';

/** @typedef {import('./surface.mjs').Surface} Surface */

/** Ranks of the rivers used as a guide; the smallest rank counts half. */
const RIVER_RANKS = [0, 1, 2];
/** Height above its surroundings at which relief counts as a ridge. */
const RIDGE_UNIT = 4;

/**
 * The rasters that fine colour detail is predicted from: height, slopes, ridges and rivers on land.
 * @param {Float32Array} relief
 * @param {Surface} surface
 * @param {string} cache directory of the rivers
 */
export function guidesOf(relief, { isLand, gradientUnit }, cache) {
  const { width, height } = MASTER;
  const eastward = new Float32Array(relief.length);
  const southward = new Float32Array(relief.length);
  for (let y = 0; y < height; y++) {
    const narrowness = Math.max(0.25, Math.cos((0.5 - (y + 0.5) / height) * Math.PI));
    const above = Math.max(0, y - 1) * width;
    const below = Math.min(height - 1, y + 1) * width;
    for (let x = 0; x < width; x++) {
      const west = relief[y * width + (x ? x - 1 : width - 1)];
      const east = relief[y * width + (x < width - 1 ? x + 1 : 0)];
      const at = y * width + x;
      eastward[at] = Math.tanh(((east - west) * 0.5) / narrowness / gradientUnit);
      southward[at] = Math.tanh(((relief[below + x] - relief[above + x]) * 0.5) / gradientUnit);
    }
  }
  const scratch = new Float32Array(relief.length);
  const ridges = boxBlur(relief.slice(), width, height, 2, scratch, 2);
  for (let i = 0; i < ridges.length; i++)
    ridges[i] = Math.tanh((relief[i] - ridges[i]) / RIDGE_UNIT);
  const guides = [relief, eastward, southward, ridges];
  if (isLand) guides.push(riverGuide(cache, scratch));
  return guides;
}

/**
 * @param {string} cache
 * @param {Float32Array} scratch
 */
function riverGuide(cache, scratch) {
  const { width, height } = MASTER;
  const raster = new Float32Array(width * height);
  for (const rank of RIVER_RANKS)
    drawRivers(raster, `${cache}/riv${rank}.txt`, rank === 2 ? 0.5 : 1);
  boxBlur(raster, width, height, 1, scratch);
  for (let i = 0; i < raster.length; i++) raster[i] = Math.min(1, raster[i] * 3);
  return raster;
}

/**
 * @param {Float32Array} raster
 * @param {string} path of gmt's output: lines of "longitude, tab, latitude"; ">" starts a segment
 * @param {number} value
 */
function drawRivers(raster, path, value) {
  const { width, height } = MASTER;
  let [lastX, lastY] = [NaN, NaN];
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    const tab = line.indexOf('\t');
    if (line.startsWith('>')) lastX = NaN;
    if (tab < 0) continue;
    const x = (((Number(line.slice(0, tab)) + 540) % 360) / 360) * width;
    const y = ((90 - Number(line.slice(tab + 1))) / 180) * height;
    // A longer step wraps around the world.
    if (Math.abs(lastX - x) < 50) {
      const steps = Math.ceil(Math.hypot(x - lastX, y - lastY) * 2) + 1;
      for (let i = 0; i <= steps; i++) {
        const column = Math.floor(lastX + ((x - lastX) * i) / steps);
        const row = Math.floor(lastY + ((y - lastY) * i) / steps);
        const at = row * width + column;
        if (at < raster.length) raster[at] = Math.max(value, raster[at]);
      }
    }
    [lastX, lastY] = [x, y];
  }
}
