/** @typedef {{ width: number, height: number }} Size */
/** @typedef {{ pixels: number[], isWhole: boolean }} Component isWhole: does not touch the frame */

/**
 * The connected components of a raster's pixels, over edges and corners, largest first.
 * @param {(i: number) => boolean} isPart whether the pixel of an index belongs to any component
 * @param {Size} size
 * @returns {Component[]}
 */
export function componentsOf(isPart, { width, height }) {
  const seen = new Uint8Array(width * height);
  /** @type {Component[]} */
  const components = [];
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] || !isPart(start)) continue;
    const pixels = [start];
    let isWhole = true;
    seen[start] = 1;
    for (let next = 0; next < pixels.length; next++) {
      const x = pixels[next] % width;
      const y = Math.floor(pixels[next] / width);
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) isWhole = false;
      for (const i of neighbours(x, y, { width, height })) {
        if (seen[i] || !isPart(i)) continue;
        seen[i] = 1;
        pixels.push(i);
      }
    }
    components.push({ pixels, isWhole });
  }
  return components.sort((a, b) => b.pixels.length - a.pixels.length);
}

/**
 * The indices of the up to eight pixels around one.
 * @param {number} x
 * @param {number} y
 * @param {Size} size
 */
export function neighbours(x, y, { width, height }) {
  const around = [];
  for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++) {
    for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u++) {
      if (u !== x || v !== y) around.push(v * width + u);
    }
  }
  return around;
}
