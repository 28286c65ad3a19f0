import { twoDigits } from './round.mjs';

/** @typedef {import('../../../src/domain/pictureFacts').Where} Where */
/** @typedef {import('../../../src/domain/pictureFacts').Run} Run */
/** @typedef {import('../../../src/domain/geography').CompassPoint} CompassPoint */
/** @typedef {{ width: number, height: number }} Size */

/** @type {readonly CompassPoint[]} clockwise, as in src/domain/geography.ts */
export const SECTORS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];
const SECTOR = (2 * Math.PI) / SECTORS.length;
/** The share of the pixels that a sector must hold to count, and the number that is all sides. */
const SECTOR_SHARE = 0.05;
const ALL_SIDES = 6;
/** Pixels this close to the crosshair are at it, and on either side of it if they run past it. */
const AT_CROSSHAIR = 4;
const BESIDE_CROSSHAIR = 20;
/** Length of the mean direction below which pixels lie around the crosshair, 0 to 1. */
const AROUND = 0.3;
/** Pixels of which this share lies in the inner half of the picture reach near the crosshair. */
const INNER_SHARE = 0.15;
/** Something that is this many times as long as wide runs one way. */
const ELONGATION = 2;

/**
 * @param {number} i pixel
 * @param {Size} size
 */
const offset = (i, { width, height }) => ({
  east: (i % width) + 0.5 - width / 2,
  south: Math.floor(i / width) + 0.5 - height / 2,
});

/**
 * A pixel's direction and distance from the crosshair: an index of SECTORS, and pixels.
 * @param {number} i pixel
 * @param {Size} size
 */
export function polarOf(i, size) {
  const { east, south } = offset(i, size);
  const sector = Math.round(Math.atan2(east, -south) / SECTOR) + SECTORS.length;
  return { sector: sector % SECTORS.length, distance: Math.hypot(east, south) };
}

/**
 * A sector in capitals, or in small letters if the pixels reach into the inner half of the picture.
 * @param {number} sector
 * @param {readonly number[]} pixels
 * @param {Size} size
 */
export function nearOrFar(sector, pixels, size) {
  const inner = pixels.filter((i) => {
    const { east, south } = offset(i, size);
    return Math.abs(east) < size.width / 4 && Math.abs(south) < size.height / 4;
  });
  const isNear = inner.length >= INNER_SHARE * pixels.length;
  const point = SECTORS[sector];
  return /** @type {Where} */ (isNear ? point.toLowerCase() : point);
}

/**
 * Where most of the pixels lie.
 * @param {readonly number[]} pixels
 * @param {Size} size
 * @param {boolean} isLine a line is at the crosshair wherever the rest of it runs
 * @returns {Where}
 */
export function whereOf(pixels, size, isLine = false) {
  const counts = SECTORS.map(() => 0);
  let [east, south, closest] = [0, 0, Infinity];
  for (const i of pixels) {
    const from = offset(i, size);
    const { sector, distance } = polarOf(i, size);
    counts[sector]++;
    east += from.east / distance;
    south += from.south / distance;
    closest = Math.min(closest, distance);
  }
  const filled = counts.filter((count) => count >= SECTOR_SHARE * pixels.length).length;
  const strength = Math.hypot(east, south) / pixels.length;
  if (strength < AROUND && filled >= ALL_SIDES) return '*';
  const isHere =
    strength < AROUND
      ? closest < BESIDE_CROSSHAIR
      : closest < AT_CROSSHAIR && (isLine || strength < 1.5 * AROUND);
  if (isHere) return '.';
  const fullest = counts.indexOf(Math.max(...counts));
  const mean = Math.round(Math.atan2(east, -south) / SECTOR) + SECTORS.length;
  return nearOrFar(strength < AROUND ? fullest : mean % SECTORS.length, pixels, size);
}

/**
 * The principal axis of pixels: its length in pixels, and which way it runs.
 * @param {readonly number[]} pixels
 * @param {Size} size
 * @returns {{ length: number, run: Run }}
 */
export function axisOf(pixels, size) {
  const points = pixels.map((i) => offset(i, size));
  const mean = (/** @type {(point: typeof points[number]) => number} */ of) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [x, y] = [mean(({ east }) => east), mean(({ south }) => south)];
  const xx = mean(({ east }) => (east - x) ** 2) + 1 / 12;
  const yy = mean(({ south }) => (south - y) ** 2) + 1 / 12;
  const xy = mean(({ east, south }) => (east - x) * (south - y));
  // Eigenvalues and eigenvector of the covariance matrix.
  const spread = Math.hypot((xx - yy) / 2, xy);
  const [major, minor] = [(xx + yy) / 2 + spread, (xx + yy) / 2 - spread];
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  let [first, last] = [Infinity, -Infinity];
  for (const { east, south } of points) {
    const along = east * Math.cos(angle) + south * Math.sin(angle);
    [first, last] = [Math.min(first, along), Math.max(last, along)];
  }
  const runs = /** @type {const} */ (['E-W', 'SE-NW', 'N-S', 'NE-SW']);
  const run = runs[(Math.round(angle / SECTOR) + 4) % 4];
  return { length: last - first + 1, run: major > ELONGATION ** 2 * minor ? run : '' };
}

/**
 * A length on the ground where pixels lie, in km.
 * @param {number} length pixels
 * @param {readonly number[]} pixels
 * @param {Size & { rowKm: Float64Array }} scene
 */
export const kilometres = (length, pixels, scene) =>
  twoDigits(length * scene.rowKm[Math.floor(middleOf(pixels, scene) / scene.width)]);

/**
 * The pixel at the centroid of pixels.
 * @param {readonly number[]} pixels
 * @param {Size} size
 */
export function middleOf(pixels, { width }) {
  const mean = (/** @type {(i: number) => number} */ of) =>
    Math.round(pixels.reduce((sum, i) => sum + of(i), 0) / pixels.length);
  return mean((i) => Math.floor(i / width)) * width + mean((i) => i % width);
}
