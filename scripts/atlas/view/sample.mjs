/** @typedef {import('../masters/pyramids.mjs').Raster} Raster */
/** @typedef {import('../mercator.mjs').View} View */

/** Number of resampled rows cached for the following picture rows. */
const ROWS_KEPT = 24;

/**
 * Resamples an equirectangular world to a view, rows first, then columns.
 * @param {Raster} raster
 * @param {View} view
 * @param {(t: number) => number} kernel spanning four samples
 */
export function sample(raster, view, kernel) {
  const { width, height, worldPixels, west, latitudes } = view;
  const { channels } = raster;
  const columns = Array.from({ length: width }, (_, x) => {
    const turn = (west + (x + 0.5) / worldPixels) % 1;
    return taps(((turn + 1) % 1) * raster.width - 0.5, kernel);
  });
  /** @type {Map<number, Float32Array>} */
  const rows = new Map();
  const rowAt = (/** @type {number} */ wanted) => {
    const y = Math.min(raster.height - 1, Math.max(0, wanted));
    const kept = rows.get(y);
    if (kept) return kept;
    const row = sampleRow(raster, y, columns);
    rows.set(y, row);
    if (rows.size > ROWS_KEPT) rows.delete(rows.keys().next().value ?? -1);
    return row;
  };
  const out = new Float32Array(width * height * channels);
  const stride = width * channels;
  for (let y = 0; y < height; y++) {
    const { first, weights } = taps(((90 - latitudes[y]) / 180) * raster.height - 0.5, kernel);
    for (let j = 0; j < 4; j++) {
      const row = rowAt(first + j);
      const weight = weights[j];
      for (let i = 0; i < stride; i++) out[y * stride + i] += weight * row[i];
    }
  }
  return out;
}

/**
 * @param {number} centre in samples
 * @param {(t: number) => number} kernel
 */
function taps(centre, kernel) {
  const first = Math.floor(centre) - 1;
  return { first, weights: [0, 1, 2, 3].map((j) => kernel(centre - first - j)) };
}

/**
 * @param {Raster} raster
 * @param {number} y
 * @param {{ first: number, weights: number[] }[]} columns
 */
function sampleRow({ data, width, channels }, y, columns) {
  const row = new Float32Array(columns.length * channels);
  for (let x = 0; x < columns.length; x++) {
    const { first, weights } = columns[x];
    for (let j = 0; j < 4; j++) {
      // Wrap around the world at 180°.
      const column = (first + j + width) % width;
      const at = (y * width + column) * channels;
      for (let c = 0; c < channels; c++) row[x * channels + c] += weights[j] * data[at + c];
    }
  }
  return row;
}
