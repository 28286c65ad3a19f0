import { catmullRom, linear } from './kernels.mjs';

/**
 * Downsamples by averaging blocks of factor × factor pixels.
 * @param {Float32Array} source
 * @param {number} width a multiple of factor
 * @param {number} height a multiple of factor
 * @param {number} factor
 */
export function shrink(source, width, height, factor) {
  const w = width / factor;
  const h = height / factor;
  const target = new Float32Array(w * h);
  const share = 1 / (factor * factor);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      let sum = 0;
      for (let j = 0; j < factor; j++) {
        const first = (y * factor + j) * width + x * factor;
        for (let i = 0; i < factor; i++) sum += source[first + i];
      }
      target[y * w + x] = sum * share;
    }
  }
  return target;
}

/**
 * First source sample and weights for each target sample.
 * @param {number} from number of source samples
 * @param {number} to number of target samples
 * @param {boolean} smooth cubic if true, else linear
 */
function taps(from, to, smooth) {
  const kernel = smooth ? catmullRom : linear;
  const count = smooth ? 4 : 2;
  return Array.from({ length: to }, (_, i) => {
    const centre = ((i + 0.5) * from) / to - 0.5;
    const first = Math.floor(centre) - (smooth ? 1 : 0);
    return { first, weights: Array.from({ length: count }, (_, k) => kernel(centre - first - k)) };
  });
}

/**
 * Resamples an equirectangular world. Columns wrap around, the outermost rows are repeated.
 * @param {Float32Array} source
 * @param {{ width: number, height: number }} from
 * @param {{ width: number, height: number }} to
 * @param {'cubic' | 'linear'} [kernel]
 */
export function resample(source, from, to, kernel = 'cubic') {
  const smooth = kernel === 'cubic';
  const wide = new Float32Array(to.width * from.height);
  const columns = taps(from.width, to.width, smooth);
  for (let y = 0; y < from.height; y++) {
    const row = y * from.width;
    for (let x = 0; x < to.width; x++) {
      const { first, weights } = columns[x];
      let sum = 0;
      for (let j = 0; j < weights.length; j++) {
        const column = (first + j + from.width) % from.width;
        sum += weights[j] * source[row + column];
      }
      wide[y * to.width + x] = sum;
    }
  }
  const target = new Float32Array(to.width * to.height);
  taps(from.height, to.height, smooth).forEach(({ first, weights }, y) => {
    const out = y * to.width;
    weights.forEach((weight, j) => {
      const row = Math.min(from.height - 1, Math.max(0, first + j)) * to.width;
      for (let x = 0; x < to.width; x++) target[out + x] += weight * wide[row + x];
    });
  });
  return target;
}
