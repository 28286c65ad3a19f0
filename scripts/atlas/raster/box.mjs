/**
 * Box filters over float rasters stored row by row from the top left. Running sums make the cost
 * independent of the radius.
 */

/**
 * Mean over 2·radius + 1 columns, wrapping around the world's left and right edges.
 * @param {Float32Array} source
 * @param {number} width
 * @param {number} height
 * @param {number} radius in pixels
 * @param {Float32Array} target must not be the source
 */
export function boxColumns(source, width, height, radius, target) {
  const share = 1 / (2 * radius + 1);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let sum = 0;
    for (let k = -radius; k <= radius; k++) sum += source[row + ((k + width) % width)];
    for (let x = 0; x < width; x++) {
      target[row + x] = sum * share;
      let entering = x + radius + 1;
      let leaving = x - radius;
      if (entering >= width) entering -= width;
      if (leaving < 0) leaving += width;
      sum += source[row + entering] - source[row + leaving];
    }
  }
}

/**
 * Mean over 2·radius + 1 rows, repeating the outermost row beyond the poles.
 * @param {Float32Array} source
 * @param {number} width
 * @param {number} height
 * @param {number} radius in pixels
 * @param {Float32Array} target must not be the source
 */
export function boxRows(source, width, height, radius, target) {
  const share = 1 / (2 * radius + 1);
  const sums = new Float64Array(width);
  for (let k = -radius; k <= radius; k++) {
    const row = Math.min(height - 1, Math.max(0, k)) * width;
    for (let x = 0; x < width; x++) sums[x] += source[row + x];
  }
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const entering = Math.min(height - 1, y + radius + 1) * width;
    const leaving = Math.max(0, y - radius) * width;
    for (let x = 0; x < width; x++) {
      target[row + x] = sums[x] * share;
      sums[x] += source[entering + x] - source[leaving + x];
    }
  }
}

/**
 * Box blur in place; two passes give a triangle filter.
 * @param {Float32Array} raster
 * @param {number} width
 * @param {number} height
 * @param {number} radius in pixels
 * @param {Float32Array} scratch as large as the raster
 * @param {number} [passes]
 * @returns the raster
 */
export function boxBlur(raster, width, height, radius, scratch, passes = 1) {
  for (let pass = 0; pass < passes; pass++) {
    boxColumns(raster, width, height, radius, scratch);
    boxRows(scratch, width, height, radius, raster);
  }
  return raster;
}
