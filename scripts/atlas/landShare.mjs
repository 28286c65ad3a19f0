import { existsSync, readFileSync, writeFileSync } from 'node:fs';

import { viewOf } from './mercator.mjs';
import { PICTURE } from './parameters.mjs';
import { CLOSEST, MIDDLE, STANDARD_ZOOMS, ZOOM_STEP } from './scale.mjs';
import { coastOf } from './view/coast.mjs';

/** Small masks are fast and precise enough: each pixel has nine sub-pixels of land or water. */
const MASK = { width: 320, height: 240, cssWidth: PICTURE.cssWidth };

/** @typedef {import('./places.mjs').Place} Place */
/** Share of land by zoom, 0 to 1. @typedef {Record<string, number>} Shares */

/** Zooms at which masks are drawn; zooms in between crop the middle of the wider mask. */
const DRAWN = [3.5, 5, 6.5, 8, 9.5, 11];
/** Zoom of the middle of the first standard picture; with PLENTY of land there, measuring stops. */
const FIRST_LOOK = (STANDARD_ZOOMS[0] ?? NaN) + MIDDLE;
const PLENTY = 0.15;

/**
 * Measures how much land the pictures around each place would show; results are cached by place.
 * @param {Place[]} places
 * @param {string} cacheFile
 * @param {(place: Place) => void} [onMeasured]
 * @returns {Promise<Map<string, Shares>>} by country code
 */
export async function measureLand(places, cacheFile, onMeasured = () => {}) {
  /** @type {Record<string, Shares>} */
  const known = existsSync(cacheFile) ? JSON.parse(readFileSync(cacheFile, 'utf8')) : {};
  /** @type {Map<string, Shares>} */
  const byCountry = new Map();
  for (const place of places) {
    const key = `${place.lat},${place.lon}`;
    if (!known[key]) {
      known[key] = await sharesOf(place);
      writeFileSync(cacheFile, JSON.stringify(known, null, 1));
      onMeasured(place);
    }
    byCountry.set(place.iso2, known[key]);
  }
  return byCountry;
}

/** @param {Place} place */
async function sharesOf(place) {
  /** @type {Shares} */
  const shares = {};
  shares[FIRST_LOOK] = mean((await coastOf(viewOf(place, FIRST_LOOK, MASK))).land);
  if (shares[FIRST_LOOK] >= PLENTY) return shares;
  for (const [i, drawn] of DRAWN.entries()) {
    const view = viewOf(place, drawn, MASK);
    const { land } = await coastOf(view);
    const next = DRAWN[i + 1] ?? CLOSEST + MIDDLE + ZOOM_STEP;
    for (let zoom = drawn; zoom < next; zoom += ZOOM_STEP) {
      shares[zoom] = mean(inner(land, view, 2 ** (drawn - zoom)));
    }
  }
  return shares;
}

/**
 * Crops the middle of a mask.
 * @param {Float32Array} mask
 * @param {{ width: number, height: number }} size
 * @param {number} part of the width, 0 to 1
 */
function inner(mask, { width, height }, part) {
  const w = Math.round(width * part);
  const h = Math.round(height * part);
  const left = Math.round((width - w) / 2);
  const top = Math.round((height - h) / 2);
  const out = new Float32Array(w * h);
  for (let y = 0; y < h; y++) {
    const row = (top + y) * width + left;
    out.set(mask.subarray(row, row + w), y * w);
  }
  return out;
}

/** @param {Float32Array} values */
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
