/** Finite stand-in for infinity, so that subtracting it never gives NaN. */
const FAR = 1e12;

/**
 * Lower envelope of parabolas along one line: squared distances, given those across the line.
 * @param {number} length
 * @param {Float64Array} f squared distances so far, overwritten with the result
 * @param {{ values: Float64Array, roots: Int32Array, starts: Float64Array }} scratch
 */
function transformLine(length, f, { values, roots, starts }) {
  let k = 0;
  roots[0] = 0;
  starts[0] = -FAR;
  starts[1] = FAR;
  for (let q = 1; q < length; q++) {
    let crossing;
    do {
      const r = roots[k];
      crossing = (f[q] + q * q - (f[r] + r * r)) / (2 * q - 2 * r);
    } while (crossing <= starts[k] && --k > -1);
    k++;
    roots[k] = q;
    starts[k] = crossing;
    starts[k + 1] = FAR;
  }
  k = 0;
  for (let q = 0; q < length; q++) {
    while (starts[k + 1] < q) k++;
    values[q] = (q - roots[k]) ** 2 + f[roots[k]];
  }
  f.set(values.subarray(0, length));
}

/**
 * Exact Euclidean distance in pixels to the nearest pixel that is 0; very large if there is none
 * (Felzenszwalb and Huttenlocher, "Distance Transforms of Sampled Functions", 2012).
 * @param {ArrayLike<number>} mask
 * @param {number} width
 * @param {number} height
 */
export function distanceToZero(mask, width, height) {
  const longest = Math.max(width, height);
  const scratch = {
    values: new Float64Array(longest),
    roots: new Int32Array(longest),
    starts: new Float64Array(longest + 1),
  };
  const line = new Float64Array(longest);
  const squared = Float64Array.from(mask, (value) => (value ? FAR : 0));
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) line[y] = squared[y * width + x];
    transformLine(height, line, scratch);
    for (let y = 0; y < height; y++) squared[y * width + x] = line[y];
  }
  for (let y = 0; y < height; y++) {
    line.set(squared.subarray(y * width, (y + 1) * width));
    transformLine(width, line, scratch);
    squared.set(line.subarray(0, width), y * width);
  }
  return Float32Array.from(squared, Math.sqrt);
}
