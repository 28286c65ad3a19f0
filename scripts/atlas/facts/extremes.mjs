/** @typedef {import('../masters/pyramids.mjs').Raster} Raster */
/** @typedef {import('../mercator.mjs').View} View */
/** @typedef {{ lowest: Raster[], highest: Raster[] }} Extremes pyramids, finest first */

/**
 * The lowest and highest values in the blocks of a raster. Means would level the mountains of distant
 * views.
 * @param {Raster} raster of one channel
 * @param {number} levels
 * @returns {Extremes}
 */
export function extremesOf(raster, levels) {
  const lowest = [raster];
  const highest = [raster];
  for (let level = 1; level < levels; level++) {
    lowest.push(half(lowest[level - 1], Math.min));
    highest.push(half(highest[level - 1], Math.max));
  }
  return { lowest, highest };
}

/**
 * @param {Raster} raster
 * @param {(a: number, b: number) => number} choose
 * @returns {Raster}
 */
function half({ data, width, height }, choose) {
  const w = width >> 1;
  const h = height >> 1;
  const coarse = new Int16Array(w * h);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const at = 2 * y * width + 2 * x;
      const upper = choose(data[at], data[at + 1]);
      const lower = choose(data[at + width], data[at + width + 1]);
      coarse[y * w + x] = choose(upper, lower);
    }
  }
  return { data: coarse, width: w, height: h, channels: 1 };
}

/**
 * The raster's values at the pixels of a view, without interpolation.
 * @param {Raster} raster equirectangular, of one channel
 * @param {View} view
 */
export function valuesAt({ data, width, height }, view) {
  const columns = Int32Array.from({ length: view.width }, (_, x) => {
    const turn = (view.west + (x + 0.5) / view.worldPixels + 1) % 1;
    return Math.floor(turn * width);
  });
  const values = new Float32Array(view.width * view.height);
  for (let y = 0; y < view.height; y++) {
    const row = Math.floor(((90 - view.latitudes[y]) / 180) * height) * width;
    for (let x = 0; x < view.width; x++) values[y * view.width + x] = data[row + columns[x]];
  }
  return values;
}

/**
 * The extreme of a square around each pixel, cut off at the edges.
 * @param {Float32Array} values
 * @param {{ width: number, height: number }} size
 * @param {number} radius pixels, 0 for the pixel alone
 * @param {(a: number, b: number) => number} choose Math.min or Math.max
 */
export function extremeAround(values, { width, height }, radius, choose) {
  const along = (/** @type {Float32Array} */ source, /** @type {boolean} */ isRow) =>
    source.map((value, i) => {
      const at = isRow ? i % width : Math.floor(i / width);
      const last = (isRow ? width : height) - 1;
      const step = isRow ? 1 : width;
      let best = value;
      for (let k = Math.max(-radius, -at); k <= Math.min(radius, last - at); k++) {
        best = choose(best, source[i + k * step]);
      }
      return best;
    });
  return along(along(values, true), false);
}
