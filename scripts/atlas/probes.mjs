import { isWater, lumaOf } from './inspection.mjs';
import { pixelOf } from './mercator.mjs';

/**
 * Points that pictures once showed wrongly, and what must be seen there: `forest` is dark ground,
 * `open` is ground of any brightness, `green` is neither haze nor snow, `river` is a line nearby that is
 * bluer than the ground.
 * @typedef {'water' | 'forest' | 'open' | 'green' | 'river'} Seen
 * @type {{ name: string, lat: number, lon: number, seen: Seen }[]}
 */
const PROBES = [
  { name: 'Åland', lat: 60.25, lon: 20.0, seen: 'forest' },
  { name: 'Lake Aydar', lat: 40.95, lon: 66.75, seen: 'water' },
  { name: 'Lake Sarygamysh', lat: 41.9, lon: 57.4, seen: 'water' },
  { name: 'the western Aral Sea', lat: 45.0, lon: 58.45, seen: 'water' },
  { name: 'the bed of the Aral Sea', lat: 44.7, lon: 60.4, seen: 'open' },
  { name: 'Lake Chad', lat: 13.05, lon: 14.5, seen: 'water' },
  { name: 'the marshes of Lake Chad', lat: 13.8, lon: 13.85, seen: 'open' },
  { name: 'Lake Ladoga', lat: 60.8, lon: 31.5, seen: 'water' },
  { name: 'Lake Onega', lat: 61.6, lon: 35.4, seen: 'water' },
  { name: 'Lake Victoria', lat: -1, lon: 33, seen: 'water' },
  { name: 'the Nile at Khartoum', lat: 15.62, lon: 32.52, seen: 'river' },
  { name: 'the upper Volga', lat: 57, lon: 44, seen: 'green' },
  { name: 'Tatarstan', lat: 55.3, lon: 50.5, seen: 'green' },
  { name: 'Bashkiria', lat: 54, lon: 56, seen: 'green' },
  { name: 'the Ishim steppe', lat: 54, lon: 68, seen: 'green' },
  { name: 'the Baraba steppe', lat: 55, lon: 77, seen: 'green' },
];

/** Pictures whose pixels are wider than this, in km, are too coarse for a probe, and for a river. */
const COARSE_KM = 4;
const COARSE_RIVER_KM = 1.3;
/** How much bluer than its surroundings a river is, and how far from the probe it may run, in pixels. */
const BLUER = 30;
const REACH = 16;
/** Water is neither as dark as the source's lakes nor ground; forest and green are as dark as this. */
const LEAST_BLUE = 70;
const MOST_FOREST = 115;
const MOST_GREEN = 150;
const LEAST_WARMTH = 8;

/** @typedef {[number, number, number]} Colour */
/** @type {Record<Exclude<Seen, 'river'>, (rgb: Colour) => boolean>} */
const LOOKS_LIKE = {
  water: (rgb) => isWater(rgb, 0) && rgb[2] >= LEAST_BLUE,
  open: (rgb) => !isWater(rgb, 0),
  forest: (rgb) => !isWater(rgb, 0) && lumaOf(rgb, 0) <= MOST_FOREST,
  green: (rgb) => lumaOf(rgb, 0) <= MOST_GREEN && rgb[0] - rgb[2] >= LEAST_WARMTH,
};

/**
 * The probes that a picture fails.
 * @param {Buffer} rgb of the picture at full size
 * @param {import('./mercator.mjs').View} view
 * @returns {string[]} what is wrong
 */
export function failedProbes(rgb, view) {
  if (view.kmPerPixel > COARSE_KM) return [];
  return PROBES.flatMap(({ name, seen, ...point }) => {
    const { x, y } = pixelOf(view, point);
    const margin = seen === 'river' ? REACH : 2;
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const isAcross = left >= margin && left < view.width - margin;
    if (!isAcross || top < margin || top >= view.height - margin) return [];
    if (seen === 'river') {
      const isFine = view.kmPerPixel <= COARSE_RIVER_KM;
      return isFine && !hasRiver(rgb, view.width, left, top) ? [`${name} is not seen`] : [];
    }
    const colour = meanAround(rgb, view.width, left, top);
    return LOOKS_LIKE[seen](colour) ? [] : [`${name} is not ${seen}: ${colour.join(' ')}`];
  });
}

/**
 * @param {Buffer} rgb
 * @param {number} width
 * @param {number} x
 * @param {number} y
 * @returns {Colour} mean of 3 × 3 pixels
 */
function meanAround(rgb, width, x, y) {
  const channel = (/** @type {number} */ c) => {
    let sum = 0;
    for (let k = 0; k < 9; k++) {
      const pixel = (y + Math.floor(k / 3) - 1) * width + x + (k % 3) - 1;
      sum += rgb[3 * pixel + c] ?? 0;
    }
    return Math.round(sum / 9);
  };
  return [channel(0), channel(1), channel(2)];
}

/**
 * Whether a pixel nearby is clearly bluer than the rest.
 * @param {Buffer} rgb
 * @param {number} width
 * @param {number} x
 * @param {number} y
 */
function hasRiver(rgb, width, x, y) {
  let [bluest, sum, count] = [-Infinity, 0, 0];
  for (let dy = -REACH; dy <= REACH; dy++) {
    for (let dx = -REACH; dx <= REACH; dx++) {
      const j = 3 * ((y + dy) * width + x + dx);
      const blueness = (rgb[j + 2] ?? 0) - (rgb[j] ?? 0);
      bluest = Math.max(bluest, blueness);
      sum += blueness;
      count++;
    }
  }
  return bluest - sum / count >= BLUER;
}
