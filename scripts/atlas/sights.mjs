import { existsSync, readFileSync, writeFileSync } from 'node:fs';

import { levelFor, RELIEF_UNIT } from './masters/pyramids.mjs';
import { viewOf } from './mercator.mjs';
import { PICTURE } from './parameters.mjs';
import { mitchell } from './raster/kernels.mjs';
import { CLOSEST, ZOOM_STEP } from './scale.mjs';
import { GRID, sightOf } from './sight.mjs';
import { coastSeen } from './view/layers.mjs';
import { riversOf } from './view/rivers.mjs';
import { sample } from './view/sample.mjs';

/** @typedef {Record<string, Sight>} Sights by zoom */
/** @typedef {import('./places.mjs').Place} Place */
/** @typedef {import('./sight.mjs').Sight} Sight */
/** @typedef {import('./sight.mjs').Scene} Scene */

/** Zooms that are drawn, GRID_GAIN times as fine; those in between are cut from the middle. */
const DRAWN = [3.5, 5, 6.5, 8, 9.5, 11];
const GRID_GAIN = 3;

/**
 * Measures the sights of places; results are kept by place.
 * @param {Place[]} places
 * @param {import('./masters/store.mjs').Masters} masters
 * @param {string} cache directory
 * @param {(place: Place) => void} onMeasured
 * @returns {Promise<Map<string, Sights>>} by country code
 */
export async function measureSights(places, masters, cache, onMeasured) {
  const file = `${cache}/sights.json`;
  /** @type {Record<string, Sights>} */
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  /** @type {Map<string, Sights>} */
  const byCountry = new Map();
  for (const place of places) {
    const key = `${place.lat},${place.lon}`;
    if (!known[key]) {
      known[key] = await sightsOf(place, masters, cache);
      writeFileSync(file, JSON.stringify(known));
      onMeasured(place);
    }
    byCountry.set(place.iso2, known[key]);
  }
  return byCountry;
}

/**
 * @param {Place} place
 * @param {import('./masters/store.mjs').Masters} masters
 * @param {string} cache
 */
async function sightsOf(place, masters, cache) {
  /** @type {Sights} */
  const sights = {};
  for (const [i, drawn] of DRAWN.entries()) {
    const size = { width: GRID.width * GRID_GAIN, height: GRID.height * GRID_GAIN };
    const view = viewOf(place, drawn, { ...size, cssWidth: PICTURE.cssWidth });
    const scene = {
      land: (await coastSeen(view, masters)).land,
      relief: steepnessOf(view, masters),
      river: (await riversOf(view, cache)) ?? new Float32Array(size.width * size.height),
    };
    const next = DRAWN[i + 1] ?? CLOSEST + ZOOM_STEP;
    for (let zoom = drawn; zoom < next; zoom += ZOOM_STEP) {
      sights[zoom] = sightOf(cut(scene, 2 ** (drawn - zoom)));
    }
  }
  return sights;
}

/**
 * Steepness of the land, 0 to 1.
 * @param {import('./mercator.mjs').View} view
 * @param {import('./masters/store.mjs').Masters} masters
 */
function steepnessOf(view, masters) {
  const { width, height } = view;
  const { level, perPixel } = levelFor(view);
  const relief = sample(masters.relief[level], view, mitchell);
  return relief.map((value, i) => {
    const x = i % width;
    const y = Math.floor(i / width);
    const east = relief[y * width + Math.min(width - 1, x + 1)] - value;
    const south = relief[Math.min(height - 1, y + 1) * width + x] - value;
    return Math.tanh(Math.hypot(east, south) / (perPixel * RELIEF_UNIT));
  });
}

/**
 * The middle of a scene at the size of the grid.
 * @param {Scene} scene
 * @param {number} part of its width, 0 to 1
 * @returns {Scene}
 */
function cut({ land, relief, river }, part) {
  const wide = GRID.width * GRID_GAIN;
  const tall = GRID.height * GRID_GAIN;
  const size = GRID.width * GRID.height;
  const out = {
    land: new Float32Array(size),
    relief: new Float32Array(size),
    river: new Float32Array(size),
  };
  for (let i = 0; i < size; i++) {
    const u = ((i % GRID.width) + 0.5) / GRID.width - 0.5;
    const v = (Math.floor(i / GRID.width) + 0.5) / GRID.height - 0.5;
    const x = Math.floor((0.5 + u * part) * wide);
    const y = Math.floor((0.5 + v * part) * tall);
    out.land[i] = land[y * wide + x] > 0.5 ? 1 : 0;
    out.relief[i] = relief[y * wide + x];
    // A river is a line, which a single sample would miss.
    for (let k = 0; k < 9; k++) {
      const near = (y + Math.floor(k / 3) - 1) * wide + x + (k % 3) - 1;
      out.river[i] = Math.max(out.river[i], river[near] ?? 0);
    }
  }
  return out;
}
