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
      for (const i of squareAround(pixels[next], 1, { width, height })) {
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
 * The pixels of a square around one, cut off at the frame.
 * @param {number} i
 * @param {number} radius pixels
 * @param {Size} size
 */
export function squareAround(i, radius, { width, height }) {
  const [x, y] = [i % width, Math.floor(i / width)];
  const square = [];
  for (let v = Math.max(0, y - radius); v <= Math.min(height - 1, y + radius); v++) {
    for (let u = Math.max(0, x - radius); u <= Math.min(width - 1, x + radius); u++) {
      square.push(v * width + u);
    }
  }
  return square;
}
