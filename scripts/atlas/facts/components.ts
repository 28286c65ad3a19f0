import type { Size } from '../mercator.ts';

/** It is whole if it does not touch the frame. */
export type Component = { pixels: number[]; isWhole: boolean };

/** The 8-connected components of a raster's pixels that satisfy a predicate, largest first. */
export function componentsOf(isPart: (i: number) => boolean, { width, height }: Size): Component[] {
  const seen = new Uint8Array(width * height);
  const components: Component[] = [];
  for (const [start, isSeen] of seen.entries()) {
    if (isSeen || !isPart(start)) continue;
    const pixels = [start];
    let isWhole = true;
    seen[start] = 1;
    for (const pixel of pixels) {
      const x = pixel % width;
      const y = Math.floor(pixel / width);
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) isWhole = false;
      for (const i of squareAround(pixel, 1, { width, height })) {
        if (seen[i] || !isPart(i)) continue;
        seen[i] = 1;
        pixels.push(i);
      }
    }
    components.push({ pixels, isWhole });
  }
  return components.sort((a, b) => b.pixels.length - a.pixels.length);
}

/** The pixels of a square around one, clipped at the frame. */
export function squareAround(i: number, radius: number, { width, height }: Size) {
  const [x, y] = [i % width, Math.floor(i / width)];
  const square = [];
  for (let v = Math.max(0, y - radius); v <= Math.min(height - 1, y + radius); v++) {
    for (let u = Math.max(0, x - radius); u <= Math.min(width - 1, x + radius); u++) {
      square.push(v * width + u);
    }
  }
  return square;
}
