import { COLOUR, MASTER, REFINEMENT } from '../parameters.mjs';
import { boxBlur } from '../raster/box.mjs';
import { resample, shrink } from '../raster/resample.mjs';

/** @typedef {import('./surface.mjs').Rgb} Rgb */

const { width, height } = COLOUR;
const SIZE = width * height;
/** Minimum weight in a window; below it there is too little data to fit. */
const TOO_FEW = 0.06;

/**
 * Fits how the colour depends on the guides around each pixel: weighted local ridge regression, the
 * guided filter of He, Sun and Tang (2013) with several guides.
 * @param {Rgb} colour
 * @param {Float32Array[]} guides at the colour's size
 * @param {Float32Array} valid weights
 * @param {number} radius of the window's two box passes
 * @param {number[]} ridge damping for each guide, as a share of its variance
 * @returns {Float32Array[]} coefficients: red, green and blue for each guide in turn
 */
export function coefficients(colour, guides, valid, radius, ridge) {
  const scratch = new Float32Array(SIZE);
  const windowed = (/** @type {Float32Array} */ plane) =>
    boxBlur(plane, width, height, radius, scratch, 2);
  const moment = (/** @type {Float32Array} */ a, /** @type {Float32Array} */ b) =>
    windowed(valid.map((weight, i) => weight * a[i] * b[i]));
  const ones = new Float32Array(SIZE).fill(1);
  const n = guides.length;
  const weights = windowed(valid.slice());
  const guideMeans = guides.map((guide) => moment(guide, ones));
  const colourMeans = colour.map((plane) => moment(plane, ones));
  const squares = guides.map((a, i) => guides.map((b, j) => (j < i ? ones : moment(a, b))));
  const crosses = guides.map((guide) => colour.map((plane) => moment(guide, plane)));
  const damping = guides.map((guide, g) => ridge[g] * varianceOf(guide, valid) + 1e-9);
  const out = Array.from({ length: n * 3 }, () => new Float32Array(SIZE));
  const matrix = new Float64Array(n * n);
  const sides = new Float64Array(n * 3);
  for (let i = 0; i < SIZE; i++) {
    if (weights[i] < TOO_FEW) continue;
    const share = 1 / weights[i];
    for (let a = 0; a < n; a++) {
      const mean = guideMeans[a][i] * share;
      for (let b = a; b < n; b++) {
        const covariance = squares[a][b][i] * share - mean * guideMeans[b][i] * share;
        matrix[a * n + b] = covariance;
        matrix[b * n + a] = covariance;
      }
      matrix[a * n + a] += damping[a];
      for (let c = 0; c < 3; c++) {
        sides[a * 3 + c] = crosses[a][c][i] * share - mean * colourMeans[c][i] * share;
      }
    }
    solve(matrix, sides, n);
    for (let k = 0; k < n * 3; k++) out[k][i] = sides[k];
  }
  for (const plane of out) boxBlur(plane, width, height, 1, scratch);
  return out;
}

/**
 * Variance of the valid pixels, sampled at every seventh, which is precise enough for the damping.
 * @param {Float32Array} plane
 * @param {Float32Array} valid
 */
function varianceOf(plane, valid) {
  let [count, sum, squares] = [0, 0, 0];
  for (let i = 0; i < plane.length; i += 7) {
    if (valid[i] <= 0.5) continue;
    count++;
    sum += plane[i];
    squares += plane[i] * plane[i];
  }
  return squares / count - (sum / count) ** 2;
}

/**
 * Gaussian elimination in place, for three right-hand sides; the ridge makes pivoting unnecessary.
 * @param {Float64Array} matrix n × n
 * @param {Float64Array} sides n × 3, overwritten with the solutions
 * @param {number} n
 */
function solve(matrix, sides, n) {
  for (let c = 0; c < n; c++) {
    for (let r = c + 1; r < n; r++) {
      const factor = matrix[r * n + c] / matrix[c * n + c];
      for (let k = c; k < n; k++) matrix[r * n + k] -= factor * matrix[c * n + k];
      for (let k = 0; k < 3; k++) sides[r * 3 + k] -= factor * sides[c * 3 + k];
    }
  }
  for (let c = n - 1; c >= 0; c--) {
    for (let k = 0; k < 3; k++) {
      let sum = sides[c * 3 + k];
      for (let q = c + 1; q < n; q++) sum -= matrix[c * n + q] * sides[q * 3 + k];
      sides[c * 3 + k] = sum / matrix[c * n + c];
    }
  }
}

/**
 * The detail that the guides predict and the colour is too coarse to show, at the masters' size.
 * @param {Float32Array[]} guides at the masters' size
 * @param {Float32Array[]} coarse the guides at the colour's size
 * @param {Float32Array[]} factors result of coefficients
 * @returns {Rgb}
 */
export function foretoldDetail(guides, coarse, factors) {
  const size = MASTER.width * MASTER.height;
  /** @type {Rgb} */
  const detail = [new Float32Array(size), new Float32Array(size), new Float32Array(size)];
  guides.forEach((guide, g) => {
    const fine = resample(coarse[g], COLOUR, MASTER);
    for (let i = 0; i < size; i++) fine[i] = guide[i] - fine[i];
    for (let c = 0; c < 3; c++) {
      const factor = resample(factors[g * 3 + c], COLOUR, MASTER, 'linear');
      for (let i = 0; i < size; i++) detail[c][i] += factor[i] * fine[i];
    }
  });
  return detail;
}

/** @param {Float32Array} plane at the masters' size */
export const toColourSize = (plane) => shrink(plane, MASTER.width, MASTER.height, REFINEMENT);
