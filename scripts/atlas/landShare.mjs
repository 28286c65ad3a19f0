import { existsSync, readFileSync, writeFileSync } from 'node:fs';

import { viewOf } from './mercator.mjs';
import { PICTURE } from './parameters.mjs';
import { CLOSEST, MIDDLE, STANDARD_ZOOMS, ZOOM_STEP } from './scale.mjs';
import { coastOf } from './view/coast.mjs';

/** Masks are small, for speed: what is counted is land, and each of their pixels has nine parts. */
const MASK = { width: 320, height: 240, cssWidth: PICTURE.cssWidth };

/** @typedef {import('./places.mjs').Place} Place */
/** Shares of land by zoom, from 0 to 1. @typedef {Record<string, number>} Shares */

/** Masks are drawn at these zooms; each serves the zooms up to the next by its inner part. */
const DRAWN = [3.5, 5, 6.5, 8, 9.5, 11];
/** The zoom of the middle of the standard's first picture, and land there that is enough for any rule. */
const FIRST_LOOK = (STANDARD_ZOOMS[0] ?? NaN) + MIDDLE;
const PLENTY = 0.15;

/**
 * How much land the pictures around a place would show. Measured once a place, then remembered.
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
 * The middle of a mask.
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
