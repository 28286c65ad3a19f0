/**
 * Fills holes by push-pull (Gortler et al., "The Lumigraph", 1996): averages of known pixels are
 * pushed up a pyramid, then pulled down into unknown ones.
 * @typedef {{ width: number, height: number, weight: Float32Array, channels: Float32Array[] }} Level
 */

/** @param {Level} level */
function push({ width, height, weight, channels }) {
  const w = Math.ceil(width / 2);
  const h = Math.ceil(height / 2);
  const weights = new Float32Array(w * h);
  const coarse = channels.map(() => new Float32Array(w * h));
  const sums = new Float64Array(channels.length);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      let total = 0;
      sums.fill(0);
      for (let j = 0; j < 2; j++) {
        for (let i = 0; i < 2; i++) {
          if (2 * y + j >= height || 2 * x + i >= width) continue;
          const at = (2 * y + j) * width + 2 * x + i;
          if (weight[at] <= 0) continue;
          total += weight[at];
          for (let k = 0; k < sums.length; k++) sums[k] += weight[at] * channels[k][at];
        }
      }
      if (total <= 0) continue;
      weights[y * w + x] = Math.min(1, total);
      for (let k = 0; k < sums.length; k++) coarse[k][y * w + x] = sums[k] / total;
    }
  }
  return { width: w, height: h, weight: weights, channels: coarse };
}

/**
 * Fills unknown pixels of the fine level in place, interpolating the coarse level bilinearly.
 * @param {Level} fine
 * @param {Level} coarse
 */
function pull(fine, coarse) {
  const { width: w, height: h } = coarse;
  for (let y = 0; y < fine.height; y++) {
    const v = y / 2 - 0.25;
    const top = Math.floor(v);
    const down = v - top;
    const upper = Math.max(0, top) * w;
    const lower = Math.min(h - 1, top + 1) * w;
    for (let x = 0; x < fine.width; x++) {
      const at = y * fine.width + x;
      const known = fine.weight[at];
      if (known >= 1) continue;
      const u = x / 2 - 0.25;
      const left = Math.floor(u);
      const across = u - left;
      const a = left < 0 ? w - 1 : left;
      const b = (left + 1) % w;
      for (let k = 0; k < fine.channels.length; k++) {
        const c = coarse.channels[k];
        const value =
          (c[upper + a] * (1 - across) + c[upper + b] * across) * (1 - down) +
          (c[lower + a] * (1 - across) + c[lower + b] * across) * down;
        const channel = fine.channels[k];
        channel[at] = known > 0 ? channel[at] * known + value * (1 - known) : value;
      }
    }
  }
}

/**
 * Copies of the channels with holes filled, wrapping around the world's left and right edges.
 * @param {Float32Array[]} channels
 * @param {Float32Array} weight confidence in each pixel, 0 to 1
 * @param {number} width
 * @param {number} height
 */
export function fillHoles(channels, weight, width, height) {
  /** @type {Level[]} */
  const levels = [{ width, height, weight, channels }];
  for (let last = levels[0]; last.width > 4 && last.height > 2;) {
    last = push(last);
    levels.push(last);
  }
  levels[0] = { ...levels[0], channels: channels.map((channel) => channel.slice()) };
  for (let l = levels.length - 2; l >= 0; l--) pull(levels[l], levels[l + 1]);
  return levels[0].channels;
}
